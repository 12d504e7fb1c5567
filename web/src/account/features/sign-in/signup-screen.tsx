// Sign-up. The first user of an empty installation becomes its operator.
import { useState } from "react";
import { t } from "@/i18n/account";
import { currentFormat, currentLocale } from "@/i18n/translate";
import { DEFAULT_CURRENCY } from "@/kit/money/money";
import { TextField } from "@/ui/form/text-field";
import { Select } from "@/ui/select/select";
import { signUp, useSession } from "../session";
import { EmailSent } from "./email-sent";
import { OtherWay } from "./login-screen";
import { SignInForm, SignInFrame } from "./sign-in-frame";
import { TryDemo } from "./try-demo";
import { useEnter } from "./use-enter";
import { useSignInForm } from "./use-sign-in-form";

const CURRENCIES = ["USD", "EUR", "GBP", "CAD", "AUD", "CHF", "JPY", "MXN"];

const empty = () => ({
  name: "",
  first_name: "",
  last_name: "",
  email: "",
  password: "",
  currency: DEFAULT_CURRENCY,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: currentLocale(),
  setup_code: "",
});

export const MIN_PASSWORD = 10;

const currencyName = (code: string) =>
  `${code} · ${new Intl.DisplayNames([currentFormat()], { type: "currency" }).of(code)}`;

export function SignupScreen() {
  const { data: session } = useSession();
  const [isSent, setSent] = useState(false);
  const enter = useEnter();
  const form = useSignInForm(empty(), signUp, (answer) => (answer.user ? enter(answer) : setSent(true)));
  const isFirst = session?.first_run ?? false;
  if (isSent) {
    return <EmailSent detail={t("account.door.signUpSent", { email: form.values.email })} />;
  }
  return (
    <SignInFrame
      title={isFirst ? t("account.door.firstTitle") : t("account.door.signUpTitle")}
      detail={isFirst ? t("account.door.firstDetail") : undefined}
      footer={
        isFirst ? (
          session?.demo_offer && <TryDemo setupCode={form.values.setup_code} />
        ) : (
          <OtherWay
            text={t("account.door.haveAccount")}
            href="/account/login/"
            action={t("account.door.signIn")}
          />
        )
      }
    >
      <SignInForm
        onSubmit={form.submit}
        problem={form.problem}
        isPending={form.isPending}
        action={t("account.door.create")}
      >
        {session?.setup_code && (
          <TextField
            {...form.field("setup_code")}
            label={t("account.door.setupCode")}
            description={t("account.door.setupCodeHint")}
            autoComplete="off"
            isRequired
          />
        )}
        <TextField
          {...form.field("name")}
          label={t("account.field.account_name")}
          description={t("account.door.accountHint")}
          autoComplete="organization"
          autoFocus
          isRequired
        />
        <Select
          {...form.field("currency")}
          label={t("account.field.currency")}
          options={CURRENCIES.map((code) => ({ key: code, label: currencyName(code) }))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.field("first_name")}
            label={t("account.field.first_name")}
            autoComplete="given-name"
            isRequired
          />
          <TextField
            {...form.field("last_name")}
            label={t("account.field.last_name")}
            autoComplete="family-name"
            isRequired
          />
        </div>
        <TextField
          {...form.field("email")}
          label={t("account.field.email")}
          type="email"
          autoComplete="username"
          isRequired
        />
        {!session?.sign_up_by_letter && (
          <TextField
            {...form.field("password")}
            label={t("account.field.password")}
            type="password"
            autoComplete="new-password"
            description={t("account.door.passwordHint", { count: MIN_PASSWORD })}
            isRequired
          />
        )}
      </SignInForm>
    </SignInFrame>
  );
}
