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
  const turns = turnsOf(model.lines.value).slice(-12);
  const seats = model.table.value?.seats ?? [];
  const group = (/** @type {string|null} */ seat) =>
    html`<${EmptyPlaces} counters=${view.board.counters.filter((c) => c.seat === seat)} />
      <ul>
        ${view.board.counters
          .filter((c) => c.seat === seat && !isNone(c.value))
          .map(
            (c) =>
              html`<li key=${"c" + c.id}>
                ${t("ui-fact", { name: label(`counter-${c.id}`), value: nameOf(c.value) })}
              </li>`,
          )}
        ${view.board.zones
          .filter((z) => z.seat === seat)
          .map(
            (z, i) =>
              html`<li key=${"z" + z.id + i}>
                ${t("ui-fact", { name: label(`zone-${z.id}`), value: cardsText(z.cards) })}
              </li>`,
          )}
      </ul>`;
  return html`<main class="text panel" id="main">
    <h1>${t("ui-text-title", { game: t("game-name") })}</h1>
    <section aria-labelledby="t-do">
      <h2 id="t-do" tabindex="-1" ref=${heading}>${promptText(model)}</h2>
      <div class="must"><${MustSay} model=${model} /></div>
      <${Choices} model=${model} all=${true} />
      <p class="row">
        ${
          mayTry(model)
            ? html`<button type="button" class="small" onClick=${() => model.trial.begin()}>
                ${t("ui-trial")}
              </button>`
            : null
        }
        ${
          canUndo(model)
            ? html`<button type="button" class="small" onClick=${() => model.undo()}>
                ${undoName(model)}
              </button>`
            : null
        }
        ${
          model.me.value.redo
            ? html`<button type="button" class="small" onClick=${() => model.redo()}>
                ${t("ui-redo")}
              </button>`
            : null
        }
      </p>
    </section>
    <section aria-labelledby="t-log">
      <h2 id="t-log">${t("ui-log")}</h2>
      <div role="log" aria-label=${t("ui-log")}>
        <ol class="plainlog">
          ${turns.map(
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
    </section>
    <section aria-labelledby="t-table">
      <h2 id="t-table">${t("ui-on-table")}</h2>
      ${group(null)}
    </section>
    ${seats.map(
      (s) =>
        html`<section key=${s.seat} aria-labelledby=${"t-" + s.seat}>
          <h2 id=${"t-" + s.seat}>
            ${s.name}${model.me.value.seats.includes(s.seat) ? ` (${t("ui-you")})` : ""}
          </h2>
          ${
            model.me.value.told.length && model.me.value.seats.includes(s.seat)
              ? html`<p><${ToldLine} told=${model.me.value.told} /></p>`
              : null
          }${group(s.seat)}
        </section>`,
    )}
    <${Radar} model=${model} />
    <section aria-labelledby="t-near">
      <h2 id="t-near">${t("ui-near")}</h2>
      <${Prospects} model=${model} />
    </section>
    ${
      mayDeal(model)
        ? html`<section aria-labelledby="t-deals">
            <h2 id="t-deals">${t("ui-tab-deals")}</h2>
            <${DealsPanel} model=${model} />
          </section>`
        : null
    }
    <section aria-labelledby="t-chat">
      <h2 id="t-chat">${t("ui-chat")}</h2>
      <${Chat} model=${model} />
    </section>
    <section aria-labelledby="t-notes">
      <h2 id="t-notes">${t("ui-tab-notes")}</h2>
      <${Notes} model=${model} />
    </section>
  </main>`;
}
