// @ts-check
// The choice of a rated table, for people who are signed in.
import { html, useEffect } from "../../vendor/ui.js";
import { me, whoAmI } from "../../app/account.js";
import { RatedSwitch } from "./play-parts.js";

/** @param {{checked: boolean, set: (on: boolean) => void}} p */
export function RatedChoice({ checked, set }) {
  useEffect(() => {
    whoAmI();
  }, []);
  return me.value ? html`<${RatedSwitch} checked=${checked} set=${set} />` : null;
}
