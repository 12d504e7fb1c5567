import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, open, page } from "./mock-server";

const DAYS = 42;

const home = {
  key: "h1",
  uri: "/api/v2/property/h1/",
  name: "Gull House",
  city: "",
  units: 1,
  currency: { code: "USD", symbol: "$" },
  time_zone: "UTC",
  events: [],
  prices: Array<null>(DAYS).fill(null),
  min_nights: Array<number>(DAYS).fill(1),
  closed: Array<string>(DAYS).fill("past_date"),
};

const twentiethOfNextMonth = () => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 20));
  return new RegExp(
    `^${new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }).format(day)}: `,
  );
};

test("while a month is on its way its nights are not those of the month before", async () => {
  answers["GET /api/v2/property/h1/"] = () => home;
  answers["GET /api/v2/property/"] = () => page([home]);
  let asked = 0;
  answers["GET /api/v2/calendar/"] = () =>
    asked++ === 0 ? page([home]) : new Promise<never>(() => undefined);
  const user = await open("/account/calendar/h1/");
  const month = await screen.findByRole("region", { name: "Calendar" });
  await within(month).findByRole("table");
  await user.click(within(month).getByRole("button", { name: "Later" }));
  const night = await within(month).findByRole("button", { name: twentiethOfNextMonth() });
  await user.click(night);
  expect(night.getAttribute("aria-pressed")).toBe("true");
  await user.click(night);
  expect(await screen.findByRole("dialog", { name: "New booking or block" })).toBeDefined();
});
