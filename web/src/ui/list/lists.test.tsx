import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { Selection } from "@/kit/list/selection";
import { DEBOUNCE_DELAY } from "@/kit/timing/debounce-latest";
import { OPTION_SELECTOR_LIMIT, OptionSelector } from "../choice/option-selector";
import type { ModelFormat } from "../select/object-model";
import { OBJECT_SELECTOR_LIMIT, ObjectSelector } from "../select/object-selector";
import { DataTable } from "./data-table";
import { ListFooter } from "./list-footer";
import { ListSearchInput } from "./list-search-input";

afterEach(() => void vi.useRealTimers());

test("10 objects and 5 options at first, a delay of 300 ms", () => {
  expect([OBJECT_SELECTOR_LIMIT, OPTION_SELECTOR_LIMIT, DEBOUNCE_DELAY]).toEqual([10, 5, 300]);
});

const homes = Array.from({ length: 23 }, (_, index) => ({
  key: `k${index}`,
  uri: `/api/v2/property/k${index}/`,
  name: `Home ${index}`,
}));
type Home = (typeof homes)[number];

describe("an object selector", () => {
  const load = vi.fn(async ({ search, offset, limit }: { search: string; offset: number; limit: number }) => {
    const found = homes.filter(({ name }) => name.includes(search));
    return { results: found.slice(offset, offset + limit), total_count: found.length };
  });

  function Selector<F extends ModelFormat>({
    format,
    onChange,
  }: {
    format: F;
    onChange: (v: unknown) => void;
  }) {
    const [value, setValue] = useState<never[]>([]);
    return (
      <ObjectSelector<Home, F>
        label="Homes"
        display="name"
        load={load}
        modelFormat={format}
        value={value}
        onChange={(models) => {
          setValue(models as never[]);
          onChange(models);
        }}
      />
    );
  }

  const open = async (format: ModelFormat, onChange = vi.fn()) => {
    load.mockClear();
    render(<Selector format={format} onChange={onChange} />);
    await userEvent.click(screen.getByRole("button", { name: "Select: Homes" }));
    await screen.findByRole("option", { name: "Home 0" });
    return onChange;
  };
  const names = () => screen.queryAllByRole("option").map((option) => option.textContent);

  it("shows 10 and loads more in steps of 10", async () => {
    await open("key");
    expect(names()).toHaveLength(OBJECT_SELECTOR_LIMIT);
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    await screen.findByRole("option", { name: "Home 19" });
    expect(load.mock.calls.map(([query]) => query)).toEqual([
      { search: "", offset: 0, limit: 10 },
      { search: "", offset: 10, limit: 10 },
    ]);
  });

  it("searches once for the typed text, and shows None Found", async () => {
    await open("key");
    await userEvent.type(screen.getByRole("searchbox"), "zz");
    await screen.findByText("None Found");
    expect(load.mock.calls.map(([{ search }]) => search)).toEqual(["", "zz"]);
  });

  it.each([
    ["object", homes[1]],
    ["key", "k1"],
    ["uri", "/api/v2/property/k1/"],
  ] as const)("hands over the %s", async (format, model) => {
    const onChange = await open(format);
    await userEvent.click(screen.getByRole("option", { name: "Home 1" }));
    expect(onChange).toHaveBeenLastCalledWith([model]);
  });

  it("distinguishes two selected objects with the same name", () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const twins = ["a", "b"].map((key) => ({ key, uri: `/${key}/`, name: "Gull House" }));
    const chosen = (...value: string[]) => (
      <ObjectSelector<Home, "key">
        label="Homes"
        display="name"
        load={load}
        modelFormat="key"
        known={twins}
        value={value}
        onChange={() => {}}
      />
    );
    const { rerender } = render(chosen("a", "b"));
    const [, second] = screen.getAllByText("Gull House");
    rerender(chosen("b"));
    expect(screen.getAllByText("Gull House")).toEqual([second]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe("an option selector", () => {
  const options = homes.slice(0, 12).map(({ key, name }) => ({ key, label: name }));

  it("shows 5, then 5 more at a time, and always the selected ones", async () => {
    render(<OptionSelector label="Homes" options={options} value={["k11"]} onChange={() => {}} />);
    const boxes = () => screen.getAllByRole("checkbox").length;
    expect(boxes()).toBe(OPTION_SELECTOR_LIMIT + 1);
    await userEvent.click(screen.getByRole("button", { name: "Show 6 more" }));
    expect(boxes()).toBe(2 * OPTION_SELECTOR_LIMIT + 1);
  });
});

describe("a list search input", () => {
  it("waits until typing has stopped", () => {
    vi.useFakeTimers();
    const onSearch = vi.fn();
    render(<ListSearchInput label="Search" value="" onSearch={onSearch} />);
    const input = screen.getByRole("searchbox");
    fireEvent.change(input, { target: { value: "a" } });
    act(() => vi.advanceTimersByTime(DEBOUNCE_DELAY - 1));
    fireEvent.change(input, { target: { value: "ad" } });
    act(() => vi.advanceTimersByTime(DEBOUNCE_DELAY - 1));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([["ad"]]);
  });
});

describe("a data table", () => {
  function Homes({ onSort }: { onSort?: (key: string) => void }) {
    const [selection, setSelection] = useState(() => Selection.none<Home>({ keyOf: ({ key }) => key }));
    return (
      <DataTable
        label="Homes"
        columns={[{ key: "name", title: "Name", cell: ({ name }) => name, isSortable: true }]}
        rows={homes.slice(0, 5)}
        keyOf={({ key }) => key}
        nameOf={({ name }) => name}
        hrefOf={({ key }) => `#${key}`}
        selection={selection}
        onSelectionChange={setSelection}
        sort={{ field: "name", isDescending: true }}
        onSort={onSort}
      />
    );
  }
  const ticked = () => screen.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).checked);

  it("selects one, a range with shift, and all of the page", async () => {
    render(<Homes />);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText("Select Home 1"));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByLabelText("Select Home 3"));
    await user.keyboard("{/Shift}");
    expect(ticked()).toEqual([false, false, true, true, true, false]);
    await user.click(screen.getByLabelText("Select all rows of this page"));
    expect(ticked().every(Boolean)).toBe(true);
  });

  it("shows how it is sorted and reports the pressed column", async () => {
    const onSort = vi.fn();
    render(<Homes onSort={onSort} />);
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(onSort).toHaveBeenCalledWith("name");
  });
});

describe("a list footer", () => {
  it("changes the page and the page size", async () => {
    const [onOffsetChange, onLimitChange] = [vi.fn(), vi.fn()];
    const pages = { offset: 20, limit: 20, total: 90, limits: [20, 50, 100] };
    render(<ListFooter {...pages} onOffsetChange={onOffsetChange} onLimitChange={onLimitChange} />);
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(onOffsetChange).toHaveBeenCalledWith(40);
    await userEvent.selectOptions(screen.getByLabelText("Rows per page"), "50");
    expect(onLimitChange).toHaveBeenCalledWith(50);
  });
});
