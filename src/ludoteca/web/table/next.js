// @ts-check
// A link to another table that waits for this player.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { cssId } from "../app/games.js";
import { mine, useMine } from "../app/mine.js";

/** @param {{model: import("./model.js").TableModel}} p */
export function NextTable({ model }) {
  useMine();
  const next = mine.value.find((m) => m.your_turn && m.state === "playing" && m.table !== model.id);
  return next
    ? html`<div class="request panel" role="status">
        <p>${t("ui-next-table", { game: t(`ui-game-${cssId(next.game)}`) })}</p>
        <a class="small button" data-act="next-table" href=${`/t/${next.table}`}
          >${t("ui-go-there")}</a
        >
      </div>`
    : null;
}
