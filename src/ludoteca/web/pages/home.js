// @ts-check
// The first page: the own tables, then the four covers with their ways to play and to learn.
import { html, useEffect, useState, signal } from "../vendor/ui.js";
import { t, has, hasClub, lang } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { api, games as fetchGames } from "../app/net.js";
import { settings, hold } from "../app/store.js";
import { heldCount, looked, mine, useMine } from "../app/mine.js";
import { Icon } from "../board-kit/icon.js";
import { Shield } from "../board-kit/arms.js";
import { go } from "../app/router.js";
import { ago } from "../app/listing.js";
import { FACTS, DRESS, ORDER, cssId } from "../app/games.js";
import { Art } from "../app/art.js";
import { AccountLink, ClubLinks } from "../app/lazy.js";
import { QuickTools, SettingsDialog } from "./settings.js";

fetchGames(); // on its way while the page is made

/**
 * @typedef {import("../types/rest.js").GameInfo} GameInfo
 * @typedef {import("../types/rest.js").OwnTable} OwnTable
 * @typedef {import("../types/wire.js").ErrorInfo} ErrorInfo
 * @typedef {{setup?: string, words?: Record<string, string>}} SetupProblem
 * @typedef {{game: string, name: string, seats: {kind: string}[], [more: string]: unknown}}
 *   TablePlan
 */

const trouble = signal(/** @type {string|null} */ (null));

/**
 * Make a table and sit down.
 * @param {TablePlan} body
 * @param {string} [path]
 * @returns {Promise<string|null>}
 */
export async function open(body, path = "/api/tables") {
  try {
    const made = await api("POST", path, { body });
    hold(made.table, {
      token: made.token,
      seat: made.seat,
      recovery: made.recovery,
      invite: made.invite,
      game: body.game,
      host: true,
    });
    trouble.value = null;
    go(`/t/${made.table}`);
    return null;
  } catch (e) {
    const { key = "unknown", args = {} } = /** @type {Partial<ErrorInfo>} */ (e);
    const { setup, words } = /** @type {SetupProblem} */ (args);
    if (key === "setup" && has(`no-${setup}`))
      return `${t("error-setup")} ${t(`no-${setup}`, words)}`;
    return has(`error-${key}`)
      ? t(`error-${key}`, args)
      : has(`no-${key}`)
        ? t(`no-${key}`, args)
        : t("ui-failed");
  }
}

/** @param {GameInfo} game */
export function botsFor(game) {
  const count = game.seats.includes(3) ? 3 : game.seats[0];
  const level = game.levels?.[1] ?? game.levels?.[0];
  return [
    { kind: "me" },
    ...Array.from({ length: count - 1 }, () => ({ kind: "bot", ...(level ? { level } : {}) })),
  ];
}

/** @param {{game: GameInfo}} p */
function Cover({ game }) {
  const id = cssId(game.id);
  const facts = FACTS[id] ?? { minutes: 60, weight: 3 };
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    trouble.value = await open({
      game: game.id,
      seats: botsFor(game),
      name: settings.peek().name || t("ui-guest"),
    });
    setBusy(false);
  };
  return html`<article
    class=${`cv ${DRESS[id] ?? "g-parley"}`}
    data-game=${game.id}
    aria-labelledby=${"cv-" + id}
  >
    <div class="cloth">
      <h2 id=${"cv-" + id}>${t(`ui-game-${id}`)}</h2>
      <${Art} name=${id} />
    </div>
    <div class="cvb">
      <p class="ln">${t(`ui-about-${id}`)}</p>
      <ul class="facts">
        <li>
          <${Icon} n="ui-human" /><span class="sr">${t("ui-players")}</span
          ><b class="num">
            ${
              game.seats.length > 1
                ? `${game.seats[0]}–${game.seats[game.seats.length - 1]}`
                : game.seats[0]
            }</b
          >
        </li>
        <li>
          <${Icon} n="ui-clock" /><b
            >${
              facts.minutes % 60
                ? t("ui-minutes", { n: facts.minutes })
                : t("ui-hours", { n: facts.minutes / 60 })
            }</b
          >
        </li>
        <li class="weight">
          <span class="sr">${t("ui-weight", { n: facts.weight })}</span>
          ${[1, 2, 3, 4, 5].map(
            (k) => html`<${Icon} key=${k} n="action" class=${k <= facts.weight ? "full" : ""} />`,
          )}
        </li>
      </ul>
      <button type="button" class="play" disabled=${busy} onClick=${play}>
        <${Icon} n="ui-play" class="solid" />${t("ui-play-now")}${" "}
        <small>${t("ui-against-bots")}</small>
      </button>
      <div class="sec">
        <a class="button" href=${`/new/${game.id}`}><${Icon} n="ui-link" />${t("ui-invite")}</a>
        <a class="button" href=${`/learn/${game.id}`}><${Icon} n="ui-book" />${t("ui-learn")}</a>
      </div>
    </div>
  </article>`;
}

/** So many tables are shown at once; the server puts those that wait for this player first. */
const FIRST = 4;

/** The name of a player at a table. @param {OwnTable["seats"][number]} s */
const nameAt = (s) => s.name || t("ui-bot-n", { seat: s.seat });

/** What happens at a table now. @param {OwnTable} m */
function situation(m) {
  if (m.state === "over") return t("ui-over");
  if (m.state === "lobby") return t("ui-state-lobby");
  if (m.your_turn) return t("ui-your-turn");
  const names = m.seats.filter((s) => m.waiting.includes(s.seat)).map(nameAt);
  return names.length
    ? t("ui-waits-for", { names: new Intl.ListFormat(lang.value).format(names) })
    : t("ui-their-turn");
}

/** One of the player's tables. @param {{table: OwnTable}} p */
function MyTable({ table: m }) {
  const others = m.seats.filter((s) => s.seat !== m.seat && s.kind !== "open").map(nameAt);
  const game = t(`ui-game-${cssId(m.game)}`);
  const date = new Date(m.at);
  return html`<div class=${`controw ${DRESS[cssId(m.game)] ?? ""}`} data-table=${m.table}>
    <${Shield} seat=${m.seat ?? "A"} />
    <div>
      <b>
        ${
          others.length
            ? t("ui-table-with", { game, names: new Intl.ListFormat(lang.value).format(others) })
            : game
        }</b
      >
      <small class=${m.your_turn ? "mine" : ""}
        >${situation(m)}${m.state === "playing" ? ` · ${t("ui-turn-n", { n: m.turn })}` : ""}${" · "}
        <time datetime=${date.toISOString()} title=${date.toLocaleString(lang.value)}
          >${ago(m.at, Date.now(), lang.value)}</time
        ></small
      >
    </div>
    <a class=${"button " + (m.state === "over" ? "" : "play sm")} href=${`/t/${m.table}`}
      >${t(m.state === "over" ? "ui-look-again" : "ui-continue")}</a
    >
  </div>`;
}

/** The tables this browser sits at. */
function Mine() {
  const row = (/** @type {OwnTable} */ m) => html`<${MyTable} key=${m.table} table=${m} />`;
  const running = mine.value.filter((m) => m.state !== "over");
  const ended = mine.value.filter((m) => m.state === "over");
  const folded = (/** @type {OwnTable[]} */ tables, /** @type {string} */ text) =>
    tables.length
      ? html`<details>
          <summary>${t(text, { count: tables.length })}</summary>
          <div class="contlist">${tables.map(row)}</div>
        </details>`
      : null;
  return html`<section class="cont own panel" aria-labelledby="own-tables">
    <h2 id="own-tables">${t("ui-your-tables")}</h2>
    <div class="contlist" aria-busy=${!looked.value}>
      ${
        looked.value
          ? null
          : Array.from(
              { length: Math.min(FIRST, heldCount()) },
              (_, i) => html`<div class="ghostrow" key=${i}></div>`,
            )
      }${running.slice(0, FIRST).map(row)}${folded(running.slice(FIRST), "ui-more-tables")}${folded(
        ended,
        "ui-ended-tables",
      )}
    </div>
  </section>`;
}

function Code() {
  const [code, setCode] = useState("");
  const enter = (/** @type {Event} */ e) => {
    e.preventDefault();
    const word = code.trim().replace(/^.*\/join\//, "");
    if (word) go(`/join/${encodeURIComponent(word)}`);
  };
  return html`<form class="oth" onSubmit=${enter}>
    <div>
      <label for="code"><b>${t("ui-join-code")}</b></label
      ><small>${t("ui-join-about")}</small>
    </div>
    <input id="code" autocomplete="off" value=${code} onInput=${withValue(setCode)} />
    <button type="submit" class="button"><${Icon} n="ui-link" />${t("ui-join")}</button>
  </form>`;
}

/** What is at hand at the top of the page. */
const Quick = () =>
  html`<nav class="quick" aria-label=${t("ui-tables")}>
    <a href="/?tables=1">${t("ui-open-tables")}</a>
    <a href="/?tables=1#import">${t("ui-import")}</a>
    <a href="/puzzles">${t("ui-puzzles")}</a>
  </nav>`;

/** Other ways to a table. They come with the covers: what is below those must not move. */
const Ways = () =>
  html`<section class="cont panel" aria-label=${t("ui-join-code")}>
    <${Code} />
    <div class="ways">
      <a class="button" href="/recover">${t("ui-recover")}</a>
    </div>
  </section>`;

/** The foot of the page. */
const Foot = () =>
  html`<footer class="foot">
    ${hasClub ? html`<${ClubLinks} />` : null}<a href="/settings">${t("ui-settings")}</a>
  </footer>`;

export function Home() {
  const [found, setGames] = useState(/** @type {GameInfo[]|null} */ (null));
  const games = found ?? [];
  const [config, setConfig] = useState(false);
  useMine();
  useEffect(() => {
    document.title = "Ludoteca";
    fetchGames()
      .then(setGames)
      .catch(() => {
        setGames([]);
        trouble.value = t("ui-lost");
      });
  }, []);
  const order = (/** @type {GameInfo} */ g) =>
    ORDER.includes(cssId(g.id)) ? ORDER.indexOf(cssId(g.id)) : 9;
  const shown = games.filter((g) => order(g) < 9).sort((a, b) => order(a) - order(b));
  const others = games.filter((g) => order(g) === 9);
  return html`<div class="home">
    <header class="hh"><div><h1>Ludoteca</h1><p>${t("ui-motto")}</p></div>
      <nav aria-label=${t("ui-tools")}><${QuickTools}>
      <button type="button" class="tool" aria-label=${t("ui-settings")} title=${t("ui-settings")}
        onClick=${() => setConfig(true)}>
      <${Icon} n="ui-settings" /></button>${
        hasClub ? html`<${AccountLink} />` : null
      }</${QuickTools}></nav><${Quick} /></header>
    <main id="main">${
      trouble.value ? html`<p class="notice bad" role="alert">${trouble.value}</p>` : null
    }
      ${mine.value.length || (heldCount() && !looked.value) ? html`<${Mine} />` : null}
      <div class="covers">${shown.map((g) => html`<${Cover} key=${g.id} game=${g} />`)}</div>
      ${found ? html`<${Ways} />` : null}
      ${
        others.length
          ? html`<section class="others">
              <h2>${t("ui-also")}</h2>
              ${others.map(
                (g) =>
                  html`<div key=${g.id} class="other">
                    <p><b>${t(`ui-game-${cssId(g.id)}`)}</b> ${t(`ui-about-${cssId(g.id)}`)}</p>
                    <button
                      type="button"
                      class="small"
                      data-play=${g.id}
                      onClick=${async () => {
                        trouble.value = await open({
                          game: g.id,
                          seats: botsFor(g),
                          name: settings.peek().name || t("ui-guest"),
                        });
                      }}
                    >
                      ${t("ui-play-now")}
                    </button>
                    <a class="small button" href=${`/new/${g.id}`}>${t("ui-invite")}</a>
                    <a class="small button" href=${`/learn/${g.id}`}>${t("ui-learn")}</a>
                  </div>`,
              )}
            </section>`
          : null
      }
      ${found ? html`<${Foot} />` : null}</main>
    ${config ? html`<${SettingsDialog} close=${() => setConfig(false)} />` : null}</div>`;
}
