// Links for other devices.
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isThisMachine, linkBases } from "../../src/ludoteca/web/app/share.js";

const at = (origin) => ({ origin, hostname: new URL(origin).hostname });

test("names and addresses of this machine are recognised", () => {
  for (const name of ["localhost", "127.0.0.1", "127.0.1.1", "[::1]"])
    assert.ok(isThisMachine(name), name);
  for (const name of ["192.168.1.5", "games.example.org", "localhost.example.org"])
    assert.ok(!isThisMachine(name), name);
});

test("a page opened under an address of the network gives links with that address", () => {
  assert.deepEqual(linkBases(at("http://192.168.1.5:8452"), ["http://10.0.0.1:8452"]), {
    bases: ["http://192.168.1.5:8452"],
    reachable: true,
  });
});

test("a page opened on the server's machine gives links that other devices can follow", () => {
  assert.deepEqual(linkBases(at("http://localhost:8452"), ["http://192.168.1.5:8452"]), {
    bases: ["http://192.168.1.5:8452"],
    reachable: true,
  });
});

test("a server that listens on its own machine alone is not reachable", () => {
  assert.deepEqual(linkBases(at("http://localhost:8452"), []), {
    bases: ["http://localhost:8452"],
    reachable: false,
  });
});
