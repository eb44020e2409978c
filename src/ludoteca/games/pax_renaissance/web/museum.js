// @ts-check
// Every card, piece and map card with its faces; thrones and tableaux in every state. For the page /museum.
import { html, nameOf, t } from "/static/board-kit/index.js";
import { CARD_W, CARD_H, FAMILY, PRINTED, RELIGIONS } from "./printed.js";
import { Man } from "./pieces.js";
import { City, Ground, Throne, clip } from "./map.js";
import { Card, Under } from "./cards.js";

/** @typedef {Omit<import("./board.d.ts").Land, "cities">} Bare */

const OPEN = ["trebizond", "timbuktu"];

/** The cities of a map card with what is levied there. @param {Bare} land */
const citiesOf = (land) =>
  Object.keys(PRINTED.cities)
    .filter((id) => PRINTED.cities[id].map === land.id)
    .flatMap((id) =>
      PRINTED.cities[id].levy[land.face].map((levy, i) => ({
        id: id === "constantinople" ? `${id}_${i + 1}` : id,
        levy,
        piece: null,
        covered: false,
      })),
    );

/** A map card by itself. @param {{land: Bare}} p */
const MapCard = ({ land }) =>
  html`<svg
    viewBox=${`-2 -2 ${CARD_W + 4} ${CARD_H + 4}`}
    class="px-map"
    role="group"
    aria-label=${nameOf("land:" + land.id)}
  >
    <${Ground} land=${land} active=${OPEN} />
    <rect x=".5" y=".5" width=${CARD_W - 1} height=${CARD_H - 1} rx="3" class="frame" />
    <${Throne} land=${land} />
    ${citiesOf(land).map((city) => html`<${City} key=${city.id} city=${city} active=${OPEN} />`)}
  </svg>`;

const BARE = { holder: null, republic: false, suzerain: null, queen: null, repressed: {} };

/** Every face of every map card, and thrones in every state. @param {{queen: string}} p */
function Maps({ queen }) {
  const lands = Object.keys(PRINTED.maps);
  const held = { catholic_knight: 1, islamic_rook: 2, medici_cube: 1 };
  const states = [
    { holder: "A" },
    { holder: "B", republic: true },
    { holder: "C", queen },
    { holder: "D", suzerain: lands[1], repressed: held },
  ];
  return html`<div class="pxmaps">
    ${lands.flatMap((id) =>
      PRINTED.maps[id].faces.map(
        (face) => html`<${MapCard} key=${id + face} land=${{ ...BARE, id, face }} />`,
      ),
    )}
    ${states.map(
      (state, i) =>
        html`<${MapCard} key=${i} land=${{ ...BARE, id: lands[i], face: "secular", ...state }} />`,
    )}
  </div>`;
}

/** A queen and a vassal under a card. @param {{queen: string, vassal: string}} p */
const Court = ({ queen, vassal }) =>
  html`<div class="unders">
    <${Under} of=${queen} icon="pc-queen" view=${null} /><${Under}
      of=${vassal}
      icon="vassal"
      view=${null}
    />
  </div>`;

/** A tableau as tiles. @param {{rows: number, lord: string, vassal: string, queen: string}} p */
const Tiles = ({ rows, lord, vassal, queen }) =>
  html`<div class=${"pxrows in" + rows}>
    <section>
      <div class="row">
        <div class="pxstack high3">
          <${Card}
            of=${lord}
            bishops=${["catholic"]}
            repressed=${["islamic_rook", "medici_cube"]}
            tile=${true}
          />
          <${Court} queen=${queen} vassal=${vassal} />
        </div>
        ${Object.keys(PRINTED.cards)
          .slice(0, 6)
          .map(
            (id) =>
              html`<div class="pxstack" key=${id}>
                <${Card} of=${"card:" + id} silenced=${id === "30"} tile=${true} />
              </div>`,
          )}
      </div>
    </section>
  </div>`;

/** Every card as a portrait. @param {{lord: string, vassal: string, queen: string}} p */
const Portraits = ({ lord, vassal, queen }) =>
  html`<section>
    <div class="row">
      <div class="pxstack">
        <${Card}
          of=${lord}
          bishops=${["islamic"]}
          silenced=${true}
          repressed=${["catholic_knight", "fugger_cube"]}
        />
        <${Court} queen=${queen} vassal=${vassal} />
      </div>
      ${Object.keys(PRINTED.cards)
        .filter((id) => PRINTED.cards[id].kind !== "instructions")
        .map((id) => html`<${Card} key=${id} of=${"card:" + id} />`)}
      ${Object.keys(PRINTED.empires).flatMap((id) => [
        html`<${Card} key=${id} of=${"card:" + id} />`,
        html`<${Card} key=${id + "r"} of=${"card:" + id} republic=${true} />`,
      ])}
    </div>
  </section>`;

export function Museum() {
  const men = RELIGIONS.flatMap((r) =>
    ["knight", "rook", "bishop", "pirate"].map((k) => `${r}_${k}`),
  ).concat(Object.keys(FAMILY).map((f) => f + "_cube"));
  const [lord, vassal] = Object.keys(PRINTED.empires).map((id) => "card:" + id);
  const queen =
    "card:" + Object.keys(PRINTED.cards).find((id) => PRINTED.cards[id].kind === "queen");
  const place = (/** @type {number} */ i) => `translate(${25 + 40 * (i % 8)} ${i < 8 ? 22 : 62})`;
  return html`<div class="px pxmuseum">
    <svg viewBox="0 0 330 84" class="px-map" role="group" aria-label=${t("game-name")}>
      ${clip}
      <rect width="330" height="84" class="tray" />
      ${men.map((w, i) => html`<g key=${w} transform=${place(i)}><${Man} word=${w} /></g>`)}
    </svg>
    <${Maps} queen=${queen} />
    <div class="pxhand">
      ${[2, 3].map(
        (rows) =>
          html`<${Tiles} key=${rows} rows=${rows} lord=${lord} vassal=${vassal} queen=${queen} />`,
      )}
      <${Portraits} lord=${lord} vassal=${vassal} queen=${queen} />
    </div>
  </div>`;
}
