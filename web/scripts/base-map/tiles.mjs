// Cuts shapes and labels into vector tiles of zoom levels 0 to 6; beyond, maps scale up the last level.
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";

export const LAST_ZOOM = 6;

/** Units per tile side: on the last level one is about 70 meters. */
const EXTENT = 8192;

const LINES = {
  maxZoom: LAST_ZOOM,
  indexMaxZoom: LAST_ZOOM,
  indexMaxPoints: 0,
  extent: EXTENT,
  tolerance: 4,
};

/** Labels near the edge are on both tiles, so that they are not cut. */
const POINTS = { ...LINES, buffer: 0, tolerance: 0 };

/** @typedef {import("geojson").Feature} Feature */

/** @param {Feature[]} features @param {object} options */
const index = (features, options) => new GeoJSONVT({ type: "FeatureCollection", features }, options);

/**
 * @param {Record<string, Feature[]>} shapes by layer
 * @param {(zoom: number) => Feature[]} labelsAt
 * @returns {Generator<{zoom: number, x: number, y: number, bytes: Uint8Array}>} the tiles that are not all water
 */
export function* cutTiles(shapes, labelsAt) {
  const lines = Object.entries(shapes).map(([name, features]) => ({ name, tiles: index(features, LINES) }));
  for (let zoom = 0; zoom <= LAST_ZOOM; zoom++) {
    const layers = [...lines, { name: "labels", tiles: index(labelsAt(zoom), POINTS) }];
    for (let x = 0; x < 2 ** zoom; x++) {
      for (let y = 0; y < 2 ** zoom; y++) {
        const content = layers.flatMap(({ name, tiles }) => {
          const tile = tiles.getTile(zoom, x, y);
          return tile && tile.features.length > 0 ? [/** @type {const} */ ([name, tile])] : [];
        });
        if (content.length > 0) {
          const bytes = fromGeojsonVt(Object.fromEntries(content), { version: 2, extent: EXTENT });
          yield { zoom, x, y, bytes };
        }
      }
    }
  }
}

/** Index of a tile among all tiles, by zoom level and then column. */
export const tileNumber = (/** @type {number} */ zoom, /** @type {number} */ x, /** @type {number} */ y) =>
  (4 ** zoom - 1) / 3 + x * 2 ** zoom + y;
