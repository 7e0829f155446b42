// Which one swap would help most: every card of the hand is tried against every card that is not in it.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { cardOf, nameOf } from "./catalogue.js";
import { ask } from "./engine.js";
import { Emblem } from "./parts.js";
import { sheet } from "./scoring.js";
import { asked, hand, round, swap } from "./state.js";
import { figure, signed, t } from "./words.js";

/** @typedef {{out: string, card: string, total: number, discarded: boolean}} Found */
/** @typedef {{of: string, tried: number, found: Found[]}} Search */

const search = signal(/** @type {Search | null} */ (null));
const MOST_SHOWN = 3;

/** What the search was about: it is out of date when this changes. */
const about = () => JSON.stringify(asked(hand.value, round.value));

async function start() {
  const of = about();
  search.value = { of, tried: 0, found: [] };
  for (const out of hand.value.cards) {
    const answer = await ask("swaps", { ...asked(hand.value), out });
    /** @type {Search | null} */
    const now = search.value;
    if (!now || now.of !== of || about() !== of) return;
    const better = (answer.swaps ?? []).map((/** @type {any} */ each) => ({ ...each, out }));
    search.value = { of, tried: now.tried + 1, found: [...now.found, ...better] };
  }
}

export function Swaps() {
  const now = search.value;
  const size = hand.value.cards.length;
  if (!now || now.of !== about())
    return html`<div class="actions"><button type="button" onClick=${start} disabled=${!size}>${t("swaps")}</button></div>`;
  const total = sheet.value?.total ?? 0;
  const better = now.found.filter((each) => each.total > total).sort((one, other) => other.total - one.total);
  return html`<section class="swaps" aria-label=${t("swaps")}>
    <h2>${t("swaps")}</h2>
    ${now.tried < size
      ? html`<p role="status"><progress max=${size} value=${now.tried}></progress> ${t("swapsOf", { n: now.tried, of: size })}</p>`
      : null}
    <${Swapped} title=${t("swapFromDiscard")} swaps=${better.filter((each) => each.discarded)} total=${total} />
    <${Swapped} title=${t("swapAny")} swaps=${better.filter((each) => !each.discarded)} total=${total} />
    ${now.tried === size && !better.length ? html`<p>${t("swapNone")}</p>` : null}
  </section>`;
}

/** @param {{title: string, swaps: Found[], total: number}} props */
function Swapped({ title, swaps, total }) {
  if (!swaps.length) return null;
  return html`<h3>${title}</h3>
    <ul class="choices">
      ${swaps.slice(0, MOST_SHOWN).map((each) => html`<li key=${each.out + each.card}><${OneSwap} each=${each} total=${total} /></li>`)}
    </ul>`;
}

/** @param {{each: Found, total: number}} props */
function OneSwap({ each, total }) {
  const names = { out: nameOf(each.out), into: nameOf(each.card) };
  const suit = cardOf(each.card)?.suit ?? "wild";
  return html`<button type="button" onClick=${() => swap(each.out, each.card)}>
    <${Emblem} suit=${suit} /><span>${t("swapLine", names)}</span>
    <strong>${figure(each.total)}</strong> <small>${signed(each.total - total)}</small>
  </button>`;
}
