// Sets a new password by e-mail.
import { useState } from "react";
import { t } from "@/i18n/account";
import { Checkbox } from "@/ui/choice/checkbox";
import { LinkButton } from "@/ui/action/link";
import { TextField } from "@/ui/form/text-field";
import { askForPassword, setPassword } from "../session";
import { Door, DoorForm } from "./sign-in-frame";
import { LetterSent, LOGIN } from "./email-sent";
import { OtherWay } from "./login-screen";
import { LEAST_PASSWORD } from "./signup-screen";
import { useDoorForm } from "./use-sign-in-form";
import { useDoorParams } from "./use-enter";

export function ForgotPasswordScreen() {
  const [isSent, setSent] = useState(false);
  const form = useDoorForm({ email: "" }, askForPassword, () => setSent(true));
  if (isSent) {
    return <LetterSent detail={t("account.door.sentDetail", { email: form.values.email })} />;
  }
  return (
    <Door
      title={t("account.door.forgotTitle")}
      detail={t("account.door.forgotDetail")}
      footer={<OtherWay text={t("account.door.remembered")} href={LOGIN} action={t("account.door.signIn")} />}
    >
      <DoorForm
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
      </DoorForm>
    </Door>
  );
}

export function ResetPasswordScreen() {
  const token = useDoorParams().get("token") ?? "";
  const [isDone, setDone] = useState(false);
  const [revoke_tokens, setRevokeTokens] = useState(true);
  const form = useDoorForm(
    { password: "" },
    ({ password }) => setPassword({ token, password, revoke_tokens }),
    () => setDone(true),
  );
  if (isDone) {
    return (
      <Door title={t("account.door.resetDone")} detail={t("account.door.resetDoneDetail")}>
        <LinkButton href={LOGIN} variant="primary">
          {t("account.door.signIn")}
        </LinkButton>
      </Door>
    );
  }
  return (
    <Door title={t("account.door.resetTitle")}>
      <DoorForm
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
      </DoorForm>
    </Door>
  );
}

type Field = ReturnType<ReturnType<typeof useDoorForm<{ password: string }, unknown>>["field"]>;

export function NewPasswordField({ field, autoFocus }: { field: Field; autoFocus?: boolean }) {
  return (
    <TextField
      {...field}
      label={t("account.door.newPassword")}
      type="password"
      autoComplete="new-password"
      description={t("account.door.passwordHint", { count: LEAST_PASSWORD })}
      autoFocus={autoFocus}
      isRequired
    />
  );
}
