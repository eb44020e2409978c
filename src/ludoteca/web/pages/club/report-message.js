// @ts-check
// Reporting a message of the chat to the host of the server.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { me, whoAmI } from "../../app/account.js";
import { ReportDialog } from "./report.js";

/**
 * @param {{table: string, token: string|null, message: {id: number, seat: string|null, name: string}}} p
 */
export function ReportMessage({ table, token, message }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    whoAmI();
  }, []);
  if (!me.value) return null;
  const send = (/** @type {string} */ text) =>
    api("POST", `/api/tables/${table}/report-player`, {
      body: { seat: message.seat, message: message.id, text },
      token,
    });
  return html`<button
      type="button"
      class="small report"
      data-act="report-message"
      aria-label=${t("club-report-message", { name: message.name })}
      onClick=${() => setOpen(true)}
    >
      ${t("club-report-short")}
    </button>
    ${open ? html`<${ReportDialog} send=${send} close=${() => setOpen(false)} />` : null}`;
}
