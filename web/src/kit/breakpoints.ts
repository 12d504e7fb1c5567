// The widths at which layouts change, in pixels. The same numbers are in ui/tokens.css.

export type Breakpoint = "xs" | "sm" | "md" | "lg";

/** The least width of each; xs goes up to 767, sm to 991, md to 1200. */
export const BREAKPOINTS: Record<Breakpoint, number> = { xs: 0, sm: 768, md: 992, lg: 1201 };

export function breakpointOf(width: number): Breakpoint {
  if (width >= BREAKPOINTS.lg) return "lg";
  if (width >= BREAKPOINTS.md) return "md";
  return width >= BREAKPOINTS.sm ? "sm" : "xs";
}

/** The media query that holds from a breakpoint up. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
