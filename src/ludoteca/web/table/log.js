// @ts-check
// What happened, as sentences, a turn at a time.
import { html, useState, useEffect, useRef, signal } from "../vendor/ui.js";
import { t, parts, tell, nameOf, unbroken } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";
import { Dot } from "../board-kit/arms.js";
import { Sentence, RuleLink } from "../board-kit/sentence.js";
import { turnsOf } from "./turns.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").LogLine} Line
 * @typedef {import("./turns.js").Turn} Turn
 * @typedef {import("./turns.js").Part} Part
 * @typedef {import("./turns.js").Told} Told
 */

/** So many turns are shown at first, and so many more while there is room above them, in pixels. */
const SHOWN = 14;
const MIN_ROOM = 30;
/** A battle of fewer sentences is not folded. */
const MIN_FOLDED = 4;

/**
 * The sentences of a line, for the screen reader and the title of a folded turn.
 * @param {Line[]} lines
 */
export const plain = (lines) =>
  lines.flatMap((line) => line.events.map((e) => tell(`log-${e.key}`, e.args)));

/**
 * The own steps one may go back to. A step is named by its log events: one without events
 * belongs to the step before it.
 * @param {TableModel} model
 */
export const undoSteps = (model) =>
  model.me.value.undo
    .map((to) => ({ to, text: plain(model.lines.value.filter((x) => x.seq === to + 1)).join(" ") }))
    .filter((x) => x.text);

/** That the table went back with everybody's consent. @param {{by: string|null, to: number}} b */
export const backText = (b) =>
  t("ui-went-back", { name: b.by ? nameOf("seat:" + b.by) : t("ui-host"), to: b.to });

/** Turns that were folded, by their first action, and battles that were opened, by theirs. */
const folded = signal(/** @type {Set<string>} */ (new Set()));

/** @param {string} key */
function toggle(key) {
  const next = new Set(folded.peek());
  if (!next.delete(key)) next.add(key);
  folded.value = next;
}

/**
 * One sentence of the log. Its rule is shown to a pointer or the keyboard.
 * @param {{model: TableModel, told: Told, first: boolean}} p
 */
const Sentenced = ({ model, told: { e, line }, first }) =>
  html`<li>
    <${Sentence} of=${parts(`log-${e.key}`, e.args)} />${" "}<${RuleLink} id=${e.rule} />${
      line.seq > 0 && first
        ? html`<a
            class="at"
            href=${`/t/${model.id}?at=${line.seq}`}
            title=${t("ui-look-at", { at: line.seq })}
            aria-label=${t("ui-look-at", { at: line.seq })}
            onClick=${(/** @type {MouseEvent} */ ev) => {
              if (!ev.ctrlKey && !ev.metaKey) {
                ev.preventDefault();
                model.replay.look(line.seq);
              }
            }}
          >
            <${Icon} n="ui-replay"
          /></a>`
        : null
    }
  </li>`;

/**
 * The sentences of a part. Only the first one of each action leads to its replay.
 * @param {TableModel} model
 * @param {Told[]} events
 */
const listed = (model, events) =>
  events.map(
    (told, i) =>
      html`<${Sentenced}
        key=${told.line.seq + "." + i}
        model=${model}
        told=${told}
        first=${events[i - 1]?.line !== told.line}
      />`,
  );

/** A battle that is over is folded to its beginning and its outcome. @param {{model: TableModel, part: Part}} p */
function Battle({ model, part }) {
  const first = part.events[0];
  const last = part.events[part.events.length - 1];
  const key = `battle ${first.line.seq} ${first.e.key}`;
  const open = !part.done || folded.value.has(key);
  const said = (/** @type {Told} */ { e }) => unbroken(tell(`log-${e.key}`, e.args));
  return html`<li class="battle">
    ${
      part.done
        ? html`<button
            type="button"
            class="folded"
            aria-expanded=${open}
            onClick=${() => toggle(key)}
          >
            <${Icon} n=${open ? "ui-down" : "ui-chevron"} /><span
              >${said(first)} ${said(last)}${" "}
              <small>${unbroken(t("ui-lines", { count: part.events.length }))}</small></span
            >
          </button>`
        : null
    }
    ${
      open
        ? html`<ul class="lines">
            ${listed(model, part.events)}
          </ul>`
        : null
    }
  </li>`;
}

/** @param {{model: TableModel, turn: Turn, since: boolean}} p */
function TurnOf({ model, turn, since }) {
  const key = `turn ${turn.first}`;
  const shut = folded.value.has(key);
  const isSeat = turn.seat && turn.seat !== "none" && turn.seat.length === 1;
  const count = turn.parts.reduce((n, part) => n + part.events.length, 0);
  return html`<li class=${"logturn " + (since ? "since" : "")}>
    ${since ? html`<p class="sincemark">${t("ui-since")}</p>` : null}
    ${isSeat ? html`<${Dot} seat=${turn.seat} />` : null}
    ${
      shut
        ? html`<button
            type="button"
            class="folded"
            aria-expanded="false"
            onClick=${() => toggle(key)}
          >
            ${isSeat ? nameOf("seat:" + turn.seat) : ""}${" "}
            <small>${unbroken(t("ui-lines", { count }))}</small>
          </button>`
        : html`<ul class="lines">
              ${turn.parts.map((part) =>
                part.battle && part.events.length >= MIN_FOLDED
                  ? html`<${Battle} key=${part.events[0].line.seq} model=${model} part=${part} />`
                  : listed(model, part.events),
              )}
            </ul>
            ${
              count > 1
                ? html`<button
                    type="button"
                    class="fold"
                    aria-expanded="true"
                    aria-label=${t("ui-fold")}
                    title=${t("ui-fold")}
                    onClick=${() => toggle(key)}
                  >
                    <${Icon} n="ui-down" />
                  </button>`
                : null
            }`
    }
  </li>`;
}

/**
 * On a phone the log lies in a longer pane: opened, it shows its end, also when the pane grows or web
 * fonts load. A player who reads or writes in the pane is not disturbed by what comes later.
 * @param {HTMLElement} list
 * @param {Element} pane
 */
function keepEnd(list, pane) {
  const watcher = new ResizeObserver(() => {
    pane.scrollTop += list.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
  });
  const stop = () => watcher.disconnect();
  watcher.observe(pane);
  watcher.observe(list);
  for (const touched of ["pointerdown", "wheel", "keydown", "focusin"])
    pane.addEventListener(touched, stop, { once: true });
  return stop;
}

/**
 * Ask for more turns while those of a list leave it partly empty.
 * @param {HTMLElement} list
 * @param {() => void} more
 */
function fill(list, more) {
  const lines = list.firstElementChild;
  const watcher = new ResizeObserver(() => {
    const room = lines && lines.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (room && room > MIN_ROOM) more();
  });
  watcher.observe(list);
  if (lines) watcher.observe(lines);
  return () => watcher.disconnect();
}

/** @param {{model: TableModel, newest?: boolean}} p */
export function Log({ model, newest }) {
  const [count, setCount] = useState(SHOWN);
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const until = model.replay.at.value;
  const lines =
    until === null ? model.lines.value : model.lines.value.filter((line) => line.seq <= until);
  const turns = turnsOf(lines);
  const shown = turns.slice(-count);
  const left = turns.length - shown.length;
  const own = model.lastOwn.value;
  let marked = false;
  useEffect(() => {
    const el = list.current;
    if (el && !newest) el.scrollTop = 0; // it is laid from below: its end
  }, [lines.length, lines[lines.length - 1]?.seq]);
  useEffect(() => {
    const pane = newest ? list.current?.closest(".pane") : null;
    return pane && list.current ? keepEnd(list.current, pane) : undefined;
  }, []);
  useEffect(
    () => (left && list.current ? fill(list.current, () => setCount((n) => n + SHOWN)) : undefined),
    [left > 0],
  );
  const backs = until === null ? (model.table.value?.backs ?? []).slice() : [];
  /** The marks of going back that belong before an action. @param {number} before */
  const marksBefore = (before) => {
    const due = backs.filter((b) => b.to < before);
    backs.splice(0, due.length);
    return due.map(
      (b) =>
        html`<li class="logturn backmark" key=${"back" + b.at}>
          <${Icon} n="ui-undo" />${backText(b)}
        </li>`,
    );
  };
  const items = shown.flatMap((turn) => {
    const since = !marked && own > 0 && turn.first > own && until === null;
    if (since) marked = true;
    return [
      ...marksBefore(turn.first),
      html`<${TurnOf} key=${turn.first} model=${model} turn=${turn} since=${since} />`,
    ];
  });
  items.push(...marksBefore(Infinity));
  return html`<div class="logbody">
    ${
      left
        ? html`<button type="button" class="link more" onClick=${() => setCount(Infinity)}>
            ${t("ui-earlier", { count: left })}
          </button>`
        : null
    }
    <div class="log" role="log" aria-label=${t("ui-log")} ref=${list} tabindex="0">
      <ol>
        ${items}
      </ol>
    </div>
  </div>`;
}
