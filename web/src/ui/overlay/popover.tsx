// A small surface beside its trigger, for content that needs no full dialog.
import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";
import { cx } from "../class-names";
import { floatingSurface } from "../select/option-list";

export { DialogTrigger as PopoverTrigger } from "react-aria-components/Dialog";

interface PopoverProps extends Omit<AriaPopoverProps, "children" | "className" | "style"> {
  /** Accessible name. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
}

export function Popover({ label, children, className, ...props }: PopoverProps) {
  return (
    <AriaPopover offset={8} {...props} className={cx(floatingSurface, "max-w-[min(24rem,94vw)]", className)}>
      <Dialog aria-label={label} className="overflow-auto p-4 outline-none">
        {({ close }) => (typeof children === "function" ? children(close) : children)}
      </Dialog>
    </AriaPopover>
  );
}
