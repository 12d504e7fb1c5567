// Search for homes: the search in the address and the search bar.
export { type Area, areaChange, areaOf } from "./area";
export { changed } from "./change";
export { type Search, writeSearch } from "./codec";
export { SearchBar } from "./search-bar";
export { partyOf, stayChange, stayOf, type Trip, tripChange, tripOf } from "./trip";
export { partyText, stayText } from "./trip-texts";
export { searchIn, useSearch } from "./use-search";
export { useTrip } from "./use-trip";
