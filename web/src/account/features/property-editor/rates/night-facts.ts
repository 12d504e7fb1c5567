// What a night of the calendar shows: its rate, what it costs, and whether it differs from its season.
import type { PricedNight } from "../data/night-prices";
import type { NightRun } from "../data/own-nights";
import type { Rate } from "../data/wire";
import { dayAfter } from "./seasons";

export interface NightFacts {
  rate: Rate | null;
  /** In minor units; nothing where there is none, or where it is not known yet. */
  price: number | null;
  minNights: number;
  hasOwn: boolean;
  isClosed: boolean;
  isTaken: boolean;
}

/** A rate that has another price at weekends leaves it to the server which nights those are. */
const plainPrice = (rate: Rate | null) =>
  rate && (rate.weekend_night === null || rate.weekend_night === rate.week_night) ? rate.week_night : null;

/** What the server says of the night goes first; before a home is on sale there is what was typed. */
export function nightFacts(
  rate: Rate | null,
  own: NightRun | undefined,
  told: PricedNight | undefined,
): NightFacts {
  return {
    rate,
    price: told ? told.price : (own?.amount ?? plainPrice(rate)),
    minNights: told?.minNights ?? own?.min_nights ?? rate?.min_nights ?? 1,
    hasOwn: own !== undefined,
    isClosed: own?.closed ?? false,
    isTaken: told?.isTaken ?? false,
  };
}

export const runOn = (runs: readonly NightRun[], night: string) =>
  runs.find(({ start, end }) => start <= night && night < end);

/** What a form for these nights begins with: what is said of all of them already. */
export function runFor(runs: readonly NightRun[], first: string, last: string): NightRun {
  const whole = runs.find(({ start, end }) => start <= first && last < end);
  return { ...(whole ?? { closed: false }), start: first, end: dayAfter(last) };
}
