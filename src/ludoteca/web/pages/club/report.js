// @ts-check
// The dialog in which somebody says what they report to the host of the server.
import { html, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { withValue } from "../../app/forms.js";
import { Dialog } from "../../app/dialog.js";
import { Trouble, useRequest } from "./parts.js";

/** @param {{send: (text: string) => Promise<unknown>, close: () => void}} p */
export function ReportDialog({ send, close }) {
  const [text, setText] = useState("");
  const { busy, error, run } = useRequest();
  const submit = (/** @type {Event} */ e) => {
    e.preventDefault();
    run(async () => {
      await send(text);
      close();
    });
  };
  return html`<${Dialog} title=${t("club-report")} close=${close}>
    <form onSubmit=${submit}>
      <label for="report-text">${t("club-report-about")}</label>
      <textarea
        id="report-text"
        rows="4"
        required
        maxlength="1000"
        value=${text}
        onInput=${withValue(setText)}
      ></textarea>
      <${Trouble} text=${error} />
      <div class="row end">
        <button type="button" class="button" onClick=${close}>${t("ui-cancel")}</button>
        <button type="submit" class="play sm" disabled=${busy}>${t("ui-send")}</button>
      </div>
    </form>
  </${Dialog}>`;
}
