// The colour of each rate, the same in the year and in the table. The base rate stays quiet.
import type { Rate } from "../data/wire";

const HUES = [165, 45, 255, 100, 340, 215, 20, 290, 70, 190];
const MONTH_DAY = 5;

const placeOf = ({ start_date }: Rate) => start_date?.slice(MONTH_DAY) ?? "";

export type Colours = ReadonlyMap<string, string>;

/** By the place of each in the year, so that neighbours differ. */
export function coloursOf(rates: readonly Rate[]): Colours {
  const seasonal = rates.filter(({ base_rate }) => !base_rate);
  const ordered = seasonal.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
  return new Map(
    ordered.map(({ key }, place) => {
      const hue = HUES[place % HUES.length];
      return [key, `light-dark(oklch(0.83 0.1 ${hue}), oklch(0.48 0.09 ${hue}))`];
    }),
  );
}

export const BASE_COLOUR = "light-dark(oklch(0.92 0.012 80), oklch(0.36 0.012 66))";
