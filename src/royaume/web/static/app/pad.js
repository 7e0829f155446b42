// The evening's pad: the rounds played, kept on this device until a new evening is begun.
import { computed, effect, signal } from "@preact/signals";
import { nameOf } from "./catalogue.js";
import { store, stored } from "./settings.js";

/** @typedef {{name: string, place: number, total: number, cards: string[]}} Result */
/** @typedef {{when: string, results: Result[]}} Played */

/** @returns {Played[]} */
function kept() {
  try {
    const found = JSON.parse(stored("evening") ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const rounds = signal(kept());
effect(() => store("evening", JSON.stringify(rounds.value)));

/** In the order of the table. @param {{name: string, place: number, sheet: import("./answers.js").SheetJson}[]} places */
export function writeRound(places) {
  const results = places.map(({ name, place, sheet }) => ({ name, place, total: sheet.total, cards: sheet.lines.map((line) => line.card) }));
  rounds.value = [...rounds.value, { when: new Date().toISOString(), results }];
}

/** @param {number} which */
export const removeRound = (which) => (rounds.value = rounds.value.filter((_, i) => i !== which));
export const newEvening = () => (rounds.value = []);

/** Everybody who played, in the order in which they came. */
export const names = computed(() => [...new Set(rounds.value.flatMap((played) => played.results.map((result) => result.name)))]);

/** @param {Played} played @param {string} name */
export const totalOf = (played, name) => played.results.find((result) => result.name === name)?.total;

/** The sum and the rounds won of every player, the highest sum first. */
export const standings = computed(() =>
  names.value
    .map((name) => {
      const results = rounds.value.flatMap((played) => played.results.filter((result) => result.name === name));
      const sum = results.reduce((points, result) => points + result.total, 0);
      return { name, sum, won: results.filter((result) => result.place === 1).length };
    })
    .sort((one, other) => other.sum - one.sum),
);

/** The best hand of the evening. */
export const bestHand = computed(() =>
  rounds.value.flatMap((played) => played.results).reduce((best, each) => (!best || each.total > best.total ? each : best), /** @type {Result | null} */ (null)),
);

/** The pad as lines of text. @param {(n: number) => string} roundName @param {string} sumName */
export function asText(roundName, sumName) {
  const lines = rounds.value.map((played, i) => `${roundName(i + 1)}: ${played.results.map((each) => `${each.name} ${each.total}`).join(", ")}`);
  const sums = standings.value.map((each) => `${each.name} ${each.sum}`).join(", ");
  const best = bestHand.value;
  return [...lines, `${sumName}: ${sums}`, ...(best ? [`★ ${best.name} ${best.total}: ${best.cards.map(nameOf).join(", ")}`] : [])].join("\n");
}

/** @param {string | number} cell */
function quoted(cell) {
  const text = String(cell);
  const safe = /^[=+@\t]/.test(text) || /^-\D/.test(text) ? `'${text}` : text; // a spreadsheet must not run it
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The pad as CSV: a line for every hand. @param {string[]} heads */
export function asCsv(heads) {
  const rows = rounds.value.flatMap((played, i) =>
    played.results.map((each) => [i + 1, played.when, each.place, each.name, each.total, each.cards.map(nameOf).join(", ")]),
  );
  return [heads, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";
}
