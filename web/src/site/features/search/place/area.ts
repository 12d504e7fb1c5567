// A map area as stored in the search: between two parallels and two meridians.
import type { Search } from "../codec";

export interface Area {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** About ten meters: precise enough for a map, and short in the address. */
const DECIMALS = 4;

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** The area of a search; null unless all four edges are set. */
export function areaOf({ minLat, maxLat, minLon, maxLon }: Search): Area | null {
  if (minLat === undefined || maxLat === undefined || minLon === undefined || maxLon === undefined)
    return null;
  return { south: minLat, north: maxLat, west: minLon, east: maxLon };
}

export const areaChange = (area: Area | null): Search => ({
  minLat: area ? round(area.south) : undefined,
  maxLat: area ? round(area.north) : undefined,
  minLon: area ? round(area.west) : undefined,
  maxLon: area ? round(area.east) : undefined,
});
