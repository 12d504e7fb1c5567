import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { EmbeddedFrame, FRAME_CHECK_INTERVAL, FRAME_CHECKS } from "../layout/embedded-frame";
import { useModalState } from "../overlay/use-modal-state";
import { UiProvider } from "../ui-provider";
import { CurrencyField } from "./currency-field";
import { EmailField } from "./email-field";
import { TelephoneField } from "./telephone-field";
import { TextField } from "./text-field";
import { TimePicker } from "./time-picker";
import { useServerErrors } from "./use-server-errors";

afterEach(() => void vi.useRealTimers());

const input = () => screen.getByRole("textbox") as HTMLInputElement;
const isInvalid = () => input().getAttribute("aria-invalid") === "true";

async function typeAndLeave(text: string) {
  if (text !== "") await userEvent.type(input(), text);
  else await userEvent.click(input());
  await userEvent.tab();
}

describe("telephone field: only digits count, 5 to 15, required only if required", () => {
  it.each([
    ["1234", false, true],
    ["12-34 5", false, false],
    ["1234567890123456", false, true],
    ["", false, false],
    ["", true, true],
  ])("%o (required: %s) is wrong: %s", async (text, isRequired, wrong) => {
    render(<TelephoneField label="Phone" isRequired={isRequired} />);
    await typeAndLeave(text);
    expect(isInvalid()).toBe(wrong);
  });

  it("shows the error only on leaving, and clears it once the text is valid", async () => {
    render(<TelephoneField label="Phone" />);
    await userEvent.type(input(), "123");
    expect(isInvalid()).toBe(false);
    await userEvent.tab();
    expect(screen.getByText("Enter a valid phone number with 5 to 15 digits.")).toBeTruthy();
    await userEvent.type(input(), "45");
    expect(isInvalid()).toBe(false);
  });
});

describe("e-mail field: ends with a dot and at least 2 letters", () => {
  it.each([
    ["ada@example.com", false],
    ["ada@example.c", true],
    ["ada@example", true],
    ["", false],
  ])("%o is wrong: %s", async (text, wrong) => {
    render(<EmailField label="E-mail" />);
    await typeAndLeave(text);
    expect(isInvalid()).toBe(wrong);
  });
});

describe("currency field", () => {
  function Price({ currency, onAmount }: { currency: string; onAmount: (amount: number | null) => void }) {
    const [amount, setAmount] = useState<number | null>(null);
    const change = (next: number | null) => {
      setAmount(next);
      onAmount(next);
    };
    return <CurrencyField label="Price" currency={currency} value={amount} onChange={change} />;
  }

  it.each([
    ["USD", "$1,234.5", 123_450, "1234.50"],
    ["USD", "-3", -300, "-3.00"],
    ["JPY", "¥12,950", 12_950, "12950"],
  ])("in %s %o is stripped and gives %i minor units", async (currency, text, amount, shown) => {
    const onAmount = vi.fn();
    render(<Price currency={currency} onAmount={onAmount} />);
    await typeAndLeave(text);
    expect(onAmount).toHaveBeenLastCalledWith(amount);
    expect(input().value).toBe(shown);
    expect(isInvalid()).toBe(false);
  });

  it("keeps invalid input and shows the expected format", async () => {
    const onAmount = vi.fn();
    render(<Price currency="JPY" onAmount={onAmount} />);
    await typeAndLeave("1.5");
    expect(onAmount).toHaveBeenLastCalledWith(null);
    expect(input().value).toBe("1.5");
    expect(screen.getByText("Enter an amount, such as ¥120.")).toBeTruthy();
  });
});

describe("time picker", () => {
  it("offers the minutes 00, 15, 30, 45", async () => {
    const onChange = vi.fn();
    render(
      <UiProvider locale="en-US">
        <TimePicker label="Check-in from" value="15:07" onChange={onChange} />
      </UiProvider>,
    );
    expect(screen.getByRole("group", { name: "Check-in from" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /Minutes/ }));
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "00",
      "15",
      "30",
      "45",
    ]);
    await userEvent.click(screen.getByRole("option", { name: "45" }));
    expect(onChange).toHaveBeenCalledWith("15:45");
  });
});

describe("embedded frame", () => {
  it("is checked up to 5 times at intervals of 500 ms, in a sandbox without scripts", () => {
    expect([FRAME_CHECKS, FRAME_CHECK_INTERVAL]).toEqual([5, 500]);
    vi.useFakeTimers();
    render(<EmbeddedFrame title="Rental agreement" html="<p>Quiet after ten.</p>" />);
    const frame = screen.getByTitle("Rental agreement") as HTMLIFrameElement;
    const scrollHeight = vi.fn(() => 0);
    Object.defineProperty(frame, "contentDocument", {
      get: () => ({ documentElement: { scrollHeight: scrollHeight() } }),
    });
    const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
    scrollHeight.mockReturnValue(300);
    pass(499);
    expect(scrollHeight).not.toHaveBeenCalled();
    pass(1);
    expect(frame.getAttribute("height")).toBe("300");
    scrollHeight.mockReturnValue(640);
    pass(10_000);
    expect(frame.getAttribute("height")).toBe("640");
    expect(scrollHeight).toHaveBeenCalledTimes(5);
    expect(frame.getAttribute("sandbox")).not.toContain("allow-scripts");
  });
});

describe("server errors on an input", () => {
  it("are cleared when the input changes, others stay", async () => {
    function Form() {
      const errors = useServerErrors();
      const [email, setEmail] = useState("");
      const report = () => errors.report({ email: ["Unknown host.", "More."], phone: ["Too short."] });
      return (
        <>
          <TextField label="E-mail" value={email} {...errors.field("email", setEmail)} />
          <TextField label="Phone" {...errors.field<string>("phone", () => {})} />
          <button type="button" onClick={report}>
            Send
          </button>
        </>
      );
    }
    render(<Form />);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByText("Unknown host.")).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "a");
    expect(screen.queryByText("Unknown host.")).toBeNull();
    expect(screen.getByText("Too short.")).toBeTruthy();
  });
});

describe("modal state", () => {
  function slowLoad() {
    let finish = () => {};
    const loaded = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { load: () => loaded, finish: async () => finish() };
  }

  const states = ({ isRequested, isShown }: ReturnType<typeof useModalState>) => [isRequested, isShown];

  test("is requested while its content loads, then shown, then neither", async () => {
    const { load, finish } = slowLoad();
    const { result } = renderHook(() => useModalState(load));
    expect(states(result.current)).toEqual([false, false]);
    act(() => void result.current.request());
    expect(states(result.current)).toEqual([true, false]);
    await act(finish);
    expect(states(result.current)).toEqual([true, true]);
    act(() => result.current.onOpenChange(false));
    expect(states(result.current)).toEqual([false, false]);
  });

  test("closed while loading stays closed", async () => {
    const { load, finish } = slowLoad();
    const { result } = renderHook(() => useModalState(load));
    act(() => void result.current.request());
    act(() => result.current.close());
    await act(finish);
    expect(states(result.current)).toEqual([false, false]);
  });

  test("a failed load cancels the request", async () => {
    const { result } = renderHook(() => useModalState(() => Promise.reject(new Error("offline"))));
    await act(async () => await expect(result.current.request()).rejects.toThrow("offline"));
    expect(states(result.current)).toEqual([false, false]);
  });
});
