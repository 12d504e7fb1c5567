// Tests of the board's geometry: by tables and by properties.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dateOfDay, dayOfDate, dayOfIso, isoOfDay, mondayOf, weekdayOfDay } from "./day-number";
import {
  barPlace,
  cellPlace,
  clipped,
  dayAt,
  dragged,
  drawn,
  freeSpan,
  gripAt,
  lanesOf,
  mayCrossEdge,
  rowAt,
  type Span,
} from "./geometry";

const scale = { first: 100, dayWidth: 40 };
const span = (start: number, end: number): Span => ({ start, end });

describe("bars", () => {
  it("run from the middle of the first day to before the middle of the day of departure", () => {
    expect(barPlace(span(100, 103), scale)).toEqual({ left: 21.5, width: 113 });
  });

  it("meet on a day of turn-over without touching", () => {
    const leaving = barPlace(span(100, 103), scale);
    const coming = barPlace(span(103, 104), scale);
    expect(coming.left - (leaving.left + leaving.width)).toBe(7);
  });

  it("are held by their ends when there is room for ends", () => {
    const bar = { left: 100, width: 120 };
    expect([101, 150, 219].map((x) => gripAt(x, bar))).toEqual(["start", "body", "end"]);
    expect([101, 119].map((x) => gripAt(x, { left: 100, width: 20 }))).toEqual(["body", "body"]);
  });

  it("keep a night however far an end is dragged", () => {
    expect(dragged(span(5, 8), "body", -3)).toEqual(span(2, 5));
    expect(dragged(span(5, 8), "end", 2)).toEqual(span(5, 10));
    expect(dragged(span(5, 8), "end", -9)).toEqual(span(5, 6));
    expect(dragged(span(5, 8), "start", 9)).toEqual(span(7, 8));
  });

  it("know where a week cuts them", () => {
    const week = span(7, 14);
    expect(clipped(span(3, 7), week)).toEqual({ beginsBefore: true, endsAfter: false });
    expect(clipped(span(9, 11), week)).toEqual({ beginsBefore: false, endsAfter: false });
    expect(clipped(span(9, 14), week)).toEqual({ beginsBefore: false, endsAfter: true });
    expect(clipped(span(14, 16), week)).toBeNull();
    expect(clipped(span(1, 6), week)).toBeNull();
  });
});

describe("what lies under a pointer", () => {
  test("is the day of its column and the row of its height", () => {
    expect([0, 39.9, 40, -0.1].map((x) => dayAt(x, scale))).toEqual([100, 100, 101, 99]);
    expect([0, 55, 56, 112, -1].map((y) => rowAt(y, 56, 2))).toEqual([0, 0, 1, null, null]);
  });

  test("is the cell that is drawn there", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 20, max: 120 }), (day, dayWidth) => {
        const at = { first: 0, dayWidth };
        const { left, width } = cellPlace(span(day, day + 1), at);
        expect([left, left + width / 2, left + width - 0.01].map((x) => dayAt(x, at))).toEqual([
          day,
          day,
          day,
        ]);
      }),
    );
  });
});

describe("a selection", () => {
  const isFree = (day: number) => day !== 6 && day !== 12 && day > 0;

  it("goes both ways and stops at the first night that is taken", () => {
    expect(freeSpan(8, 10, isFree)).toEqual(span(8, 11));
    expect(freeSpan(10, 8, isFree)).toEqual(span(8, 11));
    expect(freeSpan(8, 20, isFree)).toEqual(span(8, 12));
    expect(freeSpan(8, 2, isFree)).toEqual(span(7, 9));
    expect(freeSpan(6, 9, isFree)).toBeNull();
  });

  it("holds where it began, and no night that is taken", () => {
    const day = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(day, day, fc.uniqueArray(day), (anchor, to, taken) => {
        const found = freeSpan(anchor, to, (night) => !taken.includes(night));
        expect(found === null).toBe(taken.includes(anchor));
        if (!found) return;
        expect(found.start <= anchor && anchor < found.end).toBe(true);
        expect(taken.some((night) => found.start <= night && night < found.end)).toBe(false);
      }),
    );
  });
});

describe("what is drawn", () => {
  it("is what is in view with a group on either side", () => {
    expect(drawn({ offset: 0, length: 500, size: 50, count: 1000, step: 5 })).toEqual(span(0, 15));
    expect(drawn({ offset: 2600, length: 500, size: 50, count: 1000, step: 5 })).toEqual(span(45, 70));
    expect(drawn({ offset: 49_500, length: 500, size: 50, count: 1000, step: 5 })).toEqual(span(985, 1000));
    expect(drawn({ offset: 0, length: 500, size: 50, count: 0, step: 5 })).toEqual(span(0, 0));
  });

  it("stays the same while a group is scrolled through", () => {
    const at = (offset: number) => drawn({ offset, length: 500, size: 50, count: 1000, step: 5 });
    expect(at(2501)).toEqual(at(2740));
  });
});

describe("lanes", () => {
  it("are as few as there are stays at a time", () => {
    expect(lanesOf([span(1, 4), span(4, 6), span(2, 5)])).toEqual({ lanes: [0, 0, 1], count: 2 });
    expect(lanesOf([])).toEqual({ lanes: [], count: 1 });
  });

  it("never hold two stays of the same night", () => {
    const stay = fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }))
      .map(([start, nights]) => span(start, start + nights));
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 12 }), (stays) => {
        const { lanes } = lanesOf(stays);
        stays.forEach((one, i) => {
          stays.forEach((other, j) => {
            const overlap = i < j && one.start < other.end && other.start < one.end;
            if (overlap) expect(lanes[i]).not.toBe(lanes[j]);
          });
        });
      }),
    );
  });
});

describe("days", () => {
  it("are the same number in every spelling", () => {
    const day = dayOfIso("2027-03-01");
    expect([isoOfDay(day), isoOfDay(day - 1)]).toEqual(["2027-03-01", "2027-02-28"]);
    expect(dayOfDate(dateOfDay(day))).toBe(day);
  });

  it("begin their week on Monday", () => {
    // 16 November 2026 is a Monday.
    const monday = dayOfIso("2026-11-16");
    expect([0, 1, 6].map((days) => mondayOf(monday + days))).toEqual([monday, monday, monday]);
    expect([mondayOf(monday - 1), weekdayOfDay(monday), weekdayOfDay(monday - 1)]).toEqual([
      monday - 7,
      1,
      0,
    ]);
  });
});

test("what the edge of the view cuts keeps its words, wherever it is scrolled", () => {
  const [first, dayWidth, step, count] = [0, 48, 7, 1400];
  fc.assert(
    fc.property(
      fc.integer({ min: step * dayWidth, max: 1000 * dayWidth }),
      fc.integer({ min: -30, max: 1 }),
      fc.integer({ min: 1, max: 40 }),
      (offset, from, nights) => {
        const start = Math.floor(offset / dayWidth) + from;
        const bar = barPlace(span(start, start + nights), { first, dayWidth });
        fc.pre(bar.left < offset && offset < bar.left + bar.width);
        const days = drawn({ offset, length: 1000, size: dayWidth, count, step });
        expect(mayCrossEdge(span(start, start + nights), days)).toBe(true);
      },
    ),
  );
});
