// A box to tick, alone or as "some of them".
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from "react-aria-components/Checkbox";
import { cx } from "./class-names";

export interface CheckboxProps extends Omit<AriaCheckboxProps, "children" | "className" | "style"> {
  children?: ReactNode;
  description?: ReactNode;
  className?: string;
}

export function Checkbox({ children, description, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={cx("group flex items-start gap-3 text-[0.9375rem] data-disabled:opacity-50", className)}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            className={cx(
              "mt-0.5 grid size-5 shrink-0 place-items-center rounded-xs border-[1.5px] transition-colors [&_svg]:size-3.5",
              "outline-2 outline-offset-2 outline-transparent group-data-focus-visible:outline-focus group-data-pressed:scale-95",
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
