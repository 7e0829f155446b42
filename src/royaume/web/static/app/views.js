// Which part of the page is shown.
import { signal } from "@preact/signals";

/** @typedef {"score" | "table" | "ranking" | "evening"} View */

export const VIEWS = /** @type {View[]} */ (["score", "table", "ranking", "evening"]);
export const view = signal(/** @type {View} */ ("score"));
/** In the score view: the cards to pick from, or the sheet. */
export const pane = signal(/** @type {"cards" | "sheet"} */ ("cards"));
