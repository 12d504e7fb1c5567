// Words that English texts of the account area avoid, each with the one that users know.
import { expect, test } from "vitest";
import { readCatalogue } from "../../scripts/messages-plugin.mjs";

const CATALOGUES = [
  "account",
  "calendar",
  "editor",
  "history",
  "imports",
  "inbox",
  "onboarding",
  "operator",
  "policies",
  "settings",
  "sites",
  "ui",
];

const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/\bletters?\b(?!, digits)/i, "e-mail"],
  [/\bemails?\b/i, "e-mail"],
  [/\bleast (stay|nights?|gap|age)\b/i, "minimum"],
  [/\bmost (nights|pets|uses|discount)\b/i, "maximum"],
  [/\bnarrow\b/i, "filter"],
  [/\briddle/i, "password"],
  [/\bin front\b/i, "featured"],
  [/\bwent back\b|\bgive money back\b/i, "refund"],
  [/\bpromotions?\b/i, "promo code"],
  [/\bpropert(y|ies)\b/i, "home"],
  [/\bstanding\b/i, "status"],
  [/\btelephone\b/i, "phone"],
  [/\bsomebody\b|\banybody\b|\bmeanwhile\b/i, "someone, in the meantime"],
  [/\bunder way\b/i, "in progress"],
  [/\bby itself\b/i, "automatically"],
  [/\bsealed\b/i, "encrypted"],
  [/\b(colour|neighbour|cancelation|favourite)/i, "American spelling"],
  [/\bsites?\b/i, "website"],
];

test.each(CATALOGUES)("the English texts of %s use the words of the trade", (part) => {
  const found = Object.entries(readCatalogue(part, "en")).flatMap(([key, text]) =>
    AVOIDED.filter(([word]) => word.test(text.replaceAll(/\{\w+\}/g, ""))).map(
      ([, better]) => `${part}.${key}: “${text}” (${better})`,
    ),
  );
  expect(found).toEqual([]);
});
