import { expect, it } from "vitest";
import { dateFormat, numberFormat } from "./formats";

it("creates a formatter once for the same locale and options", () => {
  const percent = numberFormat("de", { style: "percent" });
  expect(numberFormat("de", { style: "percent" })).toBe(percent);
  expect(numberFormat("fr", { style: "percent" })).not.toBe(percent);
  expect(numberFormat("de", { style: "decimal" })).not.toBe(percent);
  expect(percent.format(0.5)).toBe("50\u00a0%");
});

it("writes dates as the locale does", () => {
  const day = dateFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });
  expect(day.format(Date.UTC(2027, 2, 14))).toBe("Mar 14");
});
