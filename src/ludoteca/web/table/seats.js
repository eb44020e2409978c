// @ts-check
// The players: who they are, what they hold, how near they are to winning, how much time they have.
import { html, useState, useEffect } from "../vendor/ui.js";
import { t, label, nameOf, has, dayOf } from "../app/texts.js";
import { lazy } from "../app/lazy.js";
import { phone, settings } from "../app/store.js";
import { over } from "./over.js";
import { Icon } from "../board-kit/icon.js";
import { Shield, Dot, armsOf } from "../board-kit/arms.js";
import { board } from "../board-kit/host.js";
import { entity } from "../board-kit/entity.js";
import { signed, points } from "../board-kit/facts.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").SeatInfo} SeatFacts
 */

/**
 * Whether and how this player was notified: few are, so it is fetched when needed.
 */
export const ToldLine = lazy(() => import("./notices.js"), "ToldLine");

/** @param {number} ms */
export function duration(ms) {
  const s = Math.max(0, Math.round(ms / 1000));
  const d = Math.floor(s / 86400),
    h = Math.floor((s % 86400) / 3600),
    m = Math.floor((s % 3600) / 60);
  if (d > 0) return t("ui-days-hours", { d, h });
  if (h > 0) return `${h}:${String(m).padStart(2, "0")}:${String(s % 60).padStart(2, "0")}`;
  return `${m}:${String(s % 60).padStart(2, "0")}`;
}

/** @param {{clock: import("../types/wire.js").Clock, i: number}} p */
function Clock({ clock, i }) {
  const [, tick] = useState(0);
  const mine = clock.seats[i];
  const received = useState(() => Date.now())[0];
  useEffect(() => {
    if (!mine?.running || clock.paused) return undefined;
    const id = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(id);
  }, [mine?.running, clock.paused]);
  if (clock.kind === "none" || !mine) return null;
  const gone = mine.running && !clock.paused ? Date.now() - received : 0;
  const move = Math.max(0, mine.move - gone);
  const left = Math.max(0, mine.left - Math.max(0, gone - mine.move));
  const low = mine.running && move + left < 20000;
  return html`<span
    class=${"clock " + (mine.running ? "on " : "") + (low ? "low" : "")}
    role="timer"
    ><${Icon} n="ui-clock" /><span class="num">
      ${mine.move ? duration(move) + " + " : ""}${duration(left)}</span
    ></span
  >`;
}

/** @param {{facts: SeatFacts}} p */
function Presence({ facts }) {
  const bits = [];
  if (facts.kind === "bot")
    bits.push(facts.level && has(`level-${facts.level}`) ? t(`level-${facts.level}`) : t("ui-bot"));
  else if (facts.kind === "open") bits.push(t("ui-open-seat"));
  else if (!facts.online) bits.push(t("ui-away"));
  if (facts.standin) bits.push(t("ui-standin"));
  if (facts.resigned) bits.push(t("ui-resigned"));
  if (facts.warned) bits.push(t("ui-warned"));
  if (facts.vacation) bits.push(t("ui-vacation-until", { date: dayOf(facts.vacation) }));
  return bits.length ? html`<small class="presence">${bits.join(" · ")}</small>` : null;
}

/**
 * The counters of a seat and the size of its hand.
 * @param {{view: import("../types/wire.js").View|null, seat: string}} p
 */
function SeatCounters({ view, seat }) {
  const counters = (view?.board.counters ?? []).filter((c) => c.seat === seat);
  const hands = (view?.board.zones ?? []).filter((z) => z.seat === seat && /hand/.test(z.id));
  return html`<dl class="cn">
    ${counters.map(
      (c) =>
        html`<div key=${c.id} class=${c.value === 0 ? "z" : ""}>
          <dt>${label(`counter-${c.id}`)}</dt>
          <dd class="num">${nameOf(c.value)}</dd>
        </div>`,
    )}
    ${hands.map(
      (z) =>
        html`<div key=${"z" + z.id}>
          <dt>${label(`zone-${z.id}`)}</dt>
          <dd class="num">${z.cards.length}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {{model: TableModel, facts: SeatFacts, i: number}} p */
export function Seat({ model, facts, i }) {
  const view = model.view.value;
  const seat = facts.seat;
  const turn = view?.waiting.some((w) => w.seat === seat) && !view.over;
  const Own = board.value?.Seat;
  const clock = model.table.value?.clock;
  return html`<div
    ...${entity("seat:" + seat, {
      class: `seat panel pl-${armsOf(seat).colour} ${turn ? "turn" : ""}`,
      text: true,
    })}
  >
    <${Shield} seat=${seat} />
    <h3 class="nm">
      ${facts.name}<${Icon} n=${facts.kind === "bot" || facts.standin ? "ui-bot" : "ui-human"} />${
        model.me.value.seats.includes(seat)
          ? html`<small>${t("ui-you")}</small
              >${model.me.value.told.length ? html`<${ToldLine} told=${model.me.value.told} />` : null}`
          : null
      }<${Presence} facts=${facts} />
    </h3>
    <div class="st">
      ${
        turn
          ? html`<span class="must-dot" title=${t("ui-asked")}
              ><span class="sr">${t("ui-asked")}</span></span
            >`
          : null
      }
      ${clock ? html`<${Clock} key=${clock.now} clock=${clock} i=${i} />` : null}
    </div>
    ${
      Own && view
        ? html`<${Own} view=${view} seat=${seat} />`
        : html`<${SeatCounters} view=${view} seat=${seat} />`
    }
  </div>`;
}

/** @param {{model: TableModel}} p */
export const Seats = ({ model }) =>
  html`<div class="seats">
    <h2 class="sr">${t("ui-players")}</h2>
    ${(model.table.value?.seats ?? []).map(
      (facts, i) => html`<${Seat} key=${facts.seat} model=${model} facts=${facts} i=${i} />`,
    )}
  </div>`;

/** The one line of seats above the board on a phone. @param {{model: TableModel}} p */
export function SeatStrip({ model }) {
  const view = model.view.value;
  return html`<ul class="pstat">
    ${(model.table.value?.seats ?? []).map((facts) => {
      const turn = view?.waiting.some((w) => w.seat === facts.seat) && !view.over;
      const score = points(view?.standing["ABCDEF".indexOf(facts.seat)]);
      return html`<li
        key=${facts.seat}
        data-ref=${"seat:" + facts.seat}
        class=${"ps " + (turn ? "turn" : "")}
      >
        <${Shield} seat=${facts.seat} /><span class="who">${facts.name}</span>
        ${typeof score === "number" ? html`<span class="num">${signed(score)}</span>` : null}${
          turn ? html`<span class="sr">${t("ui-asked")}</span>` : null
        }
      </li>`;
    })}
  </ul>`;
}

/** @param {string} key */
function standingName(key) {
  for (const name of [
    `standing-${key}`,
    `counter-${key}`,
    `term-${key}`,
    `victory-${key}`,
    `ui-standing-${key}`,
  ])
    if (has(name)) return t(name);
  return null;
}

/** Put a mark where a share of the track says. @param {number} share */
const place = (share) => (/** @type {HTMLElement|null} */ el) => {
  if (!el) return;
  const percent = Math.max(0, Math.min(1, share)) * 100;
  el.style.left = `${percent}%`;
  el.style.transform = `translateX(-${percent}%)`;
};

/**
 * Opens what everybody still needs, in words; a phone and the text view show it below. After the end
 * nothing is missing any more.
 * @param {{model: TableModel}} p
 */
const InWords = ({ model }) =>
  phone.value || settings.value.view === "text" || model.table.value?.state === "over"
    ? null
    : html`<button
        type="button"
        class="link inwords"
        data-act="near"
        onClick=${() => {
          over.value = "near";
        }}
      >
        ${t("ui-near")}
      </button>`;

/** How near everybody is to winning. @param {{model: TableModel}} p */
export function Radar({ model }) {
  const view = model.view.value;
  if (!view || !view.standing.length) return null;
  const Own = board.value?.Radar;
  if (Own)
    return html`<section class="radar panel">
      <${Own} view=${view} /><${InWords} model=${model} />
    </section>`;
  const keys = Object.keys(view.standing[0] ?? {}).filter(
    (k) => view.standing.every((s) => typeof s[k] === "number") && standingName(k),
  );
  if (!keys.length) return null;
  return html`<section class="radar panel" aria-labelledby="radar-title">
    <h2 id="radar-title">${t("ui-standing")}</h2>
    ${keys.map((k) => {
      const values = view.standing.map((s) => Number(s[k]));
      const top = Math.max(1, ...values);
      const order = [...new Set(values)]
        .sort((a, b) => a - b)
        .map((v) => ({ v, seats: values.flatMap((x, i) => (x === v ? [i] : [])) }));
      return html`<div class="vr" key=${k}>
        <b>${standingName(k)}</b>
        <div
          class="track"
          role="img"
          aria-label=${values.map((v, i) => `${nameOf("seat:" + "ABCDEF"[i])} ${v}`).join(", ")}
        >
          ${order.map(
            ({ v, seats }) =>
              html`<span key=${v} class="mark" ref=${place(v / top)}>
                ${seats.map((i) => html`<${Dot} key=${i} seat=${"ABCDEF"[i]} />`)}<span class="num"
                  >${v}</span
                ></span
              >`,
          )}
        </div>
      </div>`;
    })}<${InWords} model=${model} />
  </section>`;
}
