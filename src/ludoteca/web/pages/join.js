// @ts-check
// A friend's link: a name, and one is seated.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang, speak } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { api } from "../app/net.js";
import { problem } from "../app/failure.js";
import { settings, set, hold } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { Shield } from "../board-kit/arms.js";
import { go } from "../app/router.js";
import { NameField } from "./name-field.js";
import { OptionList, ReadingsLink, character, pace } from "./options.js";
import { DRESS, cssId } from "../app/games.js";

/** @typedef {import("../types/rest.js").JoinInfo} JoinInfo */

/**
 * The table of an invitation; null until it is there, false if there is none. `error` says why.
 * @param {string} invite
 */
function useInvitation(invite) {
  const [table, setTable] = useState(/** @type {JoinInfo|null|false} */ (null));
  const [error, setError] = useState(/** @type {string|null} */ (null));
  useEffect(() => {
    api("GET", `/api/join/${invite}`)
      .then(async (facts) => {
        await speak(lang.peek(), facts.game);
        setTable(facts);
      })
      .catch((e) => {
        setTable(false);
        setError(problem(e));
      });
  }, [invite]);
  return { table, error };
}

/** @param {{invite: string}} p */
export function Join({ invite }) {
  const { table, error } = useInvitation(invite);
  useEffect(() => {
    document.title = `${t("ui-join")} · Ludoteca`;
  }, [lang.value]);
  if (table === null)
    return html`<main class="sheetpage" id="main"><p class="loading">${t("ui-loading")}</p></main>`;
  if (table === false)
    return html`<main class="sheetpage" id="main">
      <article class="panel">
        <h1>${t("ui-join")}</h1>
        <p role="alert">${error}</p>
        <p>
          <a class="button" href="/">${t("ui-home")}</a>
        </p>
      </article>
    </main>`;
  return html`<main id="main" class=${`sheetpage ${DRESS[cssId(table.game)] ?? ""}`}>
    <${JoinForm} invite=${invite} table=${table} />
  </main>`;
}

/** Who sits at the table. @param {{seats: JoinInfo["seats"]}} p */
const Seated = ({ seats }) =>
  html`<ul class="lobbyseats">
    ${seats.map(
      (s) =>
        html`<li key=${s.seat}>
          <${Shield} seat=${s.seat} /><span
            ><b>
              ${s.kind === "open" ? t("ui-open-seat") : s.name || t("ui-bot-n", { seat: s.seat })}</b
            >${s.kind === "bot" ? html`<small>${character(s.level, s.style)}</small>` : null}</span
          >
        </li>`,
    )}
  </ul>`;

/** @param {{seats: JoinInfo["seats"], seat: string, set: (seat: string) => void}} p */
const SeatField = ({ seats, seat, set }) =>
  html`<div class="field">
    <label for="which">${t("ui-which-seat")}</label>
    <select id="which" value=${seat} onChange=${withValue(set)}>
      <option value="">${t("ui-any")}</option>
      ${seats.map((s) => html`<option key=${s.seat} value=${s.seat}>${s.seat}</option>`)}
    </select>
  </div>`;

/** @param {{invite: string, table: JoinInfo}} p */
function JoinForm({ invite, table }) {
  const [name, setName] = useState(settings.value.name);
  const [seat, setSeat] = useState("");
  const [error, setError] = useState(/** @type {string|null} */ (null));
  const join = async (/** @type {Event} */ e) => {
    e.preventDefault();
    set({ name });
    try {
      const made = await api("POST", `/api/join/${invite}`, {
        body: { name: name || t("ui-guest"), ...(seat ? { seat } : {}) },
      });
      hold(made.table, {
        token: made.token,
        seat: made.seat,
        recovery: made.recovery,
        game: table.game,
      });
      go(`/t/${made.table}`, true);
    } catch (err) {
      setError(problem(err));
    }
  };
  const openSeats = table.seats.filter((s) => s.kind === "open");
  const host = table.seats.find((s) => s.seat === table.host);
  return html`<form class="panel setup" onSubmit=${join}>
    <h1 class="gtitle">${t("game-name")}</h1>
    <p class="lead">${t("ui-invited", { name: host?.name ?? "" })}</p>
    <p>${t("game-about")}</p>
    <${Seated} seats=${table.seats} />
    <p>${pace(table.clock)}</p>
    <${OptionList} options=${table.options} />
    <${ReadingsLink} game=${table.game} options=${table.options} />
    <${NameField} name=${name} set=${setName} />
    ${
      openSeats.length > 1
        ? html`<${SeatField} seats=${openSeats} seat=${seat} set=${setSeat} />`
        : null
    }
    ${error ? html`<p class="notice bad" role="alert">${error}</p>` : null}
    <div class="row end">
      <a class="button" href=${`/t/${table.id}`}>${t("ui-watch")}</a
      ><button type="submit" class="play" disabled=${openSeats.length === 0}>
        <${Icon} n="ui-play" class="solid" />${t("ui-sit-down")}
      </button>
    </div>
  </form>`;
}

export function Recover() {
  const [code, setCode] = useState("");
  const [error, setError] = useState(/** @type {string|null} */ (null));
  const send = async (/** @type {Event} */ e) => {
    e.preventDefault();
    try {
      const made = await api("POST", "/api/recover", { body: { code: code.trim() } });
      hold(made.table, { token: made.token, seat: made.seat, recovery: made.recovery });
      go(`/t/${made.table}`, true);
    } catch (err) {
      setError(problem(err));
    }
  };
  return html`<main class="sheetpage" id="main">
    <form class="panel setup" onSubmit=${send}>
      <h1>${t("ui-recover")}</h1>
      <p>${t("ui-recover-about")}</p>
      <div class="field">
        <label for="code">${t("ui-recovery-code")}</label>
        <input id="code" autocomplete="off" required value=${code} onInput=${withValue(setCode)} />
      </div>
      ${error ? html`<p class="notice bad" role="alert">${error}</p>` : null}
      <div class="row end"><button type="submit" class="play">${t("ui-recover")}</button></div>
    </form>
  </main>`;
}
