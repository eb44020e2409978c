// @ts-check
// Everything that the server keeps about an account as one file, and the end of the account.
import { html, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { go } from "../../app/router.js";
import { forgetGiven } from "../../app/account.js";
import { Dialog } from "../../app/dialog.js";
import { Field, Trouble, useRequest } from "./parts.js";

/** @typedef {import("../../types/club.js").Account} Account */

async function save() {
  const found = await api("GET", "/api/account/export");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(found, null, 2)], { type: "application/json" }),
  );
  link.download = "ludoteca-account.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}

/** The name is typed: an erased account cannot be brought back. @param {{account: Account, close: () => void}} p */
function Erase({ account, close }) {
  const [name, setName] = useState("");
  const { busy, error, run } = useRequest();
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    run(async () => {
      await api("POST", "/api/account/erase", { body: { name } });
      forgetGiven();
      go("/");
    });
  };
  return html`<${Dialog} title=${t("club-erase")} close=${close}>
    <form onSubmit=${send}>
      <p>${t("club-erase-about")}</p>
      <${Field} id="erase-name" label=${t("club-erase-name", { name: account.name })} value=${name} set=${setName} />
      <${Trouble} text=${error} />
      <div class="row end">
        <button type="button" class="button" onClick=${close}>${t("ui-cancel")}</button>
        <button type="submit" class="play sm" disabled=${busy || name.trim() !== account.name}>
          ${t("club-erase")}
        </button>
      </div>
    </form>
  </${Dialog}>`;
}

/** @param {{account: Account}} p */
export function MyAccountData({ account }) {
  const [erasing, setErasing] = useState(false);
  const { busy, error, run } = useRequest();
  return html`<section>
    <h2>${t("ui-my-data")}</h2>
    <p class="small-text">${t("club-data-about")}</p>
    <${Trouble} text=${error} />
    <div class="row wrap">
      <button
        type="button"
        class="button"
        data-act="export"
        disabled=${busy}
        onClick=${() => run(save)}
      >
        ${t("ui-my-data-save")}
      </button>
      <button type="button" class="button" data-act="erase" onClick=${() => setErasing(true)}>
        ${t("club-erase")}
      </button>
    </div>
    ${erasing ? html`<${Erase} account=${account} close=${() => setErasing(false)} />` : null}
  </section>`;
}
