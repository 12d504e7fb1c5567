// Nights of a home to pick from, with those struck out that others have.
import { useTakenNights } from "../data/taken-nights";
import { StayCalendar, type StayCalendarProps } from "./stay-calendar";

interface NightsPickerProps extends Omit<StayCalendarProps, "taken"> {
  property: string;
  /** Whose own nights do not stand in its way. */
  exceptFor: string;
}

export function NightsPicker({ property, exceptFor, ...calendar }: NightsPickerProps) {
  return <StayCalendar {...calendar} taken={useTakenNights(property, exceptFor)} />;
}
