import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { AgreementDialog } from "./agreement-dialog";

beforeAll(() => activateSite("en"));

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <AgreementDialog quote="0Q" onClose={() => {}} />
    </QueryClientProvider>,
  );
}

describe("the agreement", () => {
  it("shows the server's page in a sandboxed frame", async () => {
    const page = "<h1>Agreement</h1><script>alert(1)</script>";
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(page));
    show();
    const frame = await screen.findByTitle("Rental agreement");
    expect(fetched.mock.lastCall?.[0]).toBe("/websites/api/v2/quote/0Q/agreement/");
    expect(frame.getAttribute("srcdoc")).toBe(page);
    expect(frame.getAttribute("sandbox")).not.toContain("allow-scripts");
  });

  it("says when it could not be loaded", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 404 }));
    show();
    expect((await screen.findByRole("alert")).textContent).toContain("couldn’t load the agreement");
  });
});
