// Cards are picked by suit, with their pictures, or by typing a name.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { cardsInPlay, matching, nameOf, suitsInPlay } from "./catalogue.js";
import { Emblem, Picture } from "./parts.js";
import { addCard, hand, LARGEST_HAND, removeCard, round, whereIs } from "./state.js";
import { t } from "./words.js";

/** @typedef {import("./answers.js").CardJson} Card */

const suit = signal("land");
const typed = signal("");
const MOST_FOUND = 9;

export function Picker() {
  const cards = cardsInPlay(round.value.modules);
  const found = matching(cards, typed.value).slice(0, MOST_FOUND);
  const shown = typed.value ? found : cards.filter((card) => card.suit === suit.value);
  return html`<section class="picker" aria-label=${t("cards")}>
    <${Finder} first=${found.find((card) => whereIs(card.id) === null)} />
    ${typed.value ? null : html`<${Suits} />`}
    ${typed.value && !found.length ? html`<p class="quiet">${t("nothingFound")}</p>` : null}
    <ul class="shelf">
      ${shown.map((card) => html`<li key=${card.id}><${Pick} card=${card} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{first: Card | undefined}} props */
function Finder({ first }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!first) return;
    addCard(first.id);
    typed.value = "";
  };
  const back = (/** @type {KeyboardEvent} */ event) => {
    const last = hand.value.cards.at(-1);
    if (event.key === "Backspace" && !typed.value && last) removeCard(last);
    if (event.key === "Escape") typed.value = "";
  };
  return html`<form class="finder" role="search" onSubmit=${submit}>
    <input type="search" enterkeyhint="enter" autocomplete="off" autocapitalize="off" spellcheck=${false}
      aria-label=${t("find")} placeholder=${t("findHint")} value=${typed.value}
      onInput=${(/** @type {any} */ event) => (typed.value = event.target.value)} onKeyDown=${back} />
  </form>`;
}

function Suits() {
  const suits = suitsInPlay(round.value.modules);
  return html`<div class="suits" role="group" aria-label=${t("suits")}>
    ${suits.map(
      (each) => html`<button type="button" key=${each.word} class="suit ink-${each.word}" aria-pressed=${each.word === suit.value}
        onClick=${() => (suit.value = each.word)}>
        <${Emblem} suit=${each.word} /><span>${each.name}</span>
      </button>`,
    )}
  </div>`;
}

/** @param {string | number | null} place */
function where(place) {
  if (place === "discard") return t("inDiscard");
  if (typeof place !== "number") return "";
  return t("inOther", { name: round.value.hands[place].name || t("hand", { n: place + 1 }) });
}

/** @param {{card: Card}} props */
function Pick({ card }) {
  const place = whereIs(card.id);
  const held = place === "hand";
  const full = hand.value.cards.length >= LARGEST_HAND;
  const name = nameOf(card.id);
  const label = held ? t("remove", { card: name }) : t("add", { card: name });
  const flip = () => (held ? removeCard(card.id) : addCard(card.id));
  const off = !held && (place !== null || full);
  return html`<button type="button" class="pick" aria-pressed=${held} aria-label=${label} disabled=${off} onClick=${flip}>
    <${Picture} id=${card.id} eager=${true} />
    <span class="name">${name}</span>
    ${off && place !== null ? html`<span class="note">${where(place)}</span>` : null}
    ${held ? html`<span class="tick" aria-hidden="true">✓</span>` : null}
  </button>`;
}
