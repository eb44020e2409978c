// @ts-check
// Pieces that travel from where they were to where they are.
import { useRef, useLayoutEffect } from "../vendor/ui.js";
import { still } from "../app/store.js";

/**
 * Lets every element with `data-piece` under `root` travel from where it was to where it is. Call
 * `before()` ahead of a change and `after()` when it is painted; the hook `useTravel` does both for
 * a component.
 * @param {Element} root
 */
export function travel(root) {
  /** @type {Map<string, DOMRect>} */
  let old = new Map();
  return {
    before() {
      old = new Map(
        [...root.querySelectorAll("[data-piece]")].map((el) => [
          String(el.getAttribute("data-piece")),
          el.getBoundingClientRect(),
        ]),
      );
    },
    after() {
      if (still()) return;
      const time =
        Number.parseFloat(
          getComputedStyle(document.documentElement).getPropertyValue("--t-piece"),
        ) || 0;
      for (const el of root.querySelectorAll("[data-piece]")) {
        const from = old.get(String(el.getAttribute("data-piece")));
        if (!from || from.width === 0) continue;
        const to = el.getBoundingClientRect();
        let dx = from.left + from.width / 2 - to.left - to.width / 2;
        let dy = from.top + from.height / 2 - to.top - to.height / 2;
        if (Math.abs(dx) + Math.abs(dy) < 2) continue;
        if (el instanceof SVGGraphicsElement) {
          const m = /** @type {SVGGraphicsElement} */ (el.parentNode).getScreenCTM?.();
          if (m) {
            dx /= m.a || 1;
            dy /= m.d || 1;
          }
        }
        el.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], {
          duration: time,
          easing: "cubic-bezier(.22,.7,.2,1)",
        });
      }
    },
  };
}

/**
 * In a board component: pieces under the returned ref travel whenever `moment` (usually view)
 * changes.
 * @param {unknown} moment
 */
export function useTravel(moment) {
  const root = useRef(/** @type {Element|null} */ (null));
  const mover = useRef(/** @type {ReturnType<typeof travel>|null} */ (null));
  const seen = useRef(/** @type {unknown} */ (undefined));
  if (mover.current && seen.current !== moment) mover.current.before();
  useLayoutEffect(() => {
    if (!root.current) return;
    if (mover.current === null) mover.current = travel(root.current);
    else if (seen.current !== moment) mover.current.after();
    seen.current = moment;
  }, [moment]);
  return root;
}
