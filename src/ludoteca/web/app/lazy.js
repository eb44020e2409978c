// @ts-check
// Parts that are fetched when they are first shown.
import { html, signal } from "../vendor/ui.js";

/**
 * A component of another module. It draws `meanwhile` until the module has come.
 * @param {() => Promise<object>} load
 * @param {string} name the name under which the module exports it
 * @param {unknown} [meanwhile]
 * @returns {((props: object) => unknown) & {begin: () => Promise<void>}} begin: fetch it before it is shown
 */
export function lazy(load, name, meanwhile = null) {
  const found = signal(/** @type {unknown} */ (null));
  let asked = /** @type {Promise<void>|null} */ (null);
  const begin = () => {
    asked ??= load().then(
      (module) => {
        found.value = /** @type {Record<string, unknown>} */ (module)[name];
      },
      () => {
        asked = null;
      },
    );
    return asked;
  };
  const Part = (/** @type {object} */ props) => {
    if (found.value) return html`<${found.value} ...${props} />`;
    begin();
    return meanwhile;
  };
  return Object.assign(Part, { begin });
}

/** The way to one's account, on servers that have accounts. */
export const AccountLink = lazy(() => import("../pages/club/entry.js"), "AccountLink");

/** The choice of a rated table, for people who are signed in. */
export const RatedChoice = lazy(() => import("../pages/club/rated.js"), "RatedChoice");

/** The ways to games with other people, on servers that have accounts. */
export const ClubLinks = lazy(() => import("../pages/club/entry.js"), "ClubLinks");

const reporting = () => import("../pages/club/report-message.js");

/** Reporting a message of the chat, for people who are signed in: the button, and the dialog. */
export const ReportButton = lazy(reporting, "ReportButton");
export const MessageReport = lazy(reporting, "MessageReport");
