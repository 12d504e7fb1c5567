// Picker of nights of a home; nights that are taken are struck out.
import { useTakenNights } from "../../data/taken-nights";
import { StayCalendar, type StayCalendarProps } from "./stay-calendar";

interface NightsPickerProps extends Omit<StayCalendarProps, "taken"> {
  property: string;
  /** The reservation whose own nights remain selectable. */
  exceptFor: string;
}

export function NightsPicker({ property, exceptFor, ...calendar }: NightsPickerProps) {
  return <StayCalendar {...calendar} taken={useTakenNights(property, exceptFor)} />;
}
