// @ts-check
// The browsers that are signed in to one's account.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { Trouble, moment, useRequest } from "./parts.js";

/** @typedef {import("../../types/club.js").AccountSession} AccountSession */

export function Devices() {
  const [sessions, setSessions] = useState(/** @type {AccountSession[]} */ ([]));
  const { busy, error, run } = useRequest();
  const load = async () => setSessions(await api("GET", "/api/account/sessions"));
  useEffect(() => {
    run(load);
  }, []);
  const end = (/** @type {string} */ path) =>
    run(async () => {
      await api("POST", `/api/account/sessions/${path}`);
      await load();
    });
  return html`<section>
    <h2>${t("club-devices")}</h2>
    <ul class="tablelist">
      ${sessions.map(
        (s) =>
          html`<li key=${s.id}>
            <span
              ><b>${s.device || t("club-device-unknown")}</b>
              <small
                >${s.here ? t("club-device-here") : t("club-used", { when: moment(s.used) })}</small
              ></span
            >
            ${
              s.here
                ? null
                : html`<button
                    type="button"
                    class="small"
                    data-act="end-session"
                    disabled=${busy}
                    onClick=${() => end(`${s.id}/end`)}
                  >
                    ${t("club-sign-out")}
                  </button>`
            }
          </li>`,
      )}
    </ul>
    <${Trouble} text=${error} />
    ${
      sessions.length > 1
        ? html`<div class="row wrap">
            <button
              type="button"
              class="button"
              data-act="end-others"
              disabled=${busy}
              onClick=${() => end("end-others")}
            >
              ${t("club-end-others")}
            </button>
          </div>`
        : null
    }
  </section>`;
}
