import { describe, expect, it } from "vitest";
import { lackingTabs, type Need, tabOf } from "./checklist";

const need = (name: Need["name"], required: boolean, met: boolean): Need => ({ name, required, met });

describe("the checklist", () => {
  it("marks the parts where something is missing that guests cannot do without", () => {
    const needs = [
      need("name", true, true),
      need("description", true, false),
      need("photo", true, false),
      need("photos", false, false),
      need("rates", true, true),
      need("every_night", false, false),
    ];
    expect([...lackingTabs(needs)]).toEqual(["details", "photos"]);
    expect([...lackingTabs(needs.map((one) => ({ ...one, met: true })))]).toEqual([]);
  });

  it("leads to the part where it is filled in", () => {
    expect(tabOf("refund_policy")).toBe("rules");
    expect(tabOf("every_night")).toBe("rates");
  });
});
