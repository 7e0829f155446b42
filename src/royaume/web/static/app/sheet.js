// The score sheet, as on the pad, with the reason under each line; a card's details; its choice.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { cardOf, itemOf, nameOf, textOf } from "./catalogue.js";
import { ChoiceDialog, choosingFor } from "./choices.js";
import { CardText, choiceInWords, Dialog, Emblem, Marked, Picture } from "./parts.js";
import { counting, countUp, lineOf, lit, sheet, stopCounting } from "./scoring.js";
import { stillness } from "./settings.js";
import { hand, removeCard, round } from "./state.js";
import { Swaps } from "./swaps.js";
import { figure, signed, t } from "./words.js";

/** @typedef {import("./scoring.js").Line} Line */

/** The card whose details are open. */
export const opened = signal("");

export function Sheet() {
  const answer = sheet.value;
  if (!answer) return html`<p class="quiet">${t("pickFirst")}</p>`;
  const shown = counting.value ?? Infinity;
  return html`<section class="sheet" aria-label=${t("sheet")}>
    <table>
      <thead>
        <tr><th scope="col">${t("card")}</th><th scope="col">${t("base")}</th><th scope="col">${t("extra")}</th><th scope="col">${t("subtotal")}</th></tr>
      </thead>
      <tbody>
        ${answer.lines.map((line, i) => html`<${Row} key=${line.card} line=${line} shown=${i < shown} />`)}
        ${answer.items.map((line, i) => html`<${ItemRow} key=${line.item} line=${line} shown=${answer.lines.length + i < shown} />`)}
      </tbody>
      <tfoot>
        <tr><th scope="row">${t("total")}</th><td></td><td></td><td>${figure(answer.total)}</td></tr>
      </tfoot>
    </table>
    ${answer.warnings.map((warning) => html`<p class="quiet" key=${warning}>${warning}</p>`)}
    <div class="actions">
      ${counting.value === null
        ? html`<button type="button" onClick=${() => (stillness.matches ? null : countUp())} hidden=${stillness.matches}>${t("countUp")}</button>`
        : html`<button type="button" onClick=${stopCounting}>${t("skip")}</button>`}
    </div>
    <${Swaps} />
  </section>`;
}

/** The line's figures: a blanked card has none. @param {Line} line */
function figures(line) {
  if (line.blanked) return ["–", "–", "0"];
  const extra = line.bonus + line.penalty;
  return [figure(line.base), extra ? signed(extra) : "0", figure(line.subtotal)];
}

/** @param {Line} line */
const reasonsOf = (line) => [...new Set(line.reasons.map((reason) => reason.text))].join(" ");

/** The card of a line and those that it counted. @param {Line} line */
const involved = (line) => [line.card, ...line.reasons.flatMap((reason) => reason.by)];

/** Lights the cards that a line counted, or puts them out. @param {Line} line */
const light = (line) => (lit.value = lit.value[0] === line.card ? [] : involved(line));

/** @param {{line: Line, shown: boolean}} props */
function Row({ line, shown }) {
  const [base, extra, subtotal] = shown ? figures(line) : ["", "", ""];
  const why = reasonsOf(line);
  const open = (/** @type {Event} */ event) => (event.stopPropagation(), (opened.value = line.card));
  const classes = ["line", line.blanked && "blanked", lit.value.includes(line.card) && "lit"].filter(Boolean).join(" ");
  return html`
    <tr class=${classes} onClick=${() => light(line)}>
      <th scope="row">
        <button type="button" class="plain name" onClick=${open} onFocus=${() => (lit.value = involved(line))} onBlur=${() => (lit.value = [])}>
          <${Emblem} suit=${line.suit} /><span>${nameOf(line.card)}</span>
        </button>
      </th>
      <td>${base}</td><td>${extra}</td><td>${subtotal}</td>
    </tr>
    ${shown && (why || cardOf(line.card)?.chooses)
      ? html`<tr class="why" onClick=${() => light(line)}>
          <td colspan="4">${why && html`<${Marked} text=${why} /> `}<${ChoiceButton} line=${line} /></td>
        </tr>`
      : null}
  `;
}

/** @param {{line: Line}} props */
function ChoiceButton({ line }) {
  if (!cardOf(line.card)?.chooses) return null;
  const words = choiceInWords(line.card, line.choice);
  const fixed = line.card in hand.value.choices;
  const open = (/** @type {Event} */ event) => (event.stopPropagation(), (choosingFor.value = line.card));
  return html`<button type="button" class="choice" aria-label=${`${t("choiceFor", { card: nameOf(line.card) })}: ${words}`} onClick=${open}>
    ${words}${fixed ? html` <small>(${t("fixed")})</small>` : null} <span aria-hidden="true">▾</span>
  </button>`;
}

/** @param {{line: import("./answers.js").ItemLineJson, shown: boolean}} props */
function ItemRow({ line, shown }) {
  return html`<tr class="line">
    <th scope="row"><span class="name"><${Emblem} suit="item" /><span>${nameOf(line.item)}</span></span></th>
    <td></td><td>${shown ? signed(line.points) : ""}</td><td>${shown ? figure(line.points) : ""}</td>
  </tr>`;
}

/** Dialogs that any part of the page can open. */
export function Details() {
  if (choosingFor.value) return html`<${ChoiceDialog} />`;
  if (opened.value) return html`<${AboutCard} id=${opened.value} />`;
  return null;
}

/** @param {{id: string}} props */
function AboutCard({ id }) {
  const close = () => (opened.value = "");
  const card = cardOf(id);
  if (!card) return itemOf(id) ? html`<${AboutItem} id=${id} />` : null;
  const line = lineOf(id);
  const text = textOf(card, [...round.value.modules, ...round.value.options]);
  const why = line ? reasonsOf(line) : "";
  const remove = () => (close(), removeCard(id));
  return html`<${Dialog} title=${nameOf(id)} close=${close}>
    <div class="about-card">
      <${Picture} id=${id} eager=${true} />
      <div class="card-text">
        <p class="ink-${card.suit}"><${Emblem} suit=${card.suit} /> <strong>${nameOf(card.suit)}</strong> · ${t("strength", { n: figure(card.strength) })}</p>
        <${CardText} text=${text} />
      </div>
    </div>
    ${line
      ? html`<p class="verdict">${line.blanked ? "0" : signed(line.subtotal)} ${why && html`— <${Marked} text=${why} />`}</p>
          <div class="actions">
            ${card.chooses ? html`<${ChoiceButton} line=${line} />` : null}
            <button type="button" onClick=${remove}>${t("removeIt")}</button>
          </div>`
      : null}
  <//>`;
}

/** @param {{id: string}} props */
function AboutItem({ id }) {
  const item = itemOf(id);
  if (!item) return null;
  return html`<${Dialog} title=${nameOf(id)} close=${() => (opened.value = "")}>
    <div class="about-card">
      <${Picture} id=${id} eager=${true} />
      <div class="card-text"><p><${Marked} text=${item.use} /></p><p>${item.worth}</p></div>
    </div>
  <//>`;
}
