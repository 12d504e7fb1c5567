// Pins that would lie on top of each other become one that counts them.
import { type Camera, type Position, toPlane, worldSize } from "./mercator";

/** A pin needs so much room on the screen. */
export const PIN_ROOM = { width: 84, height: 36 };

export interface Cluster<H extends Position> extends Position {
  /** In the order of the list; the first names the cluster. */
  homes: [H, ...H[]];
}

/** Clusters change in steps, so that pins do not flicker while the map comes closer. */
const ZOOM_STEP = 0.5;

export const clustersIn = <H extends Position>(homes: readonly H[], { zoom }: Camera) =>
  clustersOf(homes, Math.round(zoom / ZOOM_STEP) * ZOOM_STEP);

/** Homes by the spots they share at a zoom level, in the order of the list. It does not depend on where the map is. */
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
