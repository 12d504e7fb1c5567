// Writes web/src/api/schema.d.ts from the OpenAPI document that the server prints, or from the file that is named as an
// argument. Fails loudly when there is none.
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const given = process.argv[2];
const source = given ? pathToFileURL(given) : new URL("../../../openapi.json", import.meta.url);
const target = new URL("../../src/api/schema.d.ts", import.meta.url);

/** @param {string} reason */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

const text = await readFile(source, "utf8").catch(() =>
  refuse(`${source.pathname} is missing; the server writes it: cargo run -p casita -- openapi`),
);
const document = JSON.parse(text);
if (Object.keys(document.paths ?? {}).length === 0)
  refuse("The document describes no path; nothing written.");

const banner = "// Generated from openapi.json by `npm run api-types`. Do not edit.\n\n";
await writeFile(target, banner + astToString(await openapiTS(document)));
