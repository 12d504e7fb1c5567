// A switch with immediate effect, without a form to submit.
import type { ReactNode } from "react";
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from "react-aria-components/Switch";
import { cx } from "../class-names";

interface SwitchProps extends Omit<AriaSwitchProps, "children" | "className" | "style"> {
  children: ReactNode;
  description?: ReactNode;
  className?: string;
}

export function Switch({ children, description, className, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={cx(
        "group flex items-start justify-between gap-4 text-[0.9375rem] data-disabled:opacity-50",
        className,
      )}
    >
      <span className="min-w-0">
        {children}
        {description && <span className="block text-sm text-ink-subtle">{description}</span>}
      </span>
      <span
        className={cx(
          "flex h-6 w-10.5 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors",
          "outline-2 outline-offset-2 outline-transparent group-data-focus-visible:outline-focus",
          "group-data-selected:bg-accent group-data-selected:group-data-hovered:bg-accent-hover",
        )}
      >
        <span
          className={cx(
            "size-5 rounded-full bg-white shadow-sm transition-[margin,width]",
            "group-data-pressed:w-5.5 group-data-selected:ms-auto",
          )}
        />
      </span>
    </AriaSwitch>
  );
}
