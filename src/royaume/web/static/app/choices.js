// What else could be chosen for a card, each with what it would come to.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { cardOf, nameOf } from "./catalogue.js";
import { ask } from "./engine.js";
import { Dialog, Emblem } from "./parts.js";
import { lineOf } from "./scoring.js";
import { lang } from "./settings.js";
import { asked, fix, hand } from "./state.js";
import { figure, t } from "./words.js";

/** @typedef {import("./answers.js").AlternativeJson} Alternative */
/** @typedef {import("./state.js").Choice} Choice */

/** The card that is being chosen for. */
export const choosingFor = signal("");
const FIRST_SHOWN = 8;

export function ChoiceDialog() {
  const card = choosingFor.value;
  const [found, setFound] = useState(/** @type {Alternative[] | null} */ (null));
  const [all, setAll] = useState(false);
  const close = () => (choosingFor.value = "");
  useEffect(() => {
    ask("alternatives", { ...asked(hand.value), card, lang: lang.value }).then((answer) => setFound(answer.alternatives ?? []));
  }, [card]);
  const take = (/** @type {Choice | undefined} */ choice) => (fix(card, choice), close());
  const best = found?.[0]?.total ?? 0;
  const shown = all ? found : found?.slice(0, FIRST_SHOWN);
  return html`<${Dialog} title=${t("choiceFor", { card: nameOf(card) })} close=${close}>
    <ul class="choices" aria-busy=${!found}>
      ${card in hand.value.choices ? html`<li><button type="button" onClick=${() => take(undefined)}><span>${t("bestChoice")}</span></button></li>` : null}
      ${shown?.map((each) => html`<li key=${JSON.stringify(each.choice)}><${Option} card=${card} each=${each} best=${best} take=${take} /></li>`)}
    </ul>
    ${found && !all && found.length > FIRST_SHOWN
      ? html`<div class="actions"><button type="button" onClick=${() => setAll(true)}>${t("more", { n: found.length })}</button></div>`
      : null}
  <//>`;
}

/** The suit that stands for a choice. @param {Choice} choice */
function suitOf(choice) {
  if (Array.isArray(choice)) return choice[1];
  return choice === null ? "wild" : (cardOf(choice)?.suit ?? choice);
}

/** @param {Choice} choice */
function named(choice) {
  if (choice === null) return t("noChoice");
  if (Array.isArray(choice)) return t("becomes", { card: nameOf(choice[0]), suit: nameOf(choice[1]) });
  return cardOf(choice) ? nameOf(choice) : t("suitAlone", { suit: nameOf(choice) });
}

/** @param {{card: string, each: Alternative, best: number, take: (choice: Choice) => void}} props */
function Option({ card, each, best, take }) {
  const now = JSON.stringify(lineOf(card)?.choice) === JSON.stringify(each.choice);
  const cost = each.total - best;
  return html`<button type="button" aria-pressed=${now} onClick=${() => take(each.choice)}>
    <${Emblem} suit=${suitOf(each.choice)} /><span>${named(each.choice)}</span>
    <strong>${figure(each.total)}</strong>${cost ? html` <small>${figure(cost)}</small>` : null}
  </button>`;
}
