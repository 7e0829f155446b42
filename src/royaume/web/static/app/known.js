// A link, or what was kept here, can be older than the page, or damaged. What the page does not know leaves the table, and
// no card lies in two places.
import { batch, effect, signal } from "@preact/signals";
import { cardOf, catalogue, inPlay } from "./catalogue.js";
import { readLink } from "./link.js";
import { active, LARGEST_HAND, round } from "./state.js";

/** @typedef {import("./state.js").Round} Round */
/** @typedef {import("./state.js").Hand} Hand */
/** @typedef {import("./state.js").Choice} Choice */

/** @param {Round} given @returns {Round} */
function tidied(given) {
  const modules = onesOf(given.modules, catalogue.value.modules);
  /** @type {Set<string>} */
  const taken = new Set();
  const free = (/** @type {string} */ id) => inPlay(id, modules) && !taken.has(id) && Boolean(taken.add(id));
  const cards = (/** @type {string} */ id) => cardOf(id) !== undefined && free(id);
  const items = (/** @type {string} */ id) => cardOf(id) === undefined && free(id);
  const hands = given.hands.map((hand) => ({
    ...hand,
    cards: hand.cards.filter(cards).slice(0, LARGEST_HAND),
    items: hand.items.filter(items),
    choices: Object.fromEntries(Object.entries(hand.choices).filter(([id, choice]) => hand.cards.includes(id) && makesSense(id, choice, modules))),
  }));
  return { ...given, hands, modules, options: onesOf(given.options, catalogue.value.options), discard: given.discard.filter(cards) };
}

/** The words that are known, without those that an earlier one refuses.
 * @param {string[]} words @param {import("./answers.js").SwitchJson[]} known */
const onesOf = (words, known) =>
  words.filter((word, i) => {
    const each = known.find((one) => one.word === word);
    return each && !words.slice(0, i).some((earlier) => earlier === word || each.refuses.includes(earlier));
  });

/** Whether it is a choice at all; whether it is legal the engine knows. @param {string} id @param {Choice} choice @param {string[]} modules */
function makesSense(id, choice, modules) {
  const suit = (/** @type {string} */ word) => catalogue.value.suits.some((each) => each.word === word);
  if (!cardOf(id)?.chooses) return false;
  if (Array.isArray(choice)) return choice.length === 2 && inPlay(choice[0], modules) && suit(choice[1]);
  return choice === null || inPlay(choice, modules) || suit(choice);
}

/** Whether the round has been looked at. */
export const settled = signal(false);

effect(() => {
  if (!catalogue.value.cards.length) return;
  lay(round.peek());
  settled.value = true;
});

addEventListener("hashchange", () => {
  const linked = readLink(location.hash);
  if (linked) batch(() => (lay(linked), (active.value = 0)));
});

/** Lays on the table what is known of a round. @param {Round} given */
function lay(given) {
  const now = tidied(given);
  if (JSON.stringify(now) !== JSON.stringify(round.peek())) round.value = now;
}
