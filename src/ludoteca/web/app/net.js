// @ts-check
// The two ways to the server: requests for what is asked once, a WebSocket for the table.

/** What the server answered when it refused. */
export class ApiError extends Error {
  /** @param {string} key @param {Record<string, any>} args @param {number} status */
  constructor(key, args, status) {
    super(key);
    this.key = key;
    this.args = args;
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{body?: any, token?: string|null}} [more]
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

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * A request whose answer does not change while the page is open.
 * @param {string} path
 * @returns {Promise<any>}
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

/** A WebSocket that comes back by itself, first soon, then slower. */
export class Wire {
  /**
   * @param {string} table
   * @param {() => any} hello the first message
   * @param {(message: any) => void} hear
   * @param {(state: "connecting"|"open"|"lost") => void} state
   */
  constructor(table, hello, hear, state) {
    this.table = table;
    this.hello = hello;
    this.hear = hear;
    this.state = state;
    this.tries = 0;
    this.closed = false;
    /** @type {WebSocket|null} */
    this.socket = null;
    this.timer = 0;
    this.beat = 0;
    this.heard = 0;
    this.online = () => {
      if (this.socket === null) {
        clearTimeout(this.timer);
        this.open();
      }
    };
    addEventListener("online", this.online);
    this.open();
  }

  open() {
    if (this.closed) return;
    this.state(this.tries === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      socket.send(JSON.stringify(this.hello()));
      this.state("open");
      clearInterval(this.beat);
      this.beat = setInterval(() => {
        if (Date.now() - this.heard > 45000) socket.close();
        else this.send({ type: "ping" });
      }, 15000);
    };
    socket.onmessage = (e) => {
      this.heard = Date.now();
      this.hear(JSON.parse(e.data));
    };
    socket.onclose = (e) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.beat);
      if (this.closed) return;
      if (e.code === 4404 || e.code === 4401 || e.code === 4403) {
        this.closed = true;
        this.hear({ type: "gone", code: e.code, reason: e.reason });
        return;
      }
      this.tries += 1;
      this.state("lost");
      this.timer = setTimeout(
        () => this.open(),
        Math.min(8000, 250 * 2 ** Math.min(this.tries, 5)),
      );
    };
  }

  /** @param {any} message @returns {boolean} whether it could be sent */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.online);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }
}
