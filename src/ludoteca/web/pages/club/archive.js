// @ts-check
// The archive: finished games of public tables, found by what they were.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t, has, lang, speak } from "../../app/texts.js";
import { withValue } from "../../app/forms.js";
import { api } from "../../app/net.js";
import { day } from "./parts.js";
import {
  Choice,
  PlayPage,
  gameOptions,
  levelName,
  seatOptions,
  titleOf,
  useGames,
} from "./play-parts.js";

/**
 * @typedef {import("../../types/play.js").ArchivedGame} ArchivedGame
 * @typedef {import("../../types/play.js").TitleStatistics} TitleStatistics
 * @typedef {{game: string, player: string, seats: string, length: string, reason: string}} Filter
 */

/** The bounds of each choice of length, in actions. @type {Record<string, [number, number]>} */
const LENGTHS = { short: [0, 100], middle: [101, 300], long: [301, 0] };
const PAGE = 30; // games that the server answers at once

/** How a game ended; the words of a game are known when its texts have come. @param {string} reason */
export const endingName = (reason) =>
  has(`end-${reason}`)
    ? t(`end-${reason}`)
    : has(`table-end-${reason}`)
      ? t(`table-end-${reason}`)
      : "";

/** @param {Filter} filter @param {number} before */
function address(filter, before) {
  const [min, max] = LENGTHS[filter.length] ?? [0, 0];
  const query = new URLSearchParams({
    ...(filter.game ? { game: filter.game } : {}),
    ...(filter.player.trim() ? { player: filter.player.trim() } : {}),
    ...(filter.seats ? { seats: filter.seats } : {}),
    ...(filter.reason ? { reason: filter.reason } : {}),
    ...(min ? { min_length: String(min) } : {}),
    ...(max ? { max_length: String(max) } : {}),
    ...(before ? { before: String(before) } : {}),
  });
  return `/api/club/archive?${query}`;
}

/** @param {{one: ArchivedGame, named: boolean}} p */
function Row({ one, named }) {
  const names = [...one.seats]
    .sort((a, b) => (a.place ?? 9) - (b.place ?? 9))
    .map((seat) => {
      const name = seat.level
        ? t("club-bot", { level: levelName(seat.level) })
        : seat.name || t("club-somebody");
      return seat.place ? t("club-name-place", { name, place: seat.place }) : name;
    });
  const facts = [
    day(one.at),
    t("club-moves", { count: one.length }),
    ...(named && endingName(one.reason) ? [endingName(one.reason)] : []),
    ...(one.rated ? [t("club-rated")] : []),
  ];
  return html`<li>
    <span><b>${titleOf(one.game)}</b> ${names.join(", ")} <small>${facts.join(" · ")}</small></span>
    <a class="small button" href=${`/t/${one.table}`}>${t("ui-look-again")}</a>
  </li>`;
}

/** @param {{filter: Filter, change: (more: Partial<Filter>) => void, endings: string[]}} p */
function Filters({ filter, change, endings }) {
  const games = useGames();
  const game = games.find((g) => g.id === filter.game);
  const any = /** @type {[string, string]} */ (["", t("ui-any")]);
  return html`<div class="fields" role="group" aria-label=${t("ui-filters")}>
    <${Choice}
      id="a-game"
      label=${t("ui-filter-game")}
      value=${filter.game}
      set=${(/** @type {string} */ value) => change({ game: value, seats: "", reason: "" })}
      options=${[any, ...gameOptions(games)]}
    />
    ${
      game
        ? html`<${Choice}
            id="a-seats"
            label=${t("ui-filter-seats")}
            value=${filter.seats}
            set=${(/** @type {string} */ value) => change({ seats: value })}
            options=${[any, ...seatOptions(game)]}
          />`
        : null
    }
    ${
      game && endings.length
        ? html`<${Choice}
            id="a-reason"
            label=${t("club-archive-ending")}
            value=${filter.reason}
            set=${(/** @type {string} */ value) => change({ reason: value })}
            options=${[any, ...endings.map((reason) => [reason, endingName(reason) || reason])]}
          />`
        : null
    }
    <${Choice}
      id="a-length"
      label=${t("club-archive-length")}
      value=${filter.length}
      set=${(/** @type {string} */ value) => change({ length: value })}
      options=${[any, ...Object.keys(LENGTHS).map((k) => [k, t(`club-archive-length-${k}`)])]}
    />
    <div class="field">
      <label for="a-player">${t("club-archive-player")}</label>
      <input
        id="a-player"
        type="search"
        maxlength="40"
        value=${filter.player}
        onChange=${withValue((value) => change({ player: value }))}
      />
    </div>
  </div>`;
}

export function ArchivePage() {
  const [filter, setFilter] = useState(
    /** @type {Filter} */ ({ game: "", player: "", seats: "", length: "", reason: "" }),
  );
  const [found, setFound] = useState(/** @type {ArchivedGame[]|null} */ (null));
  const [endings, setEndings] = useState(/** @type {string[]} */ ([]));
  const [more, setMore] = useState(false);
  const fetchFrom = async (/** @type {ArchivedGame[]} */ before) => {
    /** @type {ArchivedGame[]} */
    const next = await api("GET", address(filter, before.at(-1)?.at ?? 0)).catch(() => []);
    setFound([...before, ...next]);
    setMore(next.length === PAGE);
  };
  useEffect(() => {
    fetchFrom([]);
  }, [filter]);
  useEffect(() => {
    setEndings([]);
    if (!filter.game) return;
    Promise.all([
      speak(lang.peek(), filter.game),
      api("GET", `/api/club/statistics/${filter.game}`),
    ]).then(
      ([, statistics]) =>
        setEndings(
          /** @type {TitleStatistics} */ (statistics).endings.map((ending) => ending.reason),
        ),
      () => undefined,
    );
  }, [filter.game]);
  return html`<${PlayPage} here="archive">
    <h1>${t("club-title-archive")}</h1>
    <p class="small-text">${t("club-archive-about")}</p>
    <${Filters}
      filter=${filter}
      change=${(/** @type {Partial<Filter>} */ part) => setFilter({ ...filter, ...part })}
      endings=${endings}
    />
    ${
      filter.game
        ? html`<p><a href=${`/statistics/${filter.game}`}>${t("club-statistics-of")}</a></p>`
        : null
    }
    <ul class="tablelist" aria-busy=${found === null} aria-live="polite">
      ${(found ?? []).map(
        (one) => html`<${Row} key=${one.table} one=${one} named=${one.game === filter.game} />`,
      )}${found?.length === 0 ? html`<li class="none">${t("club-archive-none")}</li>` : null}
    </ul>
    ${
      more
        ? html`<p class="row wrap">
            <button
              type="button"
              class="button"
              data-act="older"
              onClick=${() => fetchFrom(found ?? [])}
            >
              ${t("club-archive-more")}
            </button>
          </p>`
        : null
    }</${PlayPage}>`;
}
