// Links: in running text, and styled as a button when navigation is the main action.
import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { cx } from "../class-names";
import { type ButtonLook, buttonStyle } from "./button-style";

interface LinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  children: ReactNode;
  /** Underlined only on hover: for lists of links. */
  isQuiet?: boolean;
  className?: string;
}

export function Link({ isQuiet, className, ...props }: LinkProps) {
  return (
    <AriaLink
      {...props}
      className={cx(
        "focus-ring rounded-xs font-medium text-accent-text decoration-accent-line decoration-[1.5px] underline-offset-[3px]",
        isQuiet ? "data-hovered:underline" : "underline",
        "transition-colors data-hovered:decoration-current data-disabled:cursor-not-allowed data-disabled:opacity-50",
        className,
      )}
    />
  );
}

export function LinkButton({ variant, size, className, ...props }: Omit<LinkProps, "isQuiet"> & ButtonLook) {
  return <AriaLink {...props} className={buttonStyle({ variant, size }, className)} />;
}
