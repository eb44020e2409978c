// @ts-check
// What lies over the table: dialogs, the rule drawer, the card beside the pointer.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { Dialog } from "../app/dialog.js";
import { over } from "./over.js";
import { pointed } from "./chip.js";
import { Announcer } from "./prompt.js";
import { KeysHelp } from "./keys.js";
import {
  SettingsDialog,
  TableMenu,
  Recap,
  EffectCard,
  PreparedDialog,
  ProspectsDialog,
} from "./parts.js";
import { RuleDrawer } from "./rule-drawer.js";
import { InfoCard } from "./info-card.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel}} p */
export function Windows({ model }) {
  const close = () => {
    over.value = null;
  };
  const prefer = (/** @type {import("../types/wire.js").Preferences} */ prefs) =>
    model.send({ type: "prefs", ...prefs });
  const w = over.value;
  return html`${
      w === "settings"
        ? html`<${SettingsDialog} close=${close} prefs=${prefer} />`
        : w === "menu"
          ? html`<${TableMenu}
              model=${model}
              close=${close}
              open=${(/** @type {import("./over.js").WindowName} */ w) => {
                over.value = w;
              }}
            />`
          : w === "keys"
            ? html`<${Dialog} title=${t("ui-keys")} close=${close}><${KeysHelp} /></${Dialog}>`
            : w === "recap"
              ? html`<${Recap} model=${model} close=${close} />`
              : w === "near"
                ? html`<${ProspectsDialog} model=${model} close=${close} />`
                : w === "prepared"
                  ? html`<${PreparedDialog} model=${model} close=${close} />`
                  : null
    }<${RuleDrawer} model=${model} /><${InfoCard} model=${model} />${
      pointed.value
        ? html`<${EffectCard} key=${pointed.value.choice} model=${model} at=${pointed.value} />`
        : null
    }<${Announcer} model=${model} />`;
}
