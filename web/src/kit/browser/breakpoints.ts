// Layout breakpoints in pixels. The same numbers are in ui/tokens.css.

type Breakpoint = "xs" | "sm" | "md" | "lg";

/** The minimum width of each; xs goes up to 767, sm to 991, md to 1200. */
export const BREAKPOINTS: Record<Breakpoint, number> = { xs: 0, sm: 768, md: 992, lg: 1201 };

export function breakpointOf(width: number): Breakpoint {
  if (width >= BREAKPOINTS.lg) return "lg";
  if (width >= BREAKPOINTS.md) return "md";
  return width >= BREAKPOINTS.sm ? "sm" : "xs";
}

/** The media query for a breakpoint and above. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
