import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { cardsOptions } from "../../cards";
import { type Card, type FirstData, SiteProvider, siteOf } from "../../site";
import { StoredCard } from "./stored-card";
import { useCardProof } from "./use-card-proof";

beforeAll(() => activateSite("en"));

const UNPROVEN = "Your bank hasn’t verified this card yet. Verify with your bank to use it.";
const owner = { quote: "0Q" };
const card = {
  key: "0C",
  card_type: "v",
  card_last_four: "3184",
  card_expires_month: 12,
  card_expires_year: 2030,
  requires_auth: true,
  auth_token: "seti_old",
} as Card;

function Shown() {
  const { data } = useQuery({ ...cardsOptions(owner), staleTime: Number.POSITIVE_INFINITY });
  const proof = useCardProof(owner);
  return (
    <>
      {data?.map((card) => (
        <StoredCard key={card.key} card={card} proof={proof} onOther={() => {}} />
      ))}
    </>
  );
}

function show(answer: Response) {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(answer);
  const client = new QueryClient();
  client.setQueryData(cardsOptions(owner).queryKey, [card]);
  const site = { merchant: { provider: "bt" } };
  render(
    <QueryClientProvider client={client}>
      <SiteProvider value={siteOf({ base: "", demo: false, site } as unknown as FirstData)}>
        <Shown />
      </SiteProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), fetched };
}

const answerBank = () => screen.getByRole("button", { name: "Verify with your bank" });

it("says that a card needs authentication, and asks for a fresh token", async () => {
  const { user, fetched } = show(Response.json({ ...card, requires_auth: false, auth_token: null }));
  expect(screen.getByRole("alert").textContent).toBe(`${UNPROVEN}Verify with your bank`);
  await user.click(answerBank());
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
  const [asked] = fetched.mock.lastCall ?? [];
  expect(new URL((asked as Request).url).pathname).toBe(
    "/websites/api/v2/reservation-credit-card/0C/refresh-auth-token",
  );
});

it("shows the specification's text when the authentication fails, and can be tried again", async () => {
  const { user } = show(Response.json({ ...card, auth_token: "seti_new" }));
  await user.click(answerBank());
  expect(
    await screen.findByText(
      "There was an issue authenticating your payment method. Please try again or use a different payment method.",
    ),
  ).toBeDefined();
  expect(answerBank()).toBeDefined();
});
