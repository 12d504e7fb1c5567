// Short texts about a trip, for the search bar and the quote panel.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange } from "@/kit/dates/civil-date";
import { guestsOf, type Party } from "@/kit/people/party";
import type { Stay } from "../../availability";

export const stayText = (stay: Stay | null) =>
  stay ? formatDateRange(stay.checkIn, stay.checkOut, currentFormat()) : t("site.search.anyDates");

export const partyText = (party: Party) => t("site.search.guests", { count: guestsOf(party) });

/** `none` is the text without a place. */
export const placeText = (locations: readonly string[], none: string) =>
  locations.length > 0
    ? new Intl.ListFormat(currentFormat(), { type: "unit", style: "short" }).format(locations)
    : none;
