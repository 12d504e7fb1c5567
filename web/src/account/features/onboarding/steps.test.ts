import { describe, expect, it } from "vitest";
import type { Onboarding } from "./onboarding-query";
import { nextOf, type StepName, stepsOf } from "./steps";

const STEPS: readonly StepName[] = ["home", "photos", "price", "rules", "payments", "publish", "site"];

const EMPTY: Onboarding = {
  complete: false,
  steps: STEPS.map((name) => ({ name, done: false })),
  property: null,
  site: { key: "s", name: "Site", url: "https://casita.test/s/site/" },
};

const WITH_HOME: Onboarding = {
  ...EMPTY,
  steps: STEPS.map((name) => ({ name, done: name === "home" || name === "photos" })),
  property: { key: "h", name: "Home" },
};

const hrefs = (onboarding: Onboarding) =>
  Object.fromEntries(stepsOf(onboarding).map(({ name, href }) => [name, href]));

describe("the steps", () => {
  it("begin with a new home, and wait for it", () => {
    expect(hrefs(EMPTY)).toEqual({
      home: "/account/properties/?modal=create",
      photos: null,
      price: null,
      rules: null,
      payments: "/account/sites/s/?tab=payments",
      publish: null,
      site: "/account/sites/s/",
    });
  });

  it("lead to the part of the editor where each is taken", () => {
    expect(hrefs(WITH_HOME)).toMatchObject({
      home: "/account/properties/h/",
      photos: "/account/properties/h/?tab=photos",
      price: "/account/properties/h/?tab=rates",
      rules: "/account/properties/h/?tab=rules",
      publish: "/account/properties/h/?tab=publish",
    });
  });

  it("go on with the first that is not done", () => {
    expect(nextOf(stepsOf(EMPTY))?.name).toBe("home");
    expect(nextOf(stepsOf(WITH_HOME))?.name).toBe("price");
    const done = { ...WITH_HOME, steps: STEPS.map((name) => ({ name, done: true })) };
    expect(nextOf(stepsOf(done))).toBeNull();
  });

  it("a step that nobody here knows is left out", () => {
    const steps = JSON.parse('[{ "name": "of the future", "done": false }]');
    expect(stepsOf({ ...EMPTY, steps })).toEqual([]);
  });
});
