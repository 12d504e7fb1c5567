// Party of a stay, counted by the rules of the specification.

export const DEFAULT_ADULTS = 2;
const MIN_GUESTS = 1;

export interface Party {
  adults: number;
  children: number;
}

/** Guests are adults plus children, at least 1; an empty party counts as the default party of 2. */
export function guestsOf({ adults, children }: Partial<Party>): number {
  const guests = (adults ?? DEFAULT_ADULTS) + (children ?? 0);
  return guests === 0 ? DEFAULT_ADULTS : Math.max(MIN_GUESTS, guests);
}
