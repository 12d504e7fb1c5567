import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { Button } from "./action/button";
import { STEP_DURATION, StepProgress } from "./feedback/step-progress";
import { HALF_STEP, NUMBER_PICKER_BOUND, NUMBER_PICKER_STEP, NumberPicker } from "./form/number-picker";
import { RangeSlider } from "./form/range-slider";
import { TextField } from "./form/text-field";
import { ListPlaceholder } from "./list/list-placeholder";
import { pageNumbers } from "./list/page-numbers";
import { Pagination } from "./list/pagination";
import { TOOLTIP_HIDE_DELAY, TOOLTIP_SHOW_DELAY } from "./overlay/tooltip";
import { Select } from "./select/select";

afterEach(() => void vi.useRealTimers());

test("tooltips show after 1000 ms and hide after 300 ms", () => {
  expect([TOOLTIP_SHOW_DELAY, TOOLTIP_HIDE_DELAY]).toEqual([1000, 300]);
});

describe("button", () => {
  it("ignores presses while pending", async () => {
    const onPress = vi.fn();
    render(
      <Button isPending onPress={onPress}>
        Book
      </Button>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe("number picker", () => {
  test("default step 1, bounds plus or minus 1,000,000, decimals at step 0.5", () => {
    expect([NUMBER_PICKER_STEP, NUMBER_PICKER_BOUND, HALF_STEP]).toEqual([1, 1_000_000, 0.5]);
  });

  it("steps by one and stops at its bounds", async () => {
    const onChange = vi.fn();
    render(<NumberPicker label="Guests" defaultValue={NUMBER_PICKER_BOUND - 1} onChange={onChange} />);
    const plus = screen.getByRole("button", { name: /increase/i });
    await userEvent.click(plus);
    expect(onChange).toHaveBeenLastCalledWith(NUMBER_PICKER_BOUND);
    expect((plus as HTMLButtonElement).disabled).toBe(true);
  });

  it("shows decimals when it steps by a half", () => {
    render(<NumberPicker label="Bathrooms" step={HALF_STEP} defaultValue={1.5} />);
    expect((screen.getByRole("textbox") as HTMLInputElement).value).toBe("1.5");
  });
});

describe("list placeholder", () => {
  it("refuses two actions", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<ListPlaceholder title="None" onAction={() => {}} actionHref="/x" />)).toThrow(
      "A list placeholder cannot have both an action function and an action link.",
    );
  });

  it("offers a link", () => {
    render(<ListPlaceholder title="None" actionLabel="Add one" actionHref="/add/" />);
    expect(screen.getByRole("link", { name: "Add one" }).getAttribute("href")).toBe("/add/");
  });
});

describe("step progress", () => {
  it("checks one step after the other, 1600 ms each, and goes back immediately", () => {
    vi.useFakeTimers();
    expect(STEP_DURATION).toBe(1600);
    const steps = ["Stay", "Payment", "Confirm"];
    const { rerender } = render(<StepProgress label="Checkout" steps={steps} current={2} />);
    const checked = () => document.querySelectorAll("li svg").length;
    const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
    expect(checked()).toBe(0);
    pass(1599);
    expect(checked()).toBe(0);
    pass(1);
    expect(checked()).toBe(1);
    pass(1600);
    expect(checked()).toBe(2);
    rerender(<StepProgress label="Checkout" steps={steps} current={0} />);
    expect(checked()).toBe(0);
    expect(screen.getByText("Stay, current step")).toBeTruthy();
  });
});

describe("pagination", () => {
  it.each([
    [1, 1, "1"],
    [3, 7, "1 2 3 4 5 6 7"],
    [1, 20, "1 2 3 4 5 gap-after 20"],
    [10, 20, "1 gap-before 9 10 11 gap-after 20"],
    [20, 20, "1 gap-before 16 17 18 19 20"],
  ])("page %i of %i shows %s", (page, pages, marks) => {
    expect(pageNumbers(page, pages).join(" ")).toBe(marks);
  });

  it("reports offsets", async () => {
    const onOffsetChange = vi.fn();
    render(<Pagination offset={20} limit={20} total={45} onOffsetChange={onOffsetChange} />);
    expect(screen.getByText("21–40 of 45")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Page 1" }));
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(onOffsetChange.mock.calls).toEqual([[0], [40]]);
  });
});

describe("fields", () => {
  it("link the error to the input", () => {
    render(<TextField label="Phone" isInvalid errorMessage="Too short." />);
    const input = screen.getByRole("textbox", { name: "Phone" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain("Too short.");
  });

  it("return the key of the selected option", async () => {
    const onChange = vi.fn<(key: "sea" | "lake") => void>();
    render(
      <Select
        label="Place"
        onChange={onChange}
        options={[
          { key: "sea", label: "Sea" },
          { key: "lake", label: "Lake" },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole("button"));
    await userEvent.click(screen.getByRole("option", { name: "Lake" }));
    expect(onChange).toHaveBeenCalledWith("lake");
  });

  it("return both bounds of a range", () => {
    render(
      <RangeSlider label="Price" maxValue={2500} defaultValue={[100, 900]} format={(value) => `$${value}`} />,
    );
    expect(screen.getByText("$100 – $900")).toBeTruthy();
    expect(screen.getAllByRole("slider").map((thumb) => (thumb as HTMLInputElement).value)).toEqual([
      "100",
      "900",
    ]);
  });
});
