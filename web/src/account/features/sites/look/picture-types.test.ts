import { expect, it } from "vitest";
import { faultOf } from "./picture-types";

const MB = 1024 * 1024;

it.each([
  ["logo", "image/png", MB, null],
  ["logo", "image/svg+xml", MB, "logoType"],
  ["logo_dark", "image/avif", MB, "logoType"],
  ["hero", "image/avif", 25 * MB, null],
  ["hero", "image/avif", 25 * MB + 1, "tooLarge"],
  ["social", "application/pdf", MB, "photoType"],
] as const)("a %s of type %s with %i bytes: %s", (role, type, size, fault) => {
  expect(faultOf(role, { type, size })).toBe(fault);
});
