// Color of each rate, the same in the year and in the table. The base rate is neutral.
import type { Rate } from "../../data/api-types";

const HUES = [165, 45, 255, 100, 340, 215, 20, 290, 70, 190];
const MONTH_DAY = 5;

const placeOf = ({ start_date }: Rate) => start_date?.slice(MONTH_DAY) ?? "";

export type RateColors = ReadonlyMap<string, string>;

/** By position within the year, so that neighbors differ. */
export function colorsOf(rates: readonly Rate[]): RateColors {
  const seasonal = rates.filter(({ base_rate }) => !base_rate);
  const ordered = seasonal.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
  return new Map(
    ordered.map(({ key }, place) => {
      const hue = HUES[place % HUES.length];
      return [key, `light-dark(oklch(0.83 0.1 ${hue}), oklch(0.48 0.09 ${hue}))`];
    }),
  );
}

export const BASE_COLOR = "light-dark(oklch(0.92 0.012 80), oklch(0.36 0.012 66))";

/** Softened for large areas; the legend has the full color. */
export const softly = (color: string) => `color-mix(in oklab, ${color} 52%, var(--surface))`;

/** Nights without a rate: striped, to be visible without colors. */
export const UNPRICED = "repeating-linear-gradient(135deg, var(--line) 0 2px, transparent 2px 6px)";

/** Drawn over the color of nights that guests cannot book. */
export const CLOSED =
  "[background-image:repeating-linear-gradient(45deg,transparent_0_4px,color-mix(in_oklab,var(--ink)_28%,transparent)_4px_5.5px)]";
