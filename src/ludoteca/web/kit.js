// @ts-check
// The parts every board is made of: docs/boards.md explains them. Boards import this file as "/static/kit.js".
import {
  html,
  signal,
  computed,
  useRef,
  useEffect,
  useLayoutEffect,
  Fragment,
} from "./vendor/ui.js";
import { t, tell, parts, nameOf, has, attribute } from "./texts.js";
import { current, SEAT_LETTERS } from "./table/model.js";
import { sentence, refsOf, titleOf } from "./table/choices.js";
import { still, phone, isDark } from "./store.js";

export {
  html,
  signal,
  computed,
  Fragment,
  t,
  tell,
  parts,
  nameOf,
  has,
  attribute,
  phone,
  isDark,
  still,
};
export { useRef, useEffect, useLayoutEffect, useState, useMemo } from "./vendor/ui.js";
export { Tray } from "./table/tokens.js";
export { lazy } from "./lazy.js";

/** @typedef {import("./texts.js").Ref} Ref */

/** A drawing of the sprite, decoration only: the text beside it says what it means. @param {{n: string, class?: string}} p */
export const Icon = (p) =>
  html`<svg class=${"i " + (p.class ?? "")} aria-hidden="true" focusable="false">
    <use href=${"#" + p.n} />
  </svg>`;

// ---------------------------------------------------------------- players: colour + pattern + letter

/** @typedef {{colour: string, pattern: string, letter: string}} Arms */
const TINCTURES = ["orange", "yellow", "blue", "green", "red", "black"];
/** @type {Record<string, string>} */
export const PATTERNS = {
  orange: "bend",
  yellow: "roundel",
  blue: "chevron",
  green: "chequy",
  red: "pale",
  black: "lozenge",
  white: "barry",
};
/** A game's board may dress the seats in its own colours and letters. */
export const heraldry = signal(
  /** @type {((seat: string, view: any) => {colour?: string, letter?: string}|null)|null} */ (null),
);

/** @param {string} seat @returns {Arms} */
export function armsOf(seat) {
  const i = Math.max(0, SEAT_LETTERS.indexOf(seat));
  const view = current.value?.view.value;
  const own = (view && heraldry.value?.(seat, view)) || {};
  const colour = own.colour ?? TINCTURES[i];
  return { colour, pattern: PATTERNS[colour] ?? "bend", letter: own.letter ?? seat };
}

/** @param {{seat: string, class?: string}} p */
export function Shield(p) {
  const a = armsOf(p.seat);
  const d = "M2 2h28v15c0 8.500-5 13.500-14 17.300C7 30.500 2 25.500 2 17Z";
  return html`<svg
    class=${`shield pl-${a.colour} ${p.class ?? ""}`}
    viewBox="0 0 32 36"
    aria-hidden="true"
  >
    <path d=${d} class="pl-fill" />
    <path d=${d} fill=${`url(#hp-${a.pattern})`} class="pl-edge" />
    <circle cx="16" cy="16" r="8.600" class="pl-fill" />
    <text x="16" y="21.600" text-anchor="middle" class="ui pl-letter" font-size="16">
      ${a.letter}
    </text>
  </svg>`;
}

/** @param {{seat: string, class?: string}} p */
export function Dot(p) {
  const a = armsOf(p.seat);
  return html`<svg
    class=${`d pl-${a.colour} ${p.class ?? ""}`}
    viewBox="0 0 20 20"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="9" class="pl-fill pl-edge" />
    <text x="10" y="14.600" text-anchor="middle" class="ui pl-letter" font-size="13">
      ${a.letter}
    </text>
  </svg>`;
}

// ---------------------------------------------------------------- entities: lit, refused, explained

/** What the little card beside the pointer tells about; null when there is none. */
export const info = signal(
  /** @type {{ref: string, el: Element, x: number, y: number, above: number, held: boolean}|null} */ (
    null
  ),
);
/** The rule shown in the rules drawer. */
export const ruleShown = signal(/** @type {string|null} */ (null));
/** A board may tell more about an entity than its name: returns a Preact node or null. */
export const lore = signal(/** @type {((ref: string, view: any) => any)|null} */ (null));

let timer = 0;

/** The element that was clicked last as an entity: choices that are left are laid beside it. */
export const touched = signal(/** @type {{ref: string, el: Element}|null} */ (null));
/** Grows whenever a window on a board was moved or zoomed, for what lies over it. */
export const shifted = signal(0);

/** The name of an entity; of a verb's own place, what it does now. @param {string} ref */
export const named = (ref) =>
  ref.startsWith("do:")
    ? titleOf(ref, [...(current.value?.left.value ?? []), ...(current.value?.refused.value ?? [])])
    : nameOf(ref);

/** @param {string} ref @param {Element} el @param {boolean} held */
export function explain(ref, el, held) {
  if (!named(ref) || !el.isConnected) return;
  const box = el.getBoundingClientRect(),
    tokens = el.closest(".beside")?.getBoundingClientRect(); // of several tokens none is covered
  clearTimeout(timer);
  info.value = {
    ref,
    el,
    x: box.left + box.width / 2,
    y: tokens?.bottom ?? box.bottom,
    above: tokens?.top ?? box.bottom - 30,
    held,
  };
}

export function unexplain() {
  clearTimeout(timer);
  if (info.peek() && !info.peek()?.held) info.value = null;
}

/** @param {string} ref */
export const isLit = (ref) => Boolean(current.value?.lit.value.has(ref));

/**
 * Everything an element needs to be an entity: spread it over any HTML or SVG element, `<g ...${entity("state:bavaria")}>`.
 * It is lit when a choice names it, a click narrows the choices, and hover, focus or a long press explains it.
 * @param {string} ref @param {{class?: string, label?: string, quiet?: boolean, text?: boolean}} [more]
 */
export function entity(ref, more = {}) {
  const model = current.value;
  const lit = isLit(ref);
  const dim = !lit && Boolean(model?.dim.value.has(ref));
  const chosen = Boolean(
    model?.narrowing.value.some(
      (n) => ("ref" in n && n.ref === ref) || ("value" in n && n.value === ref),
    ),
  );
  const key = model?.keys.value.get(ref);
  const name = more.label ?? named(ref);
  let pressed = 0;
  /** @type {Record<string, any>} */
  const out = {
    "data-ref": ref,
    class: [
      more.class,
      "ent",
      lit && "lit",
      dim && "dim",
      chosen && "chosen",
      model?.recent.value.has(ref) && "recent",
    ]
      .filter(Boolean)
      .join(" "),
    onClick: (/** @type {MouseEvent} */ e) => {
      e.stopPropagation();
      if (pressed < 0) return;
      touched.value = { ref, el: /** @type {Element} */ (e.currentTarget) };
      if (model?.pick(ref)) info.value = null;
      else if (!chosen || !model?.widen())
        explain(ref, /** @type {Element} */ (e.currentTarget), true);
    },
    onPointerEnter: (/** @type {PointerEvent} */ e) => {
      if (e.pointerType === "touch") return; // a finger that taps chooses; it asks by a long press
      const el = /** @type {Element} */ (e.currentTarget);
      clearTimeout(timer);
      timer = setTimeout(() => explain(ref, el, false), 350);
    },
    onPointerLeave: unexplain,
    onFocus: (/** @type {FocusEvent} */ e) => {
      const el = /** @type {Element} */ (e.currentTarget);
      if (el.matches(":focus-visible")) explain(ref, el, false);
    },
    onBlur: unexplain,
    onPointerDown: (/** @type {PointerEvent} */ e) => {
      if (e.pointerType === "mouse") return;
      const el = /** @type {Element} */ (e.currentTarget);
      pressed = setTimeout(() => {
        pressed = -1;
        explain(ref, el, true);
      }, 500);
    },
    onPointerUp: () => {
      if (pressed > 0) clearTimeout(pressed);
    },
    onPointerCancel: () => {
      if (pressed > 0) clearTimeout(pressed);
    },
  };
  if (lit) {
    out.tabIndex = 0;
    out.role = "button";
    if (more.text) out["aria-description"] = t("ui-can");
    else out["aria-label"] = t("ui-lit", { name });
    if (key) out["data-key"] = key;
    out.onKeyDown = (/** @type {KeyboardEvent} */ e) => {
      if (e.key !== "Enter" && e.key !== " ") return;
      e.preventDefault();
      e.stopPropagation();
      touched.value = { ref, el: /** @type {Element} */ (e.currentTarget) };
      model?.pick(ref);
    };
  } else if (!more.quiet && !more.text && name) {
    out.role = "img";
    out["aria-label"] = name;
  }
  return out;
}

/** No badge is drawn smaller than this radius, in pixels of the screen. */
const LEAST_BADGE = 7.5;

/** The number key of a lit entity as a badge inside an SVG, at its upper right. A phone has no keys. @param {{of: string, x: number, y: number, r?: number}} p */
export function Badge(p) {
  const key = current.value?.keys.value.get(p.of);
  const box = useRef(/** @type {SVGGElement|null} */ (null));
  const r = p.r ?? 8;
  const shown = Boolean(key) && isLit(p.of) && !phone.value;
  const moved = shown ? shifted.value : 0;
  useLayoutEffect(() => {
    const scale = Math.abs(
      /** @type {SVGGraphicsElement|undefined} */ (box.current?.parentNode)?.getScreenCTM?.()?.a ??
        1,
    );
    box.current?.setAttribute(
      "transform",
      `translate(${p.x} ${p.y}) scale(${Math.max(1, LEAST_BADGE / (r * scale))})`,
    );
  }, [shown, moved, p.x, p.y, r]);
  if (!shown) return null;
  return html`<g class="badge" ref=${box} aria-hidden="true"
    ><circle r=${r} />
    <text text-anchor="middle" y=${r * 0.42} font-size=${r * 1.3} class="ui">${key}</text></g
  >`;
}

/** A link to a rule, which opens the rules beside the table. @param {{id: string}} p */
export function RuleLink(p) {
  if (!p.id) return null;
  const game = current.value?.table.value?.game;
  return html`<a
    class="rule"
    href=${`/rules/${game}#rule-${p.id}`}
    data-stay
    onClick=${(/** @type {MouseEvent} */ e) => {
      if (e.ctrlKey || e.metaKey) return;
      e.preventDefault();
      ruleShown.value = p.id;
    }}
    >${t("ui-rule", { id: p.id })}</a
  >`;
}

/** Show where an entity is: bring it into view and let it glow for a moment. @param {string} ref */
export function pointAt(ref) {
  const found = [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].filter(
    (el) => el.getClientRects().length > 0,
  );
  for (const el of found) {
    el.classList.remove("found");
    void (/** @type {HTMLElement} */ (el).getBoundingClientRect());
    el.classList.add("found");
    setTimeout(() => el.classList.remove("found"), 2200);
  }
  const first = found[0];
  first?.dispatchEvent(new Event("bring", { bubbles: true })); // the window it may lie in goes there, and the page to the window
  if (first)
    (first.closest(".zoompan") ?? first).scrollIntoView({
      block: "nearest",
      inline: "nearest",
      behavior: still() ? "auto" : "smooth",
    });
  return first ?? null;
}

/** A sentence with its entities as links to where they are. @param {{of: import("./texts.js").Part[]}} p */
export const Sentence = (p) =>
  p.of.map((part) =>
    typeof part === "string"
      ? part
      : part.ref.startsWith("back:")
        ? part.text
        : html`<span
            role="link"
            tabIndex="0"
            class="ob"
            onClick=${(/** @type {MouseEvent} */ e) => follow(part.ref, e)}
            onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
              if (e.key === "Enter") follow(part.ref, e);
            }}
            >${part.text}</span
          >`,
  );

/** Go to an entity from its name in a sentence. @param {string} ref @param {Event} e */
function follow(ref, e) {
  const el = pointAt(ref);
  explain(ref, el ?? /** @type {Element} */ (e.currentTarget), true);
}

/** @param {{text: string, args: Record<string, Ref>}} p */
export const Telling = (p) => html`<${Sentence} of=${parts(p.text, p.args)} />`;

/** What may be done with an entity now, and what may not. @param {string} ref */
export function dealings(ref) {
  const model = current.value;
  const has = (/** @type {import("./table/choices.js").Choice} */ c) => refsOf(c).includes(ref);
  const can = (model?.left.value ?? []).filter(has).slice(0, 6);
  return {
    can,
    may: can.map(sentence),
    not: (model?.refused.value ?? []).filter(has).slice(0, 4),
  };
}

/** What was told last of some kinds (`told("dice", "battle")`), oldest first; in a replay up to the action looked at. @param {...string} keys @returns {{key: string, rule: string, args: Record<string, Ref>}[]} */
export function told(...keys) {
  const model = current.value;
  const at = model?.at.value ?? null;
  const lines = (model?.lines.value ?? [])
    .filter((line) => at === null || line.seq <= at)
    .slice(-40);
  return lines.flatMap((line) => line.events).filter((e) => keys.includes(e.key));
}

/** What the newest actions of the others tell, oldest first, for trails; in a replay, what the action looked at tells. @returns {{key: string, rule: string, args: Record<string, Ref>}[]} */
export const news = () => current.value?.news.value ?? [];

// ---------------------------------------------------------------- pieces that travel

/**
 * Lets every element with `data-piece` under `root` travel from where it was to where it is. Call `before()` ahead of a change
 * and `after()` when it is painted; the hook `useTravel` does both for a component.
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

/** In a board component: pieces under the returned ref travel whenever `moment` (usually view) changes. @param {any} moment */
export function useTravel(moment) {
  const root = useRef(/** @type {any} */ (null));
  const mover = useRef(/** @type {any} */ (null));
  const seen = useRef(/** @type {any} */ (undefined));
  if (mover.current && seen.current !== moment) mover.current.before();
  useLayoutEffect(() => {
    if (!root.current) return;
    if (mover.current === null) mover.current = travel(root.current);
    else if (seen.current !== moment) mover.current.after();
    seen.current = moment;
  }, [moment]);
  return root;
}

// ---------------------------------------------------------------- what is measured

/** Grows when letters have come that were drawn with others meanwhile: what was measured with those is measured again. */
export const lettered = signal(0);
document.fonts.addEventListener("loadingdone", () => {
  lettered.value += 1;
});

// ---------------------------------------------------------------- zoom and pan

/**
 * A window on something large: wheel and pinch zoom, drag pans, double tap zooms, arrows, + - 0 by keyboard.
 * @param {{children?: any, label?: string, class?: string, most?: number, fit?: boolean, start?: [number, number]}} p  start: which place is in the middle at first, as shares of width and height
 */
export function ZoomPan(p) {
  const frame = useRef(/** @type {HTMLElement|null} */ (null));
  const inner = useRef(/** @type {HTMLElement|null} */ (null));
  const at = useRef({ k: 1, x: 0, y: 0 });
  const most = p.most ?? 6;
  // Until somebody moves the window, or something else is lit, it stands where it begins, whatever room it is given.
  const moved = useRef(false);
  // Behind another tab of the phone there is no room at all: the window stays where it stands, and looks for what was lit meanwhile when it is seen again.
  const missed = useRef(false);

  const place = () => {
    const el = inner.current,
      box = frame.current;
    if (!el || !box?.clientWidth) return;
    const a = at.current;
    const w = el.offsetWidth * a.k,
      h = el.offsetHeight * a.k;
    const clamp = (
      /** @type {number} */ v,
      /** @type {number} */ room,
      /** @type {number} */ size,
    ) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, v)));
    a.x = clamp(a.x, box.clientWidth, w);
    a.y = clamp(a.y, box.clientHeight, h);
    el.style.transform = `translate(${a.x}px,${a.y}px) scale(${a.k})`;
    box.classList.toggle("zoomed", a.k > 1.01);
    shifted.value = shifted.peek() + 1;
  };
  const pan = (/** @type {number} */ dx, /** @type {number} */ dy) => {
    moved.current = true;
    at.current.x += dx;
    at.current.y += dy;
    place();
  };
  // What can be chosen must be seen: when none of it is in the window, the window goes to the first.
  const seek = () => {
    const box = frame.current,
      el = inner.current;
    missed.current = !box?.clientWidth;
    const places = [...(el?.querySelectorAll(".lit") ?? [])]
      .map((x) => x.getBoundingClientRect())
      .filter((r) => r.width > 0);
    if (!box || !places.length) return;
    const view = box.getBoundingClientRect();
    if (
      places.some(
        (r) =>
          r.left >= view.left &&
          r.right <= view.right &&
          r.top >= view.top &&
          r.bottom <= view.bottom,
      )
    )
      return;
    const first = places[0];
    at.current.x += view.left + view.width / 2 - (first.left + first.width / 2);
    at.current.y += view.top + view.height / 2 - (first.top + first.height / 2);
    place();
  };
  const stand = () => {
    const el = inner.current,
      box = frame.current;
    if (!el || !box?.clientWidth) return;
    if (!moved.current)
      at.current = p.start
        ? {
            k: 1,
            x: box.clientWidth / 2 - el.offsetWidth * p.start[0],
            y: box.clientHeight / 2 - el.offsetHeight * p.start[1],
          }
        : { k: 1, x: 0, y: 0 };
    place();
    if (!moved.current || missed.current) seek();
  };
  const zoom = (
    /** @type {number} */ factor,
    /** @type {number} */ cx,
    /** @type {number} */ cy,
  ) => {
    const a = at.current;
    const k = Math.min(most, Math.max(1, a.k * factor));
    moved.current = true;
    a.x = cx - (cx - a.x) * (k / a.k);
    a.y = cy - (cy - a.y) * (k / a.k);
    a.k = k;
    place();
  };
  const middle = (/** @type {number} */ f) =>
    zoom(f, (frame.current?.clientWidth ?? 0) / 2, (frame.current?.clientHeight ?? 0) / 2);

  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    /** @type {Map<number, {x: number, y: number}>} */
    const fingers = new Map();
    let way = 0,
      spread = 0,
      tapped = 0;
    const local = (/** @type {PointerEvent|WheelEvent} */ e) => {
      const r = box.getBoundingClientRect();
      return { x: e.clientX - r.left, y: e.clientY - r.top };
    };
    const wheel = (/** @type {WheelEvent} */ e) => {
      e.preventDefault();
      const c = local(e);
      zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), c.x, c.y);
    };
    const down = (/** @type {PointerEvent} */ e) => {
      fingers.set(e.pointerId, local(e));
      if (fingers.size === 1) way = 0;
      const [a, b] = [...fingers.values()];
      spread = b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const move = (/** @type {PointerEvent} */ e) => {
      const was = fingers.get(e.pointerId);
      if (!was) return;
      const now = local(e);
      fingers.set(e.pointerId, now);
      way += Math.hypot(now.x - was.x, now.y - was.y);
      if (way < 6) return;
      if (!box.hasPointerCapture(e.pointerId)) box.setPointerCapture(e.pointerId);
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        const d = Math.hypot(a.x - b.x, a.y - b.y);
        if (spread > 0) zoom(d / spread, (a.x + b.x) / 2, (a.y + b.y) / 2);
        spread = d;
      } else pan(now.x - was.x, now.y - was.y);
    };
    const up = (/** @type {PointerEvent} */ e) => {
      fingers.delete(e.pointerId);
      if (e.pointerType === "touch" && way < 6) {
        const c = local(e);
        if (e.timeStamp - tapped < 300) zoom(at.current.k > 1.5 ? 1 / most : 2.2, c.x, c.y);
        tapped = e.timeStamp;
      }
    };
    const click = (/** @type {MouseEvent} */ e) => {
      if (way >= 6) {
        e.stopPropagation();
        e.preventDefault();
        way = 0;
      }
    };
    box.addEventListener("wheel", wheel, { passive: false });
    box.addEventListener("pointerdown", down);
    box.addEventListener("pointermove", move);
    box.addEventListener("pointerup", up);
    box.addEventListener("pointercancel", up);
    box.addEventListener("click", click, true);
    // The window goes to what a link points at and to what the keyboard reaches; the frame itself never scrolls.
    const bring = (/** @type {Event} */ e) => {
      const el = /** @type {Element} */ (e.target),
        view = box.getBoundingClientRect(),
        r = el.getBoundingClientRect();
      if (
        !inner.current?.contains(el) ||
        (r.left >= view.left &&
          r.right <= view.right &&
          r.top >= view.top &&
          r.bottom <= view.bottom)
      )
        return;
      box.scrollTo(0, 0);
      const now = el.getBoundingClientRect();
      pan(
        view.left + view.width / 2 - (now.left + now.width / 2),
        view.top + view.height / 2 - (now.top + now.height / 2),
      );
    };
    box.addEventListener("bring", bring);
    box.addEventListener("focusin", (e) => {
      if (/** @type {Element} */ (e.target).matches(":focus-visible")) bring(e);
    });
    box.addEventListener("scroll", () => box.scrollTo(0, 0));
    const watcher = new ResizeObserver(stand);
    watcher.observe(box);
    if (inner.current) watcher.observe(inner.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(stand, [lettered.value]);

  const lit = [...(current.value?.lit.value ?? [])].join(" ");
  const was = useRef(lit);
  useEffect(() => {
    if (was.current !== lit) {
      moved.current = true;
      seek();
    }
    was.current = lit;
  }, [lit]);

  const keys = (/** @type {KeyboardEvent} */ e) => {
    const step = 60;
    if (e.key === "+" || e.key === "=") middle(1.25);
    else if (e.key === "-") middle(0.8);
    else if (e.key === "0") middle(1 / most);
    else if (e.key === "ArrowLeft") pan(step, 0);
    else if (e.key === "ArrowRight") pan(-step, 0);
    else if (e.key === "ArrowUp") pan(0, step);
    else if (e.key === "ArrowDown") pan(0, -step);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return html`<div
    class=${"zoompan " + (p.class ?? "")}
    ref=${frame}
    tabindex="0"
    role="group"
    aria-label=${p.label ?? t("ui-board")}
    onKeyDown=${keys}
  >
    <div class="zoompan-in" ref=${inner}>${p.children}</div>
    <div class="zoompan-tools">
      <button type="button" class="tool" aria-label=${t("ui-zoom-in")} onClick=${() => middle(1.4)}>
        <${Icon} n="ui-zoom-in" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label=${t("ui-zoom-out")}
        onClick=${() => middle(0.7)}
      >
        <${Icon} n="ui-zoom-out" />
      </button>
    </div>
  </div>`;
}
