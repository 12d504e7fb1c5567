// Towns and quarters of the homes on the map, named as on the cards.
import type { MapPlace } from "@/ui/base-map/base-style";
import type { PropertyCard } from "../../site";

export type OwnPlace = MapPlace;

type Home = Pick<PropertyCard, "city" | "neighborhood" | "lat" | "lon">;

export const ownPlaces = (homes: readonly Home[]): OwnPlace[] => [
  ...named(homes, "town", ({ city }) => city),
  ...named(homes, "quarter", ({ neighborhood }) => neighborhood),
];

function named(homes: readonly Home[], kind: OwnPlace["kind"], nameOf: (home: Home) => string): OwnPlace[] {
  const names = new Set(homes.map(nameOf).filter(Boolean));
  return [...names].map((name) => {
    const members = homes.filter((home) => nameOf(home) === name);
    return { name, kind, lat: mean(members.map(({ lat }) => lat)), lon: mean(members.map(({ lon }) => lon)) };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
