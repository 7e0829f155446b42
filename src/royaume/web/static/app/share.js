// A hand or a round as a link and as a QR code, for the phone across the table.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { renderSVG } from "uqr";
import { writeLink } from "./link.js";
import { Dialog } from "./parts.js";
import { hand, round } from "./state.js";
import { t } from "./words.js";

export const sharing = signal(false);
const whole = signal(false);
const copied = signal(false);

/** The link to what is shared. */
function address() {
  const shared = whole.value ? round.value : { ...round.value, hands: [hand.value] };
  return location.href.replace(/#.*/, "") + writeLink(shared);
}

export function ShareDialog() {
  if (!sharing.value) return null;
  const link = address();
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`;
  const close = () => ((sharing.value = false), (copied.value = false));
  const several = round.value.hands.length > 1;
  return html`<${Dialog} title=${t("share")} close=${close}>
    ${several
      ? html`<div class="segments" role="group">
          <button type="button" aria-pressed=${!whole.value} onClick=${() => (whole.value = false)}>${t("shareHand")}</button>
          <button type="button" aria-pressed=${whole.value} onClick=${() => (whole.value = true)}>${t("shareRound")}</button>
        </div>`
      : null}
    <img class="qr" src=${code} alt=${t("qr")} />
    <input class="address" readonly value=${link} aria-label=${t("share")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    <div class="actions"><button type="button" class="main" onClick=${() => copy(link)}>${copied.value ? t("copied") : t("copyLink")}</button></div>
  <//>`;
}

/** @param {string} link */
async function copy(link) {
  await navigator.clipboard.writeText(link);
  copied.value = true;
}
