// @ts-check
// One's own account: seats, ways to sign in, devices, and the end of it.
import { html, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { go } from "../../app/router.js";
import { heldCount } from "../../app/mine.js";
import { claimSeats, look, me, signOut, warnings } from "../../app/account.js";
import { Keys } from "./keys.js";
import { Devices } from "./devices.js";
import { AccountMessages } from "./messages.js";
import { MyAccountData } from "./data.js";
import { Trouble, useRequest } from "./parts.js";

/** @typedef {import("../../types/club.js").Account} Account */

const VISIBILITIES = /** @type {const} */ (["public", "friends", "private"]);

/** Who may see the profile. @param {{account: Account}} p */
function Visibility({ account }) {
  const { error, run } = useRequest();
  const choose = (/** @type {string} */ visibility) =>
    run(async () => {
      await api("PUT", "/api/account", { body: { visibility } });
      await look();
    });
  return html`<fieldset class="pick">
    <legend>${t("club-visibility")}</legend>
    <div class="segments">
      ${VISIBILITIES.map(
        (value) =>
          html`<label key=${value} class=${account.visibility === value ? "on" : ""}>
            <input
              type="radio"
              name="visibility"
              value=${value}
              checked=${account.visibility === value}
              onChange=${() => choose(value)}
            /><span>${t(`club-visibility-${value}`)}</span></label
          >`,
      )}
    </div>
    <${Trouble} text=${error} />
  </fieldset>`;
}

/** The seats of this browser become those of the account. */
function Seats() {
  const [said, setSaid] = useState("");
  const { busy, error, run } = useRequest();
  if (!heldCount()) return null;
  const claim = () => run(async () => setSaid(t("club-claimed", { count: await claimSeats() })));
  return html`<section>
    <h2>${t("club-seats")}</h2>
    <p class="small-text">${t("club-seats-about")}</p>
    ${said ? html`<p class="notice" role="status">${said}</p>` : null}
    <${Trouble} text=${error} />
    <div class="row wrap">
      <button type="button" class="button" data-act="claim" disabled=${busy} onClick=${claim}>
        ${t("club-claim")}
      </button>
    </div>
  </section>`;
}

export function AccountPage() {
  const account = me.value;
  const { busy, error, run } = useRequest();
  if (account === undefined)
    return html`<main class="sheetpage" id="main"><p class="loading">${t("ui-loading")}</p></main>`;
  if (account === null)
    return html`<main class="sheetpage" id="main">
      <article class="panel">
        <h1>${t("club-title-account")}</h1>
        <p>${t("error-not-signed-in")}</p>
        <div class="row wrap"><a class="button" href="/sign-in">${t("club-sign-in")}</a></div>
      </article>
    </main>`;
  const leave = () =>
    run(async () => {
      await signOut();
      go("/");
    });
  return html`<main class="sheetpage club" id="main">
    <article class="panel">
      <header class="account-head">
        <h1>${account.name}</h1>
        <button type="button" class="button" data-act="sign-out" disabled=${busy} onClick=${leave}>
          ${t("club-sign-out")}
        </button>
      </header>
      <${Trouble} text=${error} />
      ${warnings.value.map(
        (w) =>
          html`<p class="notice bad" key=${w.at}>${t("club-warning", { reason: w.reason })}</p>`,
      )}
      <div class="row wrap">
        <a class="button" href=${`/u/${encodeURIComponent(account.name)}`}>${t("club-profile")}</a>
        <a class="button" href="/people">${t("club-title-people")}</a>
      </div>
      <${Visibility} account=${account} />
      <${Seats} />
      <${Keys} account=${account} />
      <${Devices} />
      <${AccountMessages} />
      <${MyAccountData} account=${account} />
    </article>
  </main>`;
}
