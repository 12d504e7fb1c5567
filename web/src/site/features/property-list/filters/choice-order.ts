// In which order choices are shown: what tells homes apart comes first, and counts that change do not shuffle the list.
import type { Choice, PropertyChoices } from "../../site";

type Facet = "locations" | "types" | "groups" | "amenities";

/** How many homes there are at all: those with as few bedrooms as any. */
const homesIn = ({ bedrooms: [fewest] }: PropertyChoices) => fewest?.count ?? 0;

/** The most frequent first; but what all homes have, as a smoke alarm, narrows nothing and goes last. */
function ranksOf(opened: PropertyChoices, facet: Facet): Map<string, number> {
  const all = homesIn(opened);
  const use = ({ count }: Choice) => (count === all ? 0 : count);
  const ordered = [...opened[facet]].sort((a, b) => use(b) - use(a));
  return new Map(ordered.map(({ key }, rank) => [key, rank]));
}

/** The choices of `now`, in the order that they had when the filters were opened; names can be put into other words. */
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
