// A progress bar; indeterminate without a value.
import { Label } from "react-aria-components/Label";
import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";
import { cx } from "../class-names";

interface ProgressBarProps {
  label: string;
  value?: number;
  maxValue?: number;
  className?: string;
}

export function ProgressBar({ label, value, maxValue = 100, className }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={maxValue}
      isIndeterminate={value === undefined}
      className={cx("flex w-full flex-col gap-2", className)}
    >
      {({ percentage, valueText }) => (
        <>
          <div className="flex justify-between gap-4 text-sm">
            <Label className="font-medium">{label}</Label>
            <span className="text-ink-subtle tabular-nums">{valueText}</span>
          </div>
          <div className="relative h-1.5 overflow-hidden rounded-full bg-pressed">
            {percentage === undefined ? (
              <div className="absolute inset-y-0 w-2/5 animate-indeterminate rounded-full bg-accent" />
            ) : (
              <div
                className="h-full rounded-full bg-accent transition-[width] duration-500"
                style={{ width: `${percentage}%` }}
              />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
