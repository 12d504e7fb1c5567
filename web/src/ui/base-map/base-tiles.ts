// The tiles of the offline base map: which exist and their addresses. Missing tiles are all water.
import { address, present } from "base-map:tiles";

export const LAST_TILE_ZOOM = 6;

export interface Tile {
  zoom: number;
  x: number;
  y: number;
}

const bits = Uint8Array.from(atob(present), (letter) => letter.charCodeAt(0));

/** Index of a tile among all tiles, by zoom level and then column, as in the build. */
const numberOf = ({ zoom, x, y }: Tile) => (4 ** zoom - 1) / 3 + x * 2 ** zoom + y;

function isPresent(tile: Tile): boolean {
  const number = numberOf(tile);
  return (((bits[number >> 3] ?? 0) >> (number & 7)) & 1) === 1;
}

export async function fetchTile(tile: Tile, signal?: AbortSignal): Promise<ArrayBuffer> {
  if (!isPresent(tile)) return new ArrayBuffer(0);
  const response = await fetch(`${address}/${tile.zoom}/${tile.x}/${tile.y}.pbf`, { signal });
  if (!response.ok) throw new Error(`The map's tile was answered with ${response.status}.`);
  return response.arrayBuffer();
}
