// @ts-check
// Agreements in force: their parties, clauses, dates and forfeits, and the time left to bargain.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, tell, nameOf } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";
import { Dot } from "../board-kit/arms.js";
import { duration } from "./seats.js";

/** @typedef {import("../types/wire.js").Clause} Clause */

/** @param {{clause: Clause}} p */
const ClauseOf = ({ clause }) =>
  html`<li class=${clause.enforced ? "" : "unenforced"}>
    ${[clause, ...clause.forfeits].map((x) => tell(`promise-${x.promise}`, x.args)).join("; ")}
    ${
      clause.enforced || clause.promise === "note"
        ? null
        : html` <i>(${t("ui-agreement-not-enforced")})</i>`
    }
    ${
      clause.enforced
        ? html` <i
            >(${t("ui-agreement-lifted-by", {
              seats: clause.lifted_by.map((seat) => nameOf("seat:" + seat)).join(", "),
            })})</i
          >`
        : null
    }
  </li>`;

/** @param {{clauses: Clause[]}} p */
export function Agreements({ clauses }) {
  if (!clauses.length) return null;
  const numbers = [...new Set(clauses.map((c) => c.number))];
  return html`<section class="agreements" aria-label=${t("ui-agreements")}>
    <h3>${t("ui-agreements")}</h3>
    <ul>
      ${numbers.map((number) => {
        const mine = clauses.filter((c) => c.number === number);
        return html`<li key=${number} data-agreement=${number}>
          <p>
            <b>${t("ui-agreement", { number })}</b>${" "}
            ${mine[0].seats.map(
              (seat) => html`<${Dot} key=${seat} seat=${seat} /> ${nameOf("seat:" + seat)}${" "}`,
            )}
          </p>
          <ul>
            ${mine.map((clause, i) => html`<${ClauseOf} key=${i} clause=${clause} />`)}
          </ul>
        </li>`;
      })}
    </ul>
  </section>`;
}

/**
 * The time that is left for a question which the rules limit.
 * @param {{clock: import("../types/wire.js").Clock}} p
 */
export function QuestionTimer({ clock }) {
  const [, tick] = useState(0);
  const [begun, setBegun] = useState({ left: clock.question, at: Date.now() });
  useEffect(() => setBegun({ left: clock.question, at: Date.now() }), [clock.question, clock.now]);
  const running = begun.left !== null && begun.left !== undefined && !clock.paused;
  useEffect(() => {
    if (!running) return undefined;
    const id = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(id);
  }, [running]);
  if (begun.left === null || begun.left === undefined) return null;
  const left = Math.max(0, begun.left - (running ? Date.now() - begun.at : 0));
  return html`<p class="clock on" role="timer">
    <${Icon} n="ui-clock" /> ${t("ui-time-to-bargain")} <span class="num">${duration(left)}</span>
  </p>`;
}
