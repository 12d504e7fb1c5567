import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { ToastRegion } from "./toast";
import { TOAST_DURATION, TOAST_EXTENDED_DURATION, TOAST_LIMIT, toasts } from "./toast-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => toasts.clear());
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const show = (title: string, kind: keyof typeof TOAST_DURATION = "info") =>
  act(() => toasts.show({ kind, title }));
const titles = () =>
  screen.queryAllByRole("alertdialog").map((toast) => toast.getAttribute("aria-labelledby"));

test("toasts stay 5000 ms, warnings 10000, errors 15000, 10000 more after hovering; at most 6", () => {
  expect(TOAST_DURATION).toEqual({ info: 5000, success: 5000, warning: 10_000, error: 15_000 });
  expect(TOAST_EXTENDED_DURATION).toBe(10_000);
  expect(TOAST_LIMIT).toBe(6);
});

describe("a toast", () => {
  it("closes by itself after its time", async () => {
    render(<ToastRegion />);
    show("Saved");
    pass(4999);
    expect(screen.queryByText("Saved")).not.toBeNull();
    pass(1);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("stays while hovered, then for the extended time", () => {
    render(<ToastRegion />);
    show("Saved");
    const toast = screen.getByRole("alertdialog");
    pass(4000);
    fireEvent.mouseEnter(toast);
    pass(60_000);
    expect(screen.queryByText("Saved")).not.toBeNull();
    fireEvent.mouseLeave(toast);
    pass(9999);
    expect(screen.queryByText("Saved")).not.toBeNull();
    pass(1);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("has a close button", () => {
    render(<ToastRegion />);
    show("Saved", "error");
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(titles()).toEqual([]);
  });
});

it("shows nothing while toasts are disabled, and shows them again once enabled", () => {
  render(<ToastRegion />);
  show("Before");
  toasts.disable();
  show("Meanwhile", "error");
  expect(screen.queryByText("Before")).not.toBeNull();
  expect(screen.queryByText("Meanwhile")).toBeNull();
  toasts.enable();
  show("After");
  expect(screen.getAllByText(/Before|After/).map((title) => title.textContent)).toEqual(["After", "Before"]);
});

it("shows the newest on top and removes the oldest beyond the limit", () => {
  render(<ToastRegion />);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) show(`Toast ${number}`);
  expect(titles()).toHaveLength(TOAST_LIMIT);
  expect(screen.getAllByText(/^Toast/).map((title) => title.textContent)).toEqual(
    [7, 6, 5, 4, 3, 2].map((number) => `Toast ${number}`),
  );
});
