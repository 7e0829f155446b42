// The cards, items, suits and modules with their words in the page's language.
import { computed, effect, signal } from "@preact/signals";
import { lang } from "./settings.js";
import { site } from "./site.js";

/** @typedef {import("./answers.js").CatalogueJson} Catalogue */
/** @typedef {import("./answers.js").CardJson} Card */
/** @typedef {import("./answers.js").ItemJson} Item */

const EMPTY = /** @type {Catalogue} */ ({ lang: "en", suits: [], cards: [], items: [], modules: [], options: [] });
export const catalogue = signal(EMPTY);

effect(() => {
  const wanted = lang.value;
  fetch(`${site.catalogues}${wanted}.json`)
    .then((answer) => answer.json())
    .then((found) => {
      if (wanted === lang.peek()) catalogue.value = found;
    });
});

/** @type {import("@preact/signals").ReadonlySignal<Map<string, Card>>} */
const cardsById = computed(() => new Map(catalogue.value.cards.map((card) => [card.id, card])));
/** @type {import("@preact/signals").ReadonlySignal<Map<string, Item>>} */
const itemsById = computed(() => new Map(catalogue.value.items.map((item) => [item.id, item])));

/** @param {string} id */
export const cardOf = (id) => cardsById.value.get(id);
/** @param {string} id */
export const itemOf = (id) => itemsById.value.get(id);

/** The name of a card, an item or a suit. @param {string} id */
export function nameOf(id) {
  const thing = cardOf(id) ?? itemOf(id);
  if (thing) return lang.value === "fr" ? thing.french : thing.english;
  return catalogue.value.suits.find((suit) => suit.word === id)?.name ?? id;
}

/** The cards in play. @param {string[]} modules */
export const cardsInPlay = (modules) =>
  catalogue.value.cards.filter(
    (card) => (!card.module || modules.includes(card.module)) && !(card.removed && modules.includes(card.removed)),
  );

/** Whether a card or an item is in play. @param {string} id @param {string[]} modules */
export const inPlay = (id, modules) => (itemOf(id) ? modules.includes("items") : cardsInPlay(modules).some((card) => card.id === id));

/** The suits in play. @param {string[]} modules */
export const suitsInPlay = (modules) =>
  catalogue.value.suits.filter((suit) => !suit.module || modules.includes(suit.module));

/** What a card says with these modules and options. @param {Card} card @param {string[]} on */
export function textOf(card, on) {
  let text = { bonus: card.bonus, penalty: card.penalty };
  for (const printing of card.printings) if (on.includes(printing.when)) text = printing;
  return text;
}

/** A name as it is compared: no case, no accents, no signs. @param {string} text */
export const key = (text) =>
  text.toLowerCase().normalize("NFD").replace(/œ/g, "oe").replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, " ").trim();

/** The things whose name begins with, or contains, what is typed; beginnings first.
 * @template {{id: string, english: string, french: string}} Thing
 * @param {Thing[]} things @param {string} typed */
export function matching(things, typed) {
  const wanted = key(typed);
  if (!wanted) return [];
  /** @param {Thing} thing */
  const rank = (thing) => {
    const names = [key(thing.french), key(thing.english), key(thing.id)];
    if (names.some((name) => name === wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    if (names.some((name) => name.includes(` ${wanted}`))) return 2;
    return names.some((name) => name.includes(wanted)) ? 3 : 4;
  };
  return things
    .map((thing) => /** @type {const} */ ([rank(thing), thing]))
    .filter(([found]) => found < 4)
    .sort((one, other) => one[0] - other[0])
    .map(([, thing]) => thing);
}
