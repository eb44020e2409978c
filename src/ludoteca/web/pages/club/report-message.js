// @ts-check
// Reporting a message of the chat to the host of the server.
import { html, useEffect } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { me, whoAmI } from "../../app/account.js";
import { ReportDialog } from "./report.js";

/** @typedef {import("../../types/wire.js").ChatMessage} ChatMessage */

/** The button beside a message. @param {{name: string, open: () => void}} p */
export function ReportButton({ name, open }) {
  useEffect(() => {
    whoAmI();
  }, []);
  if (!me.value) return null;
  return html`<button
    type="button"
    class="small"
    data-act="report-message"
    aria-label=${t("club-report-message", { name })}
    onClick=${open}
  >
    ${t("club-report-short")}
  </button>`;
}

/**
 * @param {{table: string, token: string, message: ChatMessage, close: () => void}} p
 */
export function MessageReport({ table, token, message, close }) {
  const send = (/** @type {string} */ text) =>
    api("POST", `/api/tables/${table}/report-player`, {
      body: { seat: message.seat, message: message.id, text },
      token,
    });
  return html`<${ReportDialog} send=${send} close=${close} />`;
}
