// @ts-check
// After the game: how the chances went, where they turned, and what would have been better there.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, tell, nameOf } from "../app/texts.js";
import { api } from "../app/net.js";
import { phone } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { Shield, Dot, armsOf } from "../board-kit/arms.js";
import { reasonsOf } from "./hint.js";
import { plain } from "./log.js";
import { resultText } from "./prompt.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("./hint.js").Advice} Advice
 */
/**
 * @typedef {{line: number, seat: string, choice: Advice, before: number[], after: number[], better:
 *   (Advice & {instead_of: number})|null}} Point
 */
/**
 * @typedef {{game: string, seats: number, lines: number, first: number, curve: number[][], points:
 *   Point[]}} Found
 */
/**
 * @typedef {{state: "none"|"working"|"done"|"failed", done: number, of: number, review:
 *   Found|null}} Progress
 */

const ASK_AGAIN_MS = 700;
const ROWS = 40;
const TOLD = 4; // sentences of the log at a turning point
const LETTERS = "ABCDEF";

/** A chance in per mille as a whole percentage. @param {number} x */
const percent = (x) => Math.round(x / 10);

/**
 * Asks for the review, and again until it is there.
 * @param {TableModel} model
 * @returns {[Progress|null, () => void]}
 */
function useReview(model) {
  const [found, setFound] = useState(/** @type {Progress|null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const ask = async (/** @type {string} */ method) => {
      /** @type {Progress} */
      let answer = { state: "failed", done: 0, of: 1, review: null };
      try {
        answer = await api(method, `/api/tables/${model.id}/review`, { token: model.token });
      } catch {
        /* shown as failed, with a button to retry */
      }
      if (gone) return;
      setFound(answer);
      if (answer.state === "working") timer = setTimeout(() => ask("GET"), ASK_AGAIN_MS);
    };
    ask("POST");
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [model.id, tries]);
  return [
    found,
    () => {
      setFound(null);
      setTries(tries + 1);
    },
  ];
}

/**
 * Heights that lie at least `gap` apart, as near to the wished ones as that allows.
 * @param {number[]} wished
 * @param {number} gap
 * @param {number} most
 */
function apart(wished, gap, most) {
  const order = wished.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k++) order[k].y = Math.max(order[k].y, order[k - 1].y + gap);
  for (let k = order.length - 1; k >= 0; k--)
    order[k].y = Math.min(order[k].y, most - (order.length - 1 - k) * gap);
  const out = wished.slice();
  for (const { y, i } of order) out[i] = y;
  return out;
}

/**
 * The curve of every seat, with a letter at its end and a number over each turning point.
 * @param {{of: Found}} p
 */
function Curve({ of }) {
  const small = phone.value;
  const width = small ? 330 : 790,
    height = small ? 230 : 300;
  const left = 50,
    right = width - 30,
    top = 26,
    bottom = height - 26;
  const count = of.curve.length - 1;
  const x = (/** @type {number} */ i) => left + ((right - left) * i) / Math.max(1, count);
  const y = (/** @type {number} */ v) => bottom - ((bottom - top) * v) / 1000;
  const seats = Array.from({ length: of.seats }, (_, k) => LETTERS[k]);
  const ends = apart(
    seats.map((_, k) => y(of.curve[count][k])),
    19,
    bottom,
  );
  const marks = apart(
    of.points.map((p) => x(p.line - of.first)),
    19,
    right,
  );
  const path = (/** @type {number} */ k) =>
    of.curve.map((row, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(row[k]).toFixed(1)}`).join("");
  return html`<svg
    class="curve"
    viewBox=${`0 0 ${width} ${height}`}
    role="img"
    aria-label=${t("ui-review-chart")}
  >
    ${[0, 250, 500, 750, 1000].map(
      (v) =>
        html`<g key=${v}
          ><line x1=${left} x2=${right} y1=${y(v)} y2=${y(v)} class="grid" />
          <text x=${left - 6} y=${y(v) + 4} text-anchor="end"
            >${t("hint-chance", { percent: percent(v) })}</text
          ></g
        >`,
    )}
    ${[0, 0.25, 0.5, 0.75, 1].map(
      (part) =>
        html`<text key=${part} x=${x(count * part)} y=${height - 8} text-anchor="middle"
          >${of.first + Math.round(count * part)}</text
        >`,
    )}
    ${of.points.map(
      (p, i) =>
        html`<g key=${p.line}
          ><path
            class="turning"
            d=${`M${x(p.line - of.first)} ${bottom}V${top}L${marks[i]} ${top - 6}`}
          />
          <circle cx=${marks[i]} cy=${top - 14} r="9" class="badge" /><text
            class="badgetext"
            x=${marks[i]}
            y=${top - 9.5}
            text-anchor="middle"
            >${i + 1}</text
          ></g
        >`,
    )}
    ${seats.map((_, k) => html`<path key=${k} class="casing" d=${path(k)} />`)}
    ${seats.map(
      (seat, k) =>
        html`<g key=${seat} class=${`pl-${armsOf(seat).colour}`}
          ><path class=${`chance dash-${k}`} d=${path(k)} />
          <path class="leader" d=${`M${right} ${y(of.curve[count][k])}L${right + 7} ${ends[k]}`} />
          <circle cx=${right + 16} cy=${ends[k]} r="9" class="pl-fill pl-edge" /><text
            class="ui pl-letter"
            x=${right + 16}
            y=${ends[k] + 4.5}
            text-anchor="middle"
            font-size="13"
          >
            ${armsOf(seat).letter}</text
          ></g
        >`,
    )}
  </svg>`;
}

/** The same as numbers. @param {{of: Found}} p */
function Values({ of }) {
  const last = of.curve.length - 1;
  const step = Math.max(1, Math.ceil(last / ROWS));
  const turning = of.points.map((p) => p.line - of.first);
  const shown = of.curve
    .map((_, i) => i)
    .filter((i) => i % step === 0 || i === last || turning.includes(i));
  return html`<details>
    <summary>${t("ui-review-values")}</summary>
    <div class="scrollx values" tabindex="0" role="region" aria-label=${t("ui-review-values")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("ui-review-action")}</th>
            ${of.curve[0].map(
              (_, k) => html`<th scope="col" key=${k}>${nameOf("seat:" + LETTERS[k])}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (i) =>
              html`<tr key=${i}>
                <th scope="row" class="num">
                  ${of.first + i}${turning.includes(i) ? ` (${turning.indexOf(i) + 1})` : ""}
                </th>
                ${of.curve[i].map(
                  (v, k) =>
                    html`<td class="num" key=${k}>
                      ${t("hint-chance", { percent: percent(v) })}
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** @param {{model: TableModel, p: Point, n: number}} p */
function TurningPoint({ model, p, n }) {
  const told = plain(model.lines.value.filter((line) => line.seq === p.line)).slice(0, TOLD);
  const moved = p.before.map((b, k) => ({
    seat: LETTERS[k],
    b: percent(b),
    a: percent(p.after[k]),
  }));
  return html`<li class="turningpoint" id=${"point-" + n}>
    <h3>
      <span class="badge" aria-hidden="true">${n}</span>
      ${t("ui-review-point", { at: p.line, name: nameOf("seat:" + p.seat) })}
    </h3>
    <p><${Dot} seat=${p.seat} /> ${tell(`do-${p.choice.verb}`, p.choice.args)}</p>
    ${told.length ? html`<p class="told">${told.join(" ")}</p>` : null}
    <ul class="moved" aria-label=${t("ui-review-change")}>
      ${moved.map(
        (m) =>
          html`<li key=${m.seat}>
            <${Dot} seat=${m.seat} /><span class="sr">${nameOf("seat:" + m.seat)}</span>
            <span class="num">${t("ui-review-from-to", { before: m.b, after: m.a })}</span>
          </li>`,
      )}
    </ul>
    ${
      p.better
        ? html`<p class="better">
            <${Icon} n="ui-hint" /><span
              ><b>${t("review-better")}</b> ${tell(`do-${p.better.verb}`, p.better.args)}
              <small
                >${t("ui-review-instead", {
                  chance: p.better.chance,
                  instead: p.better.instead_of,
                })}${" "}
                ${reasonsOf(p.better)}</small
              ></span
            >
          </p>`
        : html`<p class="small-text">${t("ui-review-none-better")}</p>`
    }
    <a class="small button" href=${`/t/${model.id}?at=${p.line - 1}`}
      ><${Icon} n="ui-replay" />${t("ui-review-show")}</a
    >
  </li>`;
}

/** @param {{model: TableModel}} p */
export function Review({ model }) {
  const [found, again] = useReview(model);
  const of = found?.review;
  useEffect(() => {
    document.title = `${t("ui-review")} · ${t("game-name")}`;
  });
  return html`<header class="bar solo"><a class="logo" href="/">Ludoteca</a></header>
    <main class="sheetpage review" id="main">
      <article class="panel">
        <h1 class="gtitle">${t("game-name")}</h1>
        <p class="lead">${resultText(model)}</p>
        <nav class="refnav" aria-label=${t("ui-review")}>
          <a class="button" href=${`/t/${model.id}`}><${Icon} n="ui-table" />${t("ui-to-table")}</a>
          <a class="button" href=${`/t/${model.id}?at=0`}
            ><${Icon} n="ui-replay" />${t("ui-replay")}</a
          >
        </nav>
        <h2>${t("ui-review-title")}</h2>
        <p>${t("ui-review-about")}</p>
        <div role="status">
          ${
            of
              ? null
              : found?.state === "failed"
                ? html`<p class="notice bad">
                    <span>${t("ui-review-failed")}</span>
                    <button type="button" class="small" onClick=${again}>
                      ${t("ui-try-again")}
                    </button>
                  </p>`
                : html`<p>
                    <label for="reviewed">${t("ui-review-working")}</label>${" "}
                    <progress
                      id="reviewed"
                      max=${found?.of ?? 1}
                      value=${found?.done ?? 0}
                    ></progress>
                  </p>`
          }
        </div>
        ${
          of
            ? html`<figure>
                  <${Curve} of=${of} />
                  <figcaption>
                    <ul class="legend">
                      ${of.curve[0].map(
                        (_, k) =>
                          html`<li key=${k}>
                            <${Shield} seat=${LETTERS[k]} />
                            <svg
                              class=${`swatch pl-${armsOf(LETTERS[k]).colour}`}
                              viewBox="0 0 44 8"
                              aria-hidden="true"
                            >
                              <path class="casing" d="M0 4H44" />
                              <path class=${`chance dash-${k}`} d="M0 4H44" />
                            </svg>
                            ${nameOf("seat:" + LETTERS[k])}
                          </li>`,
                      )}
                    </ul>
                  </figcaption>
                </figure>
                <${Values} of=${of} />
                <h2>${t("ui-review-points")}</h2>
                <ol class="points">
                  ${of.points.map(
                    (p, i) =>
                      html`<${TurningPoint} key=${p.line} model=${model} p=${p} n=${i + 1} />`,
                  )}
                </ol>`
            : null
        }
      </article>
    </main>`;
}
