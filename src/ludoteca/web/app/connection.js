// @ts-check
// The connection of a table. Three parts of the protocol live here (docs/wire.md): the greeting
// after
// each connect, the resynchronisation that answers it, and the resending of unacknowledged choices.
// Messages are completed from what came before (mirror.js); if one does not fit, the whole state is
// asked for.
import { Mirror, WIRE, startLacking, starts } from "./mirror.js";
import { once } from "./net.js";
import { reloadOnce } from "./reload.js";
import { transport } from "./transport.js";

/**
 * @typedef {import("../types/wire.js").ServerMessage} ServerMessage
 * @typedef {import("../types/wire.js").WireMessage} WireMessage
 * @typedef {import("../types/wire.js").ClientMessage} ClientMessage
 * @typedef {import("../types/wire.js").StateMessage} StateMessage
 * @typedef {import("../types/wire.js").HelloMessage} HelloMessage
 * @typedef {import("../types/wire.js").ActMessage} ActMessage
 * @typedef {"connecting"|"open"|"lost"} ConnectionStatus
 * @typedef {object} Listener
 * @property {() => Omit<HelloMessage, "wire" | "start">} greeting the first message of each connection
 * @property {() => number|null} known the last revision of which the page has the log
 * @property {(state: StateMessage) => void} resynchronise takes the answer to the greeting
 * @property {(message: ServerMessage) => void} receive takes all later messages
 * @property {(status: ConnectionStatus) => void} status
 */

const PING_EVERY = 15_000;
/** After this silence, in milliseconds, the connection counts as lost. */
const MAX_SILENCE = 45_000;
const FIRST_RETRY = 250;
const MAX_RETRY = 8_000;
/** @type {Record<number, import("../types/wire.js").GoneMessage["why"]>} codes of a final close */
const FINAL_CODES = {
  4401: "token",
  4403: "spectators",
  4404: "table",
  4410: "removed",
  4426: "page",
};

/** The pause before the n-th try to connect, in milliseconds. @param {number} tries */
export const retryDelay = (tries) => Math.min(MAX_RETRY, FIRST_RETRY * 2 ** Math.min(tries, 5));

/** A connection that is made again by itself, first soon, then slower. */
export class Connection {
  /** @param {string} table @param {Listener} listener */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    this.tries = 0;
    this.closed = false;
    /** @type {import("../types/transport.js").Channel|null} */
    this.channel = null;
    this.retry = 0;
    this.heartbeat = 0;
    this.heard = 0;
    /** True from the greeting until its answer has come. */
    this.greeted = false;
    /** What this connection was sent of the public state. */
    this.mirror = new Mirror();
    /** @type {WireMessage[]} what was received and waits for the start of a game */
    this.inbox = [];
    /** Whether a start is on its way, for which the inbox waits. */
    this.fetching = false;
    /** Whether starts of games can be fetched; after a failure the whole state is asked for. */
    this.fetches = true;
    /** @type {Map<string, ActMessage>} choices that the server has not acknowledged, by key */
    this.unacknowledged = new Map();
    this.online = () => {
      if (this.channel !== null) return;
      clearTimeout(this.retry);
      this.open();
    };
    addEventListener("online", this.online);
    this.open();
  }

  open() {
    if (this.closed) return;
    this.listener.status(this.tries === 0 ? "connecting" : "lost");
    const channel = transport().connect(this.table, {
      open: () => this.opened(channel),
      message: (text) => this.hear(JSON.parse(text)),
      close: (code) => {
        if (this.channel === channel) this.lost(code);
      },
    });
    this.channel = channel;
  }

  /** @param {import("../types/transport.js").Channel} channel */
  opened(channel) {
    this.tries = 0;
    this.heard = Date.now();
    this.greet();
    this.resend();
    this.listener.status("open");
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => {
      if (Date.now() - this.heard > MAX_SILENCE) channel.close();
      else this.send({ type: "ping" });
    }, PING_EVERY);
  }

  greet() {
    this.greeted = true;
    this.mirror = new Mirror();
    this.inbox = [];
    this.fetching = false;
    this.send({ ...this.listener.greeting(), wire: WIRE, start: this.fetches });
  }

  /** Send every unacknowledged choice. The server recognises a key it has committed already. */
  resend() {
    for (const message of this.unacknowledged.values()) this.send(message);
  }

  /** @param {WireMessage} received */
  hear(received) {
    this.heard = Date.now();
    this.inbox.push(received);
    if (!this.fetching) this.proceed();
  }

  /** Take what has been received, as far as no start of a game is lacking. */
  proceed() {
    for (let received = this.inbox[0]; received; received = this.inbox[0]) {
      const key = startLacking(received);
      if (key) {
        this.fetching = true;
        void this.fetchStart(key);
        return;
      }
      this.inbox.shift();
      const message = this.mirror.complete(received);
      if (message === null) this.send({ type: "refresh", rev: this.listener.known() });
      else this.dispatch(message);
    }
  }

  /**
   * Fetch the start of a game. The file of another version, from a server that is updated just now,
   * is of no use: then the connection is made again without.
   * @param {string} key
   */
  async fetchStart(key) {
    const channel = this.channel;
    try {
      const start = await once(`/start/${key}`);
      this.fetches = start.key === key;
      if (this.fetches) starts.set(key, start);
    } catch {
      this.fetches = false;
    }
    if (this.channel !== channel || this.closed) return;
    this.fetching = false;
    if (this.fetches) this.proceed();
    else channel?.close();
  }

  /** @param {ServerMessage} message */
  dispatch(message) {
    if (message.type === "state" && this.greeted) {
      this.greeted = false;
      this.listener.resynchronise(message);
    } else this.listener.receive(message);
  }

  /** @param {number} code  why the connection has ended */
  lost(code) {
    this.channel = null;
    clearInterval(this.heartbeat);
    if (this.closed) return;
    if (code in FINAL_CODES) {
      this.closed = true;
      this.listener.receive({ type: "gone", why: FINAL_CODES[code] });
      if (FINAL_CODES[code] === "page") reloadOnce();
      return;
    }
    this.tries += 1;
    this.listener.status("lost");
    this.retry = setTimeout(() => this.open(), retryDelay(this.tries));
  }

  /** @param {ClientMessage} message @returns {boolean} whether it could be sent */
  send(message) {
    return this.channel?.send(JSON.stringify(message)) ?? false;
  }

  /**
   * Send a choice now and after each reconnect, until it is acknowledged.
   * @param {ActMessage} message
   */
  deliver(message) {
    this.unacknowledged.set(message.key, message);
    this.send(message);
  }

  /**
   * The server has answered a choice: it is not sent again.
   * @param {string} key
   * @returns {ActMessage|undefined} the choice
   */
  acknowledge(key) {
    const message = this.unacknowledged.get(key);
    this.unacknowledged.delete(key);
    return message;
  }

  /** A choice broke down on the server: none is sent again by itself. */
  abandon() {
    this.unacknowledged.clear();
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.online);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.channel?.close();
  }
}
