// The hands of a table, side by side, and who wins.
import { effect, signal } from "@preact/signals";
import { html } from "htm/preact";
import { nameOf } from "./catalogue.js";
import { ask } from "./engine.js";
import { writeRound } from "./pad.js";
import { Picture } from "./parts.js";
import { newest } from "./scoring.js";
import { lang } from "./settings.js";
import { active, addHand, asked, changeHand, newRound, removeHand, round } from "./state.js";
import { view } from "./views.js";
import { figure, t } from "./words.js";

/** @typedef {import("./answers.js").PlaceJson} Place */

const places = signal(/** @type {Place[]} */ ([]));
const problem = signal("");
/** The round that is on the pad already, as it was then. */
const written = signal("");

const rank = newest(
  (/** @type {object} */ given) => ask("rank", given),
  (/** @type {any} */ answer) => {
    problem.value = answer.error?.sentence ?? "";
    places.value = answer.places ?? [];
  },
);

effect(() => {
  if (view.value !== "ranking") return;
  rank({ hands: round.value.hands.map((each) => asked(each)), lang: lang.value });
});

/** @param {number} number */
export const playerName = (number) => round.value.hands[number]?.name || t("hand", { n: number + 1 });

/** On the pad two players of one name would share a column: the second is numbered. @param {number} number */
function ownName(number) {
  const name = playerName(number);
  const sooner = round.value.hands.slice(0, number).filter((_, i) => playerName(i) === name).length;
  return sooner ? `${name} (${sooner + 1})` : name;
}

export function Ranking() {
  const hands = round.value.hands;
  const order = places.value.length === hands.length ? places.value : hands.map((_, number) => ({ place: 0, number, sheet: null }));
  return html`<section class="ranking" aria-label=${t("ranking")}>
    ${hands.length < 2 ? html`<p class="quiet">${t("needTwo")}</p>` : null}
    ${problem.value ? html`<p class="fault" role="alert">${problem.value}</p>` : null}
    <ol class="places">
      ${order.map((each) => html`<li key=${each.number}><${Standing} each=${each} /></li>`)}
    </ol>
    <p class="quiet">${hands.length > 1 ? t("tieBreak") : ""}</p>
    <div class="actions">
      <button type="button" onClick=${() => (addHand(), (view.value = "score"))} disabled=${hands.length >= 12}>${t("addHand")}</button>
      <${Keep} />
      <button type="button" onClick=${() => (newRound(), (view.value = "score"))}>${t("newRound")}</button>
    </div>
  </section>`;
}

function Keep() {
  const now = JSON.stringify(round.value);
  if (written.value === now) return html`<p role="status">${t("saved")}</p>`;
  const ready = places.value.length === round.value.hands.length && places.value.some((each) => each.sheet.lines.length);
  const keep = () => {
    const inOrder = [...places.value].sort((one, other) => one.number - other.number);
    writeRound(inOrder.map((each) => ({ ...each, name: ownName(each.number) })));
    written.value = now;
  };
  return html`<button type="button" class="main" onClick=${keep} disabled=${!ready}>${t("saveRound")}</button>`;
}

/** @param {{each: {place: number, number: number, sheet: Place["sheet"] | null}}} props */
function Standing({ each }) {
  const name = playerName(each.number);
  const total = each.sheet?.total ?? 0;
  const level = places.value.filter((other) => other.sheet.total === total).length > 1 && each.sheet !== null;
  const open = () => ((active.value = each.number), (view.value = "score"));
  return html`<div class="standing">
    <span class="place" aria-hidden=${each.place ? undefined : "true"}>${each.place ? t("place", { n: each.place }) : ""}</span>
    <input aria-label=${t("name")} value=${round.value.hands[each.number].name} placeholder=${t("hand", { n: each.number + 1 })} maxlength="40"
      onInput=${(/** @type {any} */ event) => changeHand({ name: event.target.value }, each.number)} />
    <strong class="figure">${figure(total)}</strong>
    <button type="button" class="plain" onClick=${() => removeHand(each.number)} aria-label=${t("removeHand", { name })}>✕</button>
    <button type="button" class="plain minis" onClick=${open} aria-label=${t("openHand", { name })}>
      ${round.value.hands[each.number].cards.map((id) => html`<${Picture} key=${id} id=${id} label=${nameOf(id)} />`)}
      ${round.value.hands[each.number].cards.length ? null : html`<span class="quiet">${t("emptyHand")}</span>`}
    </button>
    ${level ? html`<p class="quiet">${t("level", { base: each.sheet?.base_total ?? 0 })}</p>` : null}
  </div>`;
}
