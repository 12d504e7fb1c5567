// A button; while pending it keeps its width, shows a spinner and ignores presses.
import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { cx } from "../class-names";
import { Spinner } from "../feedback/spinner";
import { type ButtonLook, buttonStyle } from "./button-style";

interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style">, ButtonLook {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

export function Button({ variant, size, className, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonStyle({ variant, size }, className)}>
      {({ isPending }) => (
        <>
          <span
            className={cx("inline-flex min-w-0 items-center gap-2 text-center", isPending && "opacity-0")}
          >
            {children}
          </span>
          {isPending && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}
