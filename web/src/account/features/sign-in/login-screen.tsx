// Sign-in: e-mail and password, then the code of the second factor if the user has one.
import { useState } from "react";
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { Badge } from "@/ui/feedback/badge";
import { TextField } from "@/ui/form/text-field";
import { choiceLabel } from "../resources";
import type { DemoLogin, Session } from "../session";
import { expiry, signIn, useSession } from "../session";
import { SignInForm, SignInFrame } from "./sign-in-frame";
import { useEnter } from "./use-enter";
import { useSignInForm } from "./use-sign-in-form";

export function LoginScreen() {
  const { data: session } = useSession();
  const enter = useEnter();
  const [isExpired] = useState(expiry.isRemembered);
  const form = useSignInForm(
    { email: "", password: "", code: "" },
    ({ code, ...rest }) => signIn({ ...rest, ...(code && { code }) }),
    enter,
  );
  const [isSecondStep, setSecondStep] = useState(false);
  // Once sign-in was refused for a missing code, the form asks for the code.
  if (!isSecondStep && form.code === "code_required") setSecondStep(true);
  return isSecondStep ? (
    <SignInFrame title={t("account.door.codeTitle")} detail={t("account.door.codeDetail")}>
      <SignInForm
        onSubmit={form.submit}
        problem={form.code === "code_required" ? null : form.problem}
        isPending={form.isPending}
        action={t("account.door.signIn")}
      >
        <TextField
          {...form.field("code")}
          label={t("account.door.code")}
          autoComplete="one-time-code"
          autoFocus
          isRequired
        />
      </SignInForm>
    </SignInFrame>
  ) : (
    <SignInFrame
      title={t("account.door.welcome")}
      detail={isExpired && <span role="status">{t("account.door.signedOut")}</span>}
      footer={
        session?.sign_up && (
          <OtherWay
            text={t("account.door.noAccount")}
            href="/account/signup/"
            action={t("account.door.signUp")}
          />
        )
      }
    >
      <SignInForm
        onSubmit={form.submit}
        problem={form.problem}
        isPending={form.isPending}
        action={t("account.door.signIn")}
      >
        <TextField
          {...form.field("email")}
          label={t("account.field.email")}
          type="email"
          autoComplete="username"
          autoFocus
          isRequired
        />
        <div className="flex flex-col gap-2">
          <TextField
            {...form.field("password")}
            label={t("account.field.password")}
            type="password"
            autoComplete="current-password"
            isRequired
          />
          <Link href="/account/password/forgot/" className="self-end text-sm">
            {t("account.door.forgot")}
          </Link>
        </div>
      </SignInForm>
      {session?.demo && <DemoLogins demo={session.demo} onChoose={form.send} />}
    </SignInFrame>
  );
}

export function OtherWay({ text, href, action }: { text: string; href: string; action: string }) {
  return (
    <p>
      {text} <Link href={href}>{action}</Link>
    </p>
  );
}

interface DemoLoginsProps {
  demo: NonNullable<Session["demo"]>;
  onChoose: (login: { email: string; password: string }) => void;
}

function DemoLogins({ demo: { password, logins }, onChoose }: DemoLoginsProps) {
  return (
    <section aria-labelledby="demo-logins" className="mt-8 rounded-lg border border-line bg-sunken/50 p-4">
      <h2 id="demo-logins" className="flex items-center gap-2 text-sm font-semibold">
        <Badge tone="info">{t("account.door.demo")}</Badge> {t("account.door.demoTitle")}
      </h2>
      <p className="mt-1.5 text-sm text-ink-muted">{t("account.door.demoDetail", { password })}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {logins.map((login) => (
          <DemoLine
            key={login.email}
            login={login}
            onChoose={() => onChoose({ email: login.email, password })}
          />
        ))}
      </ul>
    </section>
  );
}

function DemoLine({ login: { email, role, account }, onChoose }: { login: DemoLogin; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex w-full items-center justify-between gap-3 rounded-sm px-1.5 py-2 text-start text-sm hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{email}</span>
          {account && <span className="block truncate text-xs text-ink-subtle">{account}</span>}
        </span>
        <Badge>{choiceLabel("role", role)}</Badge>
      </button>
    </li>
  );
}
