// Order of filter choices: the most distinctive first; changing counts do not reorder the list.
import type { Choice, PropertyChoices } from "../../site";

type Facet = "locations" | "types" | "groups" | "amenities";

/** The number of all homes: the first bedroom count is of homes with the fewest or more. */
const homesIn = ({ bedrooms: [fewest] }: PropertyChoices) => fewest?.count ?? 0;

/** The most frequent first; but choices that all homes have (a smoke alarm) narrow nothing and go last. */
function ranksOf(opened: PropertyChoices, facet: Facet): Map<string, number> {
  const all = homesIn(opened);
  const use = ({ count }: Choice) => (count === all ? 0 : count);
  const ordered = [...opened[facet]].sort((a, b) => use(b) - use(a));
  return new Map(ordered.map(({ key }, rank) => [key, rank]));
}

/** The choices of `now` in the order of when the filters were opened; `nameOf` can translate the names. */
export function inOrder(
  facet: Facet,
  opened: PropertyChoices | undefined,
  now: PropertyChoices | undefined,
  nameOf = ({ name }: Choice) => name,
): Choice[] {
  if (!(opened && now)) return [];
  const rank = ranksOf(opened, facet);
  const place = ({ key }: Choice) => rank.get(key) ?? rank.size;
  return now[facet]
    .map((choice) => ({ ...choice, name: nameOf(choice) }))
    .sort((a, b) => place(a) - place(b));
}
