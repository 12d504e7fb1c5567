import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { type FirstData, type Payment, type Quote, type Reservation, SiteProvider, siteOf } from "../../site";
import { ComingPayments } from "../status/coming-payments";
import { StoredCards } from "../status/stored-cards";
import { CardDialog } from "./card-dialog";
import { comingPayments } from "./charge";

beforeAll(() => activateSite("en"));
beforeEach(() => sessionStorage.clear());

const API = "/websites/api/v2";
const currency = { code: "USD", symbol: "$" };
const payment = (key: string, state: string, credit_card: string | null = "0OLD") =>
  ({ key, state, credit_card, method: "card", amount: 10_000, currency, due_date: "2127-01-01" }) as Payment;

const stored = (key: string, card_last_four: string) => ({
  key,
  card_type: "v",
  card_last_four,
  card_expires_month: 12,
  card_expires_year: 2030,
  requires_auth: false,
});

const reservationOf = (...payments: Payment[]) =>
  ({
    key: "0R",
    status: "r",
    email: "ada@example.com",
    phone: "+1 503 555 0100",
    credit_cards: [stored("0NEW", "4444"), stored("0OLD", "4242")],
    payments,
  }) as unknown as Reservation;

const quoteOf = (capture_address: boolean) => ({ key: "0Q", capture_address }) as unknown as Quote;

/** Returns the requests to the API as method, path and body. */
function serve(answers: Record<string, () => Response>) {
  const sent: [string, Record<string, unknown>][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const asked = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(asked.url);
    if (pathname.endsWith("payment_methods.json")) {
      const payment_method = { token: "tok", card_type: "visa", last_four_digits: "4242" };
      return Response.json({ transaction: { payment_method } });
    }
    const body = await asked.text();
    sent.push([`${asked.method} ${pathname.replace(API, "")}`, body ? JSON.parse(body) : {}]);
    return answers[`${asked.method} ${pathname.replace(API, "")}`]?.() ?? Response.json({ results: [] });
  });
  return sent;
}

const ADD = "POST /reservation-credit-card";
const created = (requires_auth = false) => ({
  [ADD]: () =>
    Response.json({ ...stored("0ADDED", "4242"), requires_auth, auth_token: null }, { status: 201 }),
});

function show(screenOf: (onClose: () => void) => React.ReactNode) {
  const onClose = vi.fn();
  const site = {
    namespace: "casa-lucia",
    merchant: { provider: "sp", public_key: "env", script_url: "https://vault.example/iframe-v1.min.js" },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider value={siteOf({ base: "", demo: false, site } as unknown as FirstData)}>
        {screenOf(onClose)}
      </SiteProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User) {
  await user.type(screen.getByLabelText(/^Name on the card/), "Ada Lovelace");
  await user.type(screen.getByLabelText(/^Card number/), "4242424242424242");
  await user.type(screen.getByLabelText(/^Expires/), "1230");
  await user.type(screen.getByLabelText(/^Security code/), "123");
}

const add = (user: User) => user.click(screen.getByRole("button", { name: "Add credit card" }));

const dialog = (payments: Payment[], asked?: Payment, capturesAddress = false) =>
  show((onClose) => (
    <CardDialog
      reservation={reservationOf(...payments)}
      quote={quoteOf(capturesAddress)}
      payment={asked}
      onClose={onClose}
    />
  ));

describe("a new card", () => {
  it("is offered for the payments to come, and pays them", async () => {
    const sent = serve(created());
    const { user, onClose } = dialog([payment("0P1", "paid"), payment("0P2", "due"), payment("0P3", "due")]);
    expect(screen.getByRole("checkbox", { name: "Use this card for the 2 payments to come" })).toHaveProperty(
      "checked",
      true,
    );
    await fill(user);
    await add(user);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(sent[0]).toMatchObject([ADD, { reservation: "0R", provider: "sp", payment_key: "0P2" }]);
    expect(sent[1]).toEqual(["PATCH /reservation-payment/0P3", { credit_card: "0ADDED" }]);
  });

  it("pays nothing where the guest does not want it", async () => {
    const sent = serve(created());
    const { user, onClose } = dialog([payment("0P2", "due")]);
    await user.click(screen.getByRole("checkbox"));
    await fill(user);
    await add(user);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(sent.map(([call]) => call)).toEqual([ADD]);
    expect(sent[0]?.[1]).not.toHaveProperty("payment_key");
  });

  it("always pays what it was added for, and what the old card failed to pay", async () => {
    const sent = serve(created());
    const asked = payment("0P3", "due");
    const { user, onClose } = dialog([payment("0P1", "failed"), payment("0P2", "due"), asked], asked);
    await user.click(
      screen.getByRole("checkbox", { name: "Use this card for the other payment to come, too" }),
    );
    await fill(user);
    await add(user);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(sent[0]).toMatchObject([ADD, { payment_key: "0P1" }]);
    expect(sent[1]).toEqual(["PATCH /reservation-payment/0P3", { credit_card: "0ADDED" }]);
    expect(sent).toHaveLength(2);
  });

  it("is set for its payment once it is authenticated", async () => {
    const sent = serve(created(true));
    const { user, onClose } = dialog([payment("0P2", "failed")]);
    expect(screen.queryByRole("checkbox")).toBeNull();
    await fill(user);
    await add(user);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(sent[1]).toEqual(["PATCH /reservation-payment/0P2", { credit_card: "0ADDED" }]);
  });

  it("needs the billing address where the site asks for it", async () => {
    const countries = () => Response.json({ results: [{ code: "JP", name: "Japan" }] });
    const sent = serve({ ...created(), "GET /country": countries });
    const { user, onClose } = dialog([], undefined, true);
    await fill(user);
    await add(user);
    expect(await screen.findByText("Choose your country")).toBeDefined();
    for (const part of ["street address", "city", "postal code"])
      expect(screen.getByText(`Enter your ${part}`)).toBeDefined();
    await user.selectOptions(await screen.findByLabelText("Country"), "Japan");
    await user.type(screen.getByLabelText(/^Street address/), "Wadano 1");
    await user.type(screen.getByLabelText(/^Postal code/), "399-9301");
    await user.type(screen.getByLabelText(/^City/), "Hakuba");
    await add(user);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(sent.find(([call]) => call === ADD)?.[1]).toMatchObject({
      address_street_one: "Wadano 1",
      address_postal_code: "399-9301",
      address_city: "Hakuba",
      address_country: "JP",
    });
  });
});

describe("a payment to come", () => {
  const showComing = (reservation: Reservation) =>
    show(() => (
      <ComingPayments
        payments={comingPayments(reservation)}
        reservation={reservation}
        quote={quoteOf(false)}
      />
    ));

  it("is charged to the card that the guest chooses", async () => {
    const sent = serve({});
    const { user } = showComing(reservationOf(payment("0P1", "paid"), payment("0P2", "due")));
    const select = screen.getByRole<HTMLSelectElement>("combobox");
    expect(select.selectedOptions[0]?.textContent).toBe("Visa •••• 4242");
    await user.selectOptions(select, "Visa •••• 4444");
    await expect.poll(() => sent).toEqual([["PATCH /reservation-payment/0P2", { credit_card: "0NEW" }]]);
  });

  it("says why the card was not changed", async () => {
    serve({
      "PATCH /reservation-payment/0P2": () =>
        Response.json({ code: 101, detail: "", data: {} }, { status: 409 }),
    });
    const { user } = showComing(reservationOf(payment("0P2", "due")));
    await user.selectOptions(screen.getByRole("combobox"), "Visa •••• 4444");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^We're sorry/);
  });

  it("asks for a new card", async () => {
    const { user } = showComing(reservationOf(payment("0P2", "due")));
    await user.selectOptions(screen.getByRole("combobox"), "Another card");
    expect(await screen.findByRole("dialog", { name: "Add credit card" })).toBeDefined();
  });

  it.each([
    ["r", ["0P2", "0P3"]],
    ["o", ["0P2", "0P3"]],
    ["c", []],
  ] as const)("exists with status %s: %o", (status, keys) => {
    const payments = [payment("0P1", "paid"), payment("0P2", "due"), payment("0P3", "failed")];
    expect(comingPayments({ status, payments }).map(({ key }) => key)).toEqual(keys);
  });
});

describe("a stored card", () => {
  const remove = (card: string) => screen.queryByRole("button", { name: `Remove ${card}` });

  it("can be removed unless a payment to come uses it", async () => {
    const sent = serve({ "DELETE /reservation-credit-card/0NEW": () => new Response(null, { status: 204 }) });
    const reservation = reservationOf(payment("0P1", "paid", "0NEW"), payment("0P2", "due", "0OLD"));
    const { user } = show(() => <StoredCards reservation={reservation} />);
    expect(remove("Visa •••• 4242")).toBeNull();
    await user.click(remove("Visa •••• 4444") ?? expect.fail());
    await user.click(screen.getByRole("button", { name: "Remove" }));
    await expect.poll(() => sent.map(([call]) => call)).toEqual(["DELETE /reservation-credit-card/0NEW"]);
  });

  it("says that the deposit still needs it", async () => {
    const inUse = () => Response.json({ code: "in_use", detail: "", data: {} }, { status: 409 });
    serve({ "DELETE /reservation-credit-card/0NEW": inUse });
    const { user } = show(() => <StoredCards reservation={reservationOf()} />);
    await user.click(remove("Visa •••• 4444") ?? expect.fail());
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^A payment or the deposit still needs/);
  });
});
