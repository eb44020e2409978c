// @ts-check
// Parts that are fetched when they are first shown.
import { html, signal } from "../vendor/ui.js";

/**
 * A component of another file.
 * @param {() => Promise<any>} load
 * @param {string} name
 * @param {any} [meanwhile] what stands there until it has come
 * @returns {((props: any) => any) & {begin: () => void}} begin: fetch it before it is shown
 */
export function lazy(load, name, meanwhile = null) {
  const found = signal(/** @type {any} */ (null));
  let asked = false;
  const begin = () => {
    if (asked) return;
    asked = true;
    load().then(
      (module) => {
        found.value = module[name];
      },
      () => {
        asked = false;
      },
    );
  };
  const Part = (/** @type {any} */ props) => {
    if (found.value) return html`<${found.value} ...${props} />`;
    begin();
    return meanwhile;
  };
  return Object.assign(Part, { begin });
}
