// @ts-check
// Sign-in and registration, with a password or with a passkey.
import { html, useState } from "../../vendor/ui.js";
import { t, has, lang } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { go } from "../../app/router.js";
import { goToProvider, offers, welcome } from "../../app/account.js";
import { hasPasskeys, makePasskey, usePasskey } from "../../app/passkeys.js";
import { Codes, Field, FormPage, NewPassword, Trouble, useRequest } from "./parts.js";

/** @typedef {import("../../types/club.js").Welcome} Welcome */

/** What went wrong at the other site, in the address that it sent the browser back to. */
function failed() {
  const key = `error-${new URL(location.href).searchParams.get("failed")}`;
  return has(key) ? t(key) : "";
}

export function SignIn() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { busy, error, run } = useRequest();
  const enter = async (/** @type {Promise<Welcome>} */ answer) => {
    await welcome((await answer).account);
    go("/account");
  };
  const send = () =>
    run(() => enter(api("POST", "/api/account/sign-in", { body: { name, password } })));
  return html`<${FormPage} title=${t("club-sign-in")} send=${send}>
    <${Field} id="name" label=${t("club-name")} value=${name} set=${setName} complete="username" max=${60} />
    <${Field}
      id="password"
      type="password"
      label=${t("club-password")}
      value=${password}
      set=${setPassword}
      complete="current-password"
    />
    <${Trouble} text=${error || failed()} />
    <div class="row end wrap">
      ${
        offers.value.oidc
          ? html`<button
              type="button"
              class="button"
              data-act="oidc"
              disabled=${busy}
              onClick=${() => run(goToProvider)}
            >
              ${t("club-oidc", { site: offers.value.oidc })}
            </button>`
          : null
      }
      ${
        hasPasskeys()
          ? html`<button
              type="button"
              class="button"
              data-act="passkey"
              disabled=${busy}
              onClick=${() => run(() => enter(usePasskey()))}
            >
              ${t("club-passkey-use")}
            </button>`
          : null
      }
      <button type="submit" class="play sm" disabled=${busy}>${t("club-sign-in")}</button>
    </div>
    <p class="ways-in">
      <a href="/register">${t("club-register")}</a>
      <a href="/recover-account">${t("club-lost")}</a>
    </p>
  </${FormPage}>`;
}

export function Register() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const { busy, error, run } = useRequest();
  const enter = async (/** @type {Promise<Welcome>} */ answer) => {
    const made = await answer;
    setCodes(made.recovery);
    await welcome(made.account);
  };
  const body = () => ({ name, lang: lang.peek() });
  const send = () =>
    run(() => enter(api("POST", "/api/account/register", { body: { ...body(), password } })));
  if (codes.length)
    return html`<${FormPage} title=${t("club-welcome", { name })} send=${() => go("/account")}>
      <${Codes} codes=${codes} />
      <div class="row end">
        <button type="submit" class="play sm">${t("club-codes-kept")}</button>
      </div>
    </${FormPage}>`;
  return html`<${FormPage} title=${t("club-register")} send=${send}>
    <p>${t("club-register-about")}</p>
    <${Field}
      id="name"
      label=${t("club-name")}
      about=${t("club-name-about")}
      value=${name}
      set=${setName}
      complete="username"
      max=${60}
    />
    <${NewPassword} label=${t("club-password")} value=${password} set=${setPassword} />
    <${Trouble} text=${error} />
    <div class="row end wrap">
      ${
        hasPasskeys()
          ? html`<button
              type="button"
              class="button"
              data-act="passkey"
              disabled=${busy || !name.trim()}
              onClick=${() => run(() => enter(makePasskey("/api/account/register/passkey", body())))}
            >
              ${t("club-passkey-instead")}
            </button>`
          : null
      }
      <button type="submit" class="play sm" disabled=${busy}>${t("club-register")}</button>
    </div>
    <p class="ways-in"><a href="/sign-in">${t("club-have-account")}</a></p>
  </${FormPage}>`;
}
