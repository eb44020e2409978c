// @ts-check
// Beside the log: chat and private notes.
import { html, useState, useEffect, useRef } from "../vendor/ui.js";
import { hasClub, t } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { api, once } from "../app/net.js";
import { MessageReport, ReportButton } from "../app/lazy.js";
import { Dot } from "../board-kit/arms.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * The seats of people whom the person at this browser has blocked.
 * @param {string} table
 */
function useHidden(table) {
  const [hidden, setHidden] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    if (!hasClub) return;
    api("GET", `/api/tables/${table}/hidden`)
      .then((found) => setHidden(found.seats))
      .catch(() => setHidden([]));
  }, [table]);
  return hidden;
}

/** @param {{model: TableModel}} p */
export function Chat({ model }) {
  const hidden = useHidden(model.id);
  const messages = model.chat.value.filter((m) => !m.seat || !hidden.includes(m.seat));
  const [text, setText] = useState("");
  const [reported, setReported] = useState(/** @type {typeof messages[0]|null} */ (null));
  const [phrases, setPhrases] = useState(/** @type {string[]} */ ([]));
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    once("/api/phrases")
      .then((p) => setPhrases(Array.isArray(p) ? p : (p.phrases ?? [])))
      .catch(() => setPhrases([]));
  }, []);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [model.chat.value.length]);
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    if (text.trim()) model.send({ type: "chat", text: text.trim().slice(0, 500) });
    setText("");
  };
  return html`<div class="chat">
    <div class="messages" role="log" aria-label=${t("ui-chat")} tabindex="0" ref=${list}>
      <ol>
        ${messages.map(
          (m) =>
            html`<li key=${m.id}>
              ${m.seat ? html`<${Dot} seat=${m.seat} />` : null}<b>${m.name}</b>${" "}
              ${m.phrase ? t(`phrase-${m.phrase}`) : m.text}
              ${
                hasClub && model.token && m.seat && m.text && !model.me.value.seats.includes(m.seat)
                  ? html`<${ReportButton} name=${m.name} open=${() => setReported(m)} />`
                  : null
              }
            </li>`,
        )}
        ${messages.length ? null : html`<li class="none">${t("ui-chat-empty")}</li>`}
      </ol>
    </div>
    ${
      reported
        ? html`<${MessageReport}
            table=${model.id}
            token=${model.token}
            message=${reported}
            close=${() => setReported(null)}
          />`
        : null
    }
    ${
      phrases.length
        ? html`<div class="phrases">
            ${phrases.map(
              (p) =>
                html`<button
                  type="button"
                  class="small"
                  key=${p}
                  onClick=${() => model.send({ type: "chat", phrase: p })}
                >
                  ${t(`phrase-${p}`)}
                </button>`,
            )}
          </div>`
        : null
    }
    <form class="say" onSubmit=${send}>
      <label class="sr" for="say">${t("ui-chat-say")}</label>
      <input
        id="say"
        autocomplete="off"
        maxlength="500"
        value=${text}
        placeholder=${t("ui-chat-say")}
        onInput=${withValue(setText)}
      />
      <button type="submit" class="small primary">${t("ui-send")}</button>
    </form>
  </div>`;
}

/** @param {{model: TableModel}} p */
export function Notes({ model }) {
  const [text, setText] = useState(/** @type {string|null} */ (null));
  const [saved, setSaved] = useState(/** @type {boolean|null} */ (null)); // nothing was written yet
  const timer = useRef(0);
  useEffect(() => {
    if (!model.token) return;
    api("GET", `/api/tables/${model.id}/notes`, { token: model.token })
      .then((n) => setText(n.text ?? ""))
      .catch(() => setText(""));
  }, []);
  if (!model.token) return html`<p class="none">${t("ui-notes-none")}</p>`;
  const write = (/** @type {string} */ value) => {
    setText(value);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        api("PUT", `/api/tables/${model.id}/notes`, { token: model.token, body: { text: value } })
          .then(() => setSaved(true))
          .catch(() => setSaved(false)),
      600,
    );
  };
  return html`<div class="notes">
    <label for="notes">${t("ui-notes-about")}</label>
    <textarea
      id="notes"
      maxlength="20000"
      value=${text ?? ""}
      disabled=${text === null}
      onInput=${withValue(write)}
    ></textarea>
    <small role="status"
      >${
        text === null ? t("ui-loading") : saved === null ? "" : t(saved ? "ui-saved" : "ui-saving")
      }</small
    >
  </div>`;
}
