import { render, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { activateSite } from "@/i18n/site";
import type { Property } from "../../site";
import { GoodToKnow } from "./good-to-know";

beforeAll(() => activateSite("en"));

const property = {
  house_rules: "No shoes inside",
  max_pets: 0,
  smoking_allowed: false,
  check_in_time: "16:00",
  check_out_time: "11:00",
  min_stay: 2,
} as Property;

it("shows the registration number of a home that has one", () => {
  const { rerender } = render(<GoodToKnow property={{ ...property, registration_number: "STR-0042" }} />);
  expect(screen.getByText("Registration number STR-0042")).toBeDefined();
  rerender(<GoodToKnow property={property} />);
  expect(screen.queryByText(/^Registration number/)).toBeNull();
  expect(screen.getByText("No shoes inside")).toBeDefined();
});
