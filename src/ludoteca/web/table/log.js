// @ts-check
// What happened, as sentences, a turn at a time.
import { html, useState, useEffect, useRef, signal } from "../vendor/ui.js";
import { t, parts, tell, nameOf } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";
import { Dot } from "../board-kit/arms.js";
import { Sentence, RuleLink } from "../board-kit/sentence.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").LogLine} Line
 */
/** @typedef {{first: number, last: number, seat: string, lines: Line[]}} Turn */

const SHOWN = 14;

/** Lines of one seat in a row belong to one turn. @param {Line[]} lines @returns {Turn[]} */
export function turnsOf(lines) {
  /** @type {Turn[]} */
  const turns = [];
  for (const line of lines) {
    const last = turns[turns.length - 1];
    if (last && last.seat === line.seat) {
      last.lines.push(line);
      last.last = line.seq;
    } else turns.push({ first: line.seq, last: line.seq, seat: line.seat, lines: [line] });
  }
  return turns.filter((turn) => turn.lines.some((line) => line.events.length));
}

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

const folded = signal(/** @type {Set<number>} */ (new Set()));

/** @param {{model: TableModel, turn: Turn, since: boolean}} p */
function TurnOf({ model, turn, since }) {
  const shut = folded.value.has(turn.first);
  const toggle = () => {
    const next = new Set(folded.peek());
    if (!next.delete(turn.first)) next.add(turn.first);
    folded.value = next;
  };
  const isSeat = turn.seat && turn.seat !== "none" && turn.seat.length === 1;
  const events = turn.lines.flatMap((line) => line.events.map((e) => ({ e, line })));
  return html`<li class=${"logturn " + (since ? "since" : "")}>
    ${since ? html`<p class="sincemark">${t("ui-since")}</p>` : null}
    ${isSeat ? html`<${Dot} seat=${turn.seat} />` : null}
    ${
      shut
        ? html`<button type="button" class="folded" aria-expanded="false" onClick=${toggle}>
            ${isSeat ? nameOf("seat:" + turn.seat) : ""}${" "}
            <small>${t("ui-lines", { count: events.length })}</small>
          </button>`
        : html`<ul class="lines">
              ${events.map(
                ({ e, line }, i) =>
                  html`<li key=${line.seq + "." + i}>
                    <${Sentence} of=${parts(`log-${e.key}`, e.args)} />${" "}
                    <${RuleLink} id=${e.rule} />${
                      line.seq > 0 && i === 0
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
                  </li>`,
              )}
            </ul>
            ${
              events.length > 1
                ? html`<button
                    type="button"
                    class="fold"
                    aria-expanded="true"
                    aria-label=${t("ui-fold")}
                    title=${t("ui-fold")}
                    onClick=${toggle}
                  >
                    <${Icon} n="ui-down" />
                  </button>`
                : null
            }`
    }
  </li>`;
}

/** @param {{model: TableModel, newest?: boolean}} p */
export function Log({ model, newest }) {
  const [all, setAll] = useState(false);
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const until = model.replay.at.value;
  const lines =
    until === null ? model.lines.value : model.lines.value.filter((line) => line.seq <= until);
  const turns = turnsOf(lines);
  const shown = all ? turns : turns.slice(-SHOWN);
  const own = model.lastOwn.value;
  let marked = false;
  useEffect(() => {
    const el = list.current;
    if (el && !newest) el.scrollTop = 0; // it is laid from below: its end
  }, [lines.length, lines[lines.length - 1]?.seq]);
  useEffect(() => {
    // On a phone the log lies in a longer pane: opened, it shows its end. A player who writes below
    // it
    // is not disturbed by what comes later.
    const pane = newest ? list.current?.closest(".pane") : null;
    if (pane && list.current)
      pane.scrollTop +=
        list.current.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
  }, []);
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
      turns.length > shown.length
        ? html`<button type="button" class="link more" onClick=${() => setAll(true)}>
            ${t("ui-earlier", { count: turns.length - shown.length })}
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
