import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useServerErrors } from "@/ui/form/use-server-errors";
import { UiProvider } from "@/ui/ui-provider";
import { FieldEditor } from "./field-editor";

function TimeField({ value, onChange }: { value: string; onChange: (value: unknown) => void }) {
  const errors = useServerErrors();
  const field = { name: "check_in_time", type: "time" };
  return (
    <UiProvider locale="en-US">
      <FieldEditor field={field} value={value} currency="USD" errors={errors} onChange={onChange} />
    </UiProvider>
  );
}

test("a time of day is picked as an hour and a quarter", async () => {
  const onChange = vi.fn();
  render(<TimeField value="16:00" onChange={onChange} />);
  await userEvent.click(screen.getByRole("button", { name: /Minutes/ }));
  await userEvent.click(screen.getByRole("option", { name: "30" }));
  expect(onChange).toHaveBeenCalledWith("16:30");
});

test("a time that the picker does not offer stays as it is, to be typed", () => {
  render(<TimeField value="16:10" onChange={vi.fn()} />);
  expect(screen.getByDisplayValue("16:10")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Minutes/ })).toBeNull();
});
