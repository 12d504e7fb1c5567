// The homes of a site: how they are shown in words and cards, and the calls that fetch them.
export { exact, factsOf, glance, placeOf, priceTexts, ratingText, typeName } from "./home-texts";
export { PropertyCard } from "./property-card";
export { featuredOptions, knownKey, listOptions, PAGE_SIZE, propertyOptions, seedQueries } from "./queries";
