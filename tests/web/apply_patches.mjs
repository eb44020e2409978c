// Reads [[old, patch], ...] from standard input and writes the patched values.
import { readFileSync } from "node:fs";
import process from "node:process";
import { patched } from "../../src/ludoteca/web/app/mirror.js";

const cases = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(cases.map(([old, patch]) => patched(old, patch))));
