// @ts-check
// The first turns with somebody beside one: the aim of the game, what a turn is, and where to look.
// Offered once per game, and the player may leave it.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang, spoken } from "../app/texts.js";
import { settings, set } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { RuleLink } from "../board-kit/sentence.js";
import { once } from "../app/net.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * The rules a beginner hears first: how one wins, what a turn is, how one grows.
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

/** @param {{model: TableModel}} p */
export function Guide({ model }) {
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
  const around = at - (rules?.length ?? 99);
  useEffect(() => {
    const el =
      at >= 0 && around >= 0 && AROUND[around] ? document.querySelector(AROUND[around][1]) : null;
    el?.classList.add("pointed");
    return () => el?.classList.remove("pointed");
  }, [around]);
  if (
    !model.me.value.seats.length ||
    model.table.value?.state !== "playing" ||
    settings.value.guided.includes(game) ||
    spoken.value !== game
  )
    return null;
  if (at < 0) {
    return html`<div class="request guide panel" role="group" aria-label=${t("ui-guide")}>
      <${Icon} n="ui-book" />
      <p>${t("ui-guide")}</p>
      <button type="button" class="small primary" data-act="guide" onClick=${() => setAt(0)}>
        ${t("ui-guide-start")}
      </button>
      <button type="button" class="small" data-act="no-guide" onClick=${() => done(game)}>
        ${t("ui-guide-no")}
      </button>
    </div>`;
  }
  const last = (rules?.length ?? 0) + AROUND.length - 1;
  const rule = rules?.[at];
  return html`<div class="request guide panel" role="group" aria-label=${t("ui-guide")}>
    <${Icon} n="ui-book" />
    <p role="status">
      ${
        rule
          ? html`<b>${rule.title}.</b> ${rule.text} <${RuleLink} id=${rule.id} />`
          : AROUND[around]
            ? t(AROUND[around][0])
            : t("ui-loading")
      }
    </p>
    ${rules ? html`<span class="num">${at + 1}/${last + 1}</span>` : null}
    ${
      at > 0
        ? html`<button type="button" class="small" onClick=${() => setAt(at - 1)}>
            ${t("ui-back")}
          </button>`
        : null
    }
    ${
      rules && at < last
        ? html`<button
            type="button"
            class="small primary"
            data-act="guide-next"
            onClick=${() => setAt(at + 1)}
          >
            ${t("ui-guide-next")}
          </button>`
        : null
    }
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
