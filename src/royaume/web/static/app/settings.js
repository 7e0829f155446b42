// What the person prefers on this device: language and theme. Kept in the browser's own storage.
import { computed, effect, signal } from "@preact/signals";

/** @typedef {"en" | "fr"} Lang */

/** @param {string} key */
export function stored(key) {
  try {
    return localStorage.getItem(`royaume.${key}`);
  } catch {
    return null; // storage can be forbidden: the page works without
  }
}

/** @param {string} key @param {string} value */
export function store(key, value) {
  try {
    localStorage.setItem(`royaume.${key}`, value);
  } catch {
    // nothing is kept then
  }
}

/** @returns {Lang} */
function spoken() {
  const kept = stored("lang");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export const lang = signal(spoken());
export const themeChoice = signal(stored("theme") ?? ""); // "" follows the device
const night = matchMedia("(prefers-color-scheme: dark)");
const nightNow = signal(night.matches);
night.addEventListener("change", () => (nightNow.value = night.matches));
export const theme = computed(() => themeChoice.value || (nightNow.value ? "dark" : "light"));
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

effect(() => {
  store("lang", lang.value);
  document.documentElement.lang = lang.value;
});

effect(() => {
  store("theme", themeChoice.value);
  document.documentElement.dataset.theme = themeChoice.value;
});
