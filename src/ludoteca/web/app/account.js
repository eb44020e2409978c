// @ts-check
// Who is signed in, and the seats of the account in this browser.
import { signal } from "../vendor/ui.js";
import { api } from "./net.js";
import { seats, hold, drop } from "./store.js";

/**
 * @typedef {import("../types/club.js").Account} Account
 * @typedef {import("../types/club.js").GivenSeat} GivenSeat
 */

/** The account that this browser is signed in to; undefined until the server has been asked. */
export const me = signal(/** @type {Account|null|undefined} */ (undefined));

/** What this server offers to accounts. */
export const offers = signal({ mail: false, oidc: "" });

/** What the host of the server has to say to the account. */
export const warnings = signal(/** @type {{at: number, reason: string}[]} */ ([]));

/** @type {Promise<void>|null} */
let asked = null;

/** Ask the server who is signed in, once. */
export function whoAmI() {
  asked ??= api("GET", "/api/account").then(
    (found) => {
      offers.value = { mail: found.mail, oidc: found.oidc };
      warnings.value = found.warnings;
      me.value = found.account;
      if (found.account) fetchSeats();
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

/** Ask again: something about the account has changed. */
export function look() {
  asked = null;
  return whoAmI();
}

/** Hold the seats of the account that this browser does not hold yet. */
export async function fetchSeats() {
  try {
    /** @type {GivenSeat[]} */
    const given = await api("POST", "/api/account/seats", {
      body: { tables: Object.keys(seats.peek()).slice(-500) },
    });
    for (const { table, ...held } of given) hold(table, { ...held, given: true });
  } catch {
    /* the next visit fetches them */
  }
}

/** The browser has been signed in. @param {Account} account */
export async function welcome(account) {
  me.value = account;
  await fetchSeats();
}

/** Give the seats of this browser to the account. @returns {Promise<number>} how many were given */
export async function claimSeats() {
  const tokens = Object.values(seats.peek())
    .filter((held) => held.token && !held.given)
    .map((held) => held.token)
    .slice(-100);
  return (await api("POST", "/api/account/claim", { body: { tokens } })).claimed;
}

/** Forget the seats that the account has given to this browser: their tokens have ended. */
export function forgetGiven() {
  for (const [table, held] of Object.entries(seats.peek())) if (held.given) drop(table);
  me.value = null;
}

/** Go to the other site at which people of this club may sign in. */
export async function goToProvider() {
  location.assign((await api("POST", "/api/account/oidc/start")).url);
}

export async function signOut() {
  await api("POST", "/api/account/sign-out");
  forgetGiven();
}
