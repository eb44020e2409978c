// @ts-check
// Parts that are fetched when they are first shown.
import { html, signal } from "./vendor/ui.js";

/** A component of another file. @param {() => Promise<any>} load @param {string} name @param {any} [meanwhile] what stands there until it has come @returns {(props: any) => any} */
export function lazy(load, name, meanwhile = null) {
  const found = signal(/** @type {any} */ (null));
  let asked = false;
  return (props) => {
    if (found.value) return html`<${found.value} ...${props} />`;
    if (!asked) {
      asked = true;
      load().then((module) => { found.value = module[name]; }, () => { asked = false; });
    }
    return meanwhile;
  };
}
