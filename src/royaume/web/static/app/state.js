// The round on the table: the hands and what they share. Kept on the device, and carried by links.
import { batch, computed, effect, signal } from "@preact/signals";
import { readLink } from "./link.js";
import { store, stored } from "./settings.js";

/** @typedef {import("./answers.js").ChoiceJson} Choice */
/** @typedef {{name: string, cards: string[], items: string[], choices: Record<string, Choice>}} Hand */
/** @typedef {{hands: Hand[], discard: string[], players: number, modules: string[], options: string[]}} Round */

export const LARGEST_HAND = 9;

/** @returns {Hand} */
export const emptyHand = () => ({ name: "", cards: [], items: [], choices: {} });

/** @returns {Round} */
export const emptyRound = () => ({ hands: [emptyHand()], discard: [], players: 4, modules: [], options: [] });

/** @returns {Round} */
function begun() {
  const linked = readLink(location.hash);
  if (linked) return linked;
  try {
    const kept = JSON.parse(stored("round") ?? "");
    if (Array.isArray(kept.hands) && kept.hands.length) return { ...emptyRound(), ...kept, hands: kept.hands.map((/** @type {Partial<Hand>} */ each) => ({ ...emptyHand(), ...each })) };
  } catch {
    // nothing was kept
  }
  return emptyRound();
}

export const round = signal(begun());
export const active = signal(0);
export const hand = computed(() => round.value.hands[Math.min(active.value, round.value.hands.length - 1)]);
/** What was on the table before the last thing that a slip of the finger could do. */
export const before = signal(/** @type {Round | null} */ (null));

effect(() => store("round", JSON.stringify(round.value)));

/** @param {Partial<Round>} change */
export const change = (change) => (round.value = { ...round.value, ...change });

/** @param {Partial<Hand>} changes @param {number} [which] */
export function changeHand(changes, which = active.value) {
  change({ hands: round.value.hands.map((each, i) => (i === which ? { ...each, ...changes } : each)) });
}

/** Where a card lies already: "hand", "discard", the number of another hand, or nowhere.
 * @param {string} id @returns {"hand" | "discard" | number | null} */
export function whereIs(id) {
  if (hand.value.cards.includes(id)) return "hand";
  if (round.value.discard.includes(id)) return "discard";
  const other = round.value.hands.findIndex((each) => each.cards.includes(id));
  return other < 0 ? null : other;
}

/** @param {string} id */
export function addCard(id) {
  const cards = hand.value.cards;
  if (whereIs(id) === null && cards.length < LARGEST_HAND) changeHand({ cards: [...cards, id] });
}

/** @param {string} id */
export function removeCard(id) {
  changeHand({ cards: hand.value.cards.filter((each) => each !== id), choices: withoutCard(hand.value.choices, id) });
}

/** The choices that still make sense when a card is gone.
 * @param {Record<string, Choice>} choices @param {string} id */
function withoutCard(choices, id) {
  const about = (/** @type {[string, Choice]} */ [card, choice]) => card === id || choice === id || (Array.isArray(choice) && choice[0] === id);
  return Object.fromEntries(Object.entries(choices).filter((entry) => !about(entry)));
}

/** Fixes a choice, or with undefined leaves it to the search. @param {string} card @param {Choice | undefined} choice */
export function fix(card, choice) {
  const { [card]: _, ...others } = hand.value.choices;
  changeHand({ choices: choice === undefined ? others : { ...others, [card]: choice } });
}

/** @param {string} out @param {string} into */
export function swap(out, into) {
  const discard = round.value.discard.filter((id) => id !== into);
  const cards = hand.value.cards.map((id) => (id === out ? into : id));
  batch(() => {
    changeHand({ cards, choices: withoutCard(hand.value.choices, out) });
    change({ discard: round.value.discard.includes(into) ? [...discard, out] : discard });
  });
}

export function clearHand() {
  before.value = round.value;
  changeHand({ cards: [], items: [], choices: {} });
}

export function undo() {
  if (before.value) round.value = before.value;
  before.value = null;
}

export function addHand() {
  change({ hands: [...round.value.hands, emptyHand()] });
  active.value = round.value.hands.length - 1;
}

/** @param {number} which */
export function removeHand(which) {
  before.value = round.value;
  const hands = round.value.hands.filter((_, i) => i !== which);
  batch(() => {
    change({ hands: hands.length ? hands : [emptyHand()] });
    active.value = Math.min(active.value, Math.max(0, hands.length - 1));
  });
}

/** The next round: the same players and rules, empty hands. */
export function newRound() {
  before.value = round.value;
  const hands = round.value.hands.map((each) => ({ ...emptyHand(), name: each.name }));
  batch(() => {
    change({ hands, discard: [] });
    active.value = 0;
  });
}

/** Turns a module or an option on or off; what is no longer in play leaves the table.
 * @param {"modules" | "options"} kind @param {string} word @param {string[]} refused @param {(id: string, modules: string[]) => boolean} inPlay */
export function toggle(kind, word, refused, inPlay) {
  const was = round.value[kind];
  const now = was.includes(word) ? was.filter((each) => each !== word) : [...was, word].filter((w) => !refused.includes(w));
  const modules = kind === "modules" ? now : round.value.modules;
  const stays = (/** @type {string} */ id) => inPlay(id, modules);
  const hands = round.value.hands.map((each) => keep(each, stays));
  change({ [kind]: now, hands, discard: round.value.discard.filter(stays) });
}

/** @param {Hand} each @param {(id: string) => boolean} stays @returns {Hand} */
function keep(each, stays) {
  const gone = each.cards.filter((id) => !stays(id));
  const choices = gone.reduce(withoutCard, each.choices);
  return { ...each, cards: each.cards.filter(stays), items: each.items.filter(stays), choices };
}

/** What the engine is asked about a hand. @param {Hand} each @param {Round} [table] */
export const asked = (each, table = round.value) => ({
  hand: each.cards,
  choices: each.choices,
  discard: table.discard,
  items: table.modules.includes("items") ? each.items : [],
  players: table.players,
  modules: table.modules,
  options: table.options,
});
