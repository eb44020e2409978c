// @ts-check
// The tournaments of this server, and a form for a new one.
import { html, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { go } from "../../app/router.js";
import { me } from "../../app/account.js";
import { CLOCKS } from "../options.js";
import { Field, Trouble, moment, useRequest } from "./parts.js";
import {
  Choice,
  PlayPage,
  RatedSwitch,
  SignInFirst,
  gameOptions,
  levelName,
  seatOptions,
  titleOf,
  useGames,
  useRepeated,
} from "./play-parts.js";

/**
 * @typedef {import("../../types/play.js").Tournament} Tournament
 * @typedef {import("../../types/rest.js").GameInfo} GameInfo
 */

const FORMATS = /** @type {const} */ (["swiss", "robin", "knockout"]);
const MAX_ROUNDS = 9;

/** What was agreed, in one line. @param {Tournament} one */
export const agreed = (one) =>
  [
    titleOf(one.game),
    t(`club-format-${one.format}`),
    t("club-table-size", { count: one.size }),
    t(one.clock === "none" ? "ui-clock-said-none" : `ui-filter-clock-${one.clock}`),
    ...(one.rated ? [t("club-rated")] : []),
  ].join(" · ");

/** @param {{one: Tournament}} p */
const Row = ({ one }) =>
  html`<li>
    <span
      ><b>${one.name}</b>
      <small
        >${agreed(one)} · ${t(`club-state-${one.state}`)} ·${" "}
        ${t("club-entrants", { count: one.entrants })}${
          one.state === "open" && one.starts
            ? ` · ${t("club-starts", { when: moment(one.starts) })}`
            : ""
        }</small
      ></span
    >
    <a class="small button" href=${`/tournaments/${one.id}`}>${t("club-look")}</a>
  </li>`;

/** @param {{games: GameInfo[]}} p */
function NewTournament({ games }) {
  const [name, setName] = useState("");
  const [id, setId] = useState("");
  const [format, setFormat] = useState("swiss");
  const [size, setSize] = useState(0);
  const [rounds, setRounds] = useState(3);
  const [clock, setClock] = useState("live");
  const [level, setLevel] = useState("");
  const [rated, setRated] = useState(true);
  const [starts, setStarts] = useState("");
  const { busy, error, run } = useRequest();
  const game = games.find((g) => g.id === id) ?? games[0];
  const seats = game?.seats.includes(size) ? size : (game?.seats[0] ?? 2);
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    run(async () => {
      const body = {
        name,
        game: game.id,
        format,
        size: seats,
        rounds,
        clock: CLOCKS[clock],
        level,
        rated,
        starts: starts ? new Date(starts).getTime() : null,
      };
      go(`/tournaments/${(await api("POST", "/api/club/tournaments", { body })).id}`);
    });
  };
  if (!game) return null;
  return html`<form class="setup" onSubmit=${send}>
    <${Field}
      id="t-name"
      label=${t("club-tournament-name")}
      value=${name}
      set=${setName}
      max=${40}
    />
    <div class="fields">
      <${Choice}
        id="t-game"
        label=${t("ui-filter-game")}
        value=${game.id}
        set=${setId}
        options=${gameOptions(games)}
      />
      <${Choice}
        id="t-size"
        label=${t("club-per-table")}
        value=${seats}
        set=${(/** @type {string} */ v) => setSize(Number(v))}
        options=${seatOptions(game)}
      />
      <${Choice}
        id="t-format"
        label=${t("club-format")}
        value=${format}
        set=${setFormat}
        options=${FORMATS.map((f) => [f, t(`club-format-${f}`)])}
      />
      ${
        format === "swiss"
          ? html`<${Choice}
              id="t-rounds"
              label=${t("club-rounds")}
              value=${rounds}
              set=${(/** @type {string} */ v) => setRounds(Number(v))}
              options=${Array.from({ length: MAX_ROUNDS }, (_, i) => [i + 1, String(i + 1)])}
            />`
          : null
      }
      <${Choice}
        id="t-clock"
        label=${t("ui-clock")}
        value=${clock}
        set=${setClock}
        options=${Object.keys(CLOCKS).map((k) => [k, t(`ui-clock-${k}`)])}
      />
      <${Choice}
        id="t-level"
        label=${t("club-fill")}
        value=${level}
        set=${setLevel}
        options=${[["", t("club-fill-none")], ...(game.levels ?? []).map((l) => [l, levelName(l)])]}
      />
    </div>
    <p class="small-text">${t(`club-format-${format}-about`)}</p>
    <div class="field">
      <label for="t-starts">${t("club-starts-at")}</label>
      <input
        id="t-starts"
        type="datetime-local"
        aria-describedby="t-starts-about"
        value=${starts}
        onInput=${(/** @type {Event} */ e) =>
          setStarts(/** @type {HTMLInputElement} */ (e.target).value)}
      />
      <small id="t-starts-about">${t("club-starts-about")}</small>
    </div>
    <${RatedSwitch} checked=${rated} set=${setRated} />
    <${Trouble} text=${error} />
    <div class="row">
      <button type="submit" class="play" data-act="create-tournament" disabled=${busy}>
        ${t("club-tournament-create")}
      </button>
    </div>
  </form>`;
}

export function Tournaments() {
  const [list, setList] = useState(/** @type {Tournament[]|null} */ (null));
  const games = useGames();
  useRepeated(() => api("GET", "/api/club/tournaments").then(setList, () => undefined), []);
  return html`<${PlayPage} here="tournaments">
    <h1>${t("club-title-tournaments")}</h1>
    <ul class="tablelist" aria-busy=${list === null}>
      ${(list ?? []).map((one) => html`<${Row} key=${one.id} one=${one} />`)}${
        list?.length === 0 ? html`<li class="none">${t("club-no-tournaments")}</li>` : null
      }
    </ul>
    <section>
      <h2>${t("club-tournament-new")}</h2>
      <${SignInFirst} text=${t("club-tournament-sign-in")} />
      ${me.value ? html`<${NewTournament} games=${games} />` : null}
    </section></${PlayPage}>`;
}
