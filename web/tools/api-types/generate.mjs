// Writes web/src/api/schema.d.ts from the OpenAPI document that the server prints, or from the file given as an argument: all
// schemas, and every path except those that each resource has. Exits with an error if there is no document.
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const given = process.argv[2];
const source = given ? pathToFileURL(given) : new URL("../../../openapi.json", import.meta.url);
const target = new URL("../../src/api/schema.d.ts", import.meta.url);

/** Generic resource paths are called through src/api/resource.ts and typed by src/api/rows.ts. */
const OF_ANY_RESOURCE = /^account_/;

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

const ownOperations = Object.entries(document.paths).map(([path, operations]) => [
  path,
  Object.entries(operations).filter(([, { operationId }]) => !OF_ANY_RESOURCE.test(operationId)),
]);
const paths = Object.fromEntries(
  ownOperations.flatMap(([path, own]) => (own.length > 0 ? [[path, Object.fromEntries(own)]] : [])),
);

const banner = "// Generated from openapi.json by `npm run api-types`. Do not edit.\n\n";
await writeFile(target, banner + astToString(await openapiTS({ ...document, paths })));
