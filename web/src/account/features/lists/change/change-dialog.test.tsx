import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ChangeDialog, sharedCurrency } from "./change-dialog";

it("sets amounts only where all rows count in the same coins", () => {
  const [usd, eur] = [{ currency: { code: "USD" } }, { currency: { code: "EUR" } }];
  expect(sharedCurrency([usd, usd])).toBe("USD");
  expect(sharedCurrency([usd, eur])).toBeNull();
  expect(sharedCurrency([usd, {}])).toBeNull();
  expect(sharedCurrency([{}])).toBeNull();
  expect(sharedCurrency([])).toBeNull();
});

const METADATA = {
  fields: {
    name: { type: "string", label: "Name" },
    groups: { type: "references", resource: "property-group", label: "Groups", default: [] },
    tags: { type: "words", label: "Tags", default: [] },
  },
  filters: [],
  orderings: [],
  actions: [],
  may: { create: true, update: true, delete: true },
};

const ROWS = [
  { key: "h1", uri: "", tags: ["dog", "sea"] },
  { key: "h2", uri: "", tags: ["sea"] },
];

async function asked(field: string) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(METADATA));
  const onChoose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeDialog resource="property" rows={ROWS} onChoose={onChoose} onClose={() => {}} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /Field/ }));
  await user.click(await screen.findByRole("option", { name: field }));
  const change = () => screen.getByRole<HTMLButtonElement>("button", { name: "Edit" });
  return { user, onChoose, change };
}

it("adds words to what each row has, unless something else is asked for", async () => {
  const { user, onChoose, change } = await asked("Tags");
  expect(change().disabled).toBe(true);
  await user.type(screen.getByRole("textbox", { name: /Tags/ }), "quiet, dog");
  await user.click(change());
  expect(onChoose).toHaveBeenCalledWith("tags", ["quiet", "dog"], "add");
});

it("offers to take away only what is there", async () => {
  const { user, onChoose, change } = await asked("Tags");
  await user.click(screen.getByRole("radio", { name: "Remove from the current values" }));
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  await user.click(screen.getByRole("checkbox", { name: "dog" }));
  await user.click(change());
  expect(onChoose).toHaveBeenCalledWith("tags", ["dog"], "remove");
});

it("empties a list only when it is replaced by nothing", async () => {
  const { user, onChoose, change } = await asked("Groups");
  expect(change().disabled).toBe(true);
  await user.click(screen.getByRole("radio", { name: "Replace the current values" }));
  await user.click(change());
  expect(onChoose).toHaveBeenCalledWith("groups", [], "replace");
});
