// Validation of guest details by the specification, with messages for the guest.
import * as z from "zod/mini";
import { t } from "@/i18n/site";
import { isEmail, isTelephone } from "@/kit/people/contact";

const required = () => z.string().check(z.trim(), z.minLength(1, t("site.form.required")));
const optional = () => z.string().check(z.trim());

/** Created when the form opens, since its messages are in the page's language. */
export function guestSchema(withAddress: boolean) {
  const wanted = withAddress ? required : optional;
  return z.object({
    first_name: required(),
    last_name: required(),
    email: z.string().check(z.trim(), z.refine(isEmail, t("site.form.email"))),
    phone: z.string().check(
      z.trim(),
      z.refine((text) => isTelephone(text, { required: true }), t("site.form.phone")),
    ),
    address_one: wanted(),
    address_two: optional(),
    city: wanted(),
    state: optional(),
    postal_code: wanted(),
    country: wanted(),
  });
}
