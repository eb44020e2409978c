// @ts-check
// Drawings that must follow the theme are put into the page itself.
import { html, useEffect, useRef } from "../vendor/ui.js";

/** @type {Map<string, Promise<string>>} */
const kept = new Map();

/** @param {string} path @returns {Promise<SVGElement|null>} */
async function svg(path) {
  let text = kept.get(path);
  if (!text) {
    text = fetch(path).then((r) => (r.ok ? r.text() : ""));
    kept.set(path, text);
  }
  const source = await text;
  return source
    ? /** @type {SVGElement} */ (
        /** @type {unknown} */ (
          new DOMParser().parseFromString(source, "image/svg+xml").documentElement
        )
      )
    : null;
}

/** The icon sprite, once per page. */
export async function sprite() {
  const el = await svg("/static/icons.svg");
  if (el && !document.querySelector("svg.sprite"))
    document.body.prepend(document.importNode(el, true));
}

/** @param {{name: string}} p */
export function Art({ name }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    let there = true;
    svg(`/static/art/${name}.svg`).then((el) => {
      if (el && there) box.current?.replaceChildren(document.importNode(el, true));
    });
    return () => {
      there = false;
    };
  }, [name]);
  return html`<div class="art" ref=${box}></div>`;
}
