// The trip of the page's search; "today" is the reader's, since a search is for many places.
import { getLocalTimeZone, today } from "@internationalized/date";
import { type Trip, tripOf } from "./trip";
import { useSearch } from "./use-search";

export const useTrip = (): Trip => tripOf(useSearch().search, today(getLocalTimeZone()));
