// Degrees as people type and paste them: "45.123", "45,123", "-124.5°".

const NUMBER = /^([+-]?\d{1,3})(?:[.,](\d{1,10}))?°?$/;
/** To the decimetre. */
const DIGITS = 6;

/** Nothing when they mean no place within the bounds. */
export function degreesIn(text: string, most: number): number | null {
  const match = NUMBER.exec(text.trim().replace("\u2212", "-"));
  if (!match) return null;
  const degrees = Number(`${match[1]}.${match[2] ?? "0"}`);
  return Math.abs(degrees) <= most ? rounded(degrees) : null;
}

export const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

export interface Position {
  lat: number;
  lon: number;
}

/** A pin that nobody has set down lies where no home is. */
export const isUnset = ({ lat, lon }: Position) => lat === 0 && lon === 0;
