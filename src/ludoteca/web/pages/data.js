// @ts-check
// Everything this browser and the server keep about its player, as one file.
import { html, useState } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { api } from "../app/net.js";
import { WIRE } from "../app/mirror.js";
import { settings, seats } from "../app/store.js";
import { transport } from "../app/transport.js";

/**
 * What was said at a table, as its player may read it: it comes with the first message only.
 * @param {string} table
 * @param {string} token
 * @returns {Promise<import("../types/wire.js").ChatMessage[]>}
 */
const chatOf = (table, token) =>
  new Promise((done) => {
    const hello = { type: "hello", wire: WIRE, token, rev: null, lang: "en" };
    const channel = transport().connect(table, {
      open: () => channel.send(JSON.stringify(hello)),
      message: (text) => {
        done(JSON.parse(text).chat ?? []);
        channel.close();
      },
      close: () => done([]),
    });
  });

/** @param {string} table @param {import("../app/store.js").Held} held */
async function tableData(table, held) {
  const part = (/** @type {string} */ path) =>
    api("GET", `/api/tables/${table}${path}`, { token: held.token }).catch(() => null);
  const [facts, notes, notices, journal, plan, vacation] = await Promise.all(
    ["", "/notes", "/notices", "/journal", "/prepared", "/vacation"].map(part),
  );
  return {
    table,
    held,
    facts,
    notes: notes?.text ?? "",
    addresses: notices?.notices ?? [],
    chat: await chatOf(table, held.token),
    journal,
    prepared: plan?.moves ?? [],
    vacation,
  };
}

/** One table after the other: a server has others to serve. */
async function allData() {
  const tables = [];
  for (const [table, held] of Object.entries(seats.peek()))
    tables.push(await tableData(table, held));
  return { settings: settings.peek(), tables };
}

export function MyData() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(await allData(), null, 2)], { type: "application/json" }),
    );
    link.download = "ludoteca.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 5000);
    setBusy(false);
  };
  return html`<section>
    <h2>${t("ui-my-data")}</h2>
    <p class="small-text">${t("ui-my-data-about")}</p>
    <button type="button" class="button" data-act="my-data" disabled=${busy} onClick=${save}>
      ${t("ui-my-data-save")}
    </button>
  </section>`;
}
