// Search for homes: the search in the address and the search bar.

export { changed } from "./change";
export { type Search, writeSearch } from "./codec";
export { type Area, areaChange, areaOf } from "./place/area";
export { SearchBar } from "./search-bar";
export { partyOf, stayChange, stayOf, type Trip, tripChange } from "./trip/trip";
export { partyText, stayText } from "./trip/trip-texts";
export { useTrip } from "./trip/use-trip";
export { searchIn, useSearch } from "./use-search";
