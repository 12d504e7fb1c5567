// Translations of the codes that come with homes, as far as they are standard ones.
import { currentFormat, translateKnown } from "@/i18n/translate";
import type { Amenity } from "../site";

/** "tree_house" becomes "Tree house". */
function readable(code: string): string {
  const words = code.replaceAll(/[_-]+/g, " ");
  return words.charAt(0).toLocaleUpperCase(currentFormat()) + words.slice(1);
}

export const typeName = (type: string) => translateKnown(`site.type.${type}`, readable(type));

/** Amenities that the owner added have the name that the owner gave them. */
export const amenityName = ({ key, name = readable(key) }: { key: string; name?: string }) =>
  translateKnown(`site.amenity.${key}`, name);

export const amenityGroup = ({ group }: Pick<Amenity, "group">) =>
  translateKnown(`site.amenityGroup.${group.toLowerCase()}`, group);
