import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, test, vi } from "vitest";
import { actionOf, capsOf, declareKeys, useScreenKeys } from ".";
import { KeyHelp } from "./key-help";

const KEYS = declareKeys({
  title: () => "In this list",
  lines: [
    { keys: { j: "next", ArrowDown: "next" }, text: () => "Next row" },
    { keys: { n: "create" }, text: () => "New" },
    { keys: { "Shift+Enter": null }, text: () => "Open aside" },
  ],
});

interface ScreenProps {
  next: () => void;
  create?: () => void;
  isHelpOpen?: boolean;
}

function Listening({ next, create, isHelpOpen = false }: ScreenProps) {
  useScreenKeys(KEYS, { next, create });
  return (
    <>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Select" />
      {isHelpOpen && <KeyHelp onClose={() => {}} />}
    </>
  );
}

test("a key means what is declared, and others nothing", () => {
  expect(
    ["j", "ArrowDown", "n", "Shift+Enter", "q", "constructor"].map((key) => actionOf(KEYS, key)),
  ).toEqual(["next", "next", "create", null, null, null]);
});

test("keys are shown as they are printed", () => {
  expect(["j", "Escape", "Shift+ArrowLeft", "[", " ", "Mod+k"].map(capsOf)).toEqual([
    ["J"],
    ["Esc"],
    ["⇧", "←"],
    ["["],
    ["␣"],
    ["Ctrl", "K"],
  ]);
});

describe("a screen", () => {
  it("hears its keys, but not what is typed into a field or meant for the browser", async () => {
    const next = vi.fn();
    const user = userEvent.setup();
    render(<Listening next={next} />);
    await user.keyboard("j{ArrowDown}");
    expect(next).toHaveBeenCalledTimes(2);
    await user.keyboard("{Control>}j{/Control}");
    await user.type(screen.getByRole("textbox"), "jj");
    expect(next).toHaveBeenCalledTimes(2);
    screen.getByRole("checkbox").focus();
    await user.keyboard("j");
    expect(next).toHaveBeenCalledTimes(3);
  });

  it("leaves keys to a dialog, but not to a toast", async () => {
    const next = vi.fn();
    const user = userEvent.setup();
    const { rerender } = render(
      <>
        <Listening next={next} />
        <div role="alertdialog" aria-modal="false" />
      </>,
    );
    await user.keyboard("j");
    expect(next).toHaveBeenCalledTimes(1);
    rerender(
      <>
        <Listening next={next} />
        <div role="alertdialog" />
      </>,
    );
    await user.keyboard("j");
    expect(next).toHaveBeenCalledTimes(1);
  });
});

describe("the help", () => {
  const help = () => within(screen.getByRole("region", { name: "In this list" }));

  it("shows what the open screen declares", () => {
    const { rerender } = render(<Listening next={() => {}} create={() => {}} />);
    rerender(<Listening next={() => {}} create={() => {}} isHelpOpen />);
    expect(
      help()
        .getAllByRole("definition")
        .map((line) => line.textContent),
    ).toEqual(["Next row", "New", "Open aside"]);
  });

  it("shows no keys that do nothing here, and none of a screen that is gone", () => {
    const { rerender, unmount } = render(<Listening next={() => {}} />);
    rerender(<Listening next={() => {}} isHelpOpen />);
    expect(help().queryByText("New")).toBeNull();
    unmount();
    render(<KeyHelp onClose={() => {}} />);
    expect(screen.queryByRole("region", { name: "In this list" })).toBeNull();
  });
});
