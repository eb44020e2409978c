// @ts-check
// Messages of an account: push in this browser, channels, quiet hours, the daily message, the calendar.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { withValue } from "../../app/forms.js";
import { canPush, startPush, stopPush, subscription } from "../../app/push.js";
import { Choice } from "./play-parts.js";
import { Trouble, day, useRequest } from "./parts.js";

/**
 * @typedef {import("../../types/club.js").Messages} MessagesShown
 * @typedef {import("../../types/club.js").MessageWishes} Wishes
 */

const MODES = /** @type {const} */ (["off", "each", "digest"]);

/** Minutes of a day as a field for times writes them. @param {number} minutes */
const clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** @param {string} text */
const minutesOf = (text) => {
  const [hours, minutes] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** @param {{id: string, label: string, value: number, set: (value: number) => void, about?: string}} p */
const Time = (p) =>
  html`<div class="field">
    <label for=${p.id}>${p.label}</label>
    <input
      id=${p.id}
      type="time"
      required
      aria-describedby=${p.about ?? null}
      value=${clock(p.value)}
      onInput=${withValue((text) => text && p.set(minutesOf(text)))}
    />
  </div>`;

/** Whether this browser receives messages. @param {{shown: MessagesShown, load: () => Promise<void>}} p */
function ThisBrowser({ shown, load }) {
  const [on, setOn] = useState(false);
  const [denied, setDenied] = useState(false);
  const { busy, error, run } = useRequest();
  useEffect(() => {
    subscription().then((found) => setOn(!!found && shown.devices.length > 0));
  }, [shown]);
  if (!canPush()) return html`<p class="small-text">${t("club-push-never")}</p>`;
  const start = async () => {
    setDenied((await startPush()) === "denied");
    await load();
  };
  const stop = async () => {
    const held = await subscription();
    const device = held && shown.devices.find((one) => one.endpoint === held.endpoint);
    if (device) await api("POST", "/api/account/push/remove", { body: { id: device.id } });
    await stopPush();
    await load();
  };
  return html`<div class="row wrap">
      <button
        type="button"
        class="button"
        data-act=${on ? "push-off" : "push-on"}
        disabled=${busy}
        onClick=${() => run(on ? stop : start)}
      >
        ${t(on ? "club-push-off" : "club-push-on")}
      </button>
    </div>
    ${denied ? html`<p class="notice bad" role="alert">${t("club-push-denied")}</p>` : null}
    <${Trouble} text=${error} />`;
}

/** @param {{shown: MessagesShown, load: () => Promise<void>}} p */
function PushDevices({ shown, load }) {
  const { busy, error, run } = useRequest();
  if (!shown.devices.length) return null;
  const remove = (/** @type {string} */ id) =>
    run(async () => {
      await api("POST", "/api/account/push/remove", { body: { id } });
      await load();
    });
  return html`<h3>${t("club-push-devices")}</h3>
    <ul class="tablelist">
      ${shown.devices.map(
        (one) =>
          html`<li key=${one.id}>
            <span
              ><b>${one.device || t("club-device-unknown")}</b>
              <small>${day(one.made)}</small></span
            >
            <button
              type="button"
              class="small"
              data-act="push-remove"
              disabled=${busy}
              onClick=${() => remove(one.id)}
            >
              ${t("club-push-remove")}
            </button>
          </li>`,
      )}
    </ul>
    <${Trouble} text=${error} />`;
}

/** @typedef {{wishes: Wishes, set: (change: Partial<Wishes>) => void}} Changing */

/** What is sent in each channel. @param {Changing & {mail: boolean}} p */
const Channels = ({ wishes, set, mail }) =>
  (mail ? /** @type {const} */ (["push", "email"]) : /** @type {const} */ (["push"])).map(
    (channel) =>
      html`<${Choice}
        key=${channel}
        id=${`m-${channel}`}
        label=${t(`club-channel-${channel}`)}
        value=${wishes[channel]}
        set=${(/** @type {string} */ mode) => set({ [channel]: mode })}
        options=${MODES.map((mode) => [mode, t(`club-mode-${mode}`)])}
      />`,
  );

/** @param {Changing} p */
const Times = ({ wishes, set }) =>
  html`<${Time}
      id="m-digest"
      label=${t("club-digest-at")}
      value=${wishes.digest_at}
      set=${(/** @type {number} */ digest_at) => set({ digest_at })}
    />
    <${Time}
      id="m-from"
      label=${t("club-quiet-from")}
      value=${wishes.quiet_from}
      about="m-quiet"
      set=${(/** @type {number} */ quiet_from) => set({ quiet_from })}
    />
    <${Time}
      id="m-to"
      label=${t("club-quiet-to")}
      value=${wishes.quiet_to}
      about="m-quiet"
      set=${(/** @type {number} */ quiet_to) => set({ quiet_to })}
    />`;

/** @param {Changing} p */
const Zone = ({ wishes, set }) =>
  html`<div class="field">
    <label for="m-zone">${t("club-zone")}</label>
    <input
      id="m-zone"
      list="m-zones"
      required
      maxlength="64"
      autocomplete="off"
      spellcheck=${false}
      value=${wishes.zone}
      onInput=${withValue((zone) => set({ zone }))}
    />
    <datalist id="m-zones">
      ${Intl.supportedValuesOf("timeZone").map((zone) => html`<option key=${zone} value=${zone}></option>`)}
    </datalist>
  </div>`;

/** @param {{shown: MessagesShown}} p */
function WishesForm({ shown }) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const [wishes, setWishes] = useState(
    /** @type {Wishes} */ ({ ...shown.wishes, zone: shown.chosen ? shown.wishes.zone : here }),
  );
  const [saved, setSaved] = useState(false);
  const { busy, error, run } = useRequest();
  const set = (/** @type {Partial<Wishes>} */ change) => {
    setSaved(false);
    setWishes({ ...wishes, ...change });
  };
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    run(async () => {
      await api("PUT", "/api/account/messages", { body: wishes });
      setSaved(true);
    });
  };
  return html`<form class="setup" onSubmit=${send}>
    <div class="fields">
      <${Channels} wishes=${wishes} set=${set} mail=${shown.mail} />
      <${Times} wishes=${wishes} set=${set} />
      <${Zone} wishes=${wishes} set=${set} />
    </div>
    <p class="small-text" id="m-quiet">${t("club-quiet-about")}</p>
    <${Trouble} text=${error} />
    ${saved ? html`<p class="notice" role="status">${t("club-messages-saved")}</p>` : null}
    <div class="row">
      <button type="submit" class="button" data-act="save-messages" disabled=${busy}>
        ${t("club-messages-save")}
      </button>
    </div>
  </form>`;
}

/** @param {{shown: MessagesShown, load: () => Promise<void>}} p */
function Calendar({ shown, load }) {
  const [address, setAddress] = useState("");
  const { busy, error, run } = useRequest();
  const make = async () => {
    const { path } = await api("POST", "/api/account/calendar");
    setAddress(location.origin + path);
    await load();
  };
  const end = async () => {
    await api("POST", "/api/account/calendar/revoke");
    setAddress("");
    await load();
  };
  return html`<h3>${t("club-calendar")}</h3>
    <p class="small-text">${t("club-calendar-about")}</p>
    ${
      address
        ? html`<div class="field">
            <label for="m-calendar">${t("club-calendar-address")}</label>
            <input id="m-calendar" readonly value=${address} />
          </div>`
        : shown.calendar
          ? html`<p class="small-text">${t("club-calendar-there")}</p>`
          : null
    }
    <${Trouble} text=${error} />
    <div class="row wrap">
      <button
        type="button"
        class="button"
        data-act="calendar-new"
        disabled=${busy}
        onClick=${() => run(make)}
      >
        ${t(shown.calendar ? "club-calendar-again" : "club-calendar-new")}
      </button>
      ${
        shown.calendar
          ? html`<button
              type="button"
              class="button"
              data-act="calendar-end"
              disabled=${busy}
              onClick=${() => run(end)}
            >
              ${t("club-calendar-end")}
            </button>`
          : null
      }
    </div>`;
}

export function AccountMessages() {
  const [shown, setShown] = useState(/** @type {MessagesShown|null} */ (null));
  const { error, run } = useRequest();
  const load = async () => setShown(await api("GET", "/api/account/messages"));
  useEffect(() => {
    run(load);
  }, []);
  return html`<section>
    <h2>${t("club-messages")}</h2>
    <p class="small-text">${t("club-messages-about")}</p>
    <${Trouble} text=${error} />
    ${
      shown
        ? html`<${ThisBrowser} shown=${shown} load=${load} />
            <${PushDevices} shown=${shown} load=${load} />
            <${WishesForm} shown=${shown} />
            <${Calendar} shown=${shown} load=${load} />`
        : null
    }
  </section>`;
}
