// @ts-check
// Passkeys: the options of the server become those of the browser, and its answer becomes JSON.
import { api } from "./net.js";

/** Whether this page may use passkeys: browsers allow it on HTTPS and on localhost, not at an address. */
export const hasPasskeys = () =>
  "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

/** @param {string} text base64url */
export function bytesOf(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes @returns {string} base64url */
export function textOf(bytes) {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * The person has closed the browser's window, or has no passkey here.
 */
export class NoPasskey extends Error {
  key = "passkey-none";
}

/**
 * @param {() => Promise<Credential|null>} ask
 * @returns {Promise<object>} the answer as JSON
 */
async function answerOf(ask) {
  const made = /** @type {PublicKeyCredential|null} */ (await ask().catch(() => null));
  if (!made) throw new NoPasskey();
  /** @type {Record<string, string>} */
  const response = {};
  const given = /** @type {Record<string, ArrayBuffer|null>} */ (
    /** @type {unknown} */ (made.response)
  );
  for (const name of [
    "clientDataJSON",
    "attestationObject",
    "authenticatorData",
    "signature",
    "userHandle",
  ])
    if (given[name]) response[name] = textOf(given[name]);
  return {
    id: made.id,
    rawId: textOf(made.rawId),
    type: made.type,
    response,
    clientExtensionResults: {},
  };
}

/**
 * Make a passkey and send it to the server.
 * @param {string} path of the server; its options are at `path`/options
 * @param {object} [about] what the options depend on
 */
export async function makePasskey(path, about) {
  const { options } = await api("POST", `${path}/options`, { body: about });
  const known = /** @type {{id: string}[]} */ (options.excludeCredentials ?? []);
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: known.map((key) => ({ ...key, id: bytesOf(key.id) })),
  };
  const credential = await answerOf(() => navigator.credentials.create({ publicKey }));
  return api("POST", path, { body: { credential } });
}

/** Sign in with a passkey of this device, without a name. */
export async function usePasskey() {
  const path = "/api/account/sign-in/passkey";
  const { options } = await api("POST", `${path}/options`);
  const publicKey = { ...options, challenge: bytesOf(options.challenge) };
  const credential = await answerOf(() => navigator.credentials.get({ publicKey }));
  return api("POST", path, { body: { credential } });
}
