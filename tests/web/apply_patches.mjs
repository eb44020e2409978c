// Reads [[old, patch], ...] from the file named first and writes the patched values into the one named second.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { patched } from "../../src/ludoteca/web/app/mirror.js";

const [from, to] = process.argv.slice(2);
const cases = JSON.parse(readFileSync(from, "utf8"));
writeFileSync(to, JSON.stringify(cases.map(([old, patch]) => patched(old, patch))));
