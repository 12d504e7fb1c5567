// Check-in and check-out as one field that opens a calendar.
import { CalendarRange } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { controlBox, fieldStack, labelRow } from "@/ui/form/field";
import { Popover } from "@/ui/overlay/popover";
import { StayCalendar } from "../actions/move/stay-calendar";
import { stayText } from "../data/stay-dates";
import { type Draft, hasDates } from "./new-stay";

interface DatesFieldProps {
  draft: Draft;
  taken: ReadonlySet<string>;
  onChange: (change: Partial<Draft>) => void;
}

export function DatesField({ draft, taken, onChange }: DatesFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isChosen = hasDates(draft);
  return (
    <div className={fieldStack}>
      <span id={id} className={labelRow}>
        {t("account.create.dates")}
      </span>
      <Button
        ref={trigger}
        aria-labelledby={`${id} ${id}-value`}
        onPress={() => setOpen(true)}
        className={cx(controlBox, "gap-2.5 px-3.5 text-start text-base sm:text-[0.9375rem]")}
      >
        <CalendarRange aria-hidden className="size-4.5 shrink-0 text-ink-subtle" />
        <span id={`${id}-value`} className={cx("min-w-0 flex-1", !isChosen && "text-ink-subtle")}>
          {isChosen ? stayText(draft) : t("account.create.pickDates")}
        </span>
      </Button>
      <Popover
        label={t("account.create.dates")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        placement="bottom start"
        className="w-[46rem] max-w-[min(46rem,94vw)]!"
      >
        <StayCalendar
          autoFocus
          label={t("account.create.dates")}
          value={isChosen ? draft : null}
          taken={taken}
          onChange={(dates) => {
            onChange(dates);
            setOpen(false);
          }}
        />
      </Popover>
    </div>
  );
}
