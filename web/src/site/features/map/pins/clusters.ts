// Clusters pins that would overlap into one with a count.
import { type Camera, type Position, toPlane, worldSize } from "../view/mercator";

/** Pixels that a pin needs on the screen. */
export const PIN_ROOM = { width: 84, height: 36 };

export interface Cluster<H extends Position> extends Position {
  /** In the order of the list; the first names the cluster. */
  homes: [H, ...H[]];
}

/** Clusters change in zoom steps, so that pins do not flicker while zooming in. */
const ZOOM_STEP = 0.5;

export const clustersIn = <H extends Position>(homes: readonly H[], { zoom }: Camera) =>
  clustersOf(homes, Math.round(zoom / ZOOM_STEP) * ZOOM_STEP);

/** Clusters homes at a zoom level, in the order of the list. Independent of the map's position. */
export function clustersOf<H extends Position>(homes: readonly H[], zoom: number): Cluster<H>[] {
  const scale = worldSize(zoom);
  const clusters: { homes: [H, ...H[]]; x: number; y: number }[] = [];
  for (const home of homes) {
    const spot = toPlane(home);
    const near = clusters.find(
      ({ x, y }) =>
        Math.abs(x - spot.x) * scale < PIN_ROOM.width && Math.abs(y - spot.y) * scale < PIN_ROOM.height,
    );
    if (near) near.homes.push(home);
    else clusters.push({ homes: [home], ...spot });
  }
  return clusters.map((cluster) => ({ homes: cluster.homes, ...middle(cluster.homes) }));
}

function middle(homes: readonly Position[]): Position {
  const sum = homes.reduce((total, { lat, lon }) => ({ lat: total.lat + lat, lon: total.lon + lon }), {
    lat: 0,
    lon: 0,
  });
  return { lat: sum.lat / homes.length, lon: sum.lon / homes.length };
}
