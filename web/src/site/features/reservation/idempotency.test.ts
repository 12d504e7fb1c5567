import { beforeEach, expect, it } from "vitest";
import { ApiError } from "@/api/errors";
import { inOneAttempt } from "./idempotency";

beforeEach(() => sessionStorage.clear());

const names: string[] = [];
const call = (error?: ApiError) => (attempt: string) => {
  names.push(attempt);
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
  await expect(inOneAttempt("a", call(lost))).rejects.toBe(lost);
  await expect(inOneAttempt("a", call(broken))).rejects.toBe(broken);
  await expect(inOneAttempt("a", call(declined))).rejects.toBe(declined);
  await inOneAttempt("a", call());
  await inOneAttempt("a", call());
  const [first, second, third, fourth, fifth] = names;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, fourth, fifth]).size).toBe(3);
});
