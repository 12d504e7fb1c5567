// An e-mail address field.
import { t } from "@/i18n/ui";
import { isEmail } from "@/kit/people/contact";
import { CheckedField, type CheckedFieldProps } from "./checked-field";

type EmailFieldProps = Omit<CheckedFieldProps, "check" | "type" | "inputMode" | "autoComplete">;

export function EmailField(props: EmailFieldProps) {
  const check = (text: string) => {
    if (text.trim() === "") return props.isRequired ? t("ui.required") : null;
    return isEmail(text) ? null : t("ui.emailInvalid");
  };
  return <CheckedField {...props} check={check} type="email" inputMode="email" autoComplete="email" />;
}
