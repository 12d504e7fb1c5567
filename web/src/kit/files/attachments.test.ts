import { describe, expect, it, test } from "vitest";
import { faultOf, MAX_BYTES, sorted, typeOf } from "./attachments";

const file = (name: string, type: string, size = 1) => ({ name, type, size });
const picture = file("view.jpg", "image/jpeg");

test("a type unknown to the browser is taken from the file name", () => {
  expect(typeOf(file("View.AVIF", ""))).toBe("image/avif");
  expect(typeOf(file("view.jpg", "image/png"))).toBe("image/png");
  expect(typeOf(file("view", ""))).toBe("");
});

test.each([
  [picture, null],
  [file("keys.pdf", "application/pdf", MAX_BYTES), null],
  [file("way.txt", "text/plain"), null],
  [file("keys.pdf", "application/pdf", MAX_BYTES + 1), "tooLarge"],
  [file("tour.mp4", "video/mp4", MAX_BYTES + 1), "wrongType"],
  [file("drawing.svg", "image/svg+xml"), "wrongType"],
])("%o is judged as %s", (chosen, fault) => expect(faultOf(chosen)).toBe(fault));

describe("selected files", () => {
  it("are accepted up to the limit", () => {
    const [a, b, c] = ["a.jpg", "b.jpg", "c.jpg"].map((name) => file(name, "image/jpeg"));
    expect(sorted([a, b, c] as (typeof picture)[], 3)).toEqual({ taken: [a, b], faults: [], leftOver: [c] });
  });

  it("do not count towards the limit if they cannot be sent", () => {
    const film = file("tour.mp4", "video/mp4");
    const found = sorted([film, picture], 4);
    expect(found).toEqual({ taken: [picture], faults: [{ file: film, fault: "wrongType" }], leftOver: [] });
  });
});
