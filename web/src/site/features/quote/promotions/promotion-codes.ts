// Promo codes as typed by guests: compared without case, each one once.

const fold = (code: string) => code.trim().toLowerCase();

export const isSameCode = (one: string, other: string) => fold(one) === fold(other);

/** Adds a code unless it is there already. */
export const withCode = (codes: readonly string[], code: string): string[] =>
  codes.some((other) => isSameCode(other, code)) ? [...codes] : [...codes, code.trim()];

export const withoutCode = (codes: readonly string[], code: string): string[] =>
  codes.filter((other) => !isSameCode(other, code));
