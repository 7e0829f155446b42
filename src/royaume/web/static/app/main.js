// The page: a header, one of four views, and the way between them at the thumb.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { render } from "preact";
import { catalogue } from "./catalogue.js";
import { progress, startLocal, state } from "./engine.js";
import { Evening } from "./evening.js";
import { Picker } from "./picker.js";
import { Ranking } from "./ranking.js";
import { lang, theme, themeChoice } from "./settings.js";
import { ShareDialog, sharing } from "./share.js";
import { Details, Sheet } from "./sheet.js";
import { active, hand, round } from "./state.js";
import { Table } from "./table.js";
import { Tray } from "./tray.js";
import { pane, view, VIEWS } from "./views.js";
import { t } from "./words.js";

const SHOWN = { table: Table, ranking: Ranking, evening: Evening };

function App() {
  if (!catalogue.value.cards.length) return null;
  const Other = view.value === "score" ? null : SHOWN[view.value];
  return html`
    <${Header} />
    <main class="view-${view.value}" tabindex="-1">
      ${Other ? html`<h1 class="sr">${t(view.value)}</h1><${Other} />` : html`<h1 class="sr">${t("score")}</h1><${ScoreView} />`}
    </main>
    <footer class="unofficial quiet">${t("unofficial")}</footer>
    <${Nav} />
    <${Details} />
    <${ShareDialog} />
  `;
}

function Header() {
  const other = lang.value === "fr" ? "en" : "fr";
  const dark = theme.value === "dark";
  return html`<header class="top">
    <a class="mark" href="." lang="fr">royaume</a>
    <${Ready} />
    <button type="button" class="plain" onClick=${() => (sharing.value = true)} aria-label=${t("share")}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v12M7 8l5-5 5 5M5 13v7h14v-7" /></svg></button>
    <button type="button" class="plain" onClick=${() => (themeChoice.value = dark ? "light" : "dark")} aria-label=${t("theme")} aria-pressed=${dark}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z" /></svg></button>
    <button type="button" class="plain" lang=${other} onClick=${() => (lang.value = other)}>${t("language")}</button>
  </header>`;
}

/** How far the page is from working without network. */
function Ready() {
  const percent = Math.round(progress.value * 100);
  if (state.value === "loading") return html`<small class="ready" role="status">${t("loading", { percent })}</small>`;
  return html`<small class="ready" role="status">${state.value === "local" ? t("offlineReady") : ""}</small>`;
}

function ScoreView() {
  return html`
    <${Hands} />
    <${Tray} />
    <div class="segments pane-switch" role="group" aria-label=${t("view")}>
      <button type="button" aria-pressed=${pane.value === "cards"} onClick=${() => (pane.value = "cards")}>${t("cards")}</button>
      <button type="button" aria-pressed=${pane.value === "sheet"} onClick=${() => (pane.value = "sheet")}>${t("sheet")}</button>
    </div>
    <div class="panes show-${pane.value}">
      <div class="pane cards"><${Picker} /></div>
      <div class="pane sheet-pane"><${Sheet} /></div>
    </div>
  `;
}

/** Whose hand it is, where there are several. */
function Hands() {
  const hands = round.value.hands;
  if (hands.length < 2) return null;
  return html`<div class="hands" role="group" aria-label=${t("ranking")}>
    ${hands.map(
      (each, i) => html`<button type="button" key=${i} aria-pressed=${i === active.value} onClick=${() => (active.value = i)}>
        ${each.name || t("hand", { n: i + 1 })}
      </button>`,
    )}
  </div>`;
}

function Nav() {
  return html`<nav class="bottom" aria-label=${t("mainNav")}>
    ${VIEWS.map(
      (each) => html`<button type="button" key=${each} aria-current=${view.value === each ? "page" : undefined} onClick=${() => (view.value = each)}>${t(each)}</button>`,
    )}
  </nav>`;
}

// A hand that has just become whole is read, not added to.
let before = hand.value.cards.length;
effect(() => {
  const now = hand.value.cards.length;
  const whole = round.value.modules.includes("suits") ? 8 : 7;
  if (now === whole && before === whole - 1) pane.value = "sheet";
  if (now === 0) pane.value = "cards";
  before = now;
});

if (hand.value.cards.length && (location.hash || hand.value.cards.length >= 7)) pane.value = "sheet";
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));

const idle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ start) => setTimeout(start, 1500));
addEventListener("load", () => idle(() => void startLocal().catch(() => {})));
