// @ts-check
// The ways back into an account: a recovery code, or a link that is sent by e-mail.
import { html, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { go } from "../../app/router.js";
import { offers, welcome } from "../../app/account.js";
import { Field, FormPage, NewPassword, Trouble, useRequest } from "./parts.js";

export function RecoverAccount() {
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [sent, setSent] = useState(false);
  const { busy, error, run } = useRequest();
  const send = () =>
    run(async () => {
      const body = { name, code, password };
      await welcome((await api("POST", "/api/account/recover", { body })).account);
      go("/account");
    });
  const byMail = () =>
    run(async () => {
      await api("POST", "/api/account/recover/mail", { body: { name } });
      setSent(true);
    });
  return html`<${FormPage} title=${t("club-lost")} send=${send}>
    <p>${t("club-lost-about")}</p>
    <${Field} id="name" label=${t("club-name")} value=${name} set=${setName} complete="username" max=${60} />
    ${
      offers.value.mail
        ? html`<div class="row wrap">
            <button
              type="button"
              class="button"
              data-act="by-mail"
              disabled=${busy || !name.trim()}
              onClick=${byMail}
            >
              ${t("club-lost-mail")}
            </button>
          </div>`
        : null
    }
    ${sent ? html`<p class="notice" role="status">${t("club-lost-sent")}</p>` : null}
    <${Field} id="code" label=${t("club-code")} value=${code} set=${setCode} max=${80} />
    <${NewPassword} value=${password} set=${setPassword} />
    <${Trouble} text=${error} />
    <div class="row end">
      <button type="submit" class="play sm" disabled=${busy}>${t("club-password-set")}</button>
    </div>
  </${FormPage}>`;
}

/** Where the link in a message leads. Nothing happens before the person says so. @param {{id: string}} p */
export function Confirm({ id }) {
  const [done, setDone] = useState(false);
  const { busy, error, run } = useRequest();
  const send = () =>
    run(async () => {
      await api("POST", `/api/account/confirm/${encodeURIComponent(id)}`);
      setDone(true);
    });
  return html`<${FormPage} title=${t("club-title-confirm")} send=${done ? () => go("/account") : send}>
    <p role=${done ? "status" : null}>${t(done ? "club-confirm-done" : "club-confirm-about")}</p>
    <${Trouble} text=${error} />
    <div class="row end">
      <button type="submit" class="play sm" disabled=${busy}>
        ${t(done ? "club-title-account" : "club-confirm")}
      </button>
    </div>
  </${FormPage}>`;
}

/** A new password with the link from a message. @param {{id: string}} p */
export function Reset({ id }) {
  const [password, setPassword] = useState("");
  const { busy, error, run } = useRequest();
  const send = () =>
    run(async () => {
      const path = `/api/account/recover/mail/${encodeURIComponent(id)}`;
      await welcome((await api("POST", path, { body: { password } })).account);
      go("/account", true);
    });
  return html`<${FormPage} title=${t("club-title-reset")} send=${send}>
    <${NewPassword} value=${password} set=${setPassword} />
    <${Trouble} text=${error} />
    <div class="row end">
      <button type="submit" class="play sm" disabled=${busy}>${t("club-password-set")}</button>
    </div>
  </${FormPage}>`;
}
