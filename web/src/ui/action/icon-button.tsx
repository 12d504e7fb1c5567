// A square button with only an icon; `label` is its accessible name.
import type { ReactNode, Ref } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { type IconButtonLook, iconButtonStyle } from "./button-style";

interface IconButtonProps
  extends Omit<ButtonProps, "children" | "className" | "style" | "aria-label">,
    IconButtonLook {
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

export function IconButton({ label, variant, size, shape, className, children, ...props }: IconButtonProps) {
  return (
    <Button {...props} aria-label={label} className={iconButtonStyle({ variant, size, shape }, className)}>
      {children}
    </Button>
  );
}
