import { describe, expect, it } from "vitest";
import { changeOf, editedOf } from "./edited-stay";

const BOOKED = {
  property: "cabin",
  check_in: "2027-06-03",
  check_out: "2027-06-08",
  adults: 2,
  children: 0,
  pets: 0,
  smoker: false,
};

const of = (change: Partial<ReturnType<typeof editedOf>>) =>
  changeOf({ ...editedOf(BOOKED), ...change }, BOOKED, ["cot"]);

describe("an edited booking", () => {
  it("changes nothing until something differs", () => {
    expect(of({})).toBeNull();
    expect(of({ home: { key: "cabin", name: "Cabin" }, addons: ["cot"] })).toBeNull();
  });

  it("sends only what differs", () => {
    expect(of({ home: { key: "barn", name: "Barn" } })).toEqual({ property: "barn" });
    expect(of({ check_out: "2027-06-09", adults: 3 })).toEqual({ check_out: "2027-06-09", adults: 3 });
    expect(of({ addons: [] })).toEqual({ addons: [] });
    expect(of({ addons: ["cot", "wood"] })).toEqual({ addons: ["cot", "wood"] });
  });
});
