// @ts-check
// The name under which somebody sits down.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { withValue } from "../app/forms.js";

/** @param {{name: string, set: (name: string) => void}} p */
export const NameField = ({ name, set }) =>
  html`<div class="field">
    <label for="myname">${t("ui-your-name")}</label>
    <input
      id="myname"
      autocomplete="nickname"
      maxlength="32"
      value=${name}
      placeholder=${t("ui-guest")}
      onInput=${withValue(set)}
    />
  </div>`;
