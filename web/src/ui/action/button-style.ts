// Styles of buttons, shared by <Button>, <IconButton> and <LinkButton>.
import { cx } from "../class-names";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "sm" | "md" | "lg";

const base =
  "focus-ring relative inline-flex shrink-0 items-center justify-center gap-2 select-none border font-medium " +
  "transition-[background-color,border-color,color,box-shadow,transform] data-pressed:scale-[0.985] " +
  "data-disabled:cursor-not-allowed data-disabled:opacity-45 data-disabled:shadow-none [&_svg]:shrink-0";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent shadow-sm data-hovered:bg-accent-hover data-pressed:bg-accent-pressed",
  secondary:
    "border-line-strong/60 bg-surface text-ink data-hovered:border-line-strong data-hovered:bg-sunken data-pressed:bg-pressed",
  quiet: "border-transparent bg-transparent text-ink data-hovered:bg-sunken data-pressed:bg-pressed",
  danger: "border-transparent bg-danger-solid text-on-accent shadow-sm data-hovered:bg-danger-solid-hover",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 rounded-sm px-3 py-1 text-sm [&_svg]:size-4",
  md: "min-h-11 rounded-md px-4.5 py-1.5 text-[0.9375rem] [&_svg]:size-[1.125rem]",
  lg: "min-h-13 rounded-lg px-6 py-2 text-base [&_svg]:size-5",
};

const squares: Record<ButtonSize, string> = {
  sm: "size-9 [&_svg]:size-4.5",
  md: "size-11 [&_svg]:size-5",
  lg: "size-13 [&_svg]:size-6",
};

const corners: Record<ButtonSize, string> = { sm: "rounded-sm", md: "rounded-md", lg: "rounded-lg" };

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export const buttonStyle = ({ variant = "secondary", size = "md" }: ButtonLook, className?: string) =>
  cx(base, variants[variant], sizes[size], className);

export interface IconButtonLook extends ButtonLook {
  shape?: "square" | "round";
}

export const iconButtonStyle = (
  { variant = "quiet", size = "md", shape = "square" }: IconButtonLook,
  className?: string,
) =>
  cx(base, variants[variant], squares[size], shape === "round" ? "rounded-full" : corners[size], className);
