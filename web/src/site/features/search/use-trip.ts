// The trip of the page's search; "today" is the reader's, since a search is for many places.
import { localToday } from "@/kit/civil-date";
import { type Trip, tripOf } from "./trip";
import { useSearch } from "./use-search";

export const useTrip = (): Trip => tripOf(useSearch().search, localToday());
