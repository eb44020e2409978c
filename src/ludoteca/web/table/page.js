// @ts-check
// The table: everything about one game on one screen.
import {
  html,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useErrorBoundary,
  effect,
  signal,
} from "../vendor/ui.js";
import { t, tell, has, attribute, speak, spoken, lang, nameOf } from "../app/texts.js";
import { once } from "../app/net.js";
import { settings, set, hold, seats as held, phone } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { Shield } from "../board-kit/arms.js";
import { info, lore, named } from "../board-kit/entity.js";
import { RuleLink, ruleShown, dealings } from "../board-kit/sentence.js";
import { Dialog } from "../app/dialog.js";
import { go } from "../app/router.js";
import { lazy } from "../app/lazy.js";
import { DRESS, cssId } from "../app/games.js";
import { TableModel, current, dealing } from "./model.js";
import {
  PromptBar,
  Choices,
  MustSay,
  Notice,
  Announcer,
  pointed,
  promptText,
  resultText,
} from "./prompt.js";
import { Log, undoSteps } from "./log.js";
import { Seats, SeatStrip, Radar } from "./seats.js";
import { BoardSlot, Hand, loadBoard, drawn } from "./board.js";
import { Chat, Notes } from "./side.js";
import { useKeys, KeysHelp } from "./keys.js";
import { chime } from "./sound.js";

once("/api/games"); // on its way while the table is

const SettingsDialog = lazy(() => import("../pages/settings.js"), "SettingsDialog");
const TableMenu = lazy(() => import("./menu.js"), "TableMenu");
const Recap = lazy(() => import("./menu.js"), "Recap");
const Lobby = lazy(
  () => import("./lobby.js"),
  "Lobby",
  html`<main class="sheetpage" id="main" aria-busy="true"></main>`,
);
const Replay = lazy(() => import("./replay.js"), "Replay");
const DealsPanel = lazy(() => import("./deals.js"), "DealsPanel");
const Offers = lazy(() => import("./deals.js"), "OffersToMe");
const HintWindow = lazy(() => import("./hint.js"), "HintBox");
const Review = lazy(
  () => import("./review.js"),
  "Review",
  html`<main class="sheetpage" id="main" aria-busy="true"></main>`,
);
const Effect = lazy(() => import("./effect.js"), "Effect");
const EffectCard = lazy(() => import("./effect.js"), "EffectCard");
const Next = lazy(() => import("./next.js"), "NextTable");
const Guide = lazy(() => import("./guide.js"), "Guide");
const TextTable = lazy(
  () => import("./text.js"),
  "TextTable",
  html`<main class="text panel" id="main" aria-busy="true"></main>`,
);

/** Of so many choices at most the little card tells what each would change. */
const FEW = 3;

/** Which window lies over the table. */
export const over = signal(
  /** @type {null|"settings"|"menu"|"keys"|"recap"|"rules"|"end"|"hint"} */ (null),
);

/** @param {{model: TableModel}} p */
function InfoCard({ model }) {
  const shown = info.value;
  useEffect(() => {
    if (!shown?.held) return undefined;
    const away = (/** @type {Event} */ e) => {
      if (!(e.target instanceof Element && e.target.closest(".info, [data-ref], .ob")))
        info.value = null;
    };
    const esc = (/** @type {KeyboardEvent} */ e) => {
      if (e.key === "Escape") {
        info.value = null;
        e.stopPropagation();
      }
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", esc, true);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", esc, true);
    };
  }, [shown]);
  const view = model.view.value;
  // Nobody points any longer at what the newest view does not show.
  useEffect(() => {
    if (info.peek() && !info.peek()?.held && !info.peek()?.el.isConnected) info.value = null;
  }, [view]);
  if (!shown) return null;
  const key = shown.ref.replace(":", "-");
  const about = attribute(key, "about");
  const more = lore.value?.(shown.ref, view);
  const { can, may, not } = dealings(shown.ref);
  const put = (/** @type {HTMLElement|null} */ el) => {
    if (!el) return;
    const w = el.offsetWidth,
      h = el.offsetHeight;
    const x = Math.max(8, Math.min(innerWidth - w - 8, shown.x - w / 2));
    const y = shown.y + 10 + h > innerHeight ? Math.max(8, shown.above - h - 10) : shown.y + 10;
    el.style.left = `${x}px`;
    el.style.top = `${y}px`;
  };
  return html`<aside aria-label=${named(shown.ref)}>
    <div class=${"info panel " + (shown.held ? "held" : "")} role="tooltip" ref=${put}>
      <b class="in">${named(shown.ref)}</b>${about ? html`<p>${about}</p>` : null}${more ?? null}
      ${
        may.length
          ? html`<p class="may">
              ${may.map((s, i) => html`<span key=${i}>${s}${can.length <= FEW ? html` <${Effect} model=${model} choice=${can[i].do} />` : null}</span>`)}
            </p>`
          : null
      }
      ${not.map((c) =>
        c.no
          ? html`<p class="not" key=${c.do}>
              ${tell(`do-${c.verb}`, c.args)}${": "}${tell(`no-${c.no.key}`, c.no.args)}${" "}
              <${RuleLink} id=${c.no.rule} />
            </p>`
          : null,
      )}
    </div>
  </aside>`;
}

/** @param {{model: TableModel}} p */
function RuleDrawer({ model }) {
  const id = ruleShown.value;
  const game = model.table.value?.game ?? "";
  const [rules, setRules] = useState(/** @type {any} */ (null));
  const [parts, setParts] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!id) return;
    import("../pages/reference.js")
      .then((found) => {
        setParts({ RuleText: found.RuleText });
        return found.reference(game, "rules").then(setRules);
      })
      .catch(() => setRules(false));
  }, [id, lang.value]);
  if (!id) return null;
  const all = (rules?.chapters ?? []).flatMap((/** @type {any} */ c) => c.rules);
  const at = all.findIndex((/** @type {any} */ r) => r.id === id);
  const near =
    at >= 0 ? all.filter((/** @type {any} */ r) => r.id === id || r.id.startsWith(id + ".")) : [];
  return html`<${Dialog} title=${t("ui-rule", { id })} close=${() => {
    ruleShown.value = null;
  }}>
    ${
      rules === null || !parts
        ? html`<p>${t("ui-loading")}</p>`
        : at < 0
          ? html`<p>${t("ui-no-rule")}</p>`
          : near.map(
              (/** @type {any} */ r) =>
                html`<${parts.RuleText}
                  key=${r.id}
                  r=${r}
                  game=${game}
                  gaps=${rules.gaps}
                  glossary=${rules.glossary}
                />`,
            )
    }
    <p class="row">${
      at > 0
        ? html`<button
            type="button"
            class="small"
            onClick=${() => {
              ruleShown.value = all[at - 1].id;
            }}
          >
            ‹ ${all[at - 1].id}
          </button>`
        : null
    }
      ${
        at >= 0 && at < all.length - 1
          ? html`<button
              type="button"
              class="small"
              onClick=${() => {
                ruleShown.value = all[at + 1].id;
              }}
            >
              ${all[at + 1].id} ›
            </button>`
          : null
      }
      <a class="small button" target="_blank" href=${`/rules/${game}#rule-${id}`}>${t("ui-all-rules")}</a></p></${Dialog}>`;
}

/**
 * What was asked of the players together: going back, pausing, ending.
 * @param {{model: TableModel}} p
 */
function Requests({ model }) {
  const mine = model.me.value.seats;
  return (model.table.value?.requests ?? []).map(
    (r) =>
      html`<div class="request panel" key=${r.id} role="group" aria-label=${t("ui-request")}>
        <p>
          ${t(`ui-request-${r.kind}`, {
            name: nameOf("seat:" + r.by),
            to: r.to ?? 0,
            seat: r.seat ? nameOf("seat:" + r.seat) : "",
          })}
          ${
            r.waiting.length
              ? html` <small
                  >${t("ui-waiting", { names: r.waiting.map((s) => nameOf("seat:" + s)).join(", ") })}</small
                >`
              : null
          }
        </p>
        ${
          r.waiting.some((s) => mine.includes(s))
            ? html`<button
                  type="button"
                  class="small primary"
                  data-answer="yes"
                  onClick=${() => model.send({ type: "answer", request: r.id, yes: true })}
                >
                  ${t("ui-agree")}
                </button>
                <button
                  type="button"
                  class="small"
                  data-answer="no"
                  onClick=${() => model.send({ type: "answer", request: r.id, yes: false })}
                >
                  ${t("ui-refuse")}
                </button>`
            : null
        }
      </div>`,
  );
}

/** @param {{model: TableModel}} p */
function Ending({ model }) {
  const table = model.table.value;
  if (table?.state !== "over") return null;
  const places = table.result?.places ?? model.live.value?.places ?? [];
  const told = table.result?.scores ?? model.live.value?.scores ?? [];
  // a game without points tells who won, which the places do
  const scores = told.every((n, i) => n === (places[i] === 1 ? 1 : 0)) ? [] : told;
  const order = table.seats
    .map((s, i) => ({ s, place: places[i] ?? 0, score: scores[i] }))
    .sort((a, b) => a.place - b.place);
  const rematch = async () => {
    if (table.rematch) {
      go(`/join/${table.rematch}`);
      return;
    }
    const made = await model.post("rematch");
    if (made) {
      hold(made.table, {
        token: made.token,
        seat: made.seat,
        recovery: made.recovery,
        invite: made.invite,
        game: table.game,
        host: true,
      });
      go(`/t/${made.table}`);
    }
  };
  return html`<section class="ending panel" aria-labelledby="ending">
    <h2 id="ending">${resultText(model)}</h2>
    <ol>
      ${order.map(
        ({ s, place, score }) =>
          html`<li key=${s.seat}>
            <span class="num">${place || "–"}</span><${Shield} seat=${s.seat} /><b>${s.name}</b>
            ${score === undefined ? null : html`<span class="num">${score}</span>`}
          </li>`,
      )}
    </ol>
    <div class="row">
      ${
        model.me.value.seats.length
          ? html`<button type="button" class="play sm" data-act="rematch" onClick=${rematch}>
              ${t("ui-rematch")}
            </button>`
          : null
      }
      <a class="button" data-act="review" href=${`/t/${model.id}/review`}
        ><${Icon} n="ui-hint" />${t("ui-review")}</a
      >
      <button type="button" class="button" onClick=${() => model.look(0)}>
        <${Icon} n="ui-replay" />${t("ui-replay")}</button
      ><a class="button" href="/">${t("ui-home")}</a>
    </div>
    ${
      table.seed
        ? html`<details>
            <summary>${t("ui-fair")}</summary>
            <p class="small-text">${t("ui-fair-about")}</p>
            <p><code>${table.commitment}</code></p>
            <p><code>${table.seed}</code></p>
          </details>`
        : null
    }
  </section>`;
}

/** @param {{model: TableModel}} p */
const OffersToMe = ({ model }) =>
  model.live.value?.offers.length ? html`<${Offers} model=${model} />` : null;

/** @param {{model: TableModel}} p */
const HintBox = ({ model }) => (model.hint.value ? html`<${HintWindow} model=${model} />` : null);

/** @param {{model: TableModel}} p */
function Connection({ model }) {
  const s = model.connection.value;
  return html`<span class=${"conn " + s} role="status"
    >${
      s === "open"
        ? html`<span class="sr">${t("ui-connected")}</span>`
        : html`<${Icon} n="ui-flag" /> ${t(s === "lost" ? "ui-reconnecting" : "ui-connecting")}`
    }</span
  >`;
}

/** Undo with the way to any own step of the turn. @param {{model: TableModel}} p */
function UndoTools({ model }) {
  const { undo, redo } = model.me.value;
  const live = model.at.value === null;
  const steps = undoSteps(model);
  return html`<button
      type="button"
      class="tool wide"
      data-act="undo"
      disabled=${!live || !undo.length}
      onClick=${() => model.undo()}
      title=${t("ui-undo")}
    >
      <${Icon} n="ui-undo" /><span>${t("ui-undo")}</span>
    </button>
    ${
      live && undo.length > 1 && steps.length
        ? html`<label class="tool undo-to" title=${t("ui-undo-to")}
            ><${Icon} n="ui-down" /><span class="sr">${t("ui-undo-to")}</span>
            <select
              value=""
              onChange=${(/** @type {any} */ e) => {
                if (e.target.value) model.undo(Number(e.target.value));
                e.target.value = "";
              }}
            >
              <option value="">${t("ui-undo-to")}</option>
              ${steps.map((x) => html`<option key=${x.to} value=${x.to}>${x.text}</option>`)}
            </select></label
          >`
        : null
    }
    <button
      type="button"
      class="tool wide"
      data-act="redo"
      disabled=${!live || !redo}
      onClick=${() => model.redo()}
      title=${t("ui-redo")}
    >
      <${Icon} n="ui-redo" /><span>${t("ui-redo")}</span>
    </button>`;
}

/** @param {{model: TableModel}} p */
function Bar({ model }) {
  const running = model.table.value?.state === "playing";
  const tool = (
    /** @type {string} */ act,
    /** @type {string} */ icon,
    /** @type {string} */ text,
    /** @type {() => void} */ run,
    on = false,
  ) =>
    html`<button
      type="button"
      class="tool"
      data-act=${act}
      aria-label=${t(text)}
      title=${t(text)}
      aria-pressed=${on || null}
      onClick=${run}
    >
      <${Icon} n=${icon} />
    </button>`;
  return html`<header class="bar">
    <a class="logo" href="/">Ludoteca</a>
    <h1 class="game">${t("game-name")}</h1>
    <${Connection} model=${model} />
    ${
      model.me.value.seats.length
        ? null
        : html`<span class="watch"><${Icon} n="ui-eye" />${t("ui-spectator")}</span>`
    }
    <span class="grow"></span
    >${model.me.value.seats.length ? html`<${UndoTools} model=${model} />` : null}
    <div class="tools" role="toolbar" aria-label=${t("ui-tools")}>
      ${
        model.myTurn.value && model.table.value?.hints
          ? tool("hint", "ui-hint", "ui-hint", () => model.askHint())
          : null
      }
      ${tool("recap", "ui-bell", "ui-since", () => {
        over.value = "recap";
      })}
      ${tool(
        "replay",
        "ui-replay",
        "ui-replay",
        () => (model.at.value === null ? openReplay(model) : model.present()),
        model.at.value !== null,
      )}
      ${
        running
          ? tool(
              "sound",
              settings.value.sound ? "ui-sound" : "ui-mute",
              "ui-sound",
              () => set({ sound: !settings.peek().sound }),
              settings.value.sound,
            )
          : null
      }
      ${tool("theme", "ui-candle", "ui-theme-dark", () =>
        set({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" }),
      )}
      ${tool("settings", "ui-settings", "ui-settings", () => {
        over.value = "settings";
      })}
      ${tool("menu", "ui-menu", "ui-menu", () => {
        over.value = "menu";
      })}
    </div>
  </header>`;
}

/** @param {TableModel} model */
function openReplay(model) {
  const last = model.state.peek()?.seq ?? 0;
  model.look(model.table.peek()?.state === "over" ? last : Math.max(0, last - 1));
}

/**
 * How many messages came since the chat was last looked at.
 * @param {TableModel} model
 * @param {boolean} looking
 */
function useUnread(model, looking) {
  const count = model.chat.value.length;
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (looking || seen > count) setSeen(count);
  }, [looking, count]);
  return looking ? 0 : Math.max(0, count - seen);
}

/** @param {{model: TableModel}} p */
function Side({ model }) {
  const [tab, setTab] = useState("log");
  const unread = useUnread(model, tab === "chat");
  const tabs = ["log", "chat", ...(dealing.value ? ["deals"] : []), "notes"];
  const waiting = (model.live.value?.deals ?? []).filter((c) => c.verb === "accept").length;
  return html`<aside class="side" aria-label=${t("ui-side")}>
    <${Seats} model=${model} /><${Radar} model=${model} /><${HintBox} model=${model} />
    <section class="tabbed panel">
      <div class="tabrow" role="tablist">
        ${tabs.map(
          (x) =>
            html`<button
              type="button"
              key=${x}
              role="tab"
              id=${"tab-" + x}
              aria-selected=${tab === x}
              aria-controls="tabpanel"
              tabindex=${tab === x ? 0 : -1}
              onClick=${() => setTab(x)}
              onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
                const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
                if (!step) return;
                e.preventDefault();
                const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
                setTab(next);
                document.getElementById("tab-" + next)?.focus();
              }}
            >
              ${t(`ui-tab-${x}`)}${
                x === "deals" && waiting
                  ? html` <span class="bdg">${waiting}</span>`
                  : x === "chat" && unread
                    ? html` <span class="bdg quiet">${unread}</span>`
                    : null
              }
            </button>`,
        )}
      </div>
      <div id="tabpanel" class="tabpanel" role="tabpanel" aria-labelledby=${"tab-" + tab}>
        ${
          tab === "log"
            ? html`<${Log} model=${model} />`
            : tab === "chat"
              ? html`<${Chat} model=${model} />`
              : tab === "deals"
                ? html`<${DealsPanel} model=${model} />`
                : html`<${Notes} model=${model} />`
        }
      </div>
    </section>
  </aside>`;
}

/** @param {{model: TableModel}} p */
function Desk({ model }) {
  return html`<div class=${`desk ${drawn.value?.Board ? "drawn" : ""}`}>
    <${Bar} model=${model} />
    <div class="left">
      <${PromptBar} model=${model} /><${Notice} model=${model} /><${Guide}
        model=${model}
      /><${Requests} model=${model} /><${OffersToMe} model=${model} /><${StandIn}
        model=${model}
      /><${NextTable} model=${model} /><${Ending} model=${model} />
      ${model.at.value !== null ? html`<${Replay} model=${model} />` : null}
      <main id="main" class="board" aria-label=${t("ui-board")}>
        <${BoardSlot} model=${model} />
      </main>
      ${
        model.looking.value
          ? html`<section class="bottom" aria-label=${t("ui-your-hand")}>
              <${Hand} model=${model} />
            </section>`
          : null
      }
    </div>
    <${Side} model=${model} />
  </div>`;
}

/** @param {{model: TableModel}} p */
function Phone({ model }) {
  const [tab, setTab] = useState("act");
  const unread = useUnread(model, tab === "log");
  const [tall, setTall] = useState(false);
  const count = model.left.value.length;
  const tabs = [
    ["act", "action"],
    ["hand", "ui-hand"],
    ["players", "ui-human"],
    ["log", "ui-log"],
  ];
  useEffect(() => {
    if (model.myTurn.value) {
      setTab("act");
    }
  }, [model.state.value?.seq, model.myTurn.value]);
  // A tab begins at its top, and so does every new question; the log sees to its own place.
  const pane = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (tab !== "log") pane.current?.scrollTo(0, 0);
  }, [tab, tab === "act" ? model.state.value?.seq : 0]);
  return html`<div class=${`phone ${tall || tab !== "act" ? "tall" : ""}`}>
    <header class="pbar">
      <button
        type="button"
        class="tool"
        data-act="menu"
        aria-label=${t("ui-menu")}
        onClick=${() => {
          over.value = "menu";
        }}
      >
        <${Icon} n="ui-menu" />
      </button>
      <h1 class="game">${t("game-name")}</h1>
      <${Connection} model=${model} />
      ${
        model.me.value.seats.length
          ? html`<button
              type="button"
              class="tool"
              data-act="undo"
              aria-label=${t("ui-undo")}
              disabled=${!model.me.value.undo.length}
              onClick=${() => model.undo()}
            >
              <${Icon} n="ui-undo" />
            </button>`
          : null
      }
      <button
        type="button"
        class="tool"
        data-act="replay"
        aria-label=${t("ui-replay")}
        onClick=${() => (model.at.value === null ? openReplay(model) : model.present())}
      >
        <${Icon} n="ui-replay" />
      </button>
    </header>
    <main id="main" class="pmain">
      <${SeatStrip} model=${model} />
      ${model.at.value !== null ? html`<${Replay} model=${model} />` : null}
      <div class="board"><${BoardSlot} model=${model} /></div>
      <section class="sheet">
        <button
          type="button"
          class="grip"
          aria-expanded=${tall}
          aria-label=${t("ui-sheet")}
          onClick=${() => setTall(!tall)}
        ></button>
        <div class="tabs" role="tablist">
          ${tabs.map(
            ([x, icon]) =>
              html`<button
                type="button"
                key=${x}
                role="tab"
                id=${"ptab-" + x}
                aria-selected=${tab === x}
                aria-controls="pane"
                class=${tab === x ? "on" : ""}
                onClick=${() => setTab(x)}
              >
                <${Icon} n=${icon} />${t(`ui-tab-${x}`)}
                ${
                  x === "act" && count
                    ? html`<span class="bdg"
                        ><span class="sr">${t("ui-choices", { count })}</span
                        ><span aria-hidden="true">${count}</span></span
                      >`
                    : x === "log" && unread
                      ? html`<span class="bdg quiet">${unread}</span>`
                      : null
                }
              </button>`,
          )}
        </div>
        <div
          class="pane"
          id="pane"
          ref=${pane}
          role="tabpanel"
          tabindex="0"
          aria-labelledby=${"ptab-" + tab}
        >
          ${
            tab === "act"
              ? html`<${Notice} model=${model} /><${Requests} model=${model} /><${OffersToMe}
                    model=${model}
                  /><${StandIn} model=${model} /><${NextTable} model=${model} />
                  <${Ending} model=${model} /><${Guide} model=${model} />
                  <div class="must"><${MustSay} model=${model} /></div>
                  <${Choices} model=${model} /><${HintBox} model=${model} />${
                    model.myTurn.value
                      ? html`<div class="two">
                          <button
                            type="button"
                            class="chip ghost"
                            disabled=${!model.me.value.undo.length}
                            onClick=${() => model.undo()}
                          >
                            <${Icon} n="ui-undo" />${t("ui-undo")}
                          </button>
                          ${
                            model.table.value?.hints
                              ? html`<button
                                  type="button"
                                  class="chip ghost"
                                  data-act="hint"
                                  onClick=${() => model.askHint()}
                                >
                                  <${Icon} n="ui-hint" />${t("ui-hint")}
                                </button>`
                              : null
                          }
                        </div>`
                      : null
                  }`
              : tab === "hand"
                ? html`<${Hand} model=${model} />`
                : tab === "players"
                  ? html`<${Seats} model=${model} /><${Radar} model=${model} />${
                        dealing.value
                          ? html`<h2>${t("ui-tab-deals")}</h2>
                              <${DealsPanel} model=${model} />`
                          : null
                      }`
                  : html`<${Log} model=${model} newest=${true} />
                      <h2>${t("ui-chat")}</h2>
                      <${Chat} model=${model} />
                      <h2>${t("ui-tab-notes")}</h2>
                      <${Notes} model=${model} />`
          }
        </div>
      </section>
    </main>
  </div>`;
}

/**
 * Another table of this browser may wait while this one does not.
 * @param {{model: TableModel}} p
 */
const NextTable = ({ model }) =>
  model.myTurn.value || Object.keys(held.value).length < 2
    ? null
    : html`<${Next} model=${model} />`;

/** A bot plays for me: take the seat back. @param {{model: TableModel}} p */
function StandIn({ model }) {
  const mine = (model.table.value?.seats ?? []).filter((s) =>
    model.me.value.seats.includes(s.seat),
  );
  if (!mine.some((s) => s.standin) || model.table.value?.state !== "playing") return null;
  return html`<div class="request panel" role="alert">
    <p>${t("ui-standin-mine")}</p>
    <button
      type="button"
      class="small primary"
      data-act="claim"
      onClick=${() => model.post("claim")}
    >
      ${t("ui-take-back")}
    </button>
  </div>`;
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

/** @param {{model: TableModel}} p */
function Windows({ model }) {
  const close = () => {
    over.value = null;
  };
  const w = over.value;
  return html`${
      w === "settings"
        ? html`<${SettingsDialog}
            close=${close}
            prefs=${(/** @type {any} */ p) => model.send({ type: "prefs", ...p })}
          />`
        : w === "menu"
          ? html`<${TableMenu}
              model=${model}
              close=${close}
              open=${(/** @type {any} */ w) => {
                over.value = w;
              }}
            />`
          : w === "keys"
            ? html`<${Dialog} title=${t("ui-keys")} close=${close}><${KeysHelp} /></${Dialog}>`
            : w === "recap"
              ? html`<${Recap} model=${model} close=${close} />`
              : null
    }<${RuleDrawer} model=${model} /><${InfoCard} model=${model} />${
      pointed.value
        ? html`<${EffectCard} key=${pointed.value.choice} model=${model} at=${pointed.value} />`
        : null
    }<${Announcer} model=${model} />`;
}

/** @param {{model: TableModel, review: boolean}} p */
function Whole({ model, review }) {
  useKeys(model, {
    replay: () => (model.at.peek() === null ? openReplay(model) : model.present()),
    window: (w) => {
      over.value = /** @type {any} */ (over.peek() === w ? null : w);
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
          <a class="button" href="/recover">${t("ui-recover")}</a
          ><a class="button" href="/">${t("ui-home")}</a>
        </p>
      </article>
    </main>`;
  if (!table || !model.state.value || spoken.value !== table.game)
    return html`<main class="sheetpage" id="main" aria-busy="true">
      <p class="loading">${t("ui-connecting")}</p>
    </main>`;
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
      <${Requests} model=${model} /><${OffersToMe} model=${model} /><${StandIn}
        model=${model}
      /><${NextTable} model=${model} /><${Ending} model=${model} />
      ${model.at.value !== null ? html`<${Replay} model=${model} />` : null}<${TextTable}
        model=${model}
      />
    </div>`;
  return phone.value ? html`<${Phone} model=${model} />` : html`<${Desk} model=${model} />`;
}

/**
 * A message of the browser to somebody who looks elsewhere; a newer one of the same table takes its
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

/** @param {{id: string, at: number|null, review?: boolean}} p */
export function TablePage({ id, at, review = false }) {
  const [model, setModel] = useState(/** @type {TableModel|null} */ (null));
  useEffect(() => {
    over.value = null;
    ruleShown.value = null;
    info.value = null;
    drawn.value = null;
    const made = new TableModel(id);
    current.value = made;
    setModel(made);
    let dressed = "";
    const stopDress = effect(() => {
      const game = made.table.value?.game;
      if (!game || game === dressed) return;
      dressed = game;
      document.body.classList.add(DRESS[cssId(game)] ?? "g-parley");
      speak(lang.peek(), game);
      once("/api/games").then((/** @type {any[]} */ games) => {
        const found = games.find((g) => g.id === game);
        dealing.value = found?.deals?.things ? found.deals : null;
        loadBoard(game, Boolean(found?.board));
      });
    });
    const icon = /** @type {HTMLLinkElement|null} */ (document.querySelector("link[rel=icon]"));
    let was = false;
    const stopTitle = effect(() => {
      const mine = made.myTurn.value && !made.covered.value;
      const said =
        spoken.value !== made.table.value?.game
          ? ""
          : made.table.value?.state === "lobby"
            ? t("ui-state-lobby")
            : promptText(made);
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
      made.close();
      speak(lang.peek(), null);
    };
  }, [id]);
  // The action of the address, once there is a table to look at.
  const there = Boolean(model?.state.value?.view);
  useEffect(() => {
    if (model && there && at !== null) model.look(at);
  }, [model, there, at]);
  return model
    ? html`<${Whole} model=${model} review=${review} /><${Windows} model=${model} />`
    : html`<main class="sheetpage" aria-busy="true">
        <p class="loading">${t("ui-connecting")}</p>
      </main>`;
}
