// Position and code of country labels on the map. The two-letter code, by which browsers know a country's name in every language,
// is that of the capital inside it.

/** @typedef {import("geojson").Position} Position */
/** @typedef {import("geojson").Feature<import("geojson").Polygon | import("geojson").MultiPolygon>} Country */

/** @param {Country["geometry"]} geometry @returns {Position[][]} the outer ring of each part */
const outerRings = (geometry) =>
  (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).flatMap((rings) =>
    rings.slice(0, 1),
  );

/** @param {Position[]} ring @returns {[from: Position, to: Position][]} */
const sidesOf = (ring) => ring.slice(1).map((to, index) => [ring[index] ?? to, to]);

/** @param {Position[]} ring @returns {{area: number, centre: Position}} */
function middleOf(ring) {
  let [area, x, y] = [0, 0, 0];
  for (const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] of sidesOf(ring)) {
    const part = x1 * y2 - x2 * y1;
    area += part;
    x += (x1 + x2) * part;
    y += (y1 + y2) * part;
  }
  return { area: Math.abs(area / 2), centre: [x / (3 * area), y / (3 * area)] };
}

/** @param {Position[]} ring @returns {(position: Position) => boolean} */
export function insideOf(ring) {
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  const [west, east, south, north] = [least(xs), most(xs), least(ys), most(ys)];
  return ([x = 0, y = 0]) => x > west && x < east && y > south && y < north && isInside(ring, [x, y]);
}

const least = (/** @type {number[]} */ values) => values.reduce((one, other) => Math.min(one, other));
const most = (/** @type {number[]} */ values) => values.reduce((one, other) => Math.max(one, other));

/** Whether a ray from the position to the east crosses the ring an odd number of times. */
function isInside(/** @type {Position[]} */ ring, /** @type {Position} */ [x = 0, y = 0]) {
  const crossed = sidesOf(ring).filter(
    ([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) =>
      y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  );
  return crossed.length % 2 === 1;
}

/** Minimum area in square degrees of a country of rank 1, 2, 3. */
const RANKS = [120, 25, 4];

/** @param {Country[]} countries @param {import("./places.mjs").Place[]} places @returns {import("geojson").Feature[]} */
export function countryLabels(countries, places) {
  const capitals = places.filter(({ kind }) => kind === "capital");
  return countries.flatMap(({ geometry }) => {
    const parts = outerRings(geometry).map((ring) => ({ contains: insideOf(ring), ...middleOf(ring) }));
    const largest = parts.reduce((one, other) => (other.area > one.area ? other : one));
    const capital = capitals.find(({ position }) => parts.some(({ contains }) => contains(position)));
    if (!capital) return [];
    const rank = RANKS.findIndex((least) => largest.area >= least);
    return [
      {
        type: "Feature",
        properties: {
          kind: "country",
          country: capital.country,
          rank: rank < 0 ? RANKS.length + 1 : rank + 1,
        },
        geometry: { type: "Point", coordinates: largest.centre },
      },
    ];
  });
}
