// What else changes when a guest changes one thing about a search.
import type { Search } from "./codec";

const FIRST_PAGE: Search = { offset: undefined };
const ANY_PRICE: Search = { minPrice: undefined, maxPrice: undefined };

/** Prices are those of a night without dates and of the whole stay with them: a limit on the one means nothing for the other. */
const turnsPrices = (search: Search, changes: Search) =>
  "checkIn" in changes && Boolean(search.checkIn) !== Boolean(changes.checkIn);

/** A search with something changed; any change but that of the page starts again at the first page. */
export const changed = (search: Search, changes: Search): Search => ({
  ...search,
  ...FIRST_PAGE,
  ...(turnsPrices(search, changes) && ANY_PRICE),
  ...changes,
});
