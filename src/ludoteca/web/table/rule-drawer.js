// @ts-check
// A rule beside the table.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { ruleShown } from "../board-kit/sentence.js";
import { Dialog } from "../app/dialog.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/rest.js").RulesReference} RulesReference
 */

/** @param {{model: TableModel}} p */
export function RuleDrawer({ model }) {
  const id = ruleShown.value;
  const game = model.table.value?.game ?? "";
  const [rules, setRules] = useState(/** @type {RulesReference|null|false} */ (null));
  const [parts, setParts] = useState(
    /** @type {Pick<typeof import("../pages/rule-text.js"), "RuleText">|null} */ (null),
  );
  useEffect(() => {
    if (!id) return;
    Promise.all([import("../pages/rule-text.js"), import("../pages/reference.js")])
      .then(([{ RuleText }, { reference }]) => {
        setParts({ RuleText });
        return reference(game, "rules").then(setRules);
      })
      .catch(() => setRules(false));
  }, [id, lang.value]);
  if (!id) return null;
  const all = ((rules || null)?.chapters ?? []).flatMap((c) => c.rules);
  const at = all.findIndex((r) => r.id === id);
  const near = at >= 0 ? all.filter((r) => r.id === id || r.id.startsWith(id + ".")) : [];
  return html`<${Dialog} title=${t("ui-rule", { id })} close=${() => {
    ruleShown.value = null;
  }}>
    ${
      rules === null || !parts
        ? html`<p>${t("ui-loading")}</p>`
        : at < 0
          ? html`<p>${t("ui-no-rule")}</p>`
          : near.map(
              (r) =>
                html`<${parts.RuleText}
                  key=${r.id}
                  r=${r}
                  game=${game}
                  gaps=${rules && rules.gaps}
                  glossary=${rules && rules.glossary}
                />`,
            )
    }
    <p class="row">${
      at > 0
        ? html`<button
            type="button"
            class="small"
            onClick=${() => {
              ruleShown.value = all[at - 1].id;
            }}
          >
            ‹ ${all[at - 1].id}
          </button>`
        : null
    }
      ${
        at >= 0 && at < all.length - 1
          ? html`<button
              type="button"
              class="small"
              onClick=${() => {
                ruleShown.value = all[at + 1].id;
              }}
            >
              ${all[at + 1].id} ›
            </button>`
          : null
      }
      <a class="small button" target="_blank" href=${`/rules/${game}#rule-${id}`}>
        ${t("ui-all-rules")}</a></p></${Dialog}>`;
}
