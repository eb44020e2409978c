// The few parts of a browser that the modules under test touch, and a server to talk to.

class Storage {
  items = new Map();
  getItem = (key) => this.items.get(key) ?? null;
  setItem = (key, value) => void this.items.set(key, value);
}

/** A WebSocket that records what is sent and lets a test play the server. */
export class FakeSocket {
  static OPEN = 1;
  static all = [];
  readyState = 0;
  sent = [];

  constructor(url) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  static get newest() {
    return FakeSocket.all.at(-1);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  accept() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(code = 1006, reason = "") {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

/** What `fetch` answers, by path: a value, or a function of the request. */
export const answers = new Map();
export const requests = [];

async function fetch(path, options = {}) {
  requests.push({ path, ...options });
  const found = answers.get(path);
  if (found === undefined) throw new TypeError("offline");
  const { status = 200, type = "application/json", body } = found;
  return {
    ok: status < 400,
    status,
    headers: new Map([["content-type", type]]),
    json: async () => JSON.parse(body),
    text: async () => body,
  };
}

const listeners = new Map();

/** Fire an event of the window or the document. */
export const fire = (name, event = {}) => listeners.get(name)?.forEach((run) => run(event));

const listen = {
  addEventListener: (name, run) => listeners.set(name, [...(listeners.get(name) ?? []), run]),
  removeEventListener: (name, run) =>
    listeners.set(
      name,
      (listeners.get(name) ?? []).filter((one) => one !== run),
    ),
};

const globals = {
  WebSocket: FakeSocket,
  fetch,
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  location: {
    protocol: "http:",
    host: "table.test",
    pathname: "/",
    search: "",
    hash: "",
    reloads: 0,
    reload() {
      this.reloads += 1;
    },
  },
  document: {
    documentElement: { dataset: {}, lang: "en" },
    body: { dataset: {} },
    hidden: false,
    ...listen,
  },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  ...listen,
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** The texts of a game for the tests: the keys and their English text. */
export const TEXTS = `
do-march = March from { $from } to { $to }
do-pass = Pass
do-trade = Trade { $good } with { $to } for { $gold } Gold
    .open = Trade for { $gold } Gold
    .open-good = Trade with { $to }
do-claim = Claim { $to } (from { $to_in }, { $gold } Gold)
do-pay = Pay { $amount }
foresee-battle = Attack { $attack }, defence { $defence }.
    .brief = { $attack } against { $defence }
no-far = { $to } is too far
error-stale = Too late
error-unknown = Unknown
state-bavaria = Bavaria
    .in = in Bavaria
state-bohemia = Bohemia
state-saxony = Saxony
counter-gold = Gold:
log-march = { $seat } marches { $state_in }
none = nobody
spot-pass = The hourglass
ui-bot-n = Bot { $seat }
ui-open-seat = Open seat
ui-went-back = { $name } went back to { $to }
ui-host = The host
ui-lost = Lost
`;
answers.set("/text/en/common.ftl", { type: "text/plain", body: TEXTS });
answers.set("/text/en/parley.ftl", { type: "text/plain", body: "do-pass = I pass\n" });
