// The calendars of a home beside the quote panel, wide enough for two months with prices.
import type { RefObject } from "react";
import { t } from "@/i18n/site";
import { Popover } from "@/ui/overlay/popover";
import { StayCalendars, type StayCalendarsProps } from "./stay-calendars";

export interface StayPopoverProps extends Pick<StayCalendarsProps, "property" | "choice"> {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function StayPopover({ property, choice, trigger, onClose }: StayPopoverProps) {
  return (
    <Popover
      isOpen
      label={t("site.quote.dates")}
      triggerRef={trigger}
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-[52rem] max-w-[min(52rem,94vw)]! rounded-2xl! p-2"
    >
      <StayCalendars autoFocus months={2} property={property} choice={choice} onPicked={onClose} />
    </Popover>
  );
}
