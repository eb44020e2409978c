// @ts-check
// Where the link in a message leads: the address is confirmed, or removed.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang, speak } from "../app/texts.js";
import { api } from "../app/net.js";
import { problem } from "../app/failure.js";

/** @param {{code: string}} p */
export function Mail({ code }) {
  const [about, setAbout] = useState(/** @type {{game: string, confirmed: boolean}|null} */ (null));
  const [said, setSaid] = useState("");
  useEffect(() => {
    document.title = `${t("ui-mail")} · Ludoteca`;
    api("GET", `/api/notices/${code}`)
      .then(async (found) => {
        await speak(lang.peek(), found.game);
        setAbout(found);
      })
      .catch((e) => setSaid(problem(e)));
  }, [code]);
  const answer = (/** @type {boolean} */ yes) =>
    api("POST", `/api/notices/${code}`, { body: { yes } })
      .then(() => setSaid(t(yes ? "ui-mail-agreed" : "ui-mail-gone")))
      .catch((e) => setSaid(problem(e)));
  return html`<main class="sheetpage" id="main">
    <article class="panel">
      <h1>${t("ui-mail")}</h1>
      ${
        said
          ? html`<p role="status">${said}</p>
              <p><a class="button" href="/">${t("ui-home")}</a></p>`
          : !about
            ? html`<p class="loading">${t("ui-loading")}</p>`
            : html`<p>
                  ${t(about.confirmed ? "ui-mail-on" : "ui-mail-ask", { game: t("game-name") })}
                </p>
                <p class="row">
                  ${
                    about.confirmed
                      ? null
                      : html`<button
                          type="button"
                          class="play"
                          data-act="mail-yes"
                          onClick=${() => answer(true)}
                        >
                          ${t("ui-mail-yes")}
                        </button>`
                  }
                  <button
                    type="button"
                    class="button"
                    data-act="mail-no"
                    onClick=${() => answer(false)}
                  >
                    ${t(about.confirmed ? "ui-mail-stop" : "ui-mail-no")}
                  </button>
                </p>`
      }
    </article>
  </main>`;
}
