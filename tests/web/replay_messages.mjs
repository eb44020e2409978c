// Reads {starts, connections: [[message, ...], ...]} from the file named first, completes the messages of each
// connection as the page does, and writes what the page would show into the one named second.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { Mirror, starts } from "../../src/ludoteca/web/app/mirror.js";

const [from, to] = process.argv.slice(2);
const given = JSON.parse(readFileSync(from, "utf8"));
for (const [key, start] of Object.entries(given.starts)) starts.set(key, start);
const shown = given.connections.map((messages) => {
  const mirror = new Mirror();
  return messages.map((message) => mirror.complete(message));
});
writeFileSync(to, JSON.stringify(shown));
