// @ts-check
// Before the game: who sits where, and the invitation link.
import { html, useState } from "../vendor/ui.js";
import { t, nameOf } from "../app/texts.js";
import { seats as held } from "../app/store.js";
import { useBases } from "../app/share.js";
import { Icon } from "../board-kit/icon.js";
import { Shield } from "../board-kit/arms.js";
import { copy } from "./replay.js";
import { HostTools } from "./host.js";
import { OptionList, ReadingsLink, character, pace } from "../pages/options.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** The code of a link, and further addresses to try. @param {{bases: string[], path: string}} p */
const Scan = ({ bases, path }) =>
  html`<div class="scan">
    <img
      src=${`/api/qr?link=${encodeURIComponent(bases[0] + path)}`}
      alt=${t("ui-share-qr")}
      width="148"
      height="148"
    />
    <div>
      <p>${t("ui-share-scan")}</p>
      ${
        bases.length > 1
          ? html`<p>${t("ui-share-more")}</p>
              <ul>
                ${bases.slice(1).map((base) => html`<li key=${base}><code>${base + path}</code></li>`)}
              </ul>`
          : null
      }
    </div>
  </div>`;

const SHARE_COMMANDS = ["make play SHARE=1", "ludoteca serve --share"];

/** How the server is opened to the network. */
const HowToShare = () =>
  html`<div class="notice howshare">
    <p><b>${t("ui-share-local")}</b> ${t("ui-share-how")}</p>
    ${SHARE_COMMANDS.map((line) => html`<pre key=${line}><code>${line}</code></pre>`)}
  </div>`;

/** @param {{model: TableModel}} p */
export function InviteBox({ model }) {
  const [done, setDone] = useState(false);
  const found = useBases();
  const invite = model.table.value?.invite;
  if (!invite || !found) return null;
  const path = `/join/${invite}`;
  const link = found.bases[0] + path;
  const share = async () => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      try {
        await navigator.share({
          title: "Ludoteca",
          text: t("ui-share-text", { game: t("game-name") }),
          url: link,
        });
        return;
      } catch {
        /* closed without sharing: the link is copied instead */
      }
    }
    setDone(await copy(link));
  };
  return html`<div class="invite">
    ${found.reachable ? null : html`<${HowToShare} />`}
    <label for="invite">${t(found.reachable ? "ui-share-link" : "ui-share-link-here")}</label>
    <div class="row">
      <input
        id="invite"
        readonly
        value=${link}
        onFocus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}
      />
      <button type="button" class=${found.reachable ? "play" : "button"} onClick=${share}>
        <${Icon} n="ui-link" />${done ? t("ui-copied") : t("ui-copy-link")}
      </button>
    </div>
    ${found.reachable ? html`<${Scan} bases=${found.bases} path=${path} />` : null}
  </div>`;
}

/** @param {{model: TableModel}} p */
export function Recovery({ model }) {
  const code = held.value[model.id]?.recovery;
  return code ? html`<p class="recovery">${t("ui-recovery")} <code>${code}</code></p>` : null;
}

/** @param {{model: TableModel}} p */
export function Lobby({ model }) {
  const table = model.table.value;
  if (!table) return null;
  const host = model.me.value.host;
  const open = table.seats.filter((s) => s.kind === "open").length;
  return html`<main class="sheetpage" id="main">
    <article class="panel lobby">
      <h1 class="gtitle">${t("game-name")}</h1>
      ${table.closed ? html`<p class="notice" role="status">${t("ui-closed")}</p>` : null}
      <p class="lead">${open ? t("ui-lobby-waiting", { count: open }) : t("ui-lobby-ready")}</p>
      <${InviteBox} model=${model} />
      <p>
        <a class="button" target="_blank" data-act="learn" href=${`/learn/${table.game}`}>
          <${Icon} n="ui-book" />${t("ui-overview")}
        </a>
      </p>
      <ol class="lobbyseats">
        ${table.seats.map(
          (s) =>
            html`<li key=${s.seat}>
              <${Shield} seat=${s.seat} /><span
                ><b>${s.kind === "open" ? t("ui-open-seat") : s.name}</b>
                <small
                  >${
                    s.kind === "bot"
                      ? `${t(`level-${s.level}`)}. ${character(s.level, s.style)}`
                      : s.kind === "open"
                        ? t("ui-open-about")
                        : model.me.value.seats.includes(s.seat)
                          ? t("ui-you")
                          : s.online
                            ? t("ui-here")
                            : t("ui-away")
                  }</small
                ></span
              >
              ${
                host && s.kind === "open"
                  ? html`<button
                      type="button"
                      class="small"
                      onClick=${() => model.post("seat", { seat: s.seat, kind: "bot" })}
                    >
                      <${Icon} n="ui-bot" />${t("ui-put-bot")}
                    </button>`
                  : null
              }
              ${
                host && s.kind === "bot"
                  ? html`<button
                      type="button"
                      class="small"
                      onClick=${() => model.post("seat", { seat: s.seat, kind: "open" })}
                    >
                      ${t("ui-make-open")}
                    </button>`
                  : null
              }
            </li>`,
        )}
      </ol>
      <p>${pace(table.clock)}</p>
      <${OptionList} options=${table.options} />
      <${ReadingsLink} game=${table.game} options=${table.options} />
      ${table.hints ? null : html`<p class="small-text">${t("ui-hints-off")}</p>`}
      <${Recovery} model=${model} />
      ${
        host
          ? html`<button type="button" class="play" onClick=${() => model.post("start")}>
              <${Icon} n="ui-play" class="solid" />
              ${open ? t("ui-start-bots", { count: open }) : t("ui-start")}
            </button>`
          : html`<p>
              ${t("ui-host-starts", { name: table.host ? nameOf("seat:" + table.host) : "" })}
            </p>`
      }
      <${HostTools} model=${model} />
    </article>
  </main>`;
}
