import { describe, expect, it, test } from "vitest";
import { leftVariables, NO_DRAFT, withTemplate, withText, wordsOf } from "./draft";

const offer = { body: "Come back in May.", subject: "May is lovely", is_offer: true };
const directions = { body: "Left at the mill.", subject: "", is_offer: false };

describe("a template", () => {
  it("says what the answer is headed with, and whether it is an offer", () => {
    expect(withTemplate(NO_DRAFT, offer)).toEqual({
      text: "Come back in May.",
      subject: "May is lovely",
      is_offer: true,
    });
    expect(withTemplate(NO_DRAFT, directions)).toEqual({ ...NO_DRAFT, text: "Left at the mill." });
  });

  it("goes below what was typed, and leaves an offer one", () => {
    expect(withTemplate(withTemplate({ ...NO_DRAFT, text: "Hello,\n" }, offer), directions)).toEqual({
      text: "Hello,\n\nCome back in May.\n\nLeft at the mill.",
      subject: "May is lovely",
      is_offer: true,
    });
  });
});

test("what a template said stays while its words change, and goes with the last of them", () => {
  const draft = withTemplate(NO_DRAFT, offer);
  expect(withText(draft, "Come back in June.")).toEqual({ ...draft, text: "Come back in June." });
  expect(withText(draft, " \n")).toEqual({ ...NO_DRAFT, text: " \n" });
});

test("only what is not as usual is sent with the words", () => {
  const sent = (subject: string | null, is_offer = false) =>
    wordsOf({ text: "Come back.", subject, is_offer });
  expect(sent(" In May ", true)).toEqual({ body: "Come back.", subject: "In May", is_offer: true });
  expect([sent(null), sent(" ")]).toEqual([{ body: "Come back." }, { body: "Come back." }]);
});

test("variables that are left are named once", () => {
  const left = (text: string, subject: string | null = null) =>
    leftVariables({ text, subject, is_offer: false });
  expect(left("Hello {{a}} and {{b}}, {{a}}")).toEqual(["{{a}}", "{{b}}"]);
  expect(left("Hello {{a}}", "For {{b}}")).toEqual(["{{b}}", "{{a}}"]);
  expect(left("{one} brace }} is none")).toEqual([]);
});
