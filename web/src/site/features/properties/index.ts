// The homes of a site: their texts and cards, and the queries that fetch them.
export { exact, factsLine, factsOf, glance, houseRules, placeOf, priceTexts, ratingText } from "./home-texts";
export { amenityGroup, amenityName, typeName } from "./known-words";
export {
  boundsOf,
  countedValues,
  limitOf,
  ORDERS,
  type Order,
  offsetOf,
  orderOf,
  PAGE_SIZE,
  placesOf,
} from "./list-query";
export { PropertyCard } from "./property-card";
export { PropertyRow, ROW_SIZES } from "./property-row";
export {
  cheapestOptions,
  choicesOptions,
  featuredOptions,
  flexibleOptions,
  knownKey,
  listOptions,
  pagesOptions,
  prefetchList,
  propertyOptions,
  seedQueries,
} from "./queries";
