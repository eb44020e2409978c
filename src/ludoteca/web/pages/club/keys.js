// @ts-check
// The ways to sign in to one's account: password, passkeys, recovery codes, e-mail.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { goToProvider, look, offers } from "../../app/account.js";
import { hasPasskeys, makePasskey } from "../../app/passkeys.js";
import { Codes, Field, NewPassword, Trouble, day, useRequest } from "./parts.js";

/**
 * @typedef {import("../../types/club.js").Account} Account
 * @typedef {import("../../types/club.js").Passkey} Passkey
 */

/** @param {{account: Account}} p */
function Password({ account }) {
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const { busy, error, run } = useRequest();
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    run(async () => {
      await api("PUT", "/api/account/password", { body: { old, new: password } });
      setOld("");
      setPassword("");
      setDone(true);
      await look();
    });
  };
  return html`<details>
    <summary>${t(account.password ? "club-password-change" : "club-password-first")}</summary>
    <form onSubmit=${send}>
      ${
        account.password
          ? html`<${Field}
              id="old"
              type="password"
              label=${t("club-password-old")}
              value=${old}
              set=${setOld}
              complete="current-password"
            />`
          : null
      }
      <${NewPassword} value=${password} set=${setPassword} />
      <${Trouble} text=${error} />
      ${done ? html`<p class="notice" role="status">${t("club-password-done")}</p>` : null}
      <div class="row wrap">
        <button type="submit" class="button" disabled=${busy}>${t("club-password-set")}</button>
      </div>
    </form>
  </details>`;
}

function Passkeys() {
  const [keys, setKeys] = useState(/** @type {Passkey[]} */ ([]));
  const { busy, error, run } = useRequest();
  useEffect(() => {
    run(async () => setKeys(await api("GET", "/api/account/passkeys")));
  }, []);
  const add = () => run(async () => setKeys(await makePasskey("/api/account/passkeys")));
  const remove = (/** @type {string} */ id) =>
    run(async () => setKeys(await api("POST", `/api/account/passkeys/${id}/remove`)));
  return html`<h3>${t("club-passkeys")}</h3>
    <p class="small-text">
      ${t(hasPasskeys() ? "club-passkeys-about" : "club-passkeys-impossible")}
    </p>
    <ul class="tablelist">
      ${keys.map(
        (key) =>
          html`<li key=${key.id}>
            <span
              ><b>${key.name || t("club-device-unknown")}</b>
              <small>${t("club-since", { day: day(key.made) })}</small></span
            >
            <button
              type="button"
              class="small"
              data-act="remove-passkey"
              disabled=${busy}
              onClick=${() => remove(key.id)}
            >
              ${t("club-remove")}
            </button>
          </li>`,
      )}
    </ul>
    <${Trouble} text=${error} />
    ${
      hasPasskeys()
        ? html`<div class="row wrap">
            <button
              type="button"
              class="button"
              data-act="add-passkey"
              disabled=${busy}
              onClick=${add}
            >
              ${t("club-passkey-add")}
            </button>
          </div>`
        : null
    }`;
}

/** The identity that a person has at the other site of this club opens the account too. */
function Provider() {
  const { busy, error, run } = useRequest();
  if (!offers.value.oidc) return null;
  return html`<div class="row wrap">
      <button
        type="button"
        class="button"
        data-act="add-identity"
        disabled=${busy}
        onClick=${() => run(goToProvider)}
      >
        ${t("club-oidc-add", { site: offers.value.oidc })}
      </button>
    </div>
    <${Trouble} text=${error} />`;
}

function NewCodes() {
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const { busy, error, run } = useRequest();
  const make = () => run(async () => setCodes((await api("POST", "/api/account/codes")).recovery));
  return html`<details>
    <summary>${t("club-codes")}</summary>
    ${
      codes.length
        ? html`<${Codes} codes=${codes} />`
        : html`<p class="small-text">${t("club-codes-new-about")}</p>
            <div class="row wrap">
              <button
                type="button"
                class="button"
                data-act="new-codes"
                disabled=${busy}
                onClick=${make}
              >
                ${t("club-codes-new")}
              </button>
            </div>`
    }
    <${Trouble} text=${error} />
  </details>`;
}

/** @param {{account: Account}} p */
function Email({ account }) {
  const [email, setEmail] = useState(account.email ?? "");
  const { busy, error, run } = useRequest();
  if (!offers.value.mail) return null;
  const give = (/** @type {string} */ address) =>
    run(async () => {
      await api("PUT", "/api/account/email", { body: { email: address } });
      setEmail(address);
      await look();
    });
  return html`<h3>${t("club-email")}</h3>
    <form
      onSubmit=${(/** @type {Event} */ e) => {
        e.preventDefault();
        give(email);
      }}
    >
      <${Field}
        id="email"
        type="email"
        label=${t("club-email-address")}
        about=${t("club-email-about")}
        value=${email}
        set=${setEmail}
        complete="email"
        max=${254}
      />
      ${
        account.email
          ? html`<p class="small-text" role="status">
              ${t(account.email_confirmed ? "club-email-confirmed" : "club-email-waits")}
            </p>`
          : null
      }
      <${Trouble} text=${error} />
      <div class="row wrap">
        <button type="submit" class="button" disabled=${busy}>${t("club-email-set")}</button>
        ${
          account.email
            ? html`<button type="button" class="button" disabled=${busy} onClick=${() => give("")}>
                ${t("club-remove")}
              </button>`
            : null
        }
      </div>
    </form>`;
}

/** @param {{account: Account}} p */
export const Keys = ({ account }) =>
  html`<section>
    <h2>${t("club-keys")}</h2>
    <${Passkeys} />
    <${Provider} />
    <${Password} account=${account} />
    <${NewCodes} />
    <${Email} account=${account} />
  </section>`;
