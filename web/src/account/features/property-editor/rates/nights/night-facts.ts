// A night of the rate calendar: its rate, its price, and whether it differs from its season.

import type { Rate } from "../../data/api-types";
import type { NightRun } from "../../data/night-overrides";
import type { PricedNight } from "../../data/night-prices";
import { dayAfter } from "../seasons/seasons";

export interface NightFacts {
  rate: Rate | null;
  /** In minor units; `null` if there is none, or if it is not known yet. */
  price: number | null;
  minNights: number;
  hasOwn: boolean;
  isClosed: boolean;
  isTaken: boolean;
}

/** `null` for rates with a weekend price: only the server knows which nights are weekend nights. */
const plainPrice = (rate: Rate | null) =>
  rate && (rate.weekend_night === null || rate.weekend_night === rate.week_night) ? rate.week_night : null;

/** The server's values come first; before a home is on sale, those that were entered apply. */
export function nightFacts(
  rate: Rate | null,
  own: NightRun | undefined,
  priced: PricedNight | undefined,
): NightFacts {
  return {
    rate,
    price: priced ? priced.price : (own?.amount ?? plainPrice(rate)),
    minNights: priced?.minNights ?? own?.min_nights ?? rate?.min_nights ?? 1,
    hasOwn: own !== undefined,
    isClosed: own?.closed ?? false,
    isTaken: priced?.isTaken ?? false,
  };
}

export const runOn = (runs: readonly NightRun[], night: string) =>
  runs.find(({ start, end }) => start <= night && night < end);

/** Initial values of the form for these nights: those of a range that covers them all. */
export function runFor(runs: readonly NightRun[], first: string, last: string): NightRun {
  const whole = runs.find(({ start, end }) => start <= first && last < end);
  return { ...(whole ?? { closed: false }), start: first, end: dayAfter(last) };
}
