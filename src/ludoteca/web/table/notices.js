// @ts-check
// Where a player is notified that the table waits for them, and the state of the last notification.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { api } from "../app/net.js";
import { problem } from "../app/failure.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").NotificationAddress} Told
 */

const LABELS = /** @type {Record<string, string>} */ ({
  mail: "ui-notice-mail",
  hook: "ui-notice-hook",
});

/** A moment: the hour alone if it is today. @param {number} ms */
function moment(ms) {
  const day = new Date(ms).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(lang.value, {
    timeStyle: "short",
    hourCycle: "h23",
    ...(day ? {} : { dateStyle: "short" }),
  }).format(ms);
}

/** @param {Told} n */
function said(n) {
  if (!n.confirmed && n.state !== "failed" && n.state !== "lost") return "";
  if (n.state === "told") return t("ui-notice-told", { channel: n.channel, time: moment(n.at) });
  if (n.state === "failed") return t("ui-notice-failed", { time: moment(n.next ?? n.at) });
  return n.state === "lost" ? t("ui-notice-lost") : "";
}

/** The last message, in a line. @param {{told: Told[]}} p */
export function ToldLine({ told }) {
  const lines = told.map(said).filter(Boolean);
  return lines.length ? html`<small class="told">${lines.join(" · ")}</small>` : null;
}

/**
 * @param {{model: TableModel, channel: string, now: Told|undefined, give: (channel: string,
 *   address: string) => void}} p
 */
function Way({ channel, now, give }) {
  const [address, setAddress] = useState("");
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    give(channel, address.trim());
  };
  return html`<form class="field" onSubmit=${send}>
    <label for=${"way-" + channel}>${t(LABELS[channel])}</label>
    ${
      now
        ? html`<p class="small-text" role="status">
            ${t(now.confirmed ? "ui-notice-on" : "ui-notice-confirm", { address: now.address })}${" "}
            <${ToldLine} told=${[now]} />
          </p>`
        : null
    }
    <div class="row">
      <input
        id=${"way-" + channel}
        type=${channel === "mail" ? "email" : "url"}
        required
        maxlength="254"
        autocomplete=${channel === "mail" ? "email" : "off"}
        value=${address}
        onInput=${withValue(setAddress)}
      />
      <button type="submit" class="small" data-act=${"tell-" + channel}>
        ${t("ui-notice-send")}
      </button>
      ${
        now
          ? html`<button
              type="button"
              class="small"
              data-act=${"untell-" + channel}
              onClick=${() => give(channel, "")}
            >
              ${t("ui-notice-remove")}
            </button>`
          : null
      }
    </div>
  </form>`;
}

/** @param {{model: TableModel}} p */
export function Notices({ model }) {
  const [found, setFound] = useState(
    /** @type {{channels: string[], notices: Told[]}|null} */ (null),
  );
  const [error, setError] = useState("");
  const path = `/api/tables/${model.id}/notices`;
  useEffect(() => {
    api("GET", path, { token: model.token })
      .then(setFound)
      .catch(() => setFound(null));
  }, []);
  if (!found?.channels.length) return null;
  const give = (/** @type {string} */ channel, /** @type {string} */ address) => {
    setError("");
    api("PUT", path, { token: model.token, body: { channel, address, lang: lang.peek() } })
      .then(setFound)
      .catch((e) => setError(problem(e)));
  };
  return html`<section class="report" aria-labelledby="notices-title">
    <h3 id="notices-title">${t("ui-notices")}</h3>
    <p class="small-text">${t("ui-notices-about")}</p>
    ${found.channels.map(
      (channel) =>
        html`<${Way}
          key=${channel}
          model=${model}
          channel=${channel}
          now=${found.notices.find((n) => n.channel === channel)}
          give=${give}
        />`,
    )}
    ${error ? html`<p class="notice bad" role="alert">${error}</p>` : null}
  </section>`;
}
