// Promotion codes as guests type them: the same whatever their case, each one once.

const fold = (code: string) => code.trim().toLowerCase();

export const isSameCode = (one: string, other: string) => fold(one) === fold(other);

/** The codes with one more; a code that is on already is not put on again. */
export const withCode = (codes: readonly string[], code: string): string[] =>
  codes.some((other) => isSameCode(other, code)) ? [...codes] : [...codes, code.trim()];

export const withoutCode = (codes: readonly string[], code: string): string[] =>
  codes.filter((other) => !isSameCode(other, code));
