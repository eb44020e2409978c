// @ts-check
// Panels that come and go beside the board: requests, the ending, offers, hints, stand-ins.
import { html } from "../vendor/ui.js";
import { t, nameOf } from "../app/texts.js";
import { hold, seats as held } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { Shield } from "../board-kit/arms.js";
import { go } from "../app/router.js";
import { plain } from "./log.js";
import { resultText } from "./prompt.js";
import { ClockRequest, Correspondence, Offers, HintWindow, Next, TrialStrip } from "./parts.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * The strip of a trial. It has room of its own, since anything may be chosen in a trial.
 * @param {{model: TableModel}} p
 */
export const TrialBar = ({ model }) =>
  model.trial.on.value && !model.puzzle ? html`<${TrialStrip} model=${model} />` : null;

/** So many sentences say what a request to go back would undo. */
const MAX_UNDONE = 2;

/**
 * What going back to an action undoes, in the words of the log.
 * @param {TableModel} model
 * @param {number} to
 */
function undone(model, to) {
  const told = plain(model.lines.value.filter((line) => line.seq > to));
  const what = told.slice(0, MAX_UNDONE).join(" ");
  return what && t("ui-request-undoes", { what: told.length > MAX_UNDONE ? `${what} …` : what });
}

/**
 * What was asked of the players together: going back, pausing, ending.
 * @param {{model: TableModel}} p
 */
export function Requests({ model }) {
  const mine = model.me.value.seats;
  const table = model.table.value;
  const more = model.me.value.prepared || table?.delay;
  const asked = (table?.requests ?? []).map(
    (r) =>
      html`<div class="request panel" key=${r.id} role="group" aria-label=${t("ui-request")}>
        <p>
          ${
            r.clock
              ? html`<${ClockRequest} request=${r} />`
              : t(`ui-request-${r.kind}`, {
                  name: nameOf("seat:" + r.by),
                  to: r.to ?? 0,
                  seat: r.seat ? nameOf("seat:" + r.seat) : "",
                })
          }
          ${r.kind === "rewind" ? html` <small class="undoes">${undone(model, r.to ?? 0)}</small>` : null}
          ${
            r.waiting.length
              ? html` <small
                  >${t("ui-waiting", { names: r.waiting.map((s) => nameOf("seat:" + s)).join(", ") })}</small
                >`
              : null
          }
        </p>
        ${
          r.waiting.some((s) => mine.includes(s))
            ? html`<button
                  type="button"
                  class="small primary"
                  data-answer="yes"
                  onClick=${() => model.send({ type: "answer", request: r.id, yes: true })}
                >
                  ${t("ui-agree")}
                </button>
                <button
                  type="button"
                  class="small"
                  data-answer="no"
                  onClick=${() => model.send({ type: "answer", request: r.id, yes: false })}
                >
                  ${t("ui-refuse")}
                </button>`
            : mine.includes(r.by)
              ? html`<button
                  type="button"
                  class="small"
                  data-answer="withdraw"
                  onClick=${() => model.send({ type: "answer", request: r.id, yes: false })}
                >
                  ${t("ui-request-withdraw")}
                </button>`
              : null
        }
      </div>`,
  );
  return more ? [...asked, html`<${Correspondence} key="more" model=${model} />`] : asked;
}

/** @param {{model: TableModel}} p */
export function Ending({ model }) {
  const table = model.table.value;
  if (table?.state !== "over") return null;
  const places = table.result?.places ?? model.live.value?.places ?? [];
  const told = table.result?.scores ?? model.live.value?.scores ?? [];
  // a game without points says who won, which the places do
  const scores = told.every((n, i) => n === (places[i] === 1 ? 1 : 0)) ? [] : told;
  const order = table.seats
    .map((s, i) => ({ s, place: places[i] ?? 0, score: scores[i] }))
    .sort((a, b) => a.place - b.place);
  const rematch = async () => {
    const made = await model.post("rematch");
    if (made) {
      hold(made.table, {
        token: made.token,
        seat: made.seat,
        recovery: made.recovery,
        invite: made.invite,
        game: table.game,
        host: !table.rematch,
      });
      go(`/t/${made.table}`);
    }
  };
  return html`<section class="ending panel" aria-labelledby="ending">
    <h2 id="ending">${resultText(model)}</h2>
    <ol>
      ${order.map(
        ({ s, place, score }) =>
          html`<li key=${s.seat}>
            <span class="num">${place || "–"}</span><${Shield} seat=${s.seat} /><b>${s.name}</b>
            ${score === undefined ? null : html`<span class="num">${score}</span>`}
          </li>`,
      )}
    </ol>
    <div class="row">
      ${
        model.me.value.seats.length
          ? html`<button type="button" class="play sm" data-act="rematch" onClick=${rematch}>
              ${t("ui-rematch")}
            </button>`
          : null
      }
      <a class="button" data-act="review" href=${`/t/${model.id}/review`}
        ><${Icon} n="ui-hint" />${t("ui-review")}</a
      >
      <button type="button" class="button" onClick=${() => model.replay.look(0)}>
        <${Icon} n="ui-replay" />${t("ui-replay")}</button
      ><a class="button" href="/">${t("ui-home")}</a>
    </div>
    ${
      table.seed
        ? html`<details>
            <summary>${t("ui-fair")}</summary>
            <p class="small-text">${t("ui-fair-about")}</p>
            <p><code>${table.commitment}</code></p>
            <p><code>${table.seed}</code></p>
          </details>`
        : null
    }
  </section>`;
}

/** @param {{model: TableModel}} p */
export const OffersToMe = ({ model }) =>
  model.live.value?.offers.length ? html`<${Offers} model=${model} />` : null;

/** @param {{model: TableModel}} p */
export const HintBox = ({ model }) =>
  model.hint.value ? html`<${HintWindow} model=${model} />` : null;

/**
 * Another table of this browser may wait while this one does not.
 * @param {{model: TableModel}} p
 */
export const NextTable = ({ model }) =>
  model.myTurn.value || Object.keys(held.value).length < 2
    ? null
    : html`<${Next} model=${model} />`;

/** A bot plays for me: take the seat back. @param {{model: TableModel}} p */
export function StandIn({ model }) {
  const mine = (model.table.value?.seats ?? []).filter((s) =>
    model.me.value.seats.includes(s.seat),
  );
  if (!mine.some((s) => s.standin) || model.table.value?.state !== "playing") return null;
  return html`<div class="request panel" role="alert">
    <p>${t("ui-standin-mine")}</p>
    <button
      type="button"
      class="small primary"
      data-act="claim"
      onClick=${() => model.post("claim")}
    >
      ${t("ui-take-back")}
    </button>
  </div>`;
}
