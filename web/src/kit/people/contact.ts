// The specification's validation of telephone numbers and e-mail addresses.

export const TELEPHONE_DIGITS = { least: 5, most: 15 };

const digitCount = (text: string) => text.replaceAll(/\D/g, "").length;

const within = (count: number, { least, most }: { least: number; most: number }) =>
  count >= least && count <= most;

/** Only digits count; an empty text is valid unless the field is required. */
export function isTelephone(text: string, { required = false } = {}): boolean {
  if (text.trim() === "") return !required;
  return within(digitCount(text), TELEPHONE_DIGITS);
}

/** Text, an @, text, and at the end a dot with at least 2 letters. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u.test(text.trim());
