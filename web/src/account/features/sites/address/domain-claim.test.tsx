import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { toasts } from "@/ui/overlay/toast-queue";
import { type RecordForm, useRecordForm } from "../../row-pages";
import type { Site } from "../api-types";
import { type SiteEditing, SiteEditingProvider } from "../editor/editor-context";
import { AddressTab } from "./address-tab";

const SITE = { key: "S1", namespace: "lake", domain: null, existing_domain: false } as unknown as Site;
const TAKEN = {
  domain: ["Another site has this domain. Add _casita.lake-houses.com with the text casita-site=S1."],
};
const MISSING = {
  domain: ["There is no TXT record _casita.lake-houses.com with the text casita-site=S1 yet."],
};

let form: RecordForm;

function Editor() {
  form = useRecordForm(SITE as never);
  const editing = {
    site: SITE,
    draft: form.values as unknown as Site,
    form,
    set: (change) => {
      for (const [name, value] of Object.entries(change)) form.set(name, value);
    },
  } as SiteEditing;
  return (
    <SiteEditingProvider value={editing}>
      <AddressTab />
    </SiteEditingProvider>
  );
}

function openWith(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    sent.push([request.method, new URL(request.url).pathname, await request.json()]);
    return answers.shift() ?? Response.error();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Editor />
    </QueryClientProvider>,
  );
  act(() => {
    form.set("domain", "Lake-Houses.com");
    form.errors.report(TAKEN);
  });
  return { sent, user: userEvent.setup() };
}

const claim = () => screen.queryByRole("button", { name: "Claim domain" });

afterEach(() => act(() => toasts.clear()));

test("a domain that another site has is claimed once its record is there", async () => {
  const claimed = { ...SITE, domain: "lake-houses.com", existing_domain: true };
  const { sent, user } = openWith(Response.json(MISSING, { status: 400 }), Response.json(claimed));
  expect(screen.getByText("_casita.lake-houses.com")).toBeTruthy();
  expect(screen.getByText("casita-site=S1")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Claim domain" }));
  expect((await screen.findByRole("alert")).textContent).toContain("There is no TXT record");
  await user.click(screen.getByRole("button", { name: "Claim domain" }));
  await waitFor(() => expect(claim()).toBeNull());
  expect(form.values).toMatchObject({ domain: "lake-houses.com", existing_domain: true });
  const asked = ["POST", "/api/v2/site/S1/claim-domain/", { domain: "Lake-Houses.com" }];
  expect(sent).toEqual([asked, asked]);
});

test("another name is another question", async () => {
  const { user } = openWith();
  expect(claim()).not.toBeNull();
  await user.type(screen.getByRole("textbox", { name: /Domain/ }), "x");
  expect(claim()).toBeNull();
});
