// The hand and its total, always in sight.
import { html } from "htm/preact";
import { nameOf } from "./catalogue.js";
import { Emblem, Picture } from "./parts.js";
import { fault, lineOf, lit, retry, sheet, shownTotal } from "./scoring.js";
import { active, before, clearHand, hand, removeCard, round, undo } from "./state.js";
import { opened } from "./sheet.js";
import { figure, t } from "./words.js";

export function Tray() {
  const cards = hand.value.cards;
  return html`<section class="tray" aria-label=${t("yourHand")}>
    <${Score} />
    ${cards.length
      ? html`<ol class="fan" style=${{ "--cards": cards.length }}>${cards.map((id) => html`<li key=${id}><${Held} id=${id} /></li>`)}</ol>`
      : html`<p class="fan empty">${t("pickFirst")}</p>`}
    ${fault.value
      ? html`<p class="fault" role="alert">${fault.value.sentence} <button type="button" onClick=${retry}>${t("retry")}</button></p>`
      : null}
  </section>`;
}

function Score() {
  const answer = sheet.value;
  const size = answer?.usual[0] ?? usualSize();
  const several = round.value.hands.length > 1;
  const name = hand.value.name || t("hand", { n: active.value + 1 });
  return html`<div class="score">
    <p class="total" role="status"><span class="figure">${figure(shownTotal.value)}</span> <span class="unit">${t("points")}</span></p>
    <div class="about">
      ${several ? html`<p><strong>${name}</strong></p>` : null}
      <p>${t("counted", { n: hand.value.cards.length, of: size })}</p>
      <p class="quiet">${choicesSaid()}</p>
    </div>
    <div class="tools">
      ${before.value ? html`<button type="button" class="plain" onClick=${undo}>${t("undo")}</button>` : null}
      ${hand.value.cards.length && !before.value ? html`<button type="button" class="plain" onClick=${clearHand} aria-label=${t("clearHand")}>✕</button>` : null}
    </div>
  </div>`;
}

const usualSize = () => (round.value.modules.includes("suits") ? 8 : 7);

/** Whether the choices are the best, or what those fixed cost. */
function choicesSaid() {
  const answer = sheet.value;
  if (!answer || !hand.value.cards.length) return "";
  const cost = answer.total - answer.best;
  if (Object.keys(hand.value.choices).length) return cost ? t("fixedCosts", { cost: figure(cost) }) : t("fixedFree");
  return Object.keys(answer.choices).length ? t("bestFound") : (answer.warnings[0] ?? "");
}

/** @param {{id: string}} props */
function Held({ id }) {
  const line = lineOf(id);
  const blanked = line?.blanked ?? false;
  const name = nameOf(id);
  const state = blanked ? `, ${t("blanked")}` : "";
  const classes = ["held", blanked && "blanked", lit.value.includes(id) && "lit"].filter(Boolean).join(" ");
  const drop = (/** @type {any} */ event) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    const place = event.currentTarget.closest("li");
    (place.nextElementSibling ?? place.previousElementSibling)?.querySelector("button").focus(); // the keyboard stays in the hand
    removeCard(id);
  };
  return html`<button type="button" class=${classes} aria-label=${t("details", { card: name }) + state} onClick=${() => (opened.value = id)} onKeyDown=${drop}>
    <${Picture} id=${id} eager=${true} />
    ${blanked ? html`<span class="strike"><${Emblem} suit=${strikerOf(line)} /></span>` : null}
  </button>`;
}

/** The suit of the card that blanked this one. @param {import("./scoring.js").Line | undefined} line */
function strikerOf(line) {
  const by = line?.reasons.find((reason) => reason.kind.startsWith("blanked"))?.by[0];
  return (by && lineOf(by)?.suit) || line?.suit || "wild";
}
