// The trip of the page's search; "today" is in the reader's time zone, since a search covers many places.
import { localToday } from "@/kit/dates/civil-date";
import { type Trip, tripOf } from "./trip";
import { useSearch } from "../use-search";

export const useTrip = (): Trip => tripOf(useSearch().search, localToday());
