// @ts-check
// Tables that wait for players, games one may watch, and games from files.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { api } from "../app/net.js";
import { settings, hold } from "../app/store.js";
import { go } from "../app/router.js";
import { filterValues, fits } from "../app/listing.js";
import { cssId } from "../app/games.js";
import { problem } from "../app/failure.js";
import { pace } from "./options.js";

/**
 * @typedef {import("../types/rest.js").ListedTable} ListedTable
 * @typedef {import("../app/listing.js").Filter} Filter
 */

/** A saved game becomes a table. */
export function Import() {
  const [text, setText] = useState("");
  const [error, setError] = useState(/** @type {string|null} */ (null));
  const read = async (/** @type {Event} */ e) => {
    e.preventDefault();
    try {
      const made = await api("POST", "/api/import", {
        body: { journal: text, name: settings.peek().name || t("ui-guest"), bots: true },
      });
      hold(made.table, { token: made.token, seat: made.seat, recovery: made.recovery, host: true });
      go(`/t/${made.table}`);
    } catch (err) {
      setError(problem(err));
    }
  };
  return html`<form onSubmit=${read}>
    <label for="journal">${t("ui-import-about")}</label>
    <label class="button filepick">
      <input
        type="file"
        accept=".journal,.game,.txt,text/plain"
        onChange=${async (/** @type {Event} */ e) => {
          const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
          if (file) setText(await file.text());
        }}
      />${t("ui-import-file")}
    </label>
    <textarea id="journal" rows="5" required value=${text} onInput=${withValue(setText)}></textarea>
    ${error ? html`<p class="notice bad" role="alert">${error}</p>` : null}
    <button type="submit" class="button">${t("ui-import")}</button>
  </form>`;
}

/** @param {{table: ListedTable, waits: boolean}} p */
const Row = ({ table: x, waits }) =>
  html`<li>
    <span
      ><b>${t(`ui-game-${cssId(x.game)}`)}</b>
      ${" "}${x.seats
        .filter((s) => s.kind !== "open")
        .map((s) => s.name || t("ui-bot-n", { seat: s.seat }))
        .join(", ")}
      <small
        >${t("ui-seats-free", {
          seats: x.seats.length,
          free: x.seats.filter((s) => s.kind === "open").length,
        })}${" "}
        · ${pace(x.clock)}</small
      ></span
    >
    <a class="small button" href=${waits && x.invite ? `/join/${x.invite}` : `/t/${x.id}`}
      >${waits ? t("ui-join") : t("ui-watch")}</a
    >
  </li>`;

/** @type {Record<keyof Filter, (value: string) => string>} */
const FILTER_NAMES = {
  game: (value) => t(`ui-game-${cssId(value)}`),
  clock: (value) => t(`ui-filter-clock-${value}`),
  seats: (value) => t("ui-filter-seats-n", { count: Number(value) }),
};

/**
 * @param {{tables: ListedTable[], filter: Filter, change: (filter: Filter) => void}} p
 */
function Filters({ tables, filter, change }) {
  const values = filterValues(tables);
  return html`<div class="filters" role="group" aria-label=${t("ui-filters")}>
    ${
      /** @type {(keyof Filter)[]} */ (["game", "clock", "seats"]).map(
        (which) =>
          html`<div class="field" key=${which}>
            <label for=${"filter-" + which}>${t(`ui-filter-${which}`)}</label>
            <select
              id=${"filter-" + which}
              value=${filter[which]}
              onChange=${withValue((value) => change({ ...filter, [which]: value }))}
            >
              <option value="">${t("ui-any")}</option>
              ${values[which].map(
                (value) =>
                  html`<option key=${value} value=${value}>${FILTER_NAMES[which](value)}</option>`,
              )}
            </select>
          </div>`,
      )
    }
  </div>`;
}

/** @param {{tables: ListedTable[], waits: boolean}} p */
const List = ({ tables, waits }) =>
  html`<ul class="tablelist">
    ${tables.map((x) => html`<${Row} key=${x.id} table=${x} waits=${waits} />`)}${
      tables.length ? null : html`<li class="none">${t("ui-no-tables")}</li>`
    }
  </ul>`;

export function OpenTables() {
  const [open, setOpen] = useState(/** @type {ListedTable[]} */ ([]));
  const [live, setLive] = useState(/** @type {ListedTable[]} */ ([]));
  const [filter, setFilter] = useState({ game: "", clock: "", seats: "" });
  useEffect(() => {
    api("GET", "/api/tables?open=1")
      .then(setOpen)
      .catch(() => setOpen([]));
    api("GET", "/api/tables?live=1")
      .then(setLive)
      .catch(() => setLive([]));
  }, []);
  useEffect(() => {
    document.title = `${t("ui-open-tables")} · Ludoteca`;
  }, [lang.value]);
  const chosen = (/** @type {ListedTable[]} */ tables) => tables.filter((x) => fits(x, filter));
  return html`<main class="sheetpage" id="main">
    <article class="panel">
      <h1>${t("ui-open-tables")}</h1>
      ${
        open.length + live.length > 1
          ? html`<${Filters} tables=${[...open, ...live]} filter=${filter} change=${setFilter} />`
          : null
      }
      <${List} tables=${chosen(open)} waits=${true} />
      <h2>${t("ui-live-tables")}</h2>
      <${List} tables=${chosen(live)} waits=${false} />
      <h2 id="import">${t("ui-import")}</h2>
      <${Import} />
      <p><a class="button" href="/">${t("ui-home")}</a></p>
    </article>
  </main>`;
}
