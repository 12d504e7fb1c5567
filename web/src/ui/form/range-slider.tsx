// A slider with a lower and an upper bound.

import { Label } from "react-aria-components/Label";
import { Slider, type SliderProps, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { t } from "@/i18n/ui";
import { cx } from "../class-names";

export type Range = readonly [lower: number, upper: number];

interface RangeSliderProps
  extends Omit<
    SliderProps<number[]>,
    "children" | "className" | "style" | "value" | "defaultValue" | "onChange" | "onChangeEnd"
  > {
  label: string;
  value?: Range;
  defaultValue?: Range;
  onChange?: (range: Range) => void;
  /** Called once, when the thumb is released. */
  onChangeEnd?: (range: Range) => void;
  /** Format of a bound, also for screen readers when `formatOptions` is not enough. */
  format?: (value: number) => string;
  className?: string;
}

const asRange = ([lower = 0, upper = lower]: readonly number[]): Range => [lower, upper];

export function RangeSlider({
  label,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  format = String,
  className,
  ...props
}: RangeSliderProps) {
  return (
    <Slider
      {...props}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onChange={(values) => onChange?.(asRange(values))}
      onChangeEnd={(values) => onChangeEnd?.(asRange(values))}
      className={cx("flex w-full flex-col group gap-1", className)}
    >
      {({ state }) => (
        <>
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <Label className="font-medium">{label}</Label>
            <output className="text-ink-muted tabular-nums">{state.values.map(format).join(" – ")}</output>
          </div>
          <SliderTrack className="relative mx-3 h-11 group-data-disabled:opacity-45">
            <span className="absolute inset-x-[-0.75rem] top-1/2 h-1 -translate-y-1/2 rounded-full bg-pressed" />
            <span
              className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-accent"
              style={{
                insetInlineStart: `${state.getThumbPercent(0) * 100}%`,
                insetInlineEnd: `${(1 - state.getThumbPercent(1)) * 100}%`,
              }}
            />
            {[t("ui.from"), t("ui.to")].map((name, index) => (
              <SliderThumb
                key={name}
                index={index}
                aria-label={name}
                className="focus-ring top-1/2 size-6 rounded-full border-[1.5px] border-accent bg-white shadow-md transition-transform data-dragging:scale-110 data-hovered:border-accent-hover"
              />
            ))}
          </SliderTrack>
        </>
      )}
    </Slider>
  );
}
