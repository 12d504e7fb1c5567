// The tiles of the offline base map: which there are and where. All others are nothing but water.
import { address, present } from "base-map:tiles";

export const LAST_TILE_ZOOM = 6;

export interface Tile {
  zoom: number;
  x: number;
  y: number;
}

const bits = Uint8Array.from(atob(present), (letter) => letter.charCodeAt(0));

/** The place of a tile among all tiles, level by level and column by column, as the build counts them. */
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
