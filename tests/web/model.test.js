// The model of a table: what is shown, what is chosen, what is sent.
import { FakeSocket, answers, requests } from "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { clock } from "./clock.js";
import { closed, line, march, menu, opened, pass, state } from "./states.js";
import { names, speak } from "../../src/ludoteca/web/app/texts.js";
import { hold, seats, set } from "../../src/ludoteca/web/app/store.js";
import { TableModel } from "../../src/ludoteca/web/table/model.js";
import { mergedLines } from "../../src/ludoteca/web/table/playback.js";
import { retryDelay } from "../../src/ludoteca/web/app/connection.js";

let model;
const socket = () => FakeSocket.newest;
const last = () => socket().sent.at(-1);

beforeEach(async () => {
  await speak("en");
  requests.length = 0;
  seats.value = {};
  model = opened();
});

afterEach(() => closed(model));

test("it greets with the token of the seat and the last rev it knows", () => {
  assert.deepEqual(socket().sent, [
    { type: "hello", wire: 4, token: "secret", rev: null, lang: "en", start: true },
  ]);
  socket().say(state({ rev: 5 }));
  socket().close();
  clock.tick(retryDelay(1));
  socket().accept();
  assert.deepEqual(socket().sent, [
    { type: "hello", wire: 4, token: "secret", rev: 5, lang: "en", start: true },
  ]);
});

test("it asks for the whole log if it looked from another seat than a new connection does", () => {
  socket().say(state({ rev: 5, me: { seats: ["A", "B"], looking: "B" } }));
  socket().close();
  clock.tick(retryDelay(1));
  socket().accept();
  assert.equal(last().rev, null);
  socket().say(state({ rev: 5, me: { seats: ["A", "B"], looking: "A" } }));
  socket().close();
  clock.tick(retryDelay(1));
  socket().accept();
  assert.equal(last().rev, 5);
});

test("a state is shown: choices, lit entities, names, whose turn it is", () => {
  socket().say(state({ chat: [{ id: 1 }] }));
  assert.deepEqual(model.menu.value, menu);
  assert.deepEqual([...model.lit.value].sort(), [
    "do:march",
    "do:pass",
    "state:bavaria",
    "state:bohemia",
    "state:saxony",
  ]);
  assert.deepEqual(names.value, { A: "Anna", B: "Bot B" });
  assert.equal(model.myTurn.value, true);
  assert.deepEqual(model.chat.value, [{ id: 1 }]);
  assert.equal(document.body.dataset.rev, "1");
});

test("clicks narrow, the last choice left is sent, and a step can be taken back", () => {
  socket().say(state());
  assert.equal(model.pick("state:nowhere"), false);
  assert.equal(model.pick("state:bavaria"), true);
  assert.deepEqual(model.narrowing.value, [{ ref: "state:bavaria" }]);
  assert.equal(model.widen(), true);
  assert.equal(model.widen(), false);
  model.pick("state:bavaria");
  model.pick("state:saxony");
  const { type, rev, do: text, seat: by, key } = last();
  assert.deepEqual(
    { type, rev, text, by },
    { type: "act", rev: 1, text: "march bavaria saxony", by: "A" },
  );
  assert.equal(model.pending.value, key);
  assert.deepEqual(model.narrowing.value, []);
});

test("while a choice is on its way no other is sent; the state after it frees the way", () => {
  socket().say(state());
  model.act(pass);
  const { key } = last();
  model.act(menu[0]);
  assert.equal(last().key, key);
  socket().say({ type: "ok", key });
  assert.equal(model.pending.value, key, "the old menu is still on the screen");
  model.act(menu[0]);
  assert.equal(last().key, key);
  socket().say(state({ rev: 2 }));
  assert.equal(model.pending.value, null);
  model.act(menu[0]);
  assert.notEqual(last().key, key);
});

test("a click on the old menu does not narrow it while a choice is on its way", () => {
  const marches = ["bohemia", "saxony", "vienna"].flatMap((to) =>
    ["bavaria", "hesse", "austria"].map((from) => march(from, to)),
  );
  socket().say(state({ view: { menu: [...marches, pass] } }));
  const [group] = model.branches.value;
  assert.notEqual(group.step, null);
  model.act(pass);
  model.choose(group);
  model.pick("state:bavaria");
  assert.deepEqual(model.narrowing.value, []);
});

test("a state of another's move does not free the way before the choice is acknowledged", () => {
  socket().say(state());
  model.act(pass);
  const { key } = last();
  socket().say(state({ rev: 2 }));
  assert.equal(model.pending.value, key);
  socket().say({ type: "ok", key });
  assert.equal(model.pending.value, null);
});

test("an unanswered choice is resent after a break, with the same key", () => {
  socket().say(state());
  model.act(pass);
  const sent = last();
  socket().close();
  assert.equal(model.connection.value, "lost");
  clock.tick(retryDelay(1));
  socket().accept();
  assert.equal(model.connection.value, "open");
  assert.deepEqual(last(), sent);
});

test("a refusal is shown with its rule, and kept for a report", () => {
  socket().say(state());
  model.act(menu[0]);
  const no = { key: "far", rule: "7.2", args: { to: "state:bohemia" } };
  socket().say({ type: "refused", key: last().key, no, state: state({ rev: 2 }) });
  assert.deepEqual(model.notice.value, { text: "Bohemia is too far", bad: true, rule: "7.2" });
  assert.equal(model.tried, "march bavaria bohemia");
  assert.equal(model.pending.value, null);
  assert.equal(model.state.value.rev, 2);
});

test("a failed action is reported and not sent again", () => {
  socket().say(state());
  model.act(pass);
  socket().say({ type: "error", error: { key: "stale" } });
  assert.equal(model.notice.value.text, "Too late");
  assert.equal(model.pending.value, null);
  socket().close();
  clock.tick(retryDelay(1));
  socket().accept();
  assert.equal(last().type, "hello");
});

test("a late state is dropped, but not the answer to a greeting or the view of another seat", () => {
  socket().say(state({ rev: 5 }));
  socket().say(state({ rev: 4 }));
  assert.equal(model.state.value.rev, 5);
  socket().say(state({ rev: 3, me: { looking: "B" } }));
  assert.equal(model.state.value.rev, 3);
  socket().close();
  clock.tick(retryDelay(1));
  socket().accept();
  socket().say(state({ rev: 1 }));
  assert.equal(model.state.value.rev, 1);
});

test("the log keeps the lines up to `from` and takes the new ones", () => {
  const seqs = (lines, more) => mergedLines(lines, more).map((one) => one.seq);
  const old = [0, 1, 2, 3].map((seq) => ({ seq }));
  assert.deepEqual(seqs(old, { from: 3, events: [{ seq: 4 }] }), [0, 1, 2, 3, 4]);
  assert.deepEqual(seqs(old, { from: 1, events: [{ seq: 2 }] }), [0, 1, 2]);
  assert.deepEqual(seqs(old, { from: 3, events: [{ seq: 3 }] }), [0, 1, 2, 3]);
});

test("moves of others are shown one after the other at the pace; choices wait until then", () => {
  set({ pace: "normal" });
  socket().say(state({ rev: 1, events: [line(1, "B")] }));
  socket().say(state({ rev: 2, from: 1, events: [line(2, "B")] }));
  socket().say(state({ rev: 3, from: 2, events: [line(3, "B")] }));
  assert.deepEqual([model.state.value.rev, model.behind.value, model.menu.value.length], [1, 2, 0]);
  clock.tick(800);
  assert.deepEqual([model.state.value.rev, model.behind.value], [2, 1]);
  clock.tick(800);
  assert.deepEqual([model.state.value.rev, model.menu.value.length], [3, menu.length]);
  assert.deepEqual(
    model.lines.value.map((one) => one.seq),
    [1, 2, 3],
  );
});

test("skip, and an own action, go to the newest state and lose no line", () => {
  set({ pace: "slow" });
  for (const rev of [1, 2, 3])
    socket().say(state({ rev, from: rev - 1, events: [line(rev, "B")] }));
  model.skip();
  assert.equal(model.state.value.rev, 3);
  assert.deepEqual(
    model.lines.value.map((one) => one.seq),
    [1, 2, 3],
  );
  socket().say(state({ rev: 4, from: 3, events: [line(4, "B")] }));
  socket().say(state({ rev: 5, from: 4, events: [line(5, "A")] }));
  assert.equal(model.state.value.rev, 5);
  assert.equal(model.lastOwn.value, 5);
});

test("the news are the newest actions of the others, without seats", () => {
  socket().say(state({ events: [line(0, "B"), line(1, "A"), line(2, "B")] }));
  assert.equal(model.news.value.length, 1);
  assert.deepEqual([...model.recent.value], ["state:saxony"]);
});

test("number keys belong to entities that mean one numbered choice; refused ones are dim", () => {
  socket().say(state({ view: { menu: [march("bavaria", "bohemia"), pass] } }));
  const greyed = [[march("bavaria", "vienna"), "far", "1"]];
  socket().say({ type: "reasons", rev: 1, seat: "A", greyed });
  assert.equal(model.keys.value.get("state:bohemia"), 1);
  assert.equal(model.keys.value.get("do:pass"), 2);
  assert.deepEqual([...model.dim.value.keys()], ["state:vienna"]);
});

test("hotseat: the hand of the next seat is covered until its player uncovers it", () => {
  const both = { seats: ["A", "B"] };
  const waiting = (letter) => ({ waiting: [{ seat: letter, key: "Turn", rule: "1", args: {} }] });
  socket().say(state({ me: both, view: waiting("A") }));
  assert.equal(model.covered.value, null);
  socket().say(state({ rev: 2, me: both, view: waiting("B") }));
  assert.equal(model.covered.value, "B");
  model.uncover();
  assert.deepEqual(last(), { type: "look", seat: "B", rev: null });
  assert.equal(model.covered.value, null);
});

test("a rewind of another player is announced, an own one is not", () => {
  socket().say(state());
  socket().say(state({ rev: 2, table: { backs: [{ by: "A", to: 3, at: 1 }] } }));
  assert.equal(model.notice.value, null);
  socket().say(state({ rev: 3, table: { backs: [{ by: "B", to: 2, at: 2 }] } }));
  assert.equal(model.notice.value.text, "Bot B went back to 2");
});

test("the past is fetched and shows no choices; the present brings them back", async () => {
  answers.set("/api/tables/x1/at/2?seat=A", { body: JSON.stringify({ view: state().view }) });
  socket().say(state({ rev: 5 }));
  await model.replay.look(2);
  assert.equal(requests.at(-1).headers.Authorization, "Bearer secret");
  assert.equal(model.replay.at.value, 2);
  assert.deepEqual([model.view.value.menu, model.menu.value], [[], []]);
  await model.replay.look(5);
  assert.equal(model.replay.at.value, null);
  assert.deepEqual(model.menu.value, menu);
  await model.replay.look(1);
  assert.equal(model.notice.value.text, "Lost");
  assert.equal(model.replay.at.value, null);
});

test("undo, redo and messages go to the server when they are possible", () => {
  socket().say(state({ me: { undo: [], redo: false } }));
  model.undo();
  model.redo();
  assert.deepEqual(
    socket().sent.map((m) => m.type),
    ["hello", "reasons"],
  );
  socket().say(state({ rev: 2, me: { undo: [1, 0], redo: true } }));
  model.undo();
  assert.deepEqual(last(), { type: "undo", rev: 2 });
  model.undo(0);
  assert.deepEqual(last(), { type: "undo", rev: 2, to: 0 });
  model.redo();
  assert.deepEqual(last(), { type: "redo", rev: 2 });
  socket().close();
  model.send({ type: "chat", text: "hello" });
  assert.equal(model.notice.value.text, "Lost");
});

test("a hint is shown to the seat that asked, and only while it is asked for", () => {
  const hint = { type: "hint", seat: "A", hints: [] };
  socket().say(state());
  socket().say(hint);
  assert.equal(model.hint.value, null);
  model.askHint();
  assert.equal(model.hint.value, "asked");
  socket().say({ ...hint, seat: "B" });
  assert.equal(model.hint.value, "asked");
  socket().say(hint);
  assert.deepEqual(model.hint.value, hint);
});

test("an ended token is forgotten, and a new one of another tab connects again", () => {
  socket().close(4401);
  assert.equal(model.gone.value, "token");
  clock.tick(3000);
  assert.deepEqual(seats.value, {});
  hold("x1", { token: "newer", seat: "A", game: "parley" });
  assert.equal(model.gone.value, null);
  socket().accept();
  assert.equal(last().token, "newer");
});

test("a table without spectators and a table that is not there", () => {
  socket().close(4403);
  assert.equal(model.gone.value, "spectators");
  const other = new TableModel("x1");
  socket().accept();
  socket().close(4404);
  assert.equal(other.gone.value, "table");
  assert.ok(seats.value.x1.missing);
  other.close();
});

test("what has changed is applied to what was sent before", () => {
  socket().say(state({ rev: 1, chat: [] }));
  const patch = [1, [2, "rounds"], 0, [3, [0, [1, "Ada"]]]];
  socket().say({ type: "state", rev: 2, seq: 2, from: 1, events: [], own: {}, base: 1, patch });
  assert.equal(model.live.value.over, "rounds");
  assert.deepEqual(model.menu.value, []);
  assert.equal(model.me.value.host, true);
  assert.equal(names.value.A, "Ada");
  socket().say({ type: "table", base: 2, patch: [0, ["spectators", 3]] });
  assert.equal(model.table.value.spectators, 3);
});

test("a difference to a state it does not have makes it ask for the whole", () => {
  socket().say(state({ rev: 4, from: -1 }));
  socket().say({ type: "state", rev: 9, seq: 9, from: 8, events: [], own: {}, base: 7, patch: [] });
  assert.deepEqual(last(), { type: "refresh", rev: 4 });
  assert.equal(model.state.value.rev, 4);
  socket().say(state({ rev: 9 }));
  assert.equal(model.state.value.rev, 9);
});

test("a page that is too old offers to reload and does not connect again", () => {
  socket().close(4426);
  assert.equal(model.gone.value, "page");
  clock.tick(60_000);
  assert.equal(FakeSocket.all.length, 1);
});
