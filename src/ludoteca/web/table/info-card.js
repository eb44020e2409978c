// @ts-check
// The tooltip: what an entity is and what may be done with it.
import { html, useEffect } from "../vendor/ui.js";
import { tell, attribute } from "../app/texts.js";
import { info, named } from "../board-kit/entity.js";
import { board } from "../board-kit/host.js";
import { RuleLink, dealings } from "../board-kit/sentence.js";
import { Effect } from "./parts.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** Up to this many choices, the tooltip says what each would change. */
const FEW = 3;

/** @param {{model: TableModel}} p */
export function InfoCard({ model }) {
  const shown = info.value;
  useEffect(() => {
    if (!shown?.held) return undefined;
    const away = (/** @type {Event} */ e) => {
      if (!(e.target instanceof Element && e.target.closest(".info, [data-ref], .ob")))
        info.value = null;
    };
    const esc = (/** @type {KeyboardEvent} */ e) => {
      if (e.key === "Escape") {
        info.value = null;
        e.stopPropagation();
      }
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", esc, true);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", esc, true);
    };
  }, [shown]);
  const view = model.view.value;
  // What the newest view does not show is not explained.
  useEffect(() => {
    if (info.peek() && !info.peek()?.held && !info.peek()?.el.isConnected) info.value = null;
  }, [view]);
  if (!shown) return null;
  const key = shown.ref.replace(":", "-");
  const about = attribute(key, "about");
  const more = view && board.value?.about?.(shown.ref, view);
  const { can, may, not } = dealings(shown.ref);
  const effectOf = (/** @type {number} */ i) =>
    can.length <= FEW ? html` <${Effect} model=${model} choice=${can[i].do} />` : null;
  const put = (/** @type {HTMLElement|null} */ el) => {
    if (!el) return;
    const w = el.offsetWidth,
      h = el.offsetHeight;
    const x = Math.max(8, Math.min(innerWidth - w - 8, shown.x - w / 2));
    const y = shown.y + 10 + h > innerHeight ? Math.max(8, shown.above - h - 10) : shown.y + 10;
    el.style.left = `${x}px`;
    el.style.top = `${y}px`;
  };
  return html`<aside aria-label=${named(shown.ref)}>
    <div class=${"info panel " + (shown.held ? "held" : "")} role="tooltip" ref=${put}>
      <b class="in">${named(shown.ref)}</b>${about ? html`<p>${about}</p>` : null}${more ?? null}
      ${
        may.length
          ? html`<p class="may">
              ${may.map((s, i) => html`<span key=${i}>${s}${effectOf(i)}</span>`)}
            </p>`
          : null
      }
      ${not.map((c) =>
        c.no
          ? html`<p class="not" key=${c.do}>
              ${tell(`do-${c.verb}`, c.args)}${": "}${tell(`no-${c.no.key}`, c.no.args)}${" "}
              <${RuleLink} id=${c.no.rule} />
            </p>`
          : null,
      )}
    </div>
  </aside>`;
}
