// Web Mercator projection: the world is a square of 512 px at zoom 0 and doubles with every level.
import type { Area } from "../../search";

export interface Position {
  lat: number;
  lon: number;
}

export interface Camera extends Position {
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const WORLD = 512;

/** The projection ends at this latitude. */
const MAX_LAT = 85.051129;

export const worldSize = (zoom: number) => WORLD * 2 ** zoom;

/** Projects a position onto the unit square of the world. */
export function toPlane({ lat, lon }: Position): Point {
  const sine = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function fromPlane({ x, y }: Point): Position {
  return {
    lon: (x - 0.5) * 360,
    lat: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
  };
}

/** A position in screen pixels, from the top left. */
export function toScreen(position: Position, camera: Camera, size: Size): Point {
  const [there, here, scale] = [toPlane(position), toPlane(camera), worldSize(camera.zoom)];
  return { x: (there.x - here.x) * scale + size.width / 2, y: (there.y - here.y) * scale + size.height / 2 };
}

/** The area that a camera shows, clipped at the edges of the world. */
export function visibleArea(camera: Camera, size: Size): Area {
  const [here, scale] = [toPlane(camera), worldSize(camera.zoom)];
  const [halfWidth, halfHeight] = [size.width / 2 / scale, size.height / 2 / scale];
  const northWest = fromPlane({ x: here.x - halfWidth, y: here.y - halfHeight });
  const southEast = fromPlane({ x: here.x + halfWidth, y: here.y + halfHeight });
  return {
    south: southEast.lat,
    north: northWest.lat,
    west: Math.max(-180, northWest.lon),
    east: Math.min(180, southEast.lon),
  };
}
