// A checkbox, optionally indeterminate.
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from "react-aria-components/Checkbox";
import { cx } from "../class-names";

interface CheckboxProps extends Omit<AriaCheckboxProps, "children" | "className" | "style"> {
  children?: ReactNode;
  description?: ReactNode;
  /** Vertical alignment of the box beside content taller than a line of text. */
  align?: "start" | "center";
  className?: string;
}

export function Checkbox({ children, description, align = "start", className, ...props }: CheckboxProps) {
  const isBesideText = align === "start" && children !== undefined;
  return (
    <AriaCheckbox
      {...props}
      className={cx(
        "group flex gap-3 text-[0.9375rem] data-disabled:opacity-50",
        align === "center" ? "items-center" : "items-start",
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            className={cx(
              "grid size-5 shrink-0 place-items-center rounded-xs border-[1.5px] transition-colors [&_svg]:size-3.5",
              "outline-2 outline-offset-2 outline-transparent group-data-focus-visible:outline-focus group-data-pressed:scale-95",
              isBesideText && "mt-0.5",
              isSelected || isIndeterminate
                ? "border-accent bg-accent text-on-accent group-data-hovered:border-accent-hover group-data-hovered:bg-accent-hover"
                : "border-line-strong bg-surface group-data-hovered:border-ink-muted group-data-invalid:border-danger",
            )}
          >
            {isIndeterminate ? (
              <Minus aria-hidden strokeWidth={3} />
            ) : (
              isSelected && <Check aria-hidden strokeWidth={3} />
            )}
          </span>
          {children && (
            <span className="min-w-0 flex-1">
              {children}
              {description && <span className="block text-sm text-ink-subtle">{description}</span>}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  );
}
