// @ts-check
// What a choice would change, before it is made: the server tries it, nothing is computed here.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, label, has, nameOf } from "../app/texts.js";
import { api } from "../app/net.js";
import { pointed } from "./chip.js";
import { foreseen } from "./choices.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {{id: string, seat: string|null, before: number, after: number}} Change
 */

const MAX_CHANGES = 4; // shown of one choice
const REST = 200; // milliseconds somebody must stay before it is asked

/**
 * Answers for the question that is on the screen.
 * @type {{rev: number|undefined, found: Map<string, Promise<Change[]|null>>}}
 */
let known = { rev: undefined, found: new Map() };

/** @param {TableModel} model @param {string} choice @returns {Promise<Change[]|null>} */
function changesOf(model, choice) {
  if (model.pending.peek() || model.connection.peek() !== "open") return Promise.resolve(null);
  const rev = model.state.peek()?.rev;
  if (known.rev !== rev) known = { rev, found: new Map() };
  let found = known.found.get(choice);
  if (!found) {
    const seat = model.looking.peek();
    found = api(
      "GET",
      `/api/tables/${model.id}/preview?do=${encodeURIComponent(choice)}${seat ? `&seat=${seat}` : ""}`,
      { token: model.token },
    ).then(
      (x) => x.changes,
      () => null,
    );
    known.found.set(choice, found);
  }
  return found;
}

/**
 * What a choice brings, and the counters it would change, in words, those of its player first. No
 * counters where they cannot be known.
 * @param {TableModel} model
 * @param {string} choice
 */
function useEffects(model, choice) {
  const [changes, setChanges] = useState(/** @type {Change[]|null} */ (null));
  useEffect(() => {
    setChanges(null);
    let here = true;
    const timer = setTimeout(
      () =>
        changesOf(model, choice).then((x) => {
          if (here) setChanges(x);
        }),
      REST,
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [choice]);
  const chosen = model.menu.value.find((c) => c.do === choice);
  const brings = chosen ? foreseen(chosen) : [];
  const counted = (changes ?? [])
    .filter((c) => has(`counter-${c.id}`))
    .slice(0, MAX_CHANGES)
    .map(
      (c) =>
        (c.seat && c.seat !== model.looking.value ? `${nameOf("seat:" + c.seat)}, ` : "") +
        t("ui-effect", {
          name: label(`counter-${c.id}`),
          before: nameOf(c.before),
          after: nameOf(c.after),
        }),
    );
  return [...brings, ...counted];
}

/** Each change stays in one piece. @param {string[]} told */
const listed = (told) => told.map((x, i) => html`${i ? " · " : ""}<span key=${i}>${x}</span>`);

/** Behind the sentence of a choice. @param {{model: TableModel, choice: string}} p */
export function Effect({ model, choice }) {
  const told = useEffects(model, choice);
  return told.length ? html`<small class="effect">${listed(told)}</small>` : null;
}

/**
 * Beside the choice of the list that is pointed at or has the focus.
 * @param {{model: TableModel, at: {choice: string, el: HTMLElement, spoken: boolean}}} p
 */
export function EffectCard({ model, at }) {
  const told = useEffects(model, at.choice);
  useEffect(() => {
    if (!at.el.isConnected) pointed.value = null;
  }, [model.view.value]);
  const put = (/** @type {HTMLElement|null} */ el) => {
    if (!el) return;
    const box = at.el.getBoundingClientRect();
    el.style.left = `${Math.max(8, Math.min(innerWidth - el.offsetWidth - 8, box.left))}px`;
    el.style.top = `${box.bottom + 6}px`;
  };
  const card = told.length
    ? html`<p class="info panel effect" role=${at.spoken ? null : "tooltip"} ref=${put}>
        ${listed(told)}
      </p>`
    : null;
  return card || at.spoken
    ? html`<aside aria-label=${t("ui-effects")}>
        ${at.spoken ? html`<div role="status">${card}</div>` : card}
      </aside>`
    : null;
}
