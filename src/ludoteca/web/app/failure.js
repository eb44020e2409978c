// @ts-check
// What went wrong, in a sentence, and the page that says it in place of another.
import { html, useEffect } from "../vendor/ui.js";
import { t, has } from "./texts.js";

/** The text of an error. @param {unknown} e */
export const problem = (e) => {
  const { key, args = {} } = /** @type {Partial<import("../types/wire.js").ErrorInfo>} */ (e ?? {});
  if (key === "offline") return t("ui-lost");
  return has(`error-${key}`) ? t(`error-${key}`, args) : t("ui-failed");
};

/** Whether another try may help against an error. @param {unknown} e */
export const passes = (e) => {
  const { status = 0 } = /** @type {{status?: number}} */ (e ?? {});
  return status === 0 || status === 429 || status >= 500;
};

/**
 * A page that cannot be shown: why, and the ways on.
 * @param {{error: unknown, again?: boolean}} p
 */
export function Failure({ error, again = passes(error) }) {
  const sentence = problem(error);
  useEffect(() => {
    document.title = `${sentence} · Ludoteca`;
  }, [sentence]);
  return html`<main class="sheetpage" id="main">
    <article class="panel">
      <h1>${sentence}</h1>
      <p class="row">
        ${again ? html`<a class="button" href="" target="_self">${t("ui-try-again")}</a>` : null}<a
          class="button"
          href="/"
          >${t("ui-home")}</a
        >
      </p>
    </article>
  </main>`;
}
