// Who is signed in, the seats that the account gives to this browser, and the coding of passkeys.
import test from "node:test";
import assert from "node:assert/strict";
import { answers, requests } from "./browser.js";

const { me, offers, whoAmI, look, forgetGiven, claimSeats } =
  await import("../../src/ludoteca/web/app/account.js");
const { seats, hold } = await import("../../src/ludoteca/web/app/store.js");
const { bytesOf, textOf } = await import("../../src/ludoteca/web/app/passkeys.js");

const ANNA = { name: "Anna", visibility: "public", password: true };

/** @param {string} path @param {unknown} value */
const answer = (path, value) => answers.set(path, { body: JSON.stringify(value) });

test("the server is asked once who is signed in", async () => {
  answer("/api/account", { account: null, mail: true, oidc: "", warnings: [] });
  assert.equal(me.value, undefined);
  await Promise.all([whoAmI(), whoAmI()]);
  assert.equal(me.value, null);
  assert.deepEqual(offers.value, { mail: true, oidc: "" });
  assert.equal(requests.filter((r) => r.path === "/api/account").length, 1);
});

test("seats of the account are held, and forgotten when it is left", async () => {
  hold("own", { token: "mine", seat: "A", game: "parley" });
  answer("/api/account", { account: ANNA, mail: false, oidc: "", warnings: [] });
  answer("/api/account/seats", [
    { table: "far", game: "parley", seat: "B", name: "Anna", host: false, token: "given" },
  ]);
  answer("/api/account/claim", { claimed: 1 });
  await look();
  await new Promise((done) => setTimeout(done));
  assert.equal(me.value?.name, "Anna");
  assert.equal(seats.value.far.token, "given");
  assert.deepEqual(JSON.parse(requests.find((r) => r.path === "/api/account/seats").body), {
    tables: ["own"],
  });
  assert.equal(await claimSeats(), 1);
  assert.deepEqual(JSON.parse(requests.at(-1).body), { tokens: ["mine"] }); // not what was given
  forgetGiven();
  assert.deepEqual(Object.keys(seats.value), ["own"]);
  assert.equal(me.value, null);
});

test("binary values travel in base64url without padding", () => {
  const bytes = Uint8Array.from([0, 255, 254, 62, 63, 128]);
  const text = textOf(bytes.buffer);
  assert.match(text, /^[\w-]+$/);
  assert.deepEqual(bytesOf(text), bytes);
  assert.equal(textOf(bytesOf("AA").buffer), "AA");
});
