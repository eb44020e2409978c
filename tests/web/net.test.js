// Requests, and the connection of a table: greeting, resynchronisation, resending.
import { FakeSocket, answers, fire, requests } from "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { clock } from "./clock.js";
import { ApiError, api, once } from "../../src/ludoteca/web/app/net.js";
import { Connection, retryDelay } from "../../src/ludoteca/web/app/connection.js";

/** A whole state as it travels. */
const state = (rev) => ({
  type: "state",
  rev,
  events: [],
  n: 1,
  public: { view: null, table: {} },
  own: null,
  me: { looking: null },
});
let log;
let connection;

beforeEach(() => {
  clock.start();
  FakeSocket.all = [];
  log = [];
  connection = new Connection("x1", {
    greeting: () => ({ type: "hello", token: "secret", rev: null, lang: "en" }),
    known: () => 6,
    resynchronise: (message) => log.push(["resynchronise", message.rev]),
    receive: (message) => log.push(["receive", message.type]),
    status: (status) => log.push(["status", status]),
  });
});

afterEach(() => {
  connection.close();
  clock.stop();
});

const act = (key) => ({ type: "act", rev: 1, do: "pass", key });

test("a request carries the token and the body, and gives the JSON back", async () => {
  answers.set("/api/x", { body: '{"a": 1}' });
  assert.deepEqual(await api("POST", "/api/x", { token: "secret", body: { b: 2 } }), { a: 1 });
  const { method, headers, body } = requests.at(-1);
  assert.equal(method, "POST");
  assert.equal(headers.Authorization, "Bearer secret");
  assert.equal(headers["Content-Type"], "application/json");
  assert.equal(body, '{"b":2}');
});

test("an error of the server is thrown with its key, and no answer is offline", async () => {
  answers.set("/api/no", { status: 409, body: '{"error": {"key": "stale", "args": {"n": 1}}}' });
  await assert.rejects(api("GET", "/api/no"), (e) => {
    assert.ok(e instanceof ApiError);
    assert.deepEqual([e.key, e.args, e.status], ["stale", { n: 1 }, 409]);
    return true;
  });
  await assert.rejects(api("GET", "/api/nobody"), { key: "offline", status: 0 });
});

test("a lasting answer is fetched once, a failure is tried again", async () => {
  await assert.rejects(once("/api/later"));
  answers.set("/api/later", { body: "[1]" });
  const before = requests.length;
  assert.deepEqual(await once("/api/later"), [1]);
  assert.deepEqual(await once("/api/later"), [1]);
  assert.equal(requests.length, before + 1);
});

test("the first message is the greeting, and the first state answers it", () => {
  const socket = FakeSocket.newest;
  assert.equal(socket.url, "ws://table.test/ws/x1");
  socket.accept();
  assert.deepEqual(socket.sent, [
    { type: "hello", token: "secret", rev: null, lang: "en", wire: 4, start: true },
  ]);
  socket.say({ type: "chat", message: {} });
  socket.say(state(7));
  socket.say({ type: "table", base: 1, patch: [] });
  socket.say({ ...state(8), n: undefined, public: undefined, base: 2, patch: [] });
  assert.deepEqual(log, [
    ["status", "connecting"],
    ["status", "open"],
    ["receive", "chat"],
    ["resynchronise", 7],
    ["receive", "table"],
    ["receive", "state"],
  ]);
});

test("a message that does not continue what came before makes it ask for the whole", () => {
  const socket = FakeSocket.newest;
  socket.accept();
  socket.say(state(7));
  socket.say({ type: "table", base: 4, patch: [] });
  assert.deepEqual(socket.sent.at(-1), { type: "refresh", rev: 6 });
  assert.deepEqual(log.at(-1), ["resynchronise", 7]);
});

/** A first state as the difference to a start. */
const different = (key) => ({ ...state(7), public: undefined, start: key, patch: [0, ["id", 5]] });

test("the first state waits for the start it is a difference to, and what follows waits with it", async () => {
  const socket = FakeSocket.newest;
  socket.accept();
  const start = { key: "parley/2?v=1", words: {}, state: { view: null, table: { game: 1 } } };
  answers.set("/start/parley/2?v=1", { body: JSON.stringify(start) });
  socket.say(different(start.key));
  socket.say({ type: "table", base: 1, patch: [] });
  assert.deepEqual(log.at(-1), ["status", "open"]);
  await new Promise(setImmediate);
  assert.deepEqual(log.slice(-2), [
    ["resynchronise", 7],
    ["receive", "table"],
  ]);
  assert.deepEqual(connection.mirror.state.table, { game: 1, id: 5 });
});

test("a message that the page fails to show does not hold up those that follow", async () => {
  const socket = FakeSocket.newest;
  socket.accept();
  const start = { key: "parley/4?v=1", words: {}, state: { view: null, table: {} } };
  answers.set("/start/parley/4?v=1", { body: JSON.stringify(start) });
  connection.listener.resynchronise = () => {
    throw new Error("cannot be shown");
  };
  let failure = Promise.resolve(new Error("no start was fetched"));
  connection.fetchStart = (key) => {
    failure = Connection.prototype.fetchStart.call(connection, key).catch((error) => error);
    return failure;
  };
  socket.say(different(start.key));
  socket.say({ type: "table", base: 1, patch: [] });
  assert.equal((await failure).message, "cannot be shown");
  socket.say({ type: "pong" });
  assert.deepEqual(log.slice(-2), [
    ["receive", "table"],
    ["receive", "pong"],
  ]);
});

test("where a start cannot be fetched it connects again and asks for the whole", async () => {
  for (const answer of [undefined, { body: '{"key": "parley/3?v=2"}' }]) {
    answers.set("/start/parley/3?v=1", answer);
    connection.fetches = true;
    FakeSocket.newest.accept();
    FakeSocket.newest.say(different("parley/3?v=1"));
    await new Promise(setImmediate);
    assert.deepEqual(log.at(-1), ["status", "lost"]);
    clock.tick(retryDelay(1));
    FakeSocket.newest.accept();
    assert.equal(FakeSocket.newest.sent[0].start, false);
    FakeSocket.newest.close();
    clock.tick(retryDelay(1));
  }
});

test("after a break it greets again and resends what is not acknowledged, in order", () => {
  FakeSocket.newest.accept();
  FakeSocket.newest.say(state(1));
  for (const key of ["a", "b", "c"]) connection.deliver(act(key));
  assert.deepEqual(connection.acknowledge("b"), act("b"));
  FakeSocket.newest.close();
  connection.deliver(act("d"));
  assert.equal(FakeSocket.all.length, 1);
  clock.tick(retryDelay(1));
  assert.equal(FakeSocket.all.length, 2);
  FakeSocket.newest.accept();
  assert.deepEqual(
    FakeSocket.newest.sent.map((m) => m.key ?? m.type),
    ["hello", "a", "c", "d"],
  );
  FakeSocket.newest.say(state(2));
  assert.deepEqual(log.at(-1), ["resynchronise", 2]);
});

test("what broke down on the server is not sent again", () => {
  FakeSocket.newest.accept();
  connection.deliver(act("a"));
  connection.abandon();
  FakeSocket.newest.close();
  clock.tick(retryDelay(1));
  FakeSocket.newest.accept();
  assert.deepEqual(
    FakeSocket.newest.sent.map((m) => m.type),
    ["hello"],
  );
});

test("it tries again slower and slower, and at once when the network is back", () => {
  assert.deepEqual([1, 2, 3, 4, 5, 9].map(retryDelay), [500, 1000, 2000, 4000, 8000, 8000]);
  FakeSocket.newest.close();
  clock.tick(499);
  assert.equal(FakeSocket.all.length, 1);
  clock.tick(1);
  assert.equal(FakeSocket.all.length, 2);
  FakeSocket.newest.close();
  fire("online");
  assert.equal(FakeSocket.all.length, 3);
});

test("a server that closes for good is not called again", () => {
  FakeSocket.newest.accept();
  FakeSocket.newest.close(4404, "gone");
  assert.deepEqual(log.at(-1), ["receive", "gone"]);
  clock.tick(60_000);
  fire("online");
  assert.equal(FakeSocket.all.length, 1);
});

test("it pings, and a silent connection is closed", () => {
  const socket = FakeSocket.newest;
  socket.accept();
  clock.tick(15_000);
  assert.deepEqual(socket.sent.at(-1), { type: "ping" });
  socket.say({ type: "pong" });
  clock.tick(45_000);
  assert.equal(socket.readyState, FakeSocket.OPEN);
  clock.tick(15_000);
  assert.equal(socket.readyState, 3);
});
