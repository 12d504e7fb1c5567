import { describe, expect, it } from "vitest";
import { changed } from "./change";

describe("a changed search", () => {
  it("starts at the first page after any change except paging", () => {
    expect(changed({ offset: 40, bedrooms: 2 }, { bedrooms: 3 })).toEqual({ offset: undefined, bedrooms: 3 });
    expect(changed({ offset: 40, bedrooms: 2 }, { offset: 60 })).toEqual({ offset: 60, bedrooms: 2 });
  });

  it("clears price limits when dates are added or removed, since they then apply to another price", () => {
    const perNight = { minPrice: 100, maxPrice: 300 };
    const dates = { checkIn: "2026-12-01", checkOut: "2026-12-05" };
    expect(changed(perNight, dates)).toMatchObject({ minPrice: undefined, maxPrice: undefined });
    expect(changed({ ...perNight, ...dates }, { checkIn: undefined })).toMatchObject({ maxPrice: undefined });
    expect(changed({ ...perNight, ...dates }, { checkIn: "2026-12-02" })).toMatchObject(perNight);
    expect(changed(perNight, { ...dates, maxPrice: 900 })).toMatchObject({ maxPrice: 900 });
  });
});
