// @ts-check
// What a button names is marked on the board while the button is pointed at or has the focus.
import { refsOf } from "./choices.js";
import { mark, unmark } from "./marks.js";

/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {Record<string, (e: any) => void>} Handlers */

const MARK = "data-named";
const PLACES = [".boardslot", ".bottom", ".seats", ".radar"];

/** The entities that choices name or lie on; not those of their verbs. @param {Choice[]} choices */
export const namedBy = (choices) =>
  new Set(
    choices
      .flatMap(refsOf)
      .filter((ref) => typeof ref === "string" && ref.includes(":") && !ref.startsWith("do:")),
  );

/** Take all marks off. */
export const unname = () => unmark(MARK);

/** @param {Choice[]} choices */
function name(choices) {
  unname();
  for (const ref of namedBy(choices)) {
    const named = PLACES.map((place) => `${place} [data-ref="${CSS.escape(String(ref))}"]`);
    for (const el of document.querySelectorAll(named.join())) mark(el, MARK);
  }
}

/**
 * The handlers of a button for these choices, with those it has already. A finger that touches it
 * makes the choice.
 * @param {Choice[]} choices
 * @param {Handlers} [own]
 * @returns {Handlers}
 */
export function naming(choices, own = {}) {
  const also = (/** @type {string} */ event, /** @type {(e: any) => void} */ act) => ({
    [event]: (/** @type {any} */ e) => {
      act(e);
      own[event]?.(e);
    },
  });
  return {
    ...own,
    ...also("onPointerEnter", (e) => {
      if (e.pointerType !== "touch") name(choices);
    }),
    ...also("onPointerLeave", unname),
    ...also("onFocus", (e) => {
      if (e.currentTarget.matches(":focus-visible")) name(choices);
    }),
    ...also("onBlur", unname),
  };
}
