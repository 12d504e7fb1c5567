// Guest details, with the address if the site requires it.
import type { Quote } from "../site";

export interface GuestDetails {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  address_one: string;
  address_two: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

const NOBODY: GuestDetails = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  address_one: "",
  address_two: "",
  city: "",
  state: "",
  postal_code: "",
  country: "",
};

const GUEST_FIELDS = Object.keys(NOBODY) as (keyof GuestDetails)[];

export const isGuestField = (name: string): name is keyof GuestDetails => Object.hasOwn(NOBODY, name);

/** Known details; empty strings for unknown ones. */
export const guestOf = (known: Partial<Pick<Quote, keyof GuestDetails>>): GuestDetails =>
  Object.fromEntries(GUEST_FIELDS.map((field) => [field, known[field] ?? ""])) as unknown as GuestDetails;

/** The guest's address as the billing address of a card. */
export const billingAddress = (guest: GuestDetails) => ({
  address_street_one: guest.address_one,
  address_street_two: guest.address_two,
  address_city: guest.city,
  address_state: guest.state,
  address_postal_code: guest.postal_code,
  address_country: guest.country,
});

export const fullName = ({ first_name, last_name }: Pick<GuestDetails, "first_name" | "last_name">) =>
  `${first_name} ${last_name}`.trim();
