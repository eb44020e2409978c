// @ts-check
// What the tooltip says of an entity besides its name.
import { html, Dot, nameOf, t } from "/static/board-kit/index.js";
import { PRINTED, bishopsOn, shortName } from "./printed.js";
import { bishops } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Board} Board
 * @typedef {import("./board.d.ts").Land} Land
 * @typedef {import("./board.d.ts").Need} Need
 */

/** @param {string|null|false|undefined} words */
const line = (words) => (words ? html`<p>${words}</p>` : null);

/** Who holds an empire. @param {Land} land */
function throne(land) {
  if (!land.holder) return t("board-vacant");
  return t(land.republic ? "board-republic" : "board-throne", {
    name: nameOf("seat:" + land.holder),
  });
}

/** Who holds an empire, whose vassal it is, the queen and the repressed pieces. @param {{land: Land}} p */
function Reign({ land }) {
  const repressed = Object.entries(land.repressed)
    .map(([word, n]) => `${n} × ${nameOf("piece:" + word)}`)
    .join(", ");
  return html`${line(throne(land))}
  ${line(land.suzerain && t("board-vassal", { land: nameOf("land:" + land.suzerain) }))}
  ${line(land.queen && t("board-queen", { name: shortName(land.queen) }))}
  ${line(repressed && `${nameOf("zone:repressed_" + land.id)}: ${repressed}`)}`;
}

/** @param {Need} n */
const need = (n) => `${t(n.text)} ${n.have}${n.missing ? ` (−${n.missing})` : " ✓"}`;

/** @param {string} id @param {View} view */
function aboutVictory(id, view) {
  const card = view.board?.victories.find((v) => v.id === id);
  const rows = (view.standing ?? []).map((s) => ({
    seat: s.seat,
    v: s.victories?.find((x) => x.id === id),
  }));
  const religion = (/** @type {string|null|undefined} */ r) =>
    r ? html`<b>${nameOf("religion:" + r)}</b>: ` : null;
  return html`${line(card && (card.active ? t("board-awake", { cost: card.cost }) : t("board-asleep")))}
  ${rows.map(
    ({ seat, v }) =>
      html`<p key=${seat}>
        <${Dot} seat=${seat} /> ${religion(v?.religion)}${(v?.needs ?? []).map(need).join(" · ")}
      </p>`,
  )}`;
}

/** @param {string} id @param {Board} board */
function aboutLand(id, board) {
  const land = board.lands.find((l) => l.id === id);
  if (!land) return null;
  const other = PRINTED.maps[id].faces.find((f) => f !== land.face);
  return html`<p>
      ${nameOf("face:" + land.face)} · ${t("board-face", { face: nameOf("face:" + other) })}
    </p>
    <${Reign} land=${land} />`;
}

/** @param {string} ref @param {View} view */
function aboutCard(ref, view) {
  const land = view.board.lands.find((l) => "card:" + l.id === ref && l.holder);
  const space = view.board.market
    .flatMap((row) => row.spaces)
    .find((s) => s.card === ref && s.price > 0);
  const sits = bishopsOn(ref, view);
  if (!land && !space && !sits.length) return null;
  return html`${line(space && t("board-price", { price: space.price, florins: space.florins }))}
  ${land ? html`<${Reign} land=${land} />` : null}
  ${sits.map((r) => html`<p key=${r}>${bishops([r])} ${nameOf(`piece:${r}_bishop`)}</p>`)}`;
}

/** @param {string} id @param {Board} board */
function aboutCity(id, board) {
  const city = board.lands.flatMap((l) => l.cities).find((c) => c.id === id);
  if (!city) return null;
  if (city.piece) return line(nameOf("piece:" + city.piece));
  if (city.covered) return line(t("board-closed"));
  return line(city.levy && t("board-levy", { piece: nameOf("piece:" + city.levy) }));
}

/** @param {string} ref @param {View|undefined} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":"),
    board = view?.board;
  if (!view || !board) return null;
  if (kind === "victory") return aboutVictory(id, view);
  if (kind === "land") return aboutLand(id, board);
  if (kind === "card") return aboutCard(ref, view);
  if (kind === "city") return aboutCity(id, board);
  if (kind === "border") {
    const piece = board.borders.find((b) => b.id === id)?.piece;
    return piece ? line(nameOf("piece:" + piece)) : null;
  }
  if (kind === "piece" && board.supply?.[id] !== undefined)
    return line(t("board-supply", { n: board.supply[id] }));
  return null;
}
