// A page that is older than the server: it reloads itself, but not for ever.
import { FakeSocket } from "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { clock } from "./clock.js";
import { Connection } from "../../src/ludoteca/web/app/connection.js";

const OLD_PAGE = 4426;
let told;

beforeEach(() => {
  clock.start();
  FakeSocket.all = [];
  location.reloads = 0;
  sessionStorage.items.clear();
  told = [];
});

afterEach(() => clock.stop());

/** Open a page whose server speaks newer messages. */
function openOld() {
  const connection = new Connection("x1", {
    greeting: () => ({ type: "hello", token: null, rev: null, lang: "en" }),
    known: () => null,
    resynchronise: () => {},
    receive: (message) => told.push(message),
    status: () => {},
  });
  FakeSocket.newest.accept();
  FakeSocket.newest.close(OLD_PAGE);
  connection.close();
}

test("it says so, reloads itself and does not connect again", () => {
  openOld();
  assert.deepEqual(told, [{ type: "gone", why: "page" }]);
  assert.equal(location.reloads, 1);
  clock.tick(60_000);
  assert.equal(FakeSocket.all.length, 1);
});

test("a page that is still too old a moment later leaves it to its player", () => {
  openOld();
  clock.tick(59_000);
  openOld();
  assert.equal(location.reloads, 1);
  assert.equal(told.length, 2);
  clock.tick(2_000);
  openOld();
  assert.equal(location.reloads, 2);
});

test("without storage it does not reload: it could not know when to stop", () => {
  const { getItem } = sessionStorage;
  sessionStorage.getItem = () => {
    throw new Error("denied");
  };
  openOld();
  sessionStorage.getItem = getItem;
  assert.equal(location.reloads, 0);
  assert.equal(told.length, 1);
});
