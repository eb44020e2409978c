// @ts-check
// Requests. The connection of a table is in connection.js.
import { transport } from "./transport.js";

/** The error a request was answered with: texts `error-<key>`. */
export class ApiError extends Error {
  /** @param {string} key @param {Record<string, string | number>} args @param {number} status */
  constructor(key, args, status) {
    super(key);
    this.key = key;
    this.args = args;
    this.status = status;
  }
}

/**
 * Ask for something. The answers are described in types/rest.d.ts; with `as: "blob"` it is a file.
 * @param {string} method
 * @param {string} path
 * @param {import("../types/transport.js").Request} [more]
 * @returns {Promise<any>}
 */
export async function api(method, path, more = {}) {
  const answer = await transport()
    .ask(method, path, more)
    .catch(() => {
      throw new ApiError("offline", {}, 0);
    });
  const { ok, status, value } = answer;
  if (!ok) throw new ApiError(value?.error?.key ?? "unknown", value?.error?.args ?? {}, status);
  return value;
}

/** @type {Map<string, ReturnType<typeof api>>} */
const kept = new Map();

/**
 * A request whose answer does not change while the page is open.
 * @param {string} path
 * @returns {ReturnType<typeof api>}
 */
export function once(path) {
  let found = kept.get(path);
  if (!found) {
    found = api("GET", path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/**
 * The games of this server.
 * @returns {Promise<import("../types/rest.js").GameInfo[]>}
 */
export const games = () => once("/api/games");
