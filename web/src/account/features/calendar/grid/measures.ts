// The sizes of the board, in pixels, and how much of it is drawn at once.

export const ROW_HEIGHT = 56;
export const HEAD_HEIGHT = 56;
/** As wide as a name needs; less where the window is narrow. */
export const NAME_WIDTH = 208;
/** How wide a day can be made. Prices stand in all but the narrowest. */
export const DAY_WIDTHS = [24, 48, 64, 96] as const;
export const USUAL_ZOOM = 1;
export const LEAST_PRICED_WIDTH = 40;

export const WEEK = 7;
export const ROW_STEP = 4;

/** Before today and after it; nobody books further ahead than three years. */
export const DAYS_BACK = 52 * WEEK;
export const DAYS_AHEAD = 160 * WEEK;
export const DAYS = DAYS_BACK + DAYS_AHEAD;
