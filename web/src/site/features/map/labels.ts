// Names on a picture: each at its place, and only where it lies on no other name.
import { type Camera, type Point, type Size, toScreen } from "./mercator";
import type { OwnPlace } from "./own-places";

export interface Label extends Point {
  name: string;
}

/** Of a name in small text. */
const LETTER_WIDTH = 7.5;
const LINE_HEIGHT = 20;

export function labelsThatFit(places: readonly OwnPlace[], camera: Camera, size: Size): Label[] {
  const labels: Label[] = [];
  for (const place of places.filter(({ kind }) => kind === "town")) {
    const label = { name: place.name, ...toScreen(place, camera, size) };
    if (!labels.some((other) => overlap(label, other))) labels.push(label);
  }
  return labels;
}

const overlap = (one: Label, other: Label) =>
  Math.abs(one.y - other.y) < LINE_HEIGHT &&
  Math.abs(one.x - other.x) < ((one.name.length + other.name.length) / 2) * LETTER_WIDTH;
