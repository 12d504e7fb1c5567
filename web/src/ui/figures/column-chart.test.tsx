// The column chart, visually, by keyboard and as a table.
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ColumnChart } from "./column-chart";

const points = [
  { label: "J", name: "January 2027", value: 120, before: 80 },
  { label: "F", name: "February 2027", value: null, before: 40 },
  { label: "M", name: "March 2027", value: 60, before: null },
];

const show = () =>
  render(
    <ColumnChart
      title="Revenue by month"
      points={points}
      names={{ label: "Month", value: "This year", before: "Previous year" }}
      format={(value) => `$${value}`}
    />,
  );

test("the table has the columns' values", () => {
  show();
  const table = screen.getByRole("table", { name: "Revenue by month" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    "January 2027$120$80",
    "February 2027–$40",
    "March 2027$60–",
  ]);
});

test("one tab stop, arrow keys from column to column", async () => {
  show();
  const keys = userEvent.setup();
  await keys.tab();
  const columns = screen.getAllByRole("img");
  expect(columns[0]).toBe(document.activeElement);
  expect(columns[0]?.getAttribute("aria-label")).toBe("January 2027: This year $120, Previous year $80");
  await keys.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(columns[2]).toBe(document.activeElement);
  await keys.keyboard("{Home}");
  expect(columns[0]).toBe(document.activeElement);
  await keys.tab();
  expect(columns).not.toContain(document.activeElement);
});
