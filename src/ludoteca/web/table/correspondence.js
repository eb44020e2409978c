// @ts-check
// Correspondence play at a table: another clock by vote, and days off.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, dayOf } from "../app/texts.js";
import { api } from "../app/net.js";
import { withValue } from "../app/forms.js";
import { ClockFields, OWN_CLOCK } from "../pages/clock-fields.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/correspondence.js").VacationDays} VacationDays
 */

/** Ask the others for another clock. @param {{model: TableModel, close: () => void}} p */
function OtherClock({ model, close }) {
  const [clock, setClock] = useState(OWN_CLOCK);
  const ask = async (/** @type {Event} */ e) => {
    e.preventDefault();
    if (await model.post("clock", { clock })) close();
  };
  return html`<details class="report">
    <summary data-act="other-clock">${t("ui-clock-propose")}</summary>
    <form onSubmit=${ask}>
      <${ClockFields} value=${clock} set=${setClock} />
      <button type="submit" class="button" data-act="ask-clock">${t("ui-clock-ask")}</button>
    </form>
  </details>`;
}

/** Days on which the own clocks stand still. @param {{model: TableModel}} p */
function Vacation({ model }) {
  const [days, setDays] = useState(/** @type {VacationDays|null} */ (null));
  const [wanted, setWanted] = useState(1);
  const path = `/api/tables/${model.id}/vacation`;
  useEffect(() => {
    api("GET", path, { token: model.token }).then(setDays, model.sayError.bind(model));
  }, []);
  if (!days?.allowance) return null;
  const begin = async (/** @type {Event} */ e) => {
    e.preventDefault();
    const found = await model.post("vacation", { days: wanted });
    if (found) setDays(found);
  };
  const end = async () => {
    const found = await model.post("vacation/end");
    if (found) setDays(found);
  };
  return html`<section class="report" aria-labelledby="vacation-title">
    <h3 id="vacation-title">${t("ui-vacation")}</h3>
    <p class="small-text">
      ${t("ui-vacation-about", { left: days.left, allowance: days.allowance })}
    </p>
    ${
      days.until
        ? html`<p role="status">${t("ui-vacation-until", { date: dayOf(days.until) })}</p>
            <button type="button" class="button" data-act="vacation-end" onClick=${end}>
              ${t("ui-vacation-end")}
            </button>`
        : html`<form class="row wrap" onSubmit=${begin}>
            <label for="vacation-days">${t("ui-vacation-days")}</label>
            <input
              id="vacation-days"
              type="number"
              inputmode="numeric"
              min="1"
              max=${Math.max(1, days.left)}
              value=${wanted}
              onInput=${withValue((text) => setWanted(Math.round(Number(text))))}
            />
            <button type="submit" class="button" data-act="vacation" disabled=${days.left < 1}>
              ${t("ui-vacation-begin")}
            </button>
          </form>`
    }
  </section>`;
}

/** The pace of the table. @param {{model: TableModel, close: () => void}} p */
export const Pace = ({ model, close }) =>
  html`<${OtherClock} model=${model} close=${close} />${
      model.table.value?.clock.kind === "async" ? html`<${Vacation} model=${model} />` : null
    }`;
