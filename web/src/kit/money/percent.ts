// Percentages as typed, "8.5" or "8,5", and as stored, in basis points (hundredths of a percent).

const DIGITS = 2;
const SHARE = /^(\d{1,4})(?:[.,](\d{0,2}))?$/;

/** Null if the text is no percentage. */
export function basisPointsIn(text: string): number | null {
  const match = SHARE.exec(text.trim());
  return match ? Number(match[1]) * 10 ** DIGITS + Number((match[2] ?? "").padEnd(DIGITS, "0")) : null;
}

export const percentOf = (basisPoints: number) => String(basisPoints / 10 ** DIGITS);
