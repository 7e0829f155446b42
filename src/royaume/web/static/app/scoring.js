// Asks for the score whenever what is on the table changes, and holds the last answer until the next has come.
import { computed, effect, signal, untracked } from "@preact/signals";
import { ask } from "./engine.js";
import { settled } from "./known.js";
import { lang } from "./settings.js";
import { asked, changeHand, hand, round } from "./state.js";

/** @typedef {import("./answers.js").SheetJson} Sheet */
/** @typedef {import("./answers.js").LineJson} Line */
/** @typedef {import("./answers.js").ErrorJson} Fault */

export const sheet = signal(/** @type {Sheet | null} */ (null));
export const fault = signal(/** @type {Fault | null} */ (null));
/** Cards that are lit: those that a line counted, or who did it. */
export const lit = signal(/** @type {string[]} */ ([]));
/** While the sheet is counted up: how many of its lines, or null. */
export const counting = signal(/** @type {number | null} */ (null));
const again = signal(0);

/** Asks once more after a failure. */
export const retry = () => (again.value += 1);

/** Makes a function that answers only the newest of its calls.
 * @template Given, Answer
 * @param {(given: Given) => Promise<Answer>} find @param {(answer: Answer) => void} take */
export function newest(find, take) {
  let last = 0;
  return async (/** @type {Given} */ given) => {
    const mine = ++last;
    const answer = await untracked(() => find(given)); // who answers is not what it depends on
    if (mine === last) take(answer);
  };
}

/** What is said of choices that fit no longer, as those of a module that was switched off: they are left to the search. */
const UNFIT = ["choice", "not-in-play"];

const scoreHand = newest(
  (/** @type {object} */ given) => ask("sheet", given),
  (/** @type {any} */ answer) => {
    if (UNFIT.includes(answer.error?.kind) && Object.keys(hand.value.choices).length) return void changeHand({ choices: {} });
    fault.value = answer.error ?? null;
    if (!answer.error) sheet.value = answer;
  },
);

effect(() => {
  again.value;
  if (!settled.value) return;
  const given = { ...asked(hand.value, round.value), lang: lang.value };
  lit.value = [];
  counting.value = null;
  if (given.hand.length || given.items.length) scoreHand(given);
  else (sheet.value = null), (fault.value = null);
});

/** The line of a card on the sheet. @param {string} id */
export const lineOf = (id) => sheet.value?.lines.find((line) => line.card === id);

/** What is shown as the total: all of it, or what has been counted up so far. */
export const shownTotal = computed(() => {
  const answer = sheet.value;
  if (!answer || counting.value === null) return answer?.total ?? 0;
  const parts = [...answer.lines.map((line) => line.subtotal), ...answer.items.map((line) => line.points)];
  return parts.slice(0, counting.value).reduce((sum, points) => sum + points, 0);
});

/** Counts the sheet up line by line, each lighting the cards that it counted. */
export async function countUp() {
  const answer = sheet.value;
  if (!answer) return;
  const steps = answer.lines.length + answer.items.length;
  for (let step = 1; step <= steps; step++) {
    counting.value = step;
    const line = answer.lines[step - 1];
    lit.value = line ? [line.card, ...line.reasons.flatMap((reason) => reason.by)] : [];
    await new Promise((done) => setTimeout(done, 650));
    if (counting.value !== step) return; // skipped, or the hand changed
  }
  stopCounting();
}

export function stopCounting() {
  counting.value = null;
  lit.value = [];
}
