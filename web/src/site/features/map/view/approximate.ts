// The approximate location of a home: a circle that contains it, but not at its center. Only the owner gives out the exact address.
import { type Camera, type Position, worldSize } from "./mercator";

/** Grid of the circle's center in degrees: half a kilometer. */
const GRID = 0.005;

/** In meters. A grid cell's corners are at most 390 m from its center, so the home is well inside. */
export const CIRCLE_RADIUS = 600;

const EQUATOR = 40_075_016.7;

const snap = (degrees: number) => Number((Math.round(degrees / GRID) * GRID).toFixed(3));

export const approximately = ({ lat, lon }: Position): Position => ({ lat: snap(lat), lon: snap(lon) });

/** Converts meters on the ground to pixels on the screen. */
export const pixelsOf = (metres: number, { lat, zoom }: Camera) =>
  (metres / (EQUATOR * Math.cos((lat * Math.PI) / 180))) * worldSize(zoom);
