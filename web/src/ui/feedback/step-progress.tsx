// Progress through the steps of a longer task: done ones are filled and checked, one after the other, 1600 ms each.
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "@/i18n/ui";
import { cx } from "../class-names";
import { VisuallyHidden } from "../visually-hidden";

export const STEP_DURATION = 1600;

interface StepProgressProps {
  /** Accessible name of the whole. */
  label: string;
  steps: readonly string[];
  /** The index of the current step. */
  current: number;
  className?: string;
}

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Number of steps drawn as done: follows `current`, forward one step at a time. */
function useDrawnSteps(current: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === current) return;
    if (drawn > current || prefersStillness()) {
      setDrawn(current);
      return;
    }
    const timer = setTimeout(() => setDrawn(drawn + 1), STEP_DURATION);
    return () => clearTimeout(timer);
  }, [drawn, current]);
  return drawn;
}

export function StepProgress({ label, steps, current, className }: StepProgressProps) {
  const drawn = useDrawnSteps(current);
  return (
    <ol aria-label={label} className={cx("flex w-full", className)}>
      {steps.map((name, index) => (
        <Step
          key={name}
          name={name}
          index={index}
          current={current}
          drawn={drawn}
          isLast={index === steps.length - 1}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  name: string;
  index: number;
  current: number;
  drawn: number;
  isLast: boolean;
}

const spoken = ({ name, index, current }: StepProps) => {
  if (index < current) return t("ui.stepDone", { name });
  return index === current ? t("ui.stepCurrent", { name }) : t("ui.stepUpcoming", { name });
};

function Step(props: StepProps) {
  const { name, index, current, drawn, isLast } = props;
  const isChecked = index < drawn;
  const isReached = index <= drawn;
  const isFilling = index < current;
  return (
    <li aria-current={index === current ? "step" : undefined} className={cx("min-w-0", !isLast && "flex-1")}>
      <div className="flex items-center">
        <span
          aria-hidden
          className={cx(
            "grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] text-sm font-semibold transition-colors duration-300 [&_svg]:size-4",
            isChecked && "border-accent bg-accent text-on-accent",
            !isChecked && isReached && "border-accent bg-accent-soft text-accent-text",
            !isReached && "border-line-strong bg-surface text-ink-subtle",
          )}
        >
          {isChecked ? <Check strokeWidth={3} /> : index + 1}
        </span>
        {!isLast && (
          <span aria-hidden className="mx-2 h-0.5 flex-1 overflow-hidden rounded-full bg-pressed">
            <span
              className="block h-full origin-left bg-accent transition-transform ease-in-out rtl:origin-right"
              style={{
                transitionDuration: `${STEP_DURATION}ms`,
                transform: `scaleX(${isFilling && isReached ? 1 : 0})`,
              }}
            />
          </span>
        )}
      </div>
      <span
        aria-hidden
        className={cx("mt-2 block pe-3 text-sm", isReached ? "font-medium text-ink" : "text-ink-subtle")}
      >
        {name}
      </span>
      <VisuallyHidden>{spoken(props)}</VisuallyHidden>
    </li>
  );
}
