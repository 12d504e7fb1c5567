// Validation of guest details by the specification, with messages for the guest.
import * as z from "zod/mini";
import { t } from "@/i18n/site";
import { isEmail, isTelephone } from "@/kit/people/contact";

const required = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));
const optional = () => z.string().check(z.trim());

const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: t("site.form.enterEmail"), abort: true }),
      z.refine(isEmail, t("site.form.email")),
    );
const phone = () =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: t("site.form.enterPhone"), abort: true }),
    z.refine((text) => isTelephone(text, { required: true }), t("site.form.phone")),
  );

/** The parts of the guest details that a form asks for. */
export interface GuestParts {
  contact: boolean;
  address: boolean;
}

/** Created when the form opens, since its messages are in the page's language. */
export function guestSchema(parts: GuestParts) {
  const named = parts.contact ? required : optional;
  const wanted = parts.address ? required : optional;
  return z.object({
    first_name: named(t("site.form.enterFirstName")),
    last_name: named(t("site.form.enterLastName")),
    email: parts.contact ? email() : optional(),
    phone: parts.contact ? phone() : optional(),
    address_one: wanted(t("site.form.enterStreet")),
    address_two: optional(),
    city: wanted(t("site.form.enterCity")),
    state: optional(),
    postal_code: wanted(t("site.form.enterPostalCode")),
    country: wanted(t("site.form.enterCountry")),
  });
}
