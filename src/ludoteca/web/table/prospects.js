// @ts-check
// What everybody still needs to win, in words. The server says it; nothing is computed here.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, parts, nameOf } from "../app/texts.js";
import { api } from "../app/net.js";
import { Dialog } from "../app/dialog.js";
import { Dot } from "../board-kit/arms.js";
import { Sentence, RuleLink } from "../board-kit/sentence.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").Refs} Refs
 * @typedef {{seat: string|null, key: string, rule: string, args: Refs, soon: boolean}} Prospect
 */

/** The prospects of the table as it is now. @param {TableModel} model */
function useProspects(model) {
  const [found, setFound] = useState(/** @type {Prospect[]|null} */ (null));
  const rev = model.state.value?.rev;
  useEffect(() => {
    let here = true;
    api("GET", `/api/tables/${model.id}/prospects`, { token: model.token }).then(
      (x) => {
        if (here) setFound(x.prospects);
      },
      () => {
        if (here) setFound([]);
      },
    );
    return () => {
      here = false;
    };
  }, [rev]);
  return found;
}

/** One sentence with its rule. @param {{of: Prospect}} p */
const Line = ({ of }) =>
  html`<li class=${of.soon ? "soon" : ""}>
    <${Sentence} of=${parts(`near-${of.key}`, of.args)} />${" "}<${RuleLink} id=${of.rule} />
  </li>`;

/** @param {{model: TableModel}} p */
export function Prospects({ model }) {
  const found = useProspects(model);
  if (found === null) return html`<p class="loading">${t("ui-loading")}</p>`;
  if (!found.length) return html`<p class="none">${t("ui-near-none")}</p>`;
  const soon = found.filter((p) => p.soon && p.seat);
  const common = found.filter((p) => p.seat === null);
  const seats = [...new Set(found.map((p) => p.seat))].filter((seat) => seat !== null);
  return html`<div class="near-words">
    <p class="near-soon">
      ${
        soon.length
          ? t("ui-near-soon", {
              names: [...new Set(soon.map((p) => nameOf("seat:" + p.seat)))].join(", "),
            })
          : t("ui-near-nobody")
      }
    </p>
    <ul>
      ${common.map((p, i) => html`<${Line} key=${i} of=${p} />`)}
    </ul>
    ${seats.map(
      (seat) =>
        html`<div class="near-seat" key=${"h" + seat}>
            <${Dot} seat=${seat} />
            <h3>${nameOf("seat:" + seat)}</h3>
          </div>
          <ul key=${seat}>
            ${found.filter((p) => p.seat === seat).map((p, i) => html`<${Line} key=${i} of=${p} />`)}
          </ul>`,
    )}
  </div>`;
}

/** @param {{model: TableModel, close: () => void}} p */
export const ProspectsDialog = ({ model, close }) =>
  html`<${Dialog} title=${t("ui-near")} close=${close}><${Prospects} model=${model} /></${Dialog}>`;
