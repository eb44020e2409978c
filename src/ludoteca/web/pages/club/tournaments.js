// @ts-check
// The tournaments of this server, and a form for a new one.
import { html, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { withValue } from "../../app/forms.js";
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

/** What the form of a new tournament holds at first. */
const FIRST_PLAN = {
  name: "",
  game: "",
  format: "swiss",
  size: 0,
  rounds: 3,
  clock: "live",
  level: "",
  rated: true,
  starts: "",
};

/** @typedef {typeof FIRST_PLAN} Plan */

/** A plan with a game and a number of seats that exist. @param {Plan} plan @param {GameInfo} game @returns {Plan} */
const fitted = (plan, game) => ({
  ...plan,
  game: game.id,
  size: game.seats.includes(plan.size) ? plan.size : (game.seats[0] ?? 2),
});

/**
 * What is played, by how many and how long.
 * @param {{plan: Plan, game: GameInfo, games: GameInfo[], change: (more: Partial<Plan>) => void}} p
 */
function PlanFields({ plan, game, games, change }) {
  const set = (/** @type {keyof Plan} */ key) => (/** @type {string} */ v) => change({ [key]: v });
  const setNumber = (/** @type {keyof Plan} */ key) => (/** @type {string} */ v) =>
    change({ [key]: Number(v) });
  return html`<div class="fields">
    <${Choice}
      id="t-game"
      label=${t("ui-filter-game")}
      value=${plan.game}
      set=${set("game")}
      options=${gameOptions(games)}
    />
    <${Choice}
      id="t-size"
      label=${t("club-per-table")}
      value=${plan.size}
      set=${setNumber("size")}
      options=${seatOptions(game)}
    />
    <${Choice}
      id="t-format"
      label=${t("club-format")}
      value=${plan.format}
      set=${set("format")}
      options=${FORMATS.map((f) => [f, t(`club-format-${f}`)])}
    />
    ${
      plan.format === "swiss"
        ? html`<${Choice}
            id="t-rounds"
            label=${t("club-rounds")}
            value=${plan.rounds}
            set=${setNumber("rounds")}
            options=${Array.from({ length: MAX_ROUNDS }, (_, i) => [i + 1, String(i + 1)])}
          />`
        : null
    }
    <${Choice}
      id="t-clock"
      label=${t("ui-clock")}
      value=${plan.clock}
      set=${set("clock")}
      options=${Object.keys(CLOCKS).map((k) => [k, t(`ui-clock-${k}`)])}
    />
    <${Choice}
      id="t-level"
      label=${t("club-fill")}
      value=${plan.level}
      set=${set("level")}
      options=${[["", t("club-fill-none")], ...(game.levels ?? []).map((l) => [l, levelName(l)])]}
    />
  </div>`;
}

/** When it begins. @param {{starts: string, set: (starts: string) => void}} p */
const StartField = ({ starts, set }) =>
  html`<div class="field">
    <label for="t-starts">${t("club-starts-at")}</label>
    <input
      id="t-starts"
      type="datetime-local"
      aria-describedby="t-starts-about"
      value=${starts}
      onInput=${withValue(set)}
    />
    <small id="t-starts-about">${t("club-starts-about")}</small>
  </div>`;

/** @param {{games: GameInfo[]}} p */
function NewTournament({ games }) {
  const [form, setForm] = useState(FIRST_PLAN);
  const { busy, error, run } = useRequest();
  const game = games.find((g) => g.id === form.game) ?? games[0];
  if (!game) return null;
  const plan = fitted(form, game);
  const change = (/** @type {Partial<Plan>} */ more) => setForm({ ...form, ...more });
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    run(async () => {
      const body = {
        ...plan,
        clock: CLOCKS[plan.clock],
        starts: plan.starts ? new Date(plan.starts).getTime() : null,
      };
      go(`/tournaments/${(await api("POST", "/api/club/tournaments", { body })).id}`);
    });
  };
  return html`<form class="setup" onSubmit=${send}>
    <${Field}
      id="t-name"
      label=${t("club-tournament-name")}
      value=${plan.name}
      set=${(/** @type {string} */ name) => change({ name })}
      max=${40}
    />
    <${PlanFields} plan=${plan} game=${game} games=${games} change=${change} />
    <p class="small-text">${t(`club-format-${plan.format}-about`)}</p>
    <${StartField}
      starts=${plan.starts}
      set=${(/** @type {string} */ starts) => change({ starts })}
    />
    <${RatedSwitch}
      checked=${plan.rated}
      set=${(/** @type {boolean} */ rated) => change({ rated })}
    />
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
