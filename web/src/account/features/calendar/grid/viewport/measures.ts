// Sizes of the board in pixels, and how much of it is rendered at once.

export const ROW_HEIGHT = 56;
export const HEAD_HEIGHT = 56;
/** Width of the name column; less where the window is narrow. */
export const NAME_WIDTH = 208;
/** Possible widths of a day. All but the narrowest show prices. */
export const DAY_WIDTHS = [24, 48, 64, 96] as const;
export const USUAL_ZOOM = 1;
export const MIN_PRICED_WIDTH = 40;

export const WEEK = 7;
export const ROW_STEP = 4;

/** Days before and after today; nobody books further ahead than three years. */
export const DAYS_BACK = 52 * WEEK;
export const DAYS_AHEAD = 160 * WEEK;
export const DAYS = DAYS_BACK + DAYS_AHEAD;
