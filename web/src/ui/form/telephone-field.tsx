// A telephone number field, in any notation: only its digits count.
import { t } from "@/i18n/ui";
import { isTelephone, TELEPHONE_DIGITS } from "@/kit/people/contact";
import { CheckedField, type CheckedFieldProps } from "./checked-field";

type TelephoneFieldProps = Omit<CheckedFieldProps, "check" | "type" | "inputMode" | "autoComplete">;

export function TelephoneField(props: TelephoneFieldProps) {
  const check = (text: string) => {
    if (isTelephone(text, { required: props.isRequired })) return null;
    return text.trim() === "" ? t("ui.required") : t("ui.telephoneInvalid", TELEPHONE_DIGITS);
  };
  return <CheckedField {...props} check={check} type="tel" inputMode="tel" autoComplete="tel" />;
}
