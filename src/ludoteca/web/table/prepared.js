// @ts-check
// Prepared answers: what the server plays when this player is asked and away.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, nameOf, tellIfTold } from "../app/texts.js";
import { api } from "../app/net.js";
import { withValue } from "../app/forms.js";
import { Dialog } from "../app/dialog.js";
import { sentence } from "./choices.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").Choice} Choice
 * @typedef {import("../types/correspondence.js").Plan} Plan
 * @typedef {import("../types/correspondence.js").PreparedMove} PreparedMove
 * @typedef {import("../types/correspondence.js").MoveWanted} MoveWanted
 * @typedef {{id: number, when: string, seat: string, move: string, question: string, do: string}} Draft
 */

const WHEN = ["any", "seat", "move", "question"];

/** @type {Draft} */
const EMPTY = { id: 0, when: "any", seat: "", move: "", question: "", do: "" };

/** @param {PreparedMove} move @returns {MoveWanted} */
const asSent = (move) => ({
  id: move.id,
  do: move.do.do,
  ...(move.seat ? { seat: move.seat } : {}),
  ...(move.move ? { move: move.move.do } : {}),
  ...(move.question ? { question: move.question } : {}),
});

/** @param {PreparedMove} move @returns {Draft} */
const asDraft = (move) => ({
  id: move.id,
  when: move.question ? "question" : move.move ? "move" : move.seat ? "seat" : "any",
  seat: move.seat ?? "",
  move: move.move?.do ?? "",
  question: move.question,
  do: move.do.do,
});

/** @param {Draft} draft @returns {MoveWanted} */
const wanted = (draft) => ({
  id: draft.id,
  do: draft.do,
  ...((draft.when === "seat" || draft.when === "move") && draft.seat ? { seat: draft.seat } : {}),
  ...(draft.when === "move" ? { move: draft.move } : {}),
  ...(draft.when === "question" ? { question: draft.question } : {}),
});

/** A question in words. @param {Plan} plan @param {string} key */
function questionText(plan, key) {
  const found = plan.questions.find((question) => question.key === key);
  return (found && tellIfTold(`ask-${key}`, found.args)) || key;
}

/** A prepared move as a sentence. @param {Plan} plan @param {PreparedMove} move */
function said(plan, move) {
  const name = move.seat ? nameOf("seat:" + move.seat) : t("ui-prepared-somebody");
  const words = { name, do: sentence(move.do), move: "", question: "" };
  if (move.question)
    return t("ui-prepared-question", { ...words, question: questionText(plan, move.question) });
  if (move.move) return t("ui-prepared-move", { ...words, move: sentence(move.move) });
  return t(move.seat ? "ui-prepared-seat" : "ui-prepared-any", words);
}

/**
 * A list to choose from.
 * @param {{id: string, label: string, value: string, set: (value: string) => void,
 *   options: [value: string, text: string][]}} p
 */
const Pick = ({ id, label, value, set, options }) =>
  html`<div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} value=${value} onChange=${withValue(set)}>
      ${options.map(([key, text]) => html`<option key=${key} value=${key}>${text}</option>`)}
    </select>
  </div>`;

/** What became of earlier ones. @param {{plan: Plan, seen: () => void}} p */
const Told = ({ plan, seen }) =>
  plan.told.length
    ? html`<div class="request panel" role="status">
        <ul>
          ${plan.told.map(
            (told, i) =>
              html`<li key=${i}>
                ${t(`ui-prepared-told-${told.why}`, { do: sentence(told.do) })}
              </li>`,
          )}
        </ul>
        <button type="button" class="small" data-act="seen" onClick=${seen}>
          ${t("ui-prepared-seen")}
        </button>
      </div>`
    : null;

/**
 * The list, in the order in which it is tried.
 * @param {{plan: Plan, keep: (moves: PreparedMove[]) => void, edit: (move: PreparedMove) => void}} p
 */
function Moves({ plan, keep, edit }) {
  const { moves } = plan;
  if (!moves.length) return html`<p>${t("ui-prepared-none")}</p>`;
  const earlier = (/** @type {number} */ i) =>
    keep([...moves.slice(0, i - 1), moves[i], moves[i - 1], ...moves.slice(i + 1)]);
  return html`<ol class="prepared">
    ${moves.map((move, i) => {
      const text = said(plan, move);
      const button = (
        /** @type {string} */ act,
        /** @type {string} */ what,
        /** @type {() => void} */ run,
      ) =>
        html`<button
          type="button"
          class="small"
          data-act=${act}
          aria-label=${t("ui-prepared-named", { what, move: text })}
          onClick=${run}
        >
          ${what}
        </button>`;
      return html`<li key=${move.id}>
        <span>${text}</span>
        <span class="row wrap">
          ${i ? button("earlier", t("ui-prepared-earlier"), () => earlier(i)) : null}
          ${button("edit", t("ui-prepared-edit"), () => edit(move))}
          ${button("remove", t("ui-remove"), () => keep(moves.filter((other) => other !== move)))}
        </span>
      </li>`;
    })}
  </ol>`;
}

/**
 * @param {{model: TableModel, plan: Plan, draft: Draft, set: (draft: Draft) => void,
 *   save: (move: MoveWanted) => void}} p
 */
function Form({ model, plan, draft, set, save }) {
  const put = (/** @type {Partial<Draft>} */ more) => set({ ...draft, ...more });
  const choices = plan.choices.map((c) => /** @type {[string, string]} */ ([c.do, sentence(c)]));
  const others = (model.table.value?.seats ?? []).filter((s) => s.seat !== plan.seat);
  const full = {
    ...draft,
    do: draft.do || choices[0][0],
    move: draft.move || choices[0][0],
    question: draft.question || plan.questions[0].key,
    seat: draft.seat || (draft.when === "seat" ? others[0].seat : ""),
  };
  const submit = (/** @type {Event} */ e) => {
    e.preventDefault();
    save(wanted(full));
  };
  return html`<form class="report" onSubmit=${submit}>
    <${Pick}
      id="prepared-when"
      label=${t("ui-prepared-when")}
      value=${draft.when}
      set=${(/** @type {string} */ when) => put({ when })}
      options=${WHEN.map((when) => [when, t(`ui-prepared-when-${when}`)])}
    />
    ${
      draft.when === "seat" || draft.when === "move"
        ? html`<${Pick}
            id="prepared-who"
            label=${t("ui-prepared-who")}
            value=${full.seat}
            set=${(/** @type {string} */ seat) => put({ seat })}
            options=${[
              ...(draft.when === "move" ? [["", t("ui-prepared-somebody")]] : []),
              ...others.map((s) => [s.seat, s.name]),
            ]}
          />`
        : null
    }
    ${
      draft.when === "move"
        ? html`<${Pick}
            id="prepared-what"
            label=${t("ui-prepared-what")}
            value=${full.move}
            set=${(/** @type {string} */ move) => put({ move })}
            options=${choices}
          />`
        : null
    }
    ${
      draft.when === "question"
        ? html`<${Pick}
            id="prepared-asked"
            label=${t("ui-prepared-asked")}
            value=${full.question}
            set=${(/** @type {string} */ question) => put({ question })}
            options=${plan.questions.map((q) => [q.key, questionText(plan, q.key)])}
          />`
        : null
    }
    <${Pick}
      id="prepared-answer"
      label=${t("ui-prepared-answer")}
      value=${full.do}
      set=${(/** @type {string} */ answer) => put({ do: answer })}
      options=${choices}
    />
    <button type="submit" class="button primary" data-act="prepare">
      ${t(draft.id ? "ui-prepared-save" : "ui-prepared-add")}
    </button>
  </form>`;
}

/** @param {{model: TableModel, close: () => void}} p */
export function PreparedDialog({ model, close }) {
  const [plan, setPlan] = useState(/** @type {Plan|null} */ (null));
  const [draft, setDraft] = useState(EMPTY);
  const path = `/api/tables/${model.id}/prepared`;
  const seat = model.me.value.looking ?? undefined;
  const stamp = String(model.me.value.prepared ?? "");
  useEffect(() => {
    api("GET", `${path}?seat=${seat}`, { token: model.token }).then(
      setPlan,
      model.sayError.bind(model),
    );
  }, [stamp]);
  const put = async (/** @type {MoveWanted[]} */ moves, seen = false) => {
    try {
      setPlan(await api("PUT", path, { token: model.token, body: { moves, seat, seen } }));
      setDraft(EMPTY);
    } catch (e) {
      model.sayError(e);
    }
  };
  const kept = (plan?.moves ?? []).map(asSent);
  const save = (/** @type {MoveWanted} */ move) =>
    put(move.id ? kept.map((other) => (other.id === move.id ? move : other)) : [...kept, move]);
  return html`<${Dialog} title=${t("ui-prepared")} close=${close}>
    <p class="small-text">${t("ui-prepared-about")}</p>
    ${
      plan
        ? html`<${Told} plan=${plan} seen=${() => put(kept, true)} />
            <${Moves}
              plan=${plan}
              keep=${(/** @type {PreparedMove[]} */ moves) => put(moves.map(asSent))}
              edit=${(/** @type {PreparedMove} */ move) => setDraft(asDraft(move))}
            />
            ${
              plan.choices.length
                ? html`<${Form}
                    model=${model}
                    plan=${plan}
                    draft=${draft}
                    set=${setDraft}
                    save=${save}
                  />`
                : html`<p>${t("ui-prepared-later")}</p>`
            }`
        : html`<p class="loading">${t("ui-loading")}</p>`
    }
  </${Dialog}>`;
}
