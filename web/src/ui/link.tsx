// Links: in running text, and in the shape of a button when going somewhere is the main action.
import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { type ButtonLook, buttonStyle } from "./button-style";
import { cx } from "./class-names";

export interface LinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  children: ReactNode;
  className?: string;
}

export function Link({ className, ...props }: LinkProps) {
  return (
    <AriaLink
      {...props}
      className={cx(
        "focus-ring rounded-xs font-medium text-accent-text underline decoration-accent-line decoration-[1.5px] underline-offset-[3px]",
        "transition-colors data-hovered:decoration-current data-disabled:cursor-not-allowed data-disabled:opacity-50",
        className,
      )}
    />
  );
}

export function LinkButton({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <AriaLink {...props} className={buttonStyle({ variant, size }, className)} />;
}
