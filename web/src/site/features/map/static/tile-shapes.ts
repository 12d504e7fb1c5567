// Converts a tile of the base map to SVG paths, for static maps.
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { fetchTile, LAST_TILE_ZOOM, type Tile } from "@/ui/base-map/base-tiles";
import { type Camera, type Size, toPlane, worldSize } from "../view/mercator";

export const SHAPES = ["land", "lakes", "rivers", "states", "borders"] as const;
export type Shape = (typeof SHAPES)[number];

export interface PlacedTile extends Tile {
  /** In tile units. */
  paths: Partial<Record<Shape, string>>;
  extent: number;
}

const MAX_TILES = 4;

/** Zoom levels of detail to give up when a single tile then covers the whole view. */
const COARSER_FOR_ONE = 2;

/** The tiles behind a view: a single one if it is detailed enough, else the most detailed set of a few. */
export function tilesOf(camera: Camera, size: Size): Tile[] {
  const finest = Math.max(0, Math.min(LAST_TILE_ZOOM, Math.ceil(camera.zoom)));
  const levels = Array.from({ length: finest + 1 }, (_, step) => tilesAt(finest - step, camera, size));
  return (
    levels.slice(0, COARSER_FOR_ONE + 1).find(({ length }) => length === 1) ??
    levels.find(({ length }) => length <= MAX_TILES) ??
    []
  );
}

function tilesAt(zoom: number, camera: Camera, size: Size): Tile[] {
  const [center, scale, count] = [toPlane(camera), worldSize(camera.zoom), 2 ** zoom];
  const [halfWidth, halfHeight] = [size.width / 2 / scale, size.height / 2 / scale];
  const columns = span(center.x - halfWidth, center.x + halfWidth, count);
  const rows = span(center.y - halfHeight, center.y + halfHeight, count);
  return columns.flatMap((x) => rows.map((y) => ({ zoom, x, y })));
}

function span(from: number, to: number, count: number): number[] {
  const first = Math.max(0, Math.floor(from * count));
  const last = Math.min(count - 1, Math.floor(to * count));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export async function loadShapes(tile: Tile, signal?: AbortSignal): Promise<PlacedTile> {
  const { layers } = new VectorTile(new PbfReader(await fetchTile(tile, signal)));
  const present = SHAPES.filter((shape) => layers[shape]);
  const extent = layers[present[0] ?? "labels"]?.extent ?? 1;
  return {
    ...tile,
    extent,
    paths: Object.fromEntries(present.map((shape) => [shape, pathOf(layers[shape])])),
  };
}

function pathOf(layer: VectorTile["layers"][string] | undefined): string {
  const features = Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index));
  return features.flatMap((feature) => feature?.loadGeometry().map(lineOf) ?? []).join("");
}

const lineOf = (line: readonly { x: number; y: number }[]) =>
  line.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
