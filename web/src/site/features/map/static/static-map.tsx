// The base map as a static picture: drawn as SVG, without WebGL and for a few kilobytes.
import { useQueries } from "@tanstack/react-query";
import { type Camera, type Size, toPlane, worldSize } from "../view/mercator";
import { loadShapes, type PlacedTile, SHAPES, type Shape, tilesOf } from "./tile-shapes";

interface StaticMapProps {
  camera: Camera;
  size: Size;
}

const LOOKS: Record<Shape, string> = {
  land: "fill-(--map-land)",
  lakes: "fill-(--map-water)",
  rivers: "fill-none stroke-(--map-coast)",
  states: "fill-none stroke-(--map-state) [stroke-dasharray:4_3]",
  borders: "fill-none stroke-(--map-border)",
};

export function StaticMap({ camera, size }: StaticMapProps) {
  const tiles = useQueries({
    queries: tilesOf(camera, size).map((tile) => ({
      queryKey: ["map-tile", tile],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadShapes(tile, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  }).flatMap(({ data }) => data ?? []);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="absolute inset-0 size-full animate-fade-in bg-(--map-water)"
    >
      {SHAPES.map((shape) => (
        <g key={shape} className={LOOKS[shape]}>
          {tiles.map((tile) => (
            <path
              key={`${tile.zoom}/${tile.x}/${tile.y}`}
              d={tile.paths[shape]}
              transform={placeOf(tile, camera, size)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Tiles have their own units; the picture is in pixels. */
function placeOf({ zoom, x, y, extent }: PlacedTile, camera: Camera, { width, height }: Size): string {
  const [center, world] = [toPlane(camera), worldSize(camera.zoom)];
  const side = world / 2 ** zoom;
  const [left, top] = [x * side - center.x * world + width / 2, y * side - center.y * world + height / 2];
  return `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${side / extent})`;
}
