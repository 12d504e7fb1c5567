// Place name labels on a map, each above its place, without overlaps.
import { clustersIn, PIN_ROOM } from "../pins/clusters";
import { type Camera, type Point, type Position, type Size, toScreen } from "../view/mercator";
import type { OwnPlace } from "./own-places";

export interface Label extends Point {
  name: string;
}

interface Box extends Point {
  width: number;
  height: number;
}

/** Estimated width of a character in small text, in pixels. */
const LETTER_WIDTH = 7.5;
const LINE_HEIGHT = 20;

const ABOVE_DOT = 13;
const ABOVE_PIN = 24;

/** Town names for homes shown as dots. */
export function labelsOfTowns(places: readonly OwnPlace[], camera: Camera, size: Size): Label[] {
  const towns = places.filter(({ kind }) => kind === "town");
  return fitting(
    towns.map((town) => ({ name: town.name, ...above(toScreen(town, camera, size), ABOVE_DOT) })),
  );
}

/** Town names for homes shown as pins, each above a pin. */
export function labelsOfPins(
  homes: readonly (Position & { city: string })[],
  camera: Camera,
  size: Size,
): Label[] {
  const pins = clustersIn(homes, camera).map((cluster) => ({
    name: cluster.homes[0].city,
    at: toScreen(cluster, camera, size),
  }));
  const labels = pins.flatMap(({ name, at }) => {
    const label = { name, ...above(at, ABOVE_PIN) };
    const isHidden = pins.some((pin) => pin.at !== at && overlap(boxOf(label), { ...pin.at, ...PIN_ROOM }));
    return isHidden ? [] : [label];
  });
  return fitting(labels);
}

const above = ({ x, y }: Point, distance: number) => ({ x, y: y - distance });

/** Drops labels that overlap an earlier one, and repeated names. */
function fitting(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels)
    if (!kept.some((other) => other.name === label.name || overlap(boxOf(label), boxOf(other))))
      kept.push(label);
  return kept;
}

const boxOf = ({ name, x, y }: Label): Box => ({
  x,
  y,
  width: name.length * LETTER_WIDTH,
  height: LINE_HEIGHT,
});

const overlap = (one: Box, other: Box) =>
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 &&
  Math.abs(one.x - other.x) < (one.width + other.width) / 2;
