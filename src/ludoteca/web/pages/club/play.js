// @ts-check
// Finding opponents: the queue for a game, and challenges.
import { html, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { me } from "../../app/account.js";
import { Field, Trouble, moment, useRequest } from "./parts.js";
import {
  Choice,
  PlayPage,
  RatedSwitch,
  SignInFirst,
  gameOptions,
  seatOptions,
  sitDown,
  titleOf,
  useGames,
  useRepeated,
} from "./play-parts.js";

/**
 * @typedef {import("../../types/play.js").SearchState} SearchState
 * @typedef {import("../../types/play.js").Challenge} Challenge
 * @typedef {import("../../types/rest.js").GameInfo} GameInfo
 */

const PACES = /** @type {const} */ (["live", "days"]);
const BOTS_AFTER = [-1, 30, 120, 600];

/** @param {{value: string, set: (value: string) => void, id: string}} p */
const Pace = ({ value, set, id }) =>
  html`<${Choice}
    id=${id}
    label=${t("club-pace")}
    value=${value}
    set=${set}
    options=${PACES.map((pace) => [pace, t(`club-pace-${pace}`)])}
  />`;

/** @param {{games: GameInfo[], look: () => Promise<void>}} p */
function NewSearch({ games, look }) {
  const [id, setId] = useState("");
  const [seats, setSeats] = useState(0);
  const [pace, setPace] = useState("live");
  const [rated, setRated] = useState(false);
  const [bots, setBots] = useState(120);
  const { busy, error, run } = useRequest();
  const game = games.find((g) => g.id === id) ?? games[0];
  if (!game) return null;
  const count = game.seats.includes(seats) ? seats : game.seats[0];
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    run(async () => {
      const body = { game: game.id, seats: count, pace, rated, bots_after: bots };
      await api("POST", "/api/club/queue", { body });
      await look();
    });
  };
  return html`<form class="setup" onSubmit=${send}>
    <div class="fields">
      <${Choice}
        id="q-game"
        label=${t("ui-filter-game")}
        value=${game.id}
        set=${setId}
        options=${gameOptions(games)}
      />
      <${Choice}
        id="q-seats"
        label=${t("ui-filter-seats")}
        value=${count}
        set=${(/** @type {string} */ v) => setSeats(Number(v))}
        options=${seatOptions(game)}
      />
      <${Pace} id="q-pace" value=${pace} set=${setPace} />
      <${Choice}
        id="q-bots"
        label=${t("club-bots-after")}
        value=${bots}
        set=${(/** @type {string} */ v) => setBots(Number(v))}
        options=${BOTS_AFTER.map((s) => [s, s < 0 ? t("club-bots-never") : t("club-bots-seconds", { seconds: s })])}
      />
    </div>
    <${RatedSwitch} checked=${rated} set=${setRated} />
    <${Trouble} text=${error} />
    <div class="row">
      <button type="submit" class="play" data-act="seek" disabled=${busy}>${t("club-seek")}</button>
    </div>
  </form>`;
}

/** @param {{state: SearchState, look: () => Promise<void>}} p */
function Searching({ state, look }) {
  const { busy, error, run } = useRequest();
  const search = state.search;
  if (!search) return null;
  const end = async () => {
    await api("POST", "/api/club/queue/leave");
    await look();
  };
  const sit = async () => {
    const table = /** @type {string} */ (state.table);
    await end();
    await sitDown(table);
  };
  const wanted = [
    titleOf(search.game),
    t("ui-filter-seats-n", { count: search.seats }),
    t(`club-pace-${search.pace}`),
    ...(state.table ? [] : [t("club-others", { count: state.others })]),
  ];
  return html`<div class="notice" role="status">
      <b>${t(state.table ? "club-found" : "club-searching")}</b>${" "}${wanted.join(" · ")}
    </div>
    <${Trouble} text=${error} />
    <p class="row wrap">
      ${
        state.table
          ? html`<button
              type="button"
              class="play"
              data-act="sit-down"
              disabled=${busy}
              onClick=${() => run(sit)}
            >
              ${t("club-my-table")}
            </button>`
          : html`<button
              type="button"
              class="button"
              data-act="stop-seeking"
              disabled=${busy}
              onClick=${() => run(end)}
            >
              ${t("club-stop-seeking")}
            </button>`
      }
    </p>`;
}

/**
 * A challenge and what the viewer may do with it.
 * @param {{one: Challenge, busy: boolean, answer: (what: string) => void}} p
 */
function ChallengeRow({ one, busy, answer }) {
  const name = (one.mine ? one.to : one.by) ?? t("club-somebody");
  const facts = [
    titleOf(one.game),
    t(`club-pace-${one.pace}`),
    ...(one.rated ? [t("club-rated")] : []),
    moment(one.made),
  ];
  const button = (/** @type {string} */ what, /** @type {string} */ text) =>
    html`<button
      type="button"
      class="small"
      data-act=${what}
      disabled=${busy}
      onClick=${() => answer(what)}
    >
      ${t(text)}
    </button>`;
  return html`<li>
    <span
      ><b>${t(one.mine ? "club-challenge-to" : "club-challenge-by", { name })}</b>
      <small>${facts.join(" · ")}</small></span
    >
    ${one.mine ? null : button("accept", "club-accept")}
    ${button("decline", one.mine ? "club-take-back" : "club-decline")}
  </li>`;
}

/** Challenge somebody by name. @param {{games: GameInfo[], look: () => Promise<void>}} p */
function NewChallenge({ games, look }) {
  const [name, setName] = useState("");
  const [id, setId] = useState("");
  const [pace, setPace] = useState("live");
  const [rated, setRated] = useState(false);
  const { busy, error, run } = useRequest();
  const game = games.find((g) => g.id === id) ?? games[0];
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    run(async () => {
      await api("POST", "/api/club/challenges", { body: { name, game: game.id, pace, rated } });
      setName("");
      await look();
    });
  };
  if (!game) return null;
  return html`<form class="setup" onSubmit=${send}>
    <${Field}
      id="c-name"
      label=${t("club-challenge-name")}
      value=${name}
      set=${setName}
      max=${24}
    />
    <div class="fields">
      <${Choice}
        id="c-game"
        label=${t("ui-filter-game")}
        value=${game.id}
        set=${setId}
        options=${gameOptions(games)}
      />
      <${Pace} id="c-pace" value=${pace} set=${setPace} />
    </div>
    <${RatedSwitch} checked=${rated} set=${setRated} />
    <${Trouble} text=${error} />
    <div class="row">
      <button type="submit" class="button" data-act="challenge" disabled=${busy}>
        ${t("club-challenge")}
      </button>
    </div>
  </form>`;
}

/** @param {{games: GameInfo[]}} p */
function Challenges({ games }) {
  const [list, setList] = useState(/** @type {Challenge[]} */ ([]));
  const { busy, error, run } = useRequest();
  const look = () => api("GET", "/api/club/challenges").then(setList, () => undefined);
  useRepeated(look, []);
  const answer = (/** @type {Challenge} */ one, /** @type {string} */ what) =>
    run(async () => {
      const found = await api("POST", `/api/club/challenges/${one.id}/${what}`);
      if (found.table) await sitDown(found.table);
      else await look();
    });
  return html`<section>
    <h2>${t("club-challenges")}</h2>
    <ul class="tablelist">
      ${list.map(
        (one) =>
          html`<${ChallengeRow}
            key=${one.id}
            one=${one}
            busy=${busy}
            answer=${(/** @type {string} */ what) => answer(one, what)}
          />`,
      )}
    </ul>
    <${Trouble} text=${error} />
    <${NewChallenge} games=${games} look=${look} />
  </section>`;
}

export function PlayNow() {
  const [state, setState] = useState(/** @type {SearchState|null} */ (null));
  const games = useGames();
  const look = async () => {
    if (!me.value) return;
    const found = await api("GET", "/api/club/queue").catch(() => null);
    if (found) setState(found); // else what is shown stays: the form keeps what was chosen
  };
  useRepeated(look, [me.value?.name]);
  return html`<${PlayPage} here="play">
    <h1>${t("club-title-play")}</h1>
    <p class="lead">${t("club-play-about")}</p>
    <${SignInFirst} text=${t("club-play-sign-in")} />
    ${state?.search ? html`<${Searching} state=${state} look=${look} />` : null}
    ${state && !state.search ? html`<${NewSearch} games=${games} look=${look} />` : null}
    <p><a href="/?tables=1">${t("ui-open-tables")}</a></p>
    ${me.value && state ? html`<${Challenges} games=${games} />` : null}</${PlayPage}>`;
}
