import { expect, test } from "vitest";
import { claimRecord, isTaken } from "./claim-record";

const SITE = "01HF7YAT00000000000000000A";

test("the record stands below the domain, as names do in small letters", () => {
  expect(claimRecord("Stay.Lake-Houses.com", SITE)).toEqual({
    name: "_casita.stay.lake-houses.com",
    text: `casita-site=${SITE}`,
  });
});

test.each([
  [undefined, false],
  ["A domain must have at least 5 characters.", false],
  [`Another site has this domain. Add _casita.a.com with the text casita-site=${SITE}.`, true],
  ["Another site has this domain. Add _casita.a.com with the text casita-site=SOMEBODY.", false],
])("%j says that the domain is taken: %s", (refusal, expected) => {
  expect(isTaken(refusal, SITE)).toBe(expected);
});
