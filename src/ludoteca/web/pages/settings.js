// @ts-check
import { html, useState } from "../vendor/ui.js";
import { t, lang, LANGUAGES, LANGUAGE_NAMES } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { settings, set } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { Dialog } from "../app/dialog.js";
import { lazy } from "../app/lazy.js";
import { Switch } from "./switch.js";

const MyData = lazy(() => import("./data.js"), "MyData");

/** @typedef {import("../app/store.js").Settings} StoredSettings */

/** @param {string} wanted */
export const choose = (wanted) => set({ lang: wanted });

/**
 * @param {{id: string, label: string, value: string, options: [string, string][], set: (v: string)
 *   => void, about?: string}} p
 */
function Pick(p) {
  return html`<fieldset class="pick">
    <legend>${p.label}</legend>
    ${p.about ? html`<p class="small-text">${p.about}</p>` : null}
    <div class="segments">
      ${p.options.map(
        ([value, text]) =>
          html`<label key=${value} class=${p.value === value ? "on" : ""}>
            <input
              type="radio"
              name=${p.id}
              value=${value}
              checked=${p.value === value}
              onChange=${() => p.set(value)}
            /><span lang=${p.id === "lang" ? value : null}>${text}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** Asked of the browser only when it is switched on here. */
function Notify() {
  const [denied, setDenied] = useState(false);
  const change = async (/** @type {boolean} */ on) => {
    const may =
      on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    setDenied(on && !may);
    set({ notify: may });
  };
  return html`<${Switch}
    label=${t("ui-notify")}
    about=${t(denied ? "ui-notify-denied" : "ui-notify-about")}
    on=${settings.value.notify}
    set=${change}
  />`;
}

/** Rules for times without the server. Browsers allow it on HTTPS and on the own machine only. */
function Offline() {
  const possible = "serviceWorker" in navigator;
  const change = async (/** @type {boolean} */ on) => {
    set({ offline: on });
    const { keepOffline, dropOffline } = await import("../app/offline.js");
    await (on ? keepOffline() : dropOffline());
  };
  return html`<${Switch}
    label=${t("ui-offline")}
    about=${t(possible ? "ui-offline-about" : "ui-offline-impossible")}
    on=${settings.value.offline && possible}
    set=${possible ? change : () => undefined}
  />`;
}

/** The choices of a setting, in words. @param {string[]} ids @param {string} stem */
const optionsOf = (ids, stem) =>
  /** @type {[string, string][]} */ (ids.map((id) => [id, t(`ui-${stem}-${id}`)]));

/** The sizes of texts, in per cent. */
const TEXT_SIZES = ["100", "115", "130", "150"];

/** How the pages look. */
function Looks() {
  const s = settings.value;
  return html`<${Pick}
      id="lang"
      label=${t("ui-language")}
      value=${s.lang ?? lang.value}
      options=${LANGUAGES.map((l) => [l, LANGUAGE_NAMES[l]])}
      set=${choose}
    />
    <${Pick}
      id="theme"
      label=${t("ui-theme")}
      value=${s.theme}
      options=${optionsOf(["auto", "light", "dark"], "theme")}
      set=${(/** @type {StoredSettings["theme"]} */ v) => set({ theme: v })}
    />
    <${Pick}
      id="text"
      label=${t("ui-text-size")}
      value=${s.text}
      options=${TEXT_SIZES.map((size) => [size, `${size} %`])}
      set=${(/** @type {StoredSettings["text"]} */ v) => set({ text: v })}
    />
    <${Pick}
      id="motion"
      label=${t("ui-motion")}
      value=${s.motion}
      options=${optionsOf(["auto", "off"], "motion")}
      set=${(/** @type {StoredSettings["motion"]} */ v) => set({ motion: v })}
    />
    <${Pick}
      id="pace"
      label=${t("ui-pace")}
      about=${t("ui-pace-about")}
      value=${s.pace}
      options=${optionsOf(["off", "quick", "normal", "slow"], "pace")}
      set=${(/** @type {StoredSettings["pace"]} */ v) => set({ pace: v })}
    />
    <${Pick}
      id="view"
      label=${t("ui-view")}
      about=${t("ui-view-about")}
      value=${s.view}
      options=${optionsOf(["board", "text"], "view")}
      set=${(/** @type {StoredSettings["view"]} */ v) => set({ view: v })}
    />`;
}

/**
 * All settings; `prefs` sends the server what it must know.
 * @param {{prefs?: (p: {resolve: boolean, skip_confirm: boolean}) => void}} p
 */
export function Settings({ prefs }) {
  const s = settings.value;
  const change = (/** @type {Partial<StoredSettings>} */ more) => {
    set(more);
    const now = settings.peek();
    if ("resolve" in more || "skipConfirm" in more)
      prefs?.({ resolve: now.resolve, skip_confirm: now.skipConfirm });
  };
  return html`<div class="settings">
    <${Looks} />
    <${Switch}
      label=${t("ui-sound")}
      about=${t("ui-sound-about")}
      on=${s.sound}
      set=${(/** @type {boolean} */ sound) => change({ sound })}
    />
    <${Notify} />
    <${Offline} />
    <${Switch}
      label=${t("ui-keys")}
      about=${t("ui-keys-about")}
      on=${s.keys}
      set=${(/** @type {boolean} */ keys) => change({ keys })}
    />
    <${Switch}
      label=${t("ui-resolve")}
      about=${t("ui-resolve-about")}
      on=${s.resolve}
      set=${(/** @type {boolean} */ resolve) => change({ resolve })}
    />
    <${Switch}
      label=${t("ui-skip-confirm")}
      about=${t("ui-skip-confirm-about")}
      on=${s.skipConfirm}
      set=${(/** @type {boolean} */ skipConfirm) => change({ skipConfirm })}
    />
  </div>`;
}

/** @param {{close: () => void, prefs?: (p: import("../types/wire.js").Preferences) => void}} p */
export const SettingsDialog = (p) =>
  html`<${Dialog} title=${t("ui-settings")} close=${p.close} class="wide">
    <${Settings} prefs=${p.prefs} /></${Dialog}>`;

export const SettingsPage = () =>
  html`<main class="sheetpage" id="main">
    <article class="panel">
      <h1>${t("ui-settings")}</h1>
      <${Settings} /><${MyData} />
    </article>
  </main>`;

/**
 * The quick tools at the top of every page: language, theme, sound.
 * @param {{children?: unknown}} p
 */
export function QuickTools(p) {
  const s = settings.value;
  const dark = document.documentElement.dataset.theme === "dark";
  return html`<div class="tools">
    <label class="tool wide lang"
      ><${Icon} n="ui-language" /><span class="sr">${t("ui-language")}</span>
      <select value=${s.lang ?? lang.value} onChange=${withValue(choose)}>
        ${LANGUAGES.map(
          (l) => html`<option key=${l} value=${l} lang=${l}>${LANGUAGE_NAMES[l]}</option>`,
        )}
      </select></label
    >
    <button
      type="button"
      class="tool"
      aria-pressed=${dark}
      aria-label=${t("ui-theme-dark")}
      title=${t("ui-theme-dark")}
      onClick=${() => set({ theme: dark ? "light" : "dark" })}
    >
      <${Icon} n=${dark ? "ui-sun" : "ui-candle"} />
    </button>
    <button
      type="button"
      class="tool"
      aria-pressed=${s.sound}
      aria-label=${t("ui-sound")}
      title=${t("ui-sound")}
      onClick=${() => set({ sound: !s.sound })}
    >
      <${Icon} n=${s.sound ? "ui-sound" : "ui-mute"} />
    </button>
    ${p.children}
  </div>`;
}
