// @ts-check
// The whole table as text, for screen readers and people who prefer text: headings,
// lists, buttons, nothing else.
import { html, useRef, useEffect } from "../vendor/ui.js";
import { t, label, tell, nameOf } from "../app/texts.js";
import { RuleLink } from "../board-kit/sentence.js";
import { Choices, MustSay, promptText } from "./prompt.js";
import { turnsOf } from "./turns.js";
import { ToldLine, Radar } from "./seats.js";
import { DealsPanel } from "./deals.js";
import { Prospects } from "./prospects.js";
import { mayTry } from "./derive.js";
import { canUndo, undoName } from "./bar.js";
import { Chat, Notes } from "./side.js";
import { mayDeal } from "./dealing.js";
import { isNone, EmptyPlaces } from "./board.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").Ref} Ref
 */

/** Cards by name; those nobody here knows are counted. @param {Ref[]} cards */
export function cardsText(cards) {
  const hidden = cards.filter((c) => String(c).startsWith("back:"));
  const words = cards.filter((c) => !String(c).startsWith("back:")).map(nameOf);
  if (hidden.length)
    words.push(t("ui-hidden-cards", { count: hidden.length, name: nameOf(hidden[0]) }));
  return words.length ? words.join(", ") : t("ui-empty");
}

/** The number of last turns that the text view lists. */
const TOLD_TURNS = 12;

/**
 * Counters and cards of a seat, or of the table (null).
 * @param {{view: import("../types/wire.js").View, seat: string|null}} p
 */
function Facts({ view, seat }) {
  const counters = view.board.counters.filter((c) => c.seat === seat);
  const zones = view.board.zones.filter((z) => z.seat === seat);
  return html`<${EmptyPlaces} counters=${counters} />
    <ul>
      ${counters
        .filter((c) => !isNone(c.value))
        .map(
          (c) =>
            html`<li key=${"c" + c.id}>
              ${t("ui-fact", { name: label(`counter-${c.id}`), value: nameOf(c.value) })}
            </li>`,
        )}
      ${zones.map(
        (z, i) =>
          html`<li key=${"z" + z.id + i}>
            ${t("ui-fact", { name: label(`zone-${z.id}`), value: cardsText(z.cards) })}
          </li>`,
      )}
    </ul>`;
}

/** Trial, undo and redo below the choices. @param {{model: TableModel}} p */
function Helpers({ model }) {
  const button = (/** @type {string} */ text, /** @type {() => void} */ run) =>
    html`<button type="button" class="small" onClick=${run}>${text}</button>`;
  return html`<p class="row">
    ${mayTry(model) ? button(t("ui-trial"), () => model.trial.begin()) : null}
    ${canUndo(model) ? button(undoName(model), () => model.undo()) : null}
    ${model.me.value.redo ? button(t("ui-redo"), () => model.redo()) : null}
  </p>`;
}

/** What happened in the last turns. @param {{model: TableModel}} p */
const Told = ({ model }) =>
  html`<section aria-labelledby="t-log">
    <h2 id="t-log">${t("ui-log")}</h2>
    <div role="log" aria-label=${t("ui-log")}>
      <ol class="plainlog">
        ${turnsOf(model.lines.value)
          .slice(-TOLD_TURNS)
          .map(
            (turn) =>
              html`<li key=${turn.first}>
                ${turn.lines
                  .flatMap((line) => line.events)
                  .map(
                    (e, i) =>
                      html`<span key=${i}>
                        ${tell(`log-${e.key}`, e.args)} <${RuleLink} id=${e.rule} />${" "}
                      </span>`,
                  )}
              </li>`,
          )}
      </ol>
    </div>
  </section>`;

/**
 * A player: their name and what lies before them.
 * @param {{model: TableModel, view: import("../types/wire.js").View,
 *   of: import("../types/wire.js").SeatInfo}} p
 */
function Player({ model, view, of }) {
  const { seats, told } = model.me.value;
  const mine = seats.includes(of.seat);
  return html`<section aria-labelledby=${"t-" + of.seat}>
    <h2 id=${"t-" + of.seat}>${of.name}${mine ? ` (${t("ui-you")})` : ""}</h2>
    ${told.length && mine ? html`<p><${ToldLine} told=${told} /></p>` : null}
    <${Facts} view=${view} seat=${of.seat} />
  </section>`;
}

/**
 * A part of the page with its heading.
 * @param {{id: string, title: string, children?: unknown}} p
 */
const Part = ({ id, title, children }) =>
  html`<section aria-labelledby=${id}>
    <h2 id=${id}>${title}</h2>
    ${children}
  </section>`;

/** @param {{model: TableModel}} p */
export function TextTable({ model }) {
  const view = model.view.value;
  const heading = useRef(/** @type {HTMLElement|null} */ (null));
  const asked = view?.prompt?.key;
  const seq = model.state.value?.seq;
  useEffect(() => {
    // After an action the focus is on the next question, not at the top of the page.
    if (document.activeElement === document.body && view?.prompt) heading.current?.focus();
  }, [asked, seq]);
  if (!view) return html`<p>${t("ui-loading")}</p>`;
  return html`<main class="text panel" id="main">
    <h1>${t("ui-text-title", { game: t("game-name") })}</h1>
    <section aria-labelledby="t-do">
      <h2 id="t-do" tabindex="-1" ref=${heading}>${promptText(model)}</h2>
      <div class="must"><${MustSay} model=${model} /></div>
      <${Choices} model=${model} all=${true} />
      <${Helpers} model=${model} />
    </section>
    <${Told} model=${model} />
    <${Part} id="t-table" title=${t("ui-on-table")}>
      <${Facts} view=${view} seat=${null} />
    </${Part}>
    ${(model.table.value?.seats ?? []).map(
      (s) => html`<${Player} key=${s.seat} model=${model} view=${view} of=${s} />`,
    )}
    <${Radar} model=${model} />
    <${Part} id="t-near" title=${t("ui-near")}><${Prospects} model=${model} /></${Part}>
    ${
      mayDeal(model)
        ? html`<${Part} id="t-deals" title=${t("ui-tab-deals")}>
            <${DealsPanel} model=${model} />
          </${Part}>`
        : null
    }
    <${Part} id="t-chat" title=${t("ui-chat")}><${Chat} model=${model} /></${Part}>
    <${Part} id="t-notes" title=${t("ui-tab-notes")}><${Notes} model=${model} /></${Part}>
  </main>`;
}
