// @ts-check
// What only the host of a table can do: close, reopen and delete it, mute and remove spectators.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { api } from "../app/net.js";
import { drop } from "../app/store.js";
import { go } from "../app/router.js";
import { problem } from "../app/failure.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {{id: string, muted: boolean}} Spectator
 */

/** The spectators, each with a number that stays while the list is open. @param {{model: TableModel}} p */
function Spectators({ model }) {
  const [found, setFound] = useState(/** @type {Spectator[]} */ ([]));
  const [error, setError] = useState("");
  const path = `/api/tables/${model.id}/spectators`;
  const count = model.table.value?.spectators ?? 0;
  const take = (/** @type {Promise<Spectator[]>} */ answer) =>
    answer.then(setFound).catch((e) => setError(problem(e)));
  useEffect(() => {
    take(api("GET", path, { token: model.token }));
  }, [count]);
  const order = (/** @type {string} */ spectator, /** @type {string} */ what) => {
    setError("");
    take(api("POST", path, { token: model.token, body: { spectator, do: what } }));
  };
  return html`<h3>${t("ui-spectators")}</h3>
    ${found.length ? null : html`<p class="small-text">${t("ui-spectators-none")}</p>`}
    <ul class="spectators">
      ${found.map((s) => {
        const name = t("ui-spectator-named", { id: s.id.slice(0, 4) });
        const mute = s.muted ? "unmute" : "mute";
        return html`<li class="row wrap" key=${s.id}>
          <span>${name}${s.muted ? ` (${t("ui-spectator-muted")})` : ""}</span>
          <button
            type="button"
            class="small"
            data-act=${mute}
            aria-label=${t(s.muted ? "ui-spectator-unmute-name" : "ui-spectator-mute-name", { name })}
            onClick=${() => order(s.id, mute)}
          >
            ${t(s.muted ? "ui-spectator-unmute" : "ui-spectator-mute")}
          </button>
          <button
            type="button"
            class="small"
            data-act="remove"
            aria-label=${t("ui-spectator-remove-name", { name })}
            onClick=${() => order(s.id, "remove")}
          >
            ${t("ui-spectator-remove")}
          </button>
        </li>`;
      })}
    </ul>
    ${error ? html`<p class="notice bad" role="alert">${error}</p>` : null}`;
}

/** Delete the table, after a second press. @param {{model: TableModel}} p */
function Delete({ model }) {
  const [sure, setSure] = useState(false);
  const table = model.table.value;
  const others = (table?.seats ?? []).some(
    (s) => s.kind === "human" && !model.me.value.seats.includes(s.seat),
  );
  if (table?.state !== "lobby" && others) return null;
  const remove = async () => {
    if (!sure) {
      setSure(true);
      return;
    }
    if (await model.post("delete")) {
      drop(model.id);
      go("/");
    }
  };
  return html`<button
    type="button"
    class=${"button " + (sure ? "primary" : "")}
    data-act="delete"
    onClick=${remove}
  >
    ${t(sure ? "ui-sure" : "ui-delete-table")}
  </button>`;
}

/** @param {{model: TableModel}} p */
export function HostTools({ model }) {
  const table = model.table.value;
  if (!model.me.value.host || !table) return null;
  const close = async () => {
    const made = await model.post(table.closed ? "reopen" : "close");
    if (made && made.closed === false) model.say(t("ui-close-asked"), false);
  };
  return html`<section class="report" aria-labelledby="host-title">
    <h2 id="host-title">${t("ui-host-tools")}</h2>
    <div class="menugrid">
      ${
        table.state === "over"
          ? null
          : html`<button type="button" class="button" data-act="close" onClick=${close}>
              ${t(table.closed ? "ui-reopen-table" : "ui-close-table")}
            </button>`
      }
      <${Delete} model=${model} />
    </div>
    <${Spectators} model=${model} />
  </section>`;
}
