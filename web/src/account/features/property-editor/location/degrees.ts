// Parses degrees as people type and paste them: "45.123", "45,123", "-124.5°".

const NUMBER = /^([+-]?\d{1,3})(?:[.,](\d{1,10}))?°?$/;
/** Precise to a decimeter. */
const DIGITS = 6;

/** `null` if the text is not a number within ±`most`. */
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

/** A pin that was never set is at 0, 0, where there are no homes. */
export const isUnset = ({ lat, lon }: Position) => lat === 0 && lon === 0;
