// @ts-check
// The table: everything about one game on one screen.
import { html, useEffect, useState, useErrorBoundary, effect } from "../vendor/ui.js";
import { t, has, speak, spoken, lang, nameOf } from "../app/texts.js";
import { games } from "../app/net.js";
import { settings, phone } from "../app/store.js";
import { Shield } from "../board-kit/arms.js";
import { info } from "../board-kit/entity.js";
import { ruleShown } from "../board-kit/sentence.js";
import { DRESS, cssId } from "../app/games.js";
import { TableModel, current } from "./model.js";
import { dealing } from "./dealing.js";
import { Notice, promptText } from "./prompt.js";
import { board, host } from "../board-kit/host.js";
import { loadBoard } from "./board.js";
import { hostOf } from "./board-host.js";
import { useKeys } from "./keys.js";
import { chime } from "./sound.js";
import { openReplay, Bar } from "./bar.js";
import { over } from "./over.js";
import { Windows } from "./windows.js";
import { Guide, Lobby, Review, Replay, TextTable } from "./parts.js";
import { HintBox, Requests, OffersToMe, StandIn, NextTable, Ending, TrialBar } from "./panels.js";
import { Phone } from "./phone.js";
import { Desk } from "./desk.js";

games(); // on its way while the table is

/** The table and the game of which the server has drawn the title. */
const opened = {
  path: location.pathname,
  game: document.querySelector("[data-first]")?.getAttribute("data-first") ?? "",
};

/** Until the table is there: what the server has drawn. @param {{id: string}} p */
function Connecting({ id }) {
  const game = opened.path === `/t/${id}` ? opened.game : "";
  return html`<main class="sheetpage" id="main" aria-busy="true">
    ${
      game
        ? html`<h1 class="loading">${t(`ui-game-${game}`)}</h1>
            <p>${t(`ui-about-${game}`)}</p>`
        : null
    }
    <p class="loading">${t("ui-connecting")}</p>
  </main>`;
}

/** Hotseat: nobody sees the next hand before its owner is there. @param {{model: TableModel}} p */
function Cover({ model }) {
  const seat = model.covered.value;
  return html`<main class="cover" id="main">
    <article class="panel">
      <${Shield} seat=${seat} />
      <h1>${t("ui-pass-device", { name: nameOf("seat:" + seat) })}</h1>
      <p>${t("ui-pass-about")}</p>
      <button type="button" class="play" data-act="uncover" onClick=${() => model.uncover()}>
        ${t("ui-i-am", { name: nameOf("seat:" + seat) })}
      </button>
    </article>
  </main>`;
}

/** @param {{model: TableModel, review: boolean}} p */
function Whole({ model, review }) {
  useKeys(model, {
    replay: () => (model.replay.at.peek() === null ? openReplay(model) : model.replay.present()),
    window: (w) => {
      over.value = over.peek() === w ? null : w;
    },
  });
  const [error, again] = useErrorBoundary((e) => console.error(e));
  if (error)
    return html`<main class="sheetpage" id="main">
      <article class="panel">
        <h1>${t("ui-failed")}</h1>
        <p>${t("ui-failed-about")}</p>
        <button type="button" class="play" onClick=${again}>${t("ui-try-again")}</button>
      </article>
    </main>`;
  const table = model.table.value;
  if (model.gone.value)
    return html`<main class="sheetpage" id="main">
      <article class="panel">
        <h1>${t(`ui-gone-${model.gone.value}`)}</h1>
        <p class="row">
          ${
            model.gone.value === "page"
              ? html`<button type="button" class="play" onClick=${() => location.reload()}>
                  ${t("ui-reload")}
                </button>`
              : html`<a class="button" href="/recover">${t("ui-recover")}</a>`
          }<a class="button" href="/">${t("ui-home")}</a>
        </p>
      </article>
    </main>`;
  if (!table || !model.state.value || spoken.value !== table.game)
    return html`<${Connecting} id=${model.id} />`;
  if (table.state === "lobby")
    return html`<header class="bar solo"><a class="logo" href="/">Ludoteca</a></header>
      <${Lobby} model=${model} /><${Notice} model=${model} />`;
  if (review)
    return table.state === "over"
      ? html`<${Review} model=${model} />`
      : html`<header class="bar solo"><a class="logo" href="/">Ludoteca</a></header>
          <main class="sheetpage" id="main">
            <article class="panel">
              <h1>${t("ui-review")}</h1>
              <p>${t("ui-review-not-over")}</p>
              <p><a class="button" href=${`/t/${model.id}`}>${t("ui-to-table")}</a></p>
            </article>
          </main>`;
  if (model.covered.value) return html`<${Cover} model=${model} />`;
  if (settings.value.view === "text")
    return html`<div class="textwrap">
      <${Bar} model=${model} /><${Notice} model=${model} /><${HintBox} model=${model} />
      <${Guide} model=${model} /><${Requests} model=${model} /><${OffersToMe}
        model=${model}
      /><${StandIn} model=${model} /><${NextTable} model=${model} /><${Ending} model=${model} />
      ${model.replay.at.value !== null ? html`<${Replay} model=${model} />` : null}<${TrialBar}
        model=${model}
      /><${TextTable} model=${model} />
    </div>`;
  return phone.value ? html`<${Phone} model=${model} />` : html`<${Desk} model=${model} />`;
}

/**
 * A browser notification while the page is hidden; a newer one of the same table takes its
 * place.
 * @param {string} table
 * @param {string} title
 * @param {string} body
 */
function tellAway(table, title, body) {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  try {
    const message = new Notification(title, {
      body,
      tag: `ludoteca-${table}`,
      icon: "/static/art/favicon-turn.svg",
    });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    /* some phones show messages only for installed pages; the title and the sound remain */
  }
}

/**
 * What the title of the window says, "" until the texts of the game have come.
 * @param {TableModel} model
 */
function titleText(model) {
  const table = model.table.value;
  if (spoken.value !== table?.game) return "";
  return table?.state === "lobby" ? t("ui-state-lobby") : promptText(model);
}

/** @param {{id: string, at: number|null, review?: boolean}} p */
export function TablePage({ id, at, review = false }) {
  const [model, setModel] = useState(/** @type {TableModel|null} */ (null));
  useEffect(() => {
    over.value = null;
    ruleShown.value = null;
    info.value = null;
    board.value = null;
    const made = new TableModel(id);
    current.value = made;
    host.value = hostOf(made);
    setModel(made);
    let dressed = "";
    const stopDress = effect(() => {
      const game = made.table.value?.game;
      if (!game || game === dressed) return;
      dressed = game;
      document.body.classList.add(DRESS[cssId(game)] ?? "g-parley");
      speak(lang.peek(), game);
      games().then((all) => {
        const found = all.find((g) => g.id === game);
        dealing.value = found?.deals?.things ? found.deals : null;
        loadBoard(game, Boolean(found?.board));
      });
    });
    const icon = /** @type {HTMLLinkElement|null} */ (document.querySelector("link[rel=icon]"));
    let was = false;
    const stopTitle = effect(() => {
      const mine = made.myTurn.value && !made.covered.value;
      const said = titleText(made);
      const game = has("game-name") ? t("game-name") : "Ludoteca";
      document.title = `${mine ? "● " : ""}${said ? said + " · " : ""}${game}`;
      if (icon) icon.href = mine ? "/static/art/favicon-turn.svg" : "/static/art/favicon.svg";
      if (mine && !was && settings.peek().sound) chime();
      if (mine && !was && settings.peek().notify) tellAway(id, game, said);
      was = mine;
    });
    const stopPrefs = effect(() => {
      const prefs = made.state.value?.me.prefs;
      const s = settings.peek();
      if (
        prefs &&
        made.me.value.seats.length &&
        (prefs.resolve !== s.resolve || prefs.skip_confirm !== s.skipConfirm)
      )
        made.send({ type: "prefs", resolve: s.resolve, skip_confirm: s.skipConfirm });
    });
    return () => {
      stopDress();
      stopTitle();
      stopPrefs();
      document.body.classList.remove(...Object.values(DRESS));
      if (icon) icon.href = "/static/art/favicon.svg";
      current.value = null;
      host.value = null;
      made.close();
      speak(lang.peek(), null);
    };
  }, [id]);
  // The action of the address, once there is a table to look at.
  const there = Boolean(model?.state.value?.view);
  useEffect(() => {
    if (model && there && at !== null) model.replay.look(at);
  }, [model, there, at]);
  return model
    ? html`<${Whole} model=${model} review=${review} /><${Windows} model=${model} />`
    : html`<${Connecting} id=${id} />`;
}
