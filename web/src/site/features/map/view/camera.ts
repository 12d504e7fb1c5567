// The map's camera: a searched place, the area of the search, or all homes of the result.
import { type Area, areaOf, type Search } from "../../search";
import { type Camera, fromPlane, type Position, type Size, toPlane, worldSize } from "./mercator";

/** Zoom of a place that was found by its name. */
export const PLACE_ZOOM = 12;

/** Fitting an area zooms in no further. */
export const MAX_FIT_ZOOM = 14;

export const MIN_ZOOM = 2;
export const MAX_ZOOM = 16;

/** A smaller change of the zoom is not seen. */
const SEEN_ZOOM = 0.1;

/** Pixels for half a pin at the edge of the map, and for the controls. */
const PADDING = 56;

type Target = { kind: "place"; center: Position } | { kind: "area"; area: Area };

/** The camera's target; `null` when there is nothing new to show, and the map stays. */
export function targetOf(search: Search, homes: readonly Position[]): Target | null {
  const area = areaOf(search);
  if (area && search.locations) return { kind: "place", center: centerOf(area) };
  const shown = area ?? areaAround(homes);
  return shown && { kind: "area", area: shown };
}

export function cameraOn(target: Target, size: Size): Camera {
  return target.kind === "place" ? { ...target.center, zoom: PLACE_ZOOM } : cameraAround(target.area, size);
}

export function areaAround(positions: readonly Position[]): Area | null {
  const [first] = positions;
  if (!first) return null;
  const [lats, lons] = [positions.map(({ lat }) => lat), positions.map(({ lon }) => lon)];
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  };
}

/** The camera that shows the homes of a cluster apart; `null` for a single home, or where the map is that close already. */
export function closerLook(homes: readonly Position[], { zoom }: Camera, size: Size): Camera | null {
  const area = homes.length > 1 ? areaAround(homes) : null;
  const closer = area && cameraAround(area, size);
  return closer && closer.zoom > zoom + SEEN_ZOOM ? closer : null;
}

/** The center in the Mercator projection, which differs from the mean of the degrees. */
export function centerOf({ south, north, west, east }: Area): Position {
  const [low, high] = [toPlane({ lat: south, lon: west }), toPlane({ lat: north, lon: east })];
  return fromPlane({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 });
}

/** The closest camera that shows all of an area, within the zoom levels of the map. */
export function cameraAround(area: Area, { width, height }: Size, mostZoom = MAX_FIT_ZOOM): Camera {
  const low = toPlane({ lat: area.south, lon: area.west });
  const high = toPlane({ lat: area.north, lon: area.east });
  const across = Math.max(1, width - 2 * PADDING) / worldSize(0) / Math.max(high.x - low.x, Number.EPSILON);
  const down = Math.max(1, height - 2 * PADDING) / worldSize(0) / Math.max(low.y - high.y, Number.EPSILON);
  const zoom = Math.log2(Math.min(across, down));
  return { ...centerOf(area), zoom: Math.max(MIN_ZOOM, Math.min(mostZoom, zoom)) };
}
