// Finds amenities by any part of their name, ignoring accents.
import { translateKnown } from "@/i18n/translate";
import { AMENITIES, type AmenityGroup } from "./catalogue";

/** Mark possible breaks in long words. */
const SOFT_HYPHENS = /\u00ad/g;
const MARKS = /\p{M}/gu;

const folded = (text: string) =>
  text.replace(SOFT_HYPHENS, "").normalize("NFD").replace(MARKS, "").toLowerCase();

export const amenityName = (code: string) => translateKnown(`site.amenity.${code}`, code);
export const groupName = (group: string) => translateKnown(`site.amenityGroup.${group}`, group);

export interface FoundGroup {
  name: AmenityGroup | "others";
  codes: readonly string[];
}

/** The groups with their matching amenities; unknown amenities of the home come last. */
export function found(text: string, chosen: readonly string[]): FoundGroup[] {
  const wanted = folded(text.trim());
  const known = new Set<string>(Object.values(AMENITIES).flat());
  const groups: FoundGroup[] = [
    ...(Object.keys(AMENITIES) as AmenityGroup[]).map((name) => ({ name, codes: AMENITIES[name] })),
    { name: "others", codes: chosen.filter((code) => !known.has(code)) },
  ];
  return groups
    .map(({ name, codes }) => ({
      name,
      codes: codes.filter((code) => folded(amenityName(code)).includes(wanted)),
    }))
    .filter(({ codes }) => codes.length > 0);
}
