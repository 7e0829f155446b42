// Keeps the site on the device, so that it opens with the network cut.

import { signal } from "@preact/signals";

/** @type {import("@preact/signals").Signal<"no" | "page" | "all">} What opens without a network: nothing, the page, or
 * the page with all it needs to score. */
export const kept = signal("no");

/** Once the page is there: keeps it. In a private window, without room or without https it cannot; the page is as good
 * then, with a network. */
export async function keepPage() {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data.kept) {
      kept.value = "all";
    }
  });
  try {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
    kept.value = "page";
  } catch {
    kept.value = "no";
  }
}

/** Once the engine is there, and with it in the browser's own store: keeps it too. */
export async function keepEngine() {
  if ("serviceWorker" in navigator) {
    const registration = await navigator.serviceWorker.ready;
    registration.active?.postMessage("keep everything");
  }
}
