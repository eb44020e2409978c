// @ts-check
// What the client knows of the games before it has asked the server: their theme classes, length and weight.

/** How long and how heavy each title is: facts of the boxes, not of the program. */
export const FACTS = /** @type {Record<string, {minutes: number, weight: number}>} */ ({
  "pax-renaissance": { minutes: 120, weight: 5 },
  baroque: { minutes: 180, weight: 4 },
  "rio-de-la-plata": { minutes: 90, weight: 3 },
  "anno-1452": { minutes: 120, weight: 3 },
  parley: { minutes: 10, weight: 1 },
});
/** @type {Record<string, string>} */
export const DRESS = {
  "pax-renaissance": "g-pax",
  baroque: "g-baroque",
  "rio-de-la-plata": "g-rio",
  "anno-1452": "g-anno",
  parley: "g-parley",
};
export const ORDER = ["pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452"];

/** @param {string} id */
export const cssId = (id) => id.replaceAll("_", "-");
