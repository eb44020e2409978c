// @ts-check
// Requests to the server. The WebSocket of a table is in connection.js.

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
 * Ask the server. What it answers is described in types/rest.d.ts.
 * @param {string} method
 * @param {string} path
 * @param {{body?: unknown, token?: string|null}} [more]
 * @returns {Promise<any>}
 */
export async function api(method, path, more = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (more.token) headers.Authorization = `Bearer ${more.token}`;
  if (more.body !== undefined) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: more.body === undefined ? undefined : JSON.stringify(more.body),
    });
  } catch {
    throw new ApiError("offline", {}, 0);
  }
  const type = response.headers.get("content-type") ?? "";
  const value = type.includes("json")
    ? await response.json().catch(() => null)
    : await response.text();
  if (!response.ok)
    throw new ApiError(value?.error?.key ?? "unknown", value?.error?.args ?? {}, response.status);
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
