// @ts-check
// Choices that have no place of their own on the board, as tokens laid on it: beside what was
// clicked, or in the tray at its edge.
import { html, signal, useEffect, useLayoutEffect, useRef } from "../vendor/ui.js";
import { t, lang, unbroken } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";
import { entity, info, touched, shifted } from "../board-kit/entity.js";
import { board } from "../board-kit/host.js";
import { lettered } from "../board-kit/measure.js";
import { drawing } from "../board-kit/later.js";
import { current } from "./model.js";
import { Amount } from "./amount.js";
import { tokenRows, openSentence, wordOf } from "./choices.js";
import { leads } from "./marks.js";
import { naming, unname } from "./naming.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("./choices.js").TokenRow} TokenRow
 * @typedef {TokenRow["tokens"][number]} TokenFacts
 */

/** Drawings of tokens for which a game's board has none: docs/boards.md. */
/** @type {Record<string, string>} */
const EMBLEMS = {
  confirm: "ui-check",
  done: "ui-check",
  agree: "ui-check",
  disagree: "ui-close",
  pass: "ui-chevron",
};

/**
 * Lit entities that can be clicked where the game lies: on the board, in the hand below it, in the
 * panels of the players and below them.
 */
const CLICKABLE = ".boardslot .ent.lit, .bottom .ent.lit, .seats .ent.lit, .radar .ent.lit";
const reached = signal(/** @type {Set<string>} */ (new Set()));
/**
 * How many trays the drawn board has laid by itself; the slot adds one only where there is none.
 */
export const laid = signal(0);

/** Keep `reached` true whatever the board draws. */
export function useReached() {
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      /** @type {Set<string>} */
      const found = new Set();
      for (const el of document.querySelectorAll(CLICKABLE)) {
        const ref = String(el.getAttribute("data-ref"));
        if (found.has(ref)) continue;
        const box = el.getBoundingClientRect();
        if (box.width + box.height > 0 && getComputedStyle(el).pointerEvents !== "none")
          found.add(ref);
      }
      const was = reached.peek();
      if (was.size !== found.size || [...found].some((ref) => !was.has(ref))) reached.value = found;
    };
    const soon = () => {
      if (!frame) frame = requestAnimationFrame(look);
    };
    const watcher = new MutationObserver(soon);
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["class"],
    });
    soon();
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      reached.value = new Set();
    };
  }, []);
}

/**
 * The entity a token speaks of, besides those clicked already.
 * @param {TableModel} model
 * @param {TokenFacts} token
 * @returns {string|null}
 */
function subject(model, token) {
  const clicked = model.narrowing.value.map((n) =>
    "ref" in n ? n.ref : "value" in n ? n.value : null,
  );
  const named =
    token.value !== null
      ? [token.value]
      : token.step === null
        ? Object.values(token.choices[0].args)
        : [];
  return (
    /** @type {string|undefined} */ (
      named.find((v) => typeof v === "string" && v.includes(":") && !clicked.includes(v))
    ) ?? null
  );
}

/**
 * How an entity explains itself when one points at it or presses long, without being clicked.
 * @param {string} ref
 */
const explaining = (ref) =>
  /** @type {import("./naming.js").Handlers} */ (
    Object.fromEntries(
      Object.entries(entity(ref)).filter(([name]) => /^on(Mouse|Pointer|Focus|Blur)/.test(name)),
    )
  );

/** @param {{model: TableModel, row: TokenRow, token: TokenFacts}} p */
function Token({ model, row, token }) {
  const ref = subject(model, token);
  const choose = (/** @type {MouseEvent} */ e) => {
    e.stopPropagation();
    // a long press asked what it is
    if (ref && info.peek()?.held && info.peek()?.ref === ref) return;
    info.value = null;
    unname();
    model.choose(token);
  };
  const number = typeof token.value === "number";
  const first = token.choices[0];
  const icon = number
    ? null
    : (board.value?.emblem?.(first) ?? (token.value === null ? EMBLEMS[row.verb] : null));
  return html`<button
    type="button"
    ...${naming(token.choices, ref ? explaining(ref) : {})}
    class=${`chit lit ${number ? "coin" : ""} ${leads(token.choices, model) ? "leads" : ""}`}
    data-verb=${row.verb}
    data-do=${token.step === null ? first.do : null}
    aria-label=${openSentence(token.choices)}
    onClick=${choose}
  >
    ${icon ? html`<${Icon} n=${icon} />` : null}<span>${unbroken(token.label)}</span>
  </button>`;
}

/** @param {{model: TableModel, rows: TokenRow[]}} p */
const Rows = ({ model, rows }) =>
  html`${rows.map(
    (row) =>
      html`<div class="chitrow" key=${row.verb}>
        ${row.title ? html`<span class="chittitle">${unbroken(row.title)}</span>` : null}
        ${row.tokens.map((token) =>
          token.amount
            ? html`<${Amount} model=${model} branch=${token} look="chit lit" />`
            : html`<${Token}
                key=${token.choices[0].do}
                model=${model}
                row=${row}
                token=${token}
              />`,
        )}
      </div>`,
  )}`;

/** @param {{model: TableModel}} p */
const Back = ({ model }) =>
  html`<button
    type="button"
    class="chit back"
    aria-label=${t("ui-back")}
    title=${t("ui-back")}
    onClick=${(/** @type {MouseEvent} */ e) => {
      e.stopPropagation();
      model.widen();
    }}
  >
    <${Icon} n="ui-undo" />
  </button>`;

/**
 * The element beside which the tokens lie: what was clicked, while it counts and can be seen.
 * @param {TableModel} model
 */
function anchor(model) {
  const el = touched.value?.el;
  const counts = model.narrowing.value.some((n) => "ref" in n && n.ref === touched.value?.ref);
  return el &&
    counts &&
    el.isConnected &&
    el.closest(".board, .bottom") &&
    el.getBoundingClientRect().width > 0
    ? el
    : null;
}

/** @param {DOMRect} a @param {{left: number, top: number, right: number, bottom: number}} b */
const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Lay the tokens where they cover nothing that can be chosen, near the element.
 * @param {HTMLElement} box
 * @param {Element} el
 */
function lay(box, el) {
  const ground = (
    el.closest(".desk")?.querySelector(".left") ?? el.closest(".board")
  )?.getBoundingClientRect();
  if (!ground) return;
  const at = el.getBoundingClientRect(),
    w = box.offsetWidth,
    h = box.offsetHeight,
    gap = 10;
  const middle = at.left + at.width / 2 - w / 2,
    level = at.top + at.height / 2 - h / 2;
  const lit = [...document.querySelectorAll(CLICKABLE)].map((x) => x.getBoundingClientRect());
  const places = [
    [middle, at.bottom + gap],
    [middle, at.top - gap - h],
    [at.right + gap, level],
    [at.left - gap - w, level],
    [ground.left, ground.bottom - h],
    [ground.right - w, ground.bottom - h],
    [ground.left, ground.top],
    [ground.right - w, ground.top],
  ].map(([x, y]) => {
    const left = Math.max(ground.left + 4, Math.min(ground.right - w - 4, x)),
      top = Math.max(ground.top + 4, Math.min(ground.bottom - h - 4, y));
    const there = { left, top, right: left + w, bottom: top + h };
    const covered = [at, ...lit].reduce(
      (sum, r) => sum + shared(r, there) / Math.max(1, Math.min(r.width * r.height, w * h)),
      0,
    );
    return { left, top, covered };
  });
  const best = places.reduce((a, b) => (b.covered < a.covered - 0.01 ? b : a));
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
}

/** @param {{model: TableModel, rows: TokenRow[], el: Element}} p */
function Beside({ model, rows, el }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const moved = shifted.value;
  const key = rows.map((row) => row.tokens.map((token) => token.choices[0].do).join()).join();
  useLayoutEffect(() => {
    if (box.current) lay(box.current, el);
  }, [el, key, moved]);
  useLayoutEffect(() => {
    // After a choice with the keyboard the focus moves to the first token.
    if (document.activeElement === el || document.activeElement === document.body)
      /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(".chit.lit"))?.focus({
        preventScroll: true,
      });
  }, [el, key]);
  return html`<div class="beside" ref=${box} role="group" aria-label=${t("ui-prompt")}>
    <${Rows} model=${model} rows=${rows} /><${Back} model=${model} />
  </div>`;
}

/**
 * What is left to choose and has no place: `edge` is the tray the slot lays itself.
 * @param {{edge?: boolean}} p
 */
export function Tray({ edge }) {
  const model = current.value;
  useEffect(() => {
    if (edge) return undefined;
    laid.value += 1;
    return () => {
      laid.value -= 1;
    };
  }, []);
  const strip = useRef(/** @type {HTMLElement|null} */ (null));
  const words = `${lang.value} ${lettered.value}`,
    measured = useRef("");
  useLayoutEffect(() => {
    // While this player is asked the strip keeps its height for this language and these fonts,
    // so that the board stays where it is.
    const el = strip.current;
    if (!el || !edge) return;
    if (!model?.myTurn.peek() || measured.current !== words) el.style.minHeight = "";
    if (model?.myTurn.peek() && el.childElementCount) el.style.minHeight = `${el.offsetHeight}px`;
    measured.current = words;
  });
  const focused = useRef(false);
  useEffect(() => {
    // The token that was pressed is gone; the keyboard goes on at the next thing to choose.
    const next = /** @type {HTMLElement|null} */ (
      document.querySelector(".chit.lit, .boardslot .ent.lit")
    );
    if (!focused.current || document.activeElement !== document.body || !next) return;
    next.focus({ preventScroll: true });
    focused.current = false;
  });
  if (
    !model ||
    !model.looking.value ||
    model.table.value?.state !== "playing" ||
    (edge && laid.value > 0)
  )
    return null;
  // What the board offers is known when all of it is drawn.
  const rows =
    model.pending.value || drawing.value ? [] : tokenRows(model.left.value, reached.value);
  const steps = model.narrowing.value;
  const el = rows.length ? anchor(model) : null;
  return html`<div
    class=${`tray ${edge ? "edge" : ""}`}
    ref=${strip}
    role="group"
    aria-label=${t("ui-prompt")}
    onFocusIn=${() => {
      focused.current = true;
    }}
    onFocusOut=${(/** @type {FocusEvent} */ e) => {
      focused.current = e.relatedTarget === null;
    }}
  >
    ${
      el
        ? html`<${Beside} model=${model} rows=${rows} el=${el} />`
        : html`<${Rows} model=${model} rows=${rows} />${
              steps.length
                ? html`<div class="chitrow">
                    <span class="chittitle"
                      >${steps.map((n) => wordOf(n, model.menu.value)).join(" › ")}</span
                    ><${Back} model=${model} />
                  </div>`
                : null
            }`
    }
  </div>`;
}
