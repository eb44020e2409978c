// @ts-check
// A guide to the first turns: the aim of the game, what a turn is, and where to look.
// Offered once per game, and the player may leave it.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang, spoken } from "../app/texts.js";
import { settings, set, seats as held } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { RuleLink } from "../board-kit/sentence.js";
import { once } from "../app/net.js";
import { Coach, Puzzle } from "./parts.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * The rules a beginner reads first: how to win, what a turn is, how to grow.
 * @type {Record<string, string[]>}
 */
const FIRST_RULES = {
  "pax-renaissance": ["victory.1", "overview.2", "turn.2", "buy.1", "play.1", "ops.1", "fair.1"],
  baroque: ["15.0.a", "13.0.b", "13.1.a", "6.1.a", "9.0.a", "11.0.b"],
  "rio-de-la-plata": ["intro.1", "placement.2", "effects.1", "endturn.1"],
  "anno-1452": ["goal.1", "goal.2", "estate.1", "citizen.1"],
  parley: ["end.1", "turn.1"],
};
/**
 * Then the table itself: text, and the part of the screen it speaks of.
 * @type {[string, string][]}
 */
const AROUND = [
  ["ui-guide-bar", ".prompt, .pane"],
  ["ui-guide-lit", ".board"],
  ["ui-guide-why", ".chip.off"],
  ["ui-guide-undo", "[data-act=undo]"],
  ["ui-guide-hint", "[data-act=hint], .two"],
  ["ui-guide-log", ".side, #ptab-log"],
];

/** @param {string} game */
function done(game) {
  set({ guided: [...new Set([...settings.peek().guided, game])] });
}

/** Whether the guide belongs on the screen. @param {TableModel} model @param {string} game */
const isOffered = (model, game) =>
  model.me.value.seats.length > 0 &&
  model.table.value?.state === "playing" &&
  !settings.value.guided.includes(game) &&
  spoken.value === game;

/** @param {{game: string, start: () => void}} p */
const Invitation = ({ game, start }) =>
  html`<div class="request guide panel" role="group" aria-label=${t("ui-guide")}>
    <${Icon} n="ui-book" />
    <p>${t("ui-guide")}</p>
    <button type="button" class="small primary" data-act="guide" onClick=${start}>
      ${t("ui-guide-start")}
    </button>
    <a class="small button" href=${`/learn/${game}`}>${t("ui-guide-lesson")}</a>
    <button type="button" class="small" data-act="no-guide" onClick=${() => done(game)}>
      ${t("ui-guide-no")}
    </button>
  </div>`;

/**
 * What the guide says: a rule, or a word on a part of the page.
 * @param {import("../types/rest.js").RuleInfo|undefined} rule
 * @param {string|undefined} key
 */
const guideText = (rule, key) =>
  rule
    ? html`<b>${rule.title}.</b> ${rule.text} <${RuleLink} id=${rule.id} />`
    : t(key ?? "ui-loading");

/** Back and on. @param {{at: number, last: number, setAt: (at: number) => void}} p */
const GuideSteps = ({ at, last, setAt }) =>
  html`${
    at > 0
      ? html`<button type="button" class="small" onClick=${() => setAt(at - 1)}>
          ${t("ui-back")}
        </button>`
      : null
  }
  ${
    at < last
      ? html`<button
          type="button"
          class="small primary"
          data-act="guide-next"
          onClick=${() => setAt(at + 1)}
        >
          ${t("ui-guide-next")}
        </button>`
      : null
  }`;

/**
 * After the rules, the guide shows where to look: the text and the place on the page.
 * @param {number} at
 * @param {import("../types/rest.js").RuleInfo[]|null} rules
 */
const wordAround = (at, rules) => (rules && at >= 0 ? (AROUND[at - rules.length] ?? []) : []);

/** Mark an element of the page while the guide speaks of it. @param {string|undefined} selector */
function usePointed(selector) {
  useEffect(() => {
    const el = selector ? document.querySelector(selector) : null;
    el?.classList.add("pointed");
    return () => el?.classList.remove("pointed");
  }, [selector]);
}

/** The lesson or puzzle of this table, or the guide through the first turns. @param {{model: TableModel}} p */
export const Guide = ({ model }) => {
  const { lesson, puzzle } = held.value[model.id] ?? {};
  if (puzzle) return html`<${Puzzle} model=${model} id=${puzzle} />`;
  return lesson ? html`<${Coach} model=${model} />` : html`<${FirstTurns} model=${model} />`;
};

/** @param {{model: TableModel}} p */
function FirstTurns({ model }) {
  const game = model.table.value?.game ?? "";
  const [at, setAt] = useState(-1);
  const [rules, setRules] = useState(
    /** @type {import("../types/rest.js").RuleInfo[]|null} */ (null),
  );
  useEffect(() => {
    if (at < 0) return;
    once(`/api/games/${game}/rules?lang=${lang.peek()}`)
      .then((/** @type {import("../types/rest.js").RulesReference} */ found) => {
        const all = found.chapters.flatMap((c) => c.rules);
        setRules((FIRST_RULES[game] ?? []).flatMap((id) => all.find((r) => r.id === id) ?? []));
      })
      .catch(() => setRules([]));
  }, [at < 0, lang.value]);
  const [word, place] = wordAround(at, rules);
  usePointed(place);
  if (!isOffered(model, game)) return null;
  if (at < 0) return html`<${Invitation} game=${game} start=${() => setAt(0)} />`;
  const last = (rules?.length ?? 0) + AROUND.length - 1;
  const rule = rules?.[at];
  return html`<div class="request guide panel" role="group" aria-label=${t("ui-guide")}>
    <${Icon} n="ui-book" />
    <p role="status">${guideText(rule, word)}</p>
    ${rules ? html`<span class="num">${at + 1}/${last + 1}</span>` : null}
    <${GuideSteps} at=${at} last=${rules ? last : -1} setAt=${setAt} />
    <button
      type="button"
      class="small"
      data-act="guide-leave"
      onClick=${() => {
        setAt(-1);
        done(game);
      }}
    >
      ${t(at < last ? "ui-guide-leave" : "ui-guide-end")}
    </button>
  </div>`;
}
