// @ts-check
// Something that is on or off.
import { html } from "../vendor/ui.js";
import { withChecked } from "../app/forms.js";

/** @param {{label: string, about?: string, on: boolean, set: (v: boolean) => void}} p */
export const Switch = (p) =>
  html`<label class="switch"
    ><input type="checkbox" checked=${p.on} onChange=${withChecked(p.set)} />
    <span><b>${p.label}</b>${p.about ? html`<small>${p.about}</small>` : null}</span></label
  >`;
