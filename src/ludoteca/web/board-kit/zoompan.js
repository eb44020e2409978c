// @ts-check
// A window on something large.
import { html, useRef, useEffect, useLayoutEffect } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { host } from "./host.js";
import { Icon } from "./icon.js";
import { addGestures } from "./gestures.js";
import { lettered } from "./measure.js";
import { drawing } from "./later.js";
import { PanWindow } from "./pan-window.js";
import { placeTools } from "./tools.js";

/** So far an arrow key pans, in pixels. */
const STEP = 60;

/**
 * What a key does.
 * @param {PanWindow} pane
 * @returns {Record<string, () => void>}
 */
const keysOf = (pane) => ({
  "+": () => pane.zoomMiddle(1.25),
  "=": () => pane.zoomMiddle(1.25),
  "-": () => pane.zoomMiddle(0.8),
  0: () => pane.zoomMiddle(1 / pane.max),
  ArrowLeft: () => pane.pan(STEP, 0),
  ArrowRight: () => pane.pan(-STEP, 0),
  ArrowUp: () => pane.pan(0, STEP),
  ArrowDown: () => pane.pan(0, -STEP),
});

/** Follow fingers, sizes and texts for as long as the window is on the page. @param {PanWindow} pane */
function useWatch(pane) {
  useEffect(() => {
    const box = pane.frame.current,
      inner = pane.inner.current;
    if (!box) return undefined;
    addGestures(box, pane);
    const sizes = new ResizeObserver(() => pane.fit());
    sizes.observe(box);
    // Numbers of keys and pieces come and go without the board being drawn again.
    const texts = new MutationObserver(() => pane.fitTexts());
    if (inner) {
      sizes.observe(inner);
      texts.observe(inner, { childList: true, subtree: true });
    }
    return () => {
      sizes.disconnect();
      texts.disconnect();
    };
  }, []);
}

/** Fit the window when the board has been drawn to its end. @param {PanWindow} pane */
function useFit(pane) {
  useEffect(() => pane.fit(), [lettered.value]);
  useLayoutEffect(() => pane.fitTexts());
  const busy = drawing.value;
  const drawn = useRef(!busy);
  useLayoutEffect(() => {
    if (!busy && !drawn.current) pane.fit();
    drawn.current = !busy;
  }, [busy]);
}

/** Go to what is lit when something else is lit than before. @param {PanWindow} pane */
function useSeek(pane) {
  const lit = [...(host.value?.lit.value.keys() ?? [])].join(" ");
  const was = useRef(lit);
  useEffect(() => {
    if (was.current !== lit) {
      pane.moved = true;
      pane.seek();
      // The buttons move with the question only if something has come beneath them.
      if (pane.frame.current) placeTools(pane.frame.current, true);
    }
    was.current = lit;
  }, [lit]);
}

/**
 * A window on something large: wheel and pinch zoom, drag pans, double tap zooms, arrows, + - 0 by
 * keyboard.
 * @param {{children?: unknown, label?: string, class?: string, most?: number, fit?: boolean,
 *   start?: [number, number]}} p  start: which place is in the middle at first, as shares of width
 *   and height
 */
export function ZoomPan(p) {
  const kept = useRef(/** @type {PanWindow|null} */ (null));
  const pane = (kept.current ??= new PanWindow());
  pane.max = p.most ?? 6;
  pane.start = p.start;
  useWatch(pane);
  useFit(pane);
  useSeek(pane);
  const press = (/** @type {KeyboardEvent} */ e) => {
    const act = keysOf(pane)[e.key];
    if (!act) return;
    act();
    e.preventDefault();
    e.stopPropagation();
  };
  const tool = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {number} */ factor,
  ) =>
    html`<button
      type="button"
      class="tool"
      aria-label=${label}
      onClick=${() => pane.zoomMiddle(factor)}
    >
      <${Icon} n=${icon} />
    </button>`;
  return html`<div
    class=${"zoompan " + (p.class ?? "")}
    ref=${pane.frame}
    tabindex="0"
    role="group"
    aria-label=${p.label ?? t("ui-board")}
    onKeyDown=${press}
  >
    <div class="zoompan-in" ref=${pane.inner}>${p.children}</div>
    <div class="zoompan-tools">
      ${tool("ui-zoom-in", t("ui-zoom-in"), 1.4)} ${tool("ui-zoom-out", t("ui-zoom-out"), 0.7)}
    </div>
  </div>`;
}
