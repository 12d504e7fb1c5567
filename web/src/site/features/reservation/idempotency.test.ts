import { beforeEach, expect, it } from "vitest";
import { ApiError } from "@/api/errors";
import { withIdempotencyKey } from "./idempotency";

beforeEach(() => sessionStorage.clear());

const names: string[] = [];
const call = (error?: ApiError) => (idempotencyKey: string) => {
  names.push(idempotencyKey);
  return error ? Promise.reject(error) : Promise.resolve("done");
};

it("keeps its key while the result is unknown, and uses a new one after every response", async () => {
  const lost = new ApiError({ kind: "unreachable", status: null });
  const broken = new ApiError({ kind: "refusal", status: 503, code: "unavailable", detail: "", data: {} });
  const declined = new ApiError({
    kind: "refusal",
    status: 402,
    code: "payment_declined",
    detail: "",
    data: {},
  });
  await expect(withIdempotencyKey("a", call(lost))).rejects.toBe(lost);
  await expect(withIdempotencyKey("a", call(broken))).rejects.toBe(broken);
  await expect(withIdempotencyKey("a", call(declined))).rejects.toBe(declined);
  await withIdempotencyKey("a", call());
  await withIdempotencyKey("a", call());
  const [first, second, third, fourth, fifth] = names;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, fourth, fifth]).size).toBe(3);
});
