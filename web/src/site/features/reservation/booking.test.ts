import { beforeEach, expect, it, vi } from "vitest";
import type { Merchant, Quote } from "../site";
import { createReservation } from "./booking";

beforeEach(() => sessionStorage.clear());

const quote = { key: "0Q", namespace: "old-mill", property: "0HOME" } as Quote & { key: string };
const booking = { quote, merchant: {} as Merchant, card: null, message: "" };

it.each([
  ["Ann Guest", { name: "Ann Guest" }],
  [null, undefined],
])("books with the signature %s in the same request", async (signature, record_agreement) => {
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(Response.json({ key: "0R" }, { status: 201 }));
  await createReservation({ ...booking, signature });
  const sent = fetched.mock.lastCall?.[0] as Request;
  expect(new URL(sent.url).pathname).toBe("/websites/api/v2/reservation");
  expect((await sent.json()).record_agreement).toEqual(record_agreement);
});
