import { render } from "@testing-library/react";
import { afterAll, describe, expect, it } from "vitest";
import { activate } from "@/i18n/translate";
import { CellTotal } from "./cell-total";

const speak = (locale: "en" | "de", tag: string) => activate(locale, async () => ({ default: {} }), [tag]);
afterAll(() => speak("en", "en-US"));

describe("a total in a cell", () => {
  it.each([
    ["en", "en-US", 120_045, "USD", "$1,200<sup>45</sup>"],
    ["en", "en-US", 80_000, "USD", "$800"],
    ["de", "de-DE", 120_045, "EUR", "1.200<sup>45</sup>€"],
    ["en", "en-US", 128_450, "JPY", "¥128,450"],
  ] as const)("in %s (%s): %i %s", async (locale, tag, total, code, html) => {
    await speak(locale, tag);
    const { container } = render(<CellTotal total={total} currency={{ code, symbol: "" }} />);
    expect(container.innerHTML.replace(/ class="[^"]*"/, "")).toBe(html);
  });
});
