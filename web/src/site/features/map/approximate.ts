// About where a home is: a circle that holds it, but not in its middle. The exact address is the owner's to give.
import { type Camera, type Position, worldSize } from "./mercator";

/** Degrees of the grid that the middle of the circle is on: half a kilometre. */
const GRID = 0.005;

/** The grid's corners are at most 390 m from their middle, so the home is well inside. */
export const CIRCLE_RADIUS = 600;

const EQUATOR = 40_075_016.7;

const snap = (degrees: number) => Number((Math.round(degrees / GRID) * GRID).toFixed(3));

export const approximately = ({ lat, lon }: Position): Position => ({ lat: snap(lat), lon: snap(lon) });

/** Metres on the ground as pixels on the screen. */
export const pixelsOf = (metres: number, { lat, zoom }: Camera) =>
  (metres / (EQUATOR * Math.cos((lat * Math.PI) / 180))) * worldSize(zoom);
