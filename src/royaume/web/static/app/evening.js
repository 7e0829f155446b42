// The evening's pad on the page: rounds and sums as on paper.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { nameOf } from "./catalogue.js";
import { asCsv, asText, bestHand, names, newEvening, removeRound, rounds, standings, totalOf } from "./pad.js";
import { Dialog, Picture } from "./parts.js";
import { figure, t } from "./words.js";

const copied = signal(false);
const erasing = signal(false);

export function Evening() {
  if (!rounds.value.length) return html`<section class="evening" aria-label=${t("evening")}><p class="quiet">${t("noRounds")}</p></section>`;
  return html`<section class="evening" aria-label=${t("evening")}>
    <div class="wide" tabindex="0" role="group" aria-label=${t("evening")}>
      <table>
        <thead><tr><td></td>${names.value.map((name) => html`<th scope="col" key=${name}>${name}</th>`)}<td></td></tr></thead>
        <tbody>${rounds.value.map((played, i) => html`<${Line} key=${played.when} played=${played} i=${i} />`)}</tbody>
        <tfoot><tr><th scope="row">${t("total")}</th>${names.value.map((name) => html`<td key=${name}>${figure(sumOf(name))}</td>`)}<td></td></tr></tfoot>
      </table>
    </div>
    <${Best} />
    <div class="actions">
      <button type="button" onClick=${copyText}>${copied.value ? t("copied") : t("exportText")}</button>
      <button type="button" onClick=${saveCsv}>${t("exportCsv")}</button>
      <button type="button" onClick=${() => (erasing.value = true)}>${t("resetEvening")}</button>
    </div>
    ${erasing.value ? html`<${Erase} />` : null}
  </section>`;
}

/** @param {string} name */
const sumOf = (name) => standings.value.find((each) => each.name === name)?.sum ?? 0;

/** @param {{played: import("./pad.js").Played, i: number}} props */
function Line({ played, i }) {
  const cell = (/** @type {string} */ name) => {
    const total = totalOf(played, name);
    const won = played.results.some((result) => result.name === name && result.place === 1);
    return html`<td key=${name} class=${won ? "won" : ""}>${total === undefined ? "–" : figure(total)}</td>`;
  };
  return html`<tr>
    <th scope="row">${t("round", { n: i + 1 })}</th>
    ${names.value.map(cell)}
    <td><button type="button" class="plain" onClick=${() => removeRound(i)} aria-label=${t("removeRound", { n: i + 1 })}>✕</button></td>
  </tr>`;
}

function Best() {
  const best = bestHand.value;
  if (!best) return null;
  return html`<section class="best">
    <h2>${t("bestHand")}</h2>
    <p><strong>${best.name}</strong> · <span class="figure">${figure(best.total)}</span></p>
    <div class="minis">${best.cards.map((id) => html`<${Picture} key=${id} id=${id} label=${nameOf(id)} />`)}</div>
  </section>`;
}

function Erase() {
  const close = () => (erasing.value = false);
  return html`<${Dialog} title=${t("resetEvening")} close=${close}>
    <p>${t("resetSure")}</p>
    <div class="actions">
      <button type="button" onClick=${close}>${t("no")}</button>
      <button type="button" class="main" onClick=${() => (newEvening(), close())}>${t("yesErase")}</button>
    </div>
  <//>`;
}

async function copyText() {
  await navigator.clipboard.writeText(asText((n) => t("round", { n }), t("total")));
  copied.value = true;
  setTimeout(() => (copied.value = false), 2000);
}

function saveCsv() {
  const heads = [t("round", { n: "" }).trim(), "ISO 8601", t("ranking"), t("name"), t("total"), t("cards")];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\ufeff" + asCsv(heads)], { type: "text/csv" }));
  link.download = "royaume.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
