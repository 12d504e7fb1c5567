// Sets a new password by e-mail.
import { useState } from "react";
import { t } from "@/i18n/account";
import { LinkButton } from "@/ui/action/link";
import { Checkbox } from "@/ui/choice/checkbox";
import { TextField } from "@/ui/form/text-field";
import { askForPassword, setPassword } from "../session";
import { EmailSent, LOGIN } from "./email-sent";
import { OtherWay } from "./login-screen";
import { SignInForm, SignInFrame } from "./sign-in-frame";
import { MIN_PASSWORD } from "./signup-screen";
import { useSignInParams } from "./use-enter";
import { useSignInForm } from "./use-sign-in-form";

export function ForgotPasswordScreen() {
  const [isSent, setSent] = useState(false);
  const form = useSignInForm({ email: "" }, askForPassword, () => setSent(true));
  if (isSent) {
    return <EmailSent detail={t("account.door.sentDetail", { email: form.values.email })} />;
  }
  return (
    <SignInFrame
      title={t("account.door.forgotTitle")}
      detail={t("account.door.forgotDetail")}
      footer={<OtherWay text={t("account.door.remembered")} href={LOGIN} action={t("account.door.signIn")} />}
    >
      <SignInForm
        onSubmit={form.submit}
        problem={form.problem}
        isPending={form.isPending}
        action={t("account.door.sendLink")}
      >
        <TextField
          {...form.field("email")}
          label={t("account.field.email")}
          type="email"
          autoComplete="username"
          autoFocus
          isRequired
        />
      </SignInForm>
    </SignInFrame>
  );
}

export function ResetPasswordScreen() {
  const token = useSignInParams().get("token") ?? "";
  const [isDone, setDone] = useState(false);
  const [revoke_tokens, setRevokeTokens] = useState(true);
  const form = useSignInForm(
    { password: "" },
    ({ password }) => setPassword({ token, password, revoke_tokens }),
    () => setDone(true),
  );
  if (isDone) {
    return (
      <SignInFrame title={t("account.door.resetDone")} detail={t("account.door.resetDoneDetail")}>
        <LinkButton href={LOGIN} variant="primary">
          {t("account.door.signIn")}
        </LinkButton>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t("account.door.resetTitle")}>
      <SignInForm
        onSubmit={form.submit}
        problem={form.problem}
        isPending={form.isPending}
        action={t("account.door.resetAction")}
      >
        <NewPasswordField field={form.field("password")} autoFocus />
        <Checkbox
          isSelected={revoke_tokens}
          onChange={setRevokeTokens}
          description={t("account.door.revokeTokensHint")}
        >
          {t("account.door.revokeTokens")}
        </Checkbox>
      </SignInForm>
    </SignInFrame>
  );
}

type Field = ReturnType<ReturnType<typeof useSignInForm<{ password: string }, unknown>>["field"]>;

export function NewPasswordField({ field, autoFocus }: { field: Field; autoFocus?: boolean }) {
  return (
    <TextField
      {...field}
      label={t("account.door.newPassword")}
      type="password"
      autoComplete="new-password"
      description={t("account.door.passwordHint", { count: MIN_PASSWORD })}
      autoFocus={autoFocus}
      isRequired
    />
  );
}
