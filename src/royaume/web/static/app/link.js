// A round as a link: everything stands behind the #, so it never leaves the device unless it is shared.

/** @typedef {import("./state.js").Round} Round */
/** @typedef {import("./state.js").Hand} Hand */

const CARD = /^(FR|CH)\d\d$/;
const MOST = 12;

/** The part of a link behind the #. @param {Round} round @returns {string} */
export function writeLink(round) {
  const parts = new URLSearchParams();
  for (const hand of round.hands) parts.append("h", [hand.name.replaceAll("/", " "), hand.cards.map((id) => withChoice(hand, id)).join("."), hand.items.join(".")].join("/"));
  if (round.discard.length) parts.set("d", round.discard.join("."));
  if (round.players !== 4) parts.set("p", String(round.players));
  if (round.modules.length) parts.set("w", round.modules.join("."));
  if (round.options.length) parts.set("o", round.options.join("."));
  return "#" + parts.toString().replaceAll("%2F", "/").replaceAll("%3A", ":");
}

/** @param {Hand} hand @param {string} id */
function withChoice(hand, id) {
  const choice = hand.choices[id];
  if (choice === undefined) return id;
  return `${id}:${choice === null ? "none" : Array.isArray(choice) ? choice.join(":") : choice}`;
}

/** The round that a link carries, or null. What it does not know it leaves out. @param {string} hash @returns {Round | null} */
export function readLink(hash) {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const hands = parts.getAll("h").slice(0, MOST).map(readHand);
  if (!hands.length) return null;
  const taken = new Set(hands.flatMap((hand) => hand.cards));
  return {
    hands,
    discard: ids(parts.get("d")).filter((id) => !taken.has(id)),
    players: Math.min(12, Math.max(1, Number(parts.get("p")) || 4)),
    modules: words(parts.get("w")),
    options: words(parts.get("o")),
  };
}

/** @param {string} text @returns {Hand} */
function readHand(text) {
  const [name = "", cards = "", items = ""] = text.split("/");
  /** @type {Hand["choices"]} */
  const choices = {};
  /** @type {string[]} */
  const held = [];
  for (const each of cards.split(".")) {
    const [id, what, suit] = each.split(":");
    if (!CARD.test(id) || held.includes(id)) continue;
    held.push(id);
    if (what) choices[id] = what === "none" ? null : suit ? [what, suit] : what;
  }
  return { name: name.slice(0, 40), cards: held.slice(0, 9), items: ids(items), choices };
}

/** @param {string | null} text */
const ids = (text) => [...new Set((text ?? "").split(".").filter((id) => CARD.test(id)))];
/** @param {string | null} text */
const words = (text) => (text ?? "").split(".").filter((word) => /^[a-z-]+$/.test(word));
