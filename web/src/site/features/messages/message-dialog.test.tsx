import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { mailtoOwner } from "./mailto";
import { MessageDialog } from "./message-dialog";

beforeAll(() => activateSite("en"));
beforeEach(() => sessionStorage.clear());

const context = {
  property: "p",
  namespace: "harbor-pine",
  check_in: "2026-12-14",
  check_out: "2026-12-18",
  adults: 2,
  children: 1,
  pets: 0,
  smoker: false,
};

function show() {
  const onClose = vi.fn();
  const view = render(<MessageDialog context={context} about="Gull House: Dec 14 – 18" onClose={onClose} />);
  return { onClose, view, user: userEvent.setup() };
}

const answer = (status: number, body: unknown) =>
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(body, { status }));

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const send = () => screen.getByRole("button", { name: "Send message" });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field("First name"), "Ada");
  await user.type(field("Last name"), "Lovelace");
  await user.type(field("Email"), "ada@example.com");
  await user.type(field("Your message"), "Is there a desk?");
}

describe("a message to the owner", () => {
  it("must be valid before it is sent", async () => {
    const fetched = answer(201, {});
    const { user } = show();
    await user.type(field("Email"), "ada@example");
    await user.type(field("Phone"), "1234");
    await user.click(send());
    expect(await screen.findByText("Enter your first name")).toBeDefined();
    expect(screen.getByText("Enter your last name")).toBeDefined();
    expect(screen.getByText("Write your message")).toBeDefined();
    expect(screen.getByText("Enter a valid email address")).toBeDefined();
    expect(screen.getByText("Enter a valid phone number")).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is sent with the stay it is about", async () => {
    const fetched = answer(201, { key: "m", thread: "t" });
    const { user } = show();
    await fill(user);
    await user.click(send());
    expect(await screen.findByText("Message sent")).toBeDefined();
    const request = fetched.mock.lastCall?.[0] as Request;
    expect(new URL(request.url).pathname).toBe("/websites/api/v2/reservation-message");
    expect(await request.json()).toEqual({
      ...context,
      first_name: "Ada",
      last_name: "Lovelace",
      email: "ada@example.com",
      phone: "",
      message: "Is there a desk?",
    });
  });

  it("shows the server's error at its field, and clears it when the field changes", async () => {
    answer(400, { email: ["We cannot write to this address."] });
    const { user } = show();
    await fill(user);
    await user.click(send());
    expect(await screen.findByText("We cannot write to this address.")).toBeDefined();
    await user.type(field("Email"), "x");
    expect(screen.queryByText("We cannot write to this address.")).toBeNull();
  });

  it("keeps the input when closed or reloaded, and says when it could not be sent", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
    const { user, view } = show();
    await fill(user);
    await user.click(send());
    expect((await screen.findByRole("alert")).textContent).toContain("couldn’t send your message");
    view.unmount();
    show();
    expect((field("Your message") as HTMLTextAreaElement).value).toBe("Is there a desk?");
  });
});

it("becomes an e-mail on sites whose conversations are in a partner system", () => {
  const link = mailtoOwner({ to: "owner@partner.test", home: "Loft & Sky", about: "Dec 14 – 18, 2 guests" });
  const url = new URL(link);
  expect(url.pathname).toBe("owner@partner.test");
  expect(url.searchParams.get("subject")).toBe("Loft & Sky, Dec 14 – 18, 2 guests");
  expect(url.searchParams.get("body")).toContain("Loft & Sky (Dec 14 – 18, 2 guests)");
});
