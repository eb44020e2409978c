// @ts-check
// What the forms of accounts have in common.
import { html, useState } from "../../vendor/ui.js";
import { t, lang } from "../../app/texts.js";
import { withValue } from "../../app/forms.js";
import { problem } from "../../app/failure.js";

/**
 * A request that runs while its button waits, and what went wrong with it.
 * @returns {{busy: boolean, error: string, run: (work: () => Promise<unknown>) => Promise<void>}}
 */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const run = async (/** @type {() => Promise<unknown>} */ work) => {
    setBusy(true);
    setError("");
    try {
      await work();
    } catch (e) {
      setError(problem(e));
    }
    setBusy(false);
  };
  return { busy, error, run };
}

/**
 * @param {{id: string, label: string, value: string, set: (value: string) => void, type?: string,
 *   complete?: string, about?: string, max?: number}} p
 */
export const Field = (p) =>
  html`<div class="field">
    <label for=${p.id}>${p.label}</label>
    <input
      id=${p.id}
      type=${p.type ?? "text"}
      required
      maxlength=${p.max ?? 200}
      autocomplete=${p.complete ?? "off"}
      autocapitalize="none"
      spellcheck=${false}
      aria-describedby=${p.about ? `${p.id}-about` : null}
      value=${p.value}
      onInput=${withValue(p.set)}
    />
    ${p.about ? html`<small id=${`${p.id}-about`}>${p.about}</small>` : null}
  </div>`;

/**
 * The field for a password that is being chosen.
 * @param {{value: string, set: (value: string) => void, label?: string}} p
 */
export const NewPassword = ({ value, set, label }) =>
  html`<${Field}
    id="password"
    type="password"
    label=${label ?? t("club-password-new")}
    about=${t("club-password-about")}
    value=${value}
    set=${set}
    complete="new-password"
  />`;

/** @param {{text: string}} p */
export const Trouble = ({ text }) =>
  text ? html`<p class="notice bad" role="alert">${text}</p>` : null;

/** A form of its own on a page. @param {{title: string, send: () => void, children?: unknown}} p */
export const FormPage = (p) =>
  html`<main class="sheetpage club" id="main">
    <form
      class="panel setup narrow"
      onSubmit=${(/** @type {Event} */ e) => {
        e.preventDefault();
        p.send();
      }}
    >
      <h1>${p.title}</h1>
      ${p.children}
    </form>
  </main>`;

/** A day and a time in the language of the page. @param {number} ms */
export const moment = (ms) =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" }).format(ms);

/** A day in the language of the page. @param {number} ms */
export const day = (ms) => new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(ms);

/** The recovery codes, which are shown this once. @param {{codes: string[]}} p */
export const Codes = ({ codes }) =>
  html`<div class="codes">
    <p>${t("club-codes-about")}</p>
    <ul>
      ${codes.map((code) => html`<li key=${code}><code>${code}</code></li>`)}
    </ul>
  </div>`;
