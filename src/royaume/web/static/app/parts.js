// Small things that many parts of the page are made of.
import { html } from "htm/preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { cardOf, nameOf } from "./catalogue.js";
import { theme } from "./settings.js";
import { pictureUrl } from "./site.js";
import { t, typeset } from "./words.js";

/** The emblem of a suit, or of the items. @param {{suit: string, label?: string}} props */
export function Emblem({ suit, label }) {
  const hidden = label ? undefined : "true";
  return html`<svg class="emblem ink-${suit}" viewBox="0 0 48 48" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${hidden}>
    <use href="#suit-${suit}" />
  </svg>`;
}

/** The picture of a card, an item or a back. Its name stands beside it, so it is silent unless told otherwise.
 * @param {{id: string, label?: string, eager?: boolean}} props */
export function Picture({ id, label = "", eager = false }) {
  return html`<img class="picture" src=${pictureUrl(id, theme.value)} alt=${label} width="240" height="312" loading=${eager ? "eager" : "lazy"} decoding="async" draggable=${false} />`;
}

const LINK = /\[([^\]]+)\]\(([a-z]+):([^)\s]+)\)/g;

/** A marked-up text: suits and names in their ink. @param {{text: string}} props */
export function Marked({ text }) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(LINK)) {
    parts.push(typeset(text.slice(end, found.index)));
    const ink = found[2] === "suit" ? found[3] : (cardOf(found[3])?.suit ?? "item");
    parts.push(html`<span class="named ink-${ink}">${found[1]}</span>`);
    end = found.index + found[0].length;
  }
  parts.push(typeset(text.slice(end)));
  return parts;
}

/** What a card says. @param {{text: {bonus: string[], penalty: string[]}}} props */
export function CardText({ text }) {
  const bonus = text.bonus.join(" ");
  const penalty = text.penalty.join(" ");
  return html`
    ${bonus && html`<p><${Marked} text=${bonus} /></p>`}
    ${penalty && html`<p><strong>${t("penalty")}</strong> <${Marked} text=${penalty} /></p>`}
  `;
}

/** A choice in a few words. @param {string} card @param {import("./state.js").Choice} choice */
export function choiceInWords(card, choice) {
  if (choice === null) return t("noChoice");
  if (Array.isArray(choice)) return t("becomes", { card: nameOf(choice[0]), suit: nameOf(choice[1]) });
  if (!cardOf(choice)) return t("asChoice", { choice: nameOf(choice) });
  return cardOf(card)?.suit === "wild" ? t("asChoice", { choice: nameOf(choice) }) : t("onCard", { card: nameOf(choice) });
}

/** A sheet of paper over the page. It keeps the keyboard inside, and Escape closes it.
 * @param {{title: string, close: () => void, children?: any}} props */
export function Dialog({ title, close, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = /** @type {HTMLDialogElement} */ (box.current);
    dialog.addEventListener("close", close);
    dialog.showModal();
    return () => {
      dialog.removeEventListener("close", close);
      dialog.close(); // what lies under an open one takes no focus
      const back = opener instanceof HTMLElement && opener.isConnected ? opener : document.querySelector("main");
      back?.focus({ preventScroll: true });
    };
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => event.target === box.current && close();
  return html`<dialog ref=${box} aria-label=${title} onClick=${outside}>
    <div class="dialog">
      <header>
        <h2>${title}</h2>
        <button type="button" class="plain" onClick=${close} aria-label=${t("close")}>✕</button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/** A switch with what it does beneath. @param {{label: string, text?: string, on: boolean, flip: () => void}} props */
export function Switch({ label, text = "", on, flip }) {
  const id = useId();
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${on} onChange=${flip} aria-labelledby=${`${id}-name`} aria-describedby=${text && `${id}-text`} />
    <span><strong id=${`${id}-name`}>${label}</strong> ${text && html`<small id=${`${id}-text`}><${Marked} text=${text} /></small>`}</span>
  </label>`;
}
