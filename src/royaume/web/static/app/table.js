// What the hands share: modules, players, discard area; and the items that lie before the player.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { cardOf, cardsInPlay, catalogue, inPlay, matching, nameOf } from "./catalogue.js";
import { Dialog, Emblem, Picture, Switch } from "./parts.js";
import { opened } from "./sheet.js";
import { active, change, changeHand, hand, round, toggle, whereIs } from "./state.js";
import { t } from "./words.js";

/** @typedef {import("./answers.js").SwitchJson} SwitchJson */

const adding = signal(/** @type {"" | "discard" | "item"} */ (""));
const typed = signal("");

export function Table() {
  return html`<section class="table" aria-label=${t("table")}>
    <h2>${t("modules")}</h2>
    ${catalogue.value.modules.map((module) => html`<${Toggle} key=${module.word} kind="modules" each=${module} />`)}
    <${Players} />
    <${Discard} />
    ${round.value.modules.includes("items") ? html`<${Items} />` : null}
    <h2>${t("options")}</h2>
    ${catalogue.value.options.map((option) => html`<${Toggle} key=${option.word} kind="options" each=${option} />`)}
    ${adding.value ? html`<${Adder} />` : null}
  </section>`;
}

/** @param {{kind: "modules" | "options", each: SwitchJson}} props */
function Toggle({ kind, each }) {
  const on = round.value[kind].includes(each.word);
  return html`<${Switch} label=${each.name} text=${each.text} on=${on} flip=${() => toggle(kind, each.word, each.refuses, inPlay)} />`;
}

function Players() {
  const players = round.value.players;
  const to = (/** @type {number} */ n) => () => change({ players: n });
  return html`<h2 id="players">${t("players")}</h2>
    <div class="stepper" role="group" aria-labelledby="players">
      <button type="button" onClick=${to(players - 1)} disabled=${players <= 1} aria-label=${t("fewer")}>−</button>
      <output>${players}</output>
      <button type="button" onClick=${to(players + 1)} disabled=${players >= 12} aria-label=${t("moreOne")}>+</button>
    </div>`;
}

function Discard() {
  const ids = round.value.discard;
  const remove = (/** @type {string} */ id) => () => change({ discard: ids.filter((each) => each !== id) });
  return html`<h2>${t("discard")}</h2>
    <p class="quiet">${t("discardHint")}</p>
    <${Chips} ids=${ids} remove=${remove} />
    <div class="actions"><button type="button" onClick=${() => (adding.value = "discard")}>${t("addDiscard")}</button></div>`;
}

function Items() {
  const ids = hand.value.items;
  const remove = (/** @type {string} */ id) => () => changeHand({ items: ids.filter((each) => each !== id) });
  const owner = round.value.hands.length > 1 ? ` ${t("itemsOf", { name: hand.value.name || t("hand", { n: active.value + 1 }) })}` : "";
  return html`<h2>${t("items")}${owner}</h2>
    <${Chips} ids=${ids} remove=${remove} />
    <div class="actions"><button type="button" onClick=${() => (adding.value = "item")}>${t("addItem")}</button></div>`;
}

/** @param {{ids: string[], remove: (id: string) => () => void}} props */
function Chips({ ids, remove }) {
  if (!ids.length) return html`<p class="quiet">${t("nothingThere")}</p>`;
  return html`<ul class="chips">
    ${ids.map(
      (id) => html`<li key=${id}>
        <button type="button" class="plain name" onClick=${() => (opened.value = id)}><${Emblem} suit=${cardOf(id)?.suit ?? "item"} /><span>${nameOf(id)}</span></button>
        <button type="button" class="plain" onClick=${remove(id)} aria-label=${t("remove", { card: nameOf(id) })}>✕</button>
      </li>`,
    )}
  </ul>`;
}

/** A dialog that adds card after card until it is closed. */
function Adder() {
  const items = adding.value === "item";
  const free = items
    ? catalogue.value.items.filter((item) => !round.value.hands.some((each) => each.items.includes(item.id)))
    : cardsInPlay(round.value.modules).filter((card) => whereIs(card.id) === null);
  const found = typed.value ? matching(/** @type {any[]} */ (free), typed.value) : free;
  const add = (/** @type {string} */ id) => {
    if (items) changeHand({ items: [...hand.value.items, id] });
    else change({ discard: [...round.value.discard, id] });
    typed.value = "";
  };
  const close = () => ((adding.value = ""), (typed.value = ""));
  const first = (/** @type {Event} */ event) => (event.preventDefault(), found[0] && typed.value && add(found[0].id));
  return html`<${Dialog} title=${items ? t("addItem") : t("addDiscard")} close=${close}>
    <form class="finder" role="search" onSubmit=${first}>
      <input type="search" aria-label=${t("find")} placeholder=${t("findHint")} value=${typed.value} autocomplete="off"
        onInput=${(/** @type {any} */ event) => (typed.value = event.target.value)} />
    </form>
    <ul class="shelf small">
      ${found.map(
        (each) => html`<li key=${each.id}><button type="button" class="pick" onClick=${() => add(each.id)} aria-label=${t("add", { card: nameOf(each.id) })}>
          <${Picture} id=${each.id} /><span class="name">${nameOf(each.id)}</span>
        </button></li>`,
      )}
    </ul>
    <div class="actions"><button type="button" class="main" onClick=${close}>${t("done")}</button></div>
  <//>`;
}
