import { expect, test } from "vitest";
import { nightsIn, type Occupied } from "./taken-nights";

const event = (start_date: string, end_date: string, reservation: string | null = null): Occupied => ({
  key: start_date,
  uri: "",
  start_date,
  end_date,
  reservation,
});

test("nights are taken from the first to the last, but for the reservation's or the block's own", () => {
  const events = [event("2027-02-27", "2027-03-01"), event("2027-03-10", "2027-03-11", "mine")];
  expect([...nightsIn(events, "mine")]).toEqual(["2027-02-27", "2027-02-28", "2027-03-01"]);
  expect([...nightsIn(events, "2027-02-27")]).toEqual(["2027-03-10", "2027-03-11"]);
  expect(nightsIn(events).has("2027-03-11")).toBe(true);
});
