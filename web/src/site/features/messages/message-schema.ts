// Validation of a message by the specification, with error messages for the guest.
import * as z from "zod/mini";
import { t } from "@/i18n/site";
import { isEmail, isTelephone } from "@/kit/people/contact";

const required = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** Created when the form opens, since its messages are in the page's language. */
export const messageSchema = () =>
  z.object({
    first_name: required(t("site.form.enterFirstName")),
    last_name: required(t("site.form.enterLastName")),
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: t("site.form.enterEmail"), abort: true }),
        z.refine(isEmail, t("site.form.email")),
      ),
    phone: z.string().check(
      z.trim(),
      z.refine((text) => isTelephone(text), t("site.form.phone")),
    ),
    message: required(t("site.form.enterMessage")),
  });
