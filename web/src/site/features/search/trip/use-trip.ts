// The trip of the page's search; "today" is in the reader's time zone, since a search covers many places.
import { localToday } from "@/kit/dates/civil-date";
import { useSearch } from "../use-search";
import { type Trip, tripOf } from "./trip";

export const useTrip = (): Trip => tripOf(useSearch().search, localToday());
