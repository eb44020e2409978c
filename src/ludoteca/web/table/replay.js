// @ts-check
// The past: a slider over all actions, a step at a time, with an address for each.
import { html, useEffect } from "../vendor/ui.js";
import { t, nameOf } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { findBases } from "../app/share.js";
import { Icon } from "../board-kit/icon.js";
import { plain } from "./log.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * Copy an address, or show it where that is not allowed.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whose view the replay shows.
 * @param {{model: TableModel, at: number, over: boolean}} p
 */
function SeatPick({ model, at, over }) {
  const { seats } = model.me.value;
  if (!over && seats.length < 2) return null;
  const shown = (model.table.value?.seats ?? []).filter((s) => over || seats.includes(s.seat));
  return html`<label class="sr" for="replayseat">${t("ui-replay-seat")}</label>
    <select
      id="replayseat"
      value=${model.replay.seat.value ?? model.looking.value ?? ""}
      onChange=${withValue((seat) => {
        model.replay.seat.value = seat || null;
        model.replay.look(at);
      })}
    >
      <option value="">${t("ui-spectator")}</option>
      ${shown.map(
        (s) => html`<option key=${s.seat} value=${s.seat}>${nameOf("seat:" + s.seat)}</option>`,
      )}
    </select>`;
}

/** How long an action of a running replay is shown. */
const STEP_MS = 1200;

/** The last action of the replay and the one it shows. @param {TableModel} model */
function placeOf(model) {
  const last = model.state.value?.seq ?? 0;
  return { last, at: model.replay.at.value ?? last };
}

/** Go on by itself while the replay runs. @param {TableModel} model */
function useRunning(model) {
  const { last, at } = placeOf(model);
  const running = model.replay.running.value;
  useEffect(() => {
    if (!running) return undefined;
    if (at >= last) {
      model.replay.running.value = false;
      return undefined;
    }
    // an action without log events is not waited for
    const told = model.lines.peek().find((x) => x.seq > at && x.events.length);
    const id = setTimeout(() => model.replay.look(told?.seq ?? last), STEP_MS);
    return () => clearTimeout(id);
  }, [running, at]);
}

/** The address of the page names the action that is shown. @param {number} at */
function useAddress(at) {
  useEffect(() => {
    const url = new URL(location.href);
    url.searchParams.set("at", String(at));
    history.replaceState(null, "", url);
    return () => {
      const back = new URL(location.href);
      back.searchParams.delete("at");
      history.replaceState(null, "", back);
    };
  }, [at]);
}

/** A step back, run or stop, a step on. @param {{model: TableModel}} p */
function Steps({ model }) {
  const { last, at } = placeOf(model);
  const running = model.replay.running.value;
  const go = (/** @type {number} */ n) => {
    model.replay.running.value = false;
    model.replay.at.value = Math.max(0, Math.min(last, n));
    model.replay.look(n);
  };
  return html`<button
      type="button"
      class="small"
      onClick=${() => go(at - 1)}
      disabled=${at <= 0}
      aria-label=${t("ui-step-back")}
    >
      ‹
    </button>
    <button
      type="button"
      class="small"
      onClick=${() => {
        model.replay.running.value = !running;
      }}
      aria-pressed=${running}
      aria-label=${t(running ? "ui-stop" : "ui-run")}
    >
      ${running ? "❚❚" : html`<${Icon} n="ui-play" class="solid" />`}
    </button>
    <button
      type="button"
      class="small"
      onClick=${() => go(at + 1)}
      disabled=${at >= last}
      aria-label=${t("ui-step-on")}
    >
      ›
    </button>`;
}

/** @param {{model: TableModel}} p */
function CopyLink({ model }) {
  const share = async () => {
    const { bases, reachable } = await findBases();
    const link = bases[0] + location.pathname + location.search;
    const done = (await copy(link)) ? t("ui-copied") : link;
    model.say(reachable ? done : `${done} · ${t("ui-share-local")}`, false);
  };
  return html`<button type="button" class="small" onClick=${share}>
    <${Icon} n="ui-link" />${t("ui-copy-link")}
  </button>`;
}

/** Ask the others to go back to the action that is shown. @param {{model: TableModel}} p */
function AskRewind({ model }) {
  if (model.table.value?.state !== "playing" || !model.me.value.seats.length) return null;
  const { last, at } = placeOf(model);
  const ask = () => {
    model.send({ type: "ask-rewind", to: at });
    model.replay.present();
  };
  return html`<button type="button" class="small" onClick=${ask} disabled=${at >= last}>
    ${t("ui-ask-rewind")}
  </button>`;
}

/** @param {{model: TableModel}} p */
export function Replay({ model }) {
  const { last, at } = placeOf(model);
  const over = model.table.value?.state === "over";
  useRunning(model);
  useAddress(at);
  const slide = (/** @type {number} */ n) => {
    model.replay.running.value = false;
    model.replay.lookSoon(n);
  };
  const line = model.lines.value.find((x) => x.seq === at);
  return html`<section class="replay panel" aria-label=${t("ui-replay")}>
    <div class="row">
      <${Steps} model=${model} />
      <input
        type="range"
        min="0"
        max=${last}
        value=${at}
        aria-label=${t("ui-replay-slider")}
        aria-valuetext=${t("ui-replay-at", { at, last })}
        onInput=${withValue((value) => slide(Number(value)))}
      />
      <span class="num where">${at} / ${last}</span>
      <${SeatPick} model=${model} at=${at} over=${over} />
      <${CopyLink} model=${model} />
      <${AskRewind} model=${model} />
      <button type="button" class="small primary" onClick=${() => model.replay.present()}>
        ${t("ui-now")}
      </button>
    </div>
    <p class="said" aria-live="polite" tabindex="0">${line ? plain([line]).join(" ") : ""}</p>
  </section>`;
}
