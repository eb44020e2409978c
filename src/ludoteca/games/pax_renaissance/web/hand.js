// @ts-check
// The own tableau and hand below the board, with what is answered without naming anything.
import {
  html,
  entity,
  isLit,
  Icon,
  Tray,
  named,
  phone,
  t,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  zone,
} from "/static/board-kit/index.js";
import { EMBLEMS } from "./choices.js";
import { Card, Under } from "./cards.js";
import { Section, rowsFor, stacks } from "./tableau.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Ref} Ref
 */

/**
 * How much room an element has across, known before it is painted.
 * @returns {[{current: HTMLElement|null}, number]}
 */
function useRoom() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const [room, setRoom] = useState(640);
  const measure = () => {
    if (box.current) setRoom(box.current.clientWidth);
  };
  useLayoutEffect(measure);
  useEffect(() => {
    const watcher = new ResizeObserver(measure);
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return [box, room];
}

/**
 * Answers that name nothing: no more, do without, keep, pay. Each is a seal beside the hand, only
 * while it may be given.
 */
const WORDS = [
  "pass",
  "done",
  "confirm",
  "forgo",
  "leave",
  "keep",
  "stay",
  "maid",
  "shelve",
  "pay",
];
const Words = () =>
  html`<div class="pxwords">
    ${WORDS.filter((verb) => isLit("do:" + verb)).map(
      (verb) =>
        html`<div key=${verb} ...${entity("do:" + verb, { text: true, class: "pxword" })}>
          <${Icon} n=${EMBLEMS[verb] ?? "ui-check"} /><span>${named("do:" + verb)}</span>
        </div>`,
    )}
  </div>`;

/** The cards in hand. @param {{held: Ref[], view: View}} p */
const Held = ({ held, view }) =>
  html`<section class=${"own " + (held.length ? "" : "bare")}>
    <h3><${Icon} n="ui-hand" />${t("zone-hand")}</h3>
    <div class="row">
      ${phone.value ? null : html`<${Words} /><${Tray} />`}
      ${held.map((c) => html`<${Card} key=${c} of=${c} view=${view} />`)}
    </div>
  </section>`;

/** @param {{of: Ref[], view: View}} p */
const Maids = ({ of, view }) =>
  html`<section>
    <h3>${t("zone-maids")}</h3>
    <div class="row">
      <div class="unders">
        ${of.map((q) => html`<${Under} key=${q} of=${q} icon="pc-queen" view=${view} />`)}
      </div>
    </div>
  </section>`;

/** @param {{view: View, me: string|null}} p */
export function Hand({ view, me }) {
  const [box, room] = useRoom();
  const mine = view.board.tableaux.find((x) => x.seat === me);
  if (!mine) return null;
  const west = stacks(mine.west, view),
    east = stacks(mine.east, view);
  const onPhone = west.length + east.length > 4 ? 2 : 1;
  const rows = phone.value
    ? onPhone
    : rowsFor(mine.maids.length ? [west, east, []] : [west, east], room);
  const held = zone(view, "hand", me ?? "");
  const own = html`<${Held} held=${held} view=${view} />`;
  return html`<div class="pxhand">
    ${phone.value && held.length ? own : null}
    <div
      ref=${box}
      class=${"pxrows in" + rows}
      tabindex="0"
      role="group"
      aria-label=${t("ui-your-hand")}
    >
      <${Section} piles=${west} view=${view} side="west" rows=${rows} /><${Section}
        piles=${east}
        view=${view}
        side="east"
        rows=${rows}
      />
      ${mine.maids.length ? html`<${Maids} of=${mine.maids} view=${view} />` : null}
    </div>
    ${phone.value ? null : own}
  </div>`;
}
