// A menu of actions behind a button.
import type { ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps,
} from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import { cx } from "../class-names";
import { floatingSurface, listItem } from "../select/option-list";

export { MenuTrigger } from "react-aria-components/Menu";

export function Menu(props: Omit<MenuProps<object>, "className" | "style">) {
  return (
    <Popover offset={6} className={cx(floatingSurface, "min-w-48 max-w-[min(20rem,92vw)]")}>
      <AriaMenu {...props} className="max-h-[inherit] overflow-auto p-1.5 outline-none" />
    </Popover>
  );
}

interface MenuItemProps extends Omit<AriaMenuItemProps, "children" | "className" | "style"> {
  icon?: ReactNode;
  children: ReactNode;
  /** For actions that cannot be undone. */
  isDangerous?: boolean;
}

export function MenuItem({ icon, children, isDangerous, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      className={cx(listItem, isDangerous && "text-danger data-focused:bg-danger-soft")}
    >
      {icon && <span className="opacity-75 [&_svg]:size-4.5">{icon}</span>}
      <span className="min-w-0 flex-1">{children}</span>
    </AriaMenuItem>
  );
}

export const MenuSeparator = () => <Separator className="mx-2.5 my-1.5 h-px border-0 bg-line" />;
