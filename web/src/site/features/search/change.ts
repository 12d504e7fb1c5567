// Side effects of changing one part of a search.
import type { Search } from "./codec";

const FIRST_PAGE: Search = { offset: undefined };
const ANY_PRICE: Search = { minPrice: undefined, maxPrice: undefined };

/** Prices are per night without dates and for the whole stay with them: a limit on one is meaningless for the other. */
const turnsPrices = (search: Search, changes: Search) =>
  "checkIn" in changes && Boolean(search.checkIn) !== Boolean(changes.checkIn);

/** Applies changes to a search; any change except paging returns to the first page. */
export const changed = (search: Search, changes: Search): Search => ({
  ...search,
  ...FIRST_PAGE,
  ...(turnsPrices(search, changes) && ANY_PRICE),
  ...changes,
});
