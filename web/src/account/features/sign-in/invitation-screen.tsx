// Accepts an invitation: new users enter their name and a password, existing users confirm with their password.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/account";
import { LinkButton } from "@/ui/action/link";
import { Spinner } from "@/ui/feedback/spinner";
import { TextField } from "@/ui/form/text-field";
import { choiceLabel } from "../resources";
import { acceptInvitation, lookAtInvitation } from "../session";
import { NewPasswordField } from "./password-screens";
import { SignInForm, SignInFrame } from "./sign-in-frame";
import { useEnter, useSignInParams } from "./use-enter";
import { useSignInForm } from "./use-sign-in-form";

export function InvitationScreen() {
  const token = useSignInParams().get("token") ?? "";
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => lookAtInvitation(token, signal),
    meta: { showsOwnError: true },
  });
  const form = useSignInForm(
    { first_name: "", last_name: "", password: "" },
    (values) => acceptInvitation({ ...values, token }),
    useEnter(),
  );
  if (invitation.isPending)
    return (
      <SignInFrame title={t("account.door.inviteTitle")}>
        <Spinner />
      </SignInFrame>
    );
  if (invitation.isError) {
    return (
      <SignInFrame title={t("account.door.linkTitle")} detail={t("account.door.linkDetail")}>
        <LinkButton href="/account/login/">{t("account.door.back")}</LinkButton>
      </SignInFrame>
    );
  }
  const { account, email, role, is_known } = invitation.data;
  return (
    <SignInFrame
      title={t("account.door.inviteTo", { account })}
      detail={t("account.door.inviteAs", { email, role: choiceLabel("role", role) })}
    >
      <SignInForm
        onSubmit={form.submit}
        problem={form.problem}
        isPending={form.isPending}
        action={t("account.door.join")}
      >
        {is_known ? (
          <TextField
            {...form.field("password")}
            label={t("account.field.password")}
            type="password"
            autoComplete="current-password"
            autoFocus
            isRequired
          />
        ) : (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                {...form.field("first_name")}
                label={t("account.field.first_name")}
                autoComplete="given-name"
                autoFocus
                isRequired
              />
              <TextField
                {...form.field("last_name")}
                label={t("account.field.last_name")}
                autoComplete="family-name"
                isRequired
              />
            </div>
            <NewPasswordField field={form.field("password")} />
          </>
        )}
      </SignInForm>
    </SignInFrame>
  );
}
