// Asks the user to read the e-mail that was sent.
import { MailCheck } from "lucide-react";
import { t } from "@/i18n/account";
import { LinkButton } from "@/ui/action/link";
import { SignInFrame } from "./sign-in-frame";

export const LOGIN = "/account/login/";

export const EmailSent = ({ detail }: { detail: string }) => (
  <SignInFrame title={t("account.door.sentTitle")} detail={detail}>
    <MailCheck aria-hidden className="mb-6 size-10 text-accent-text" />
    <LinkButton href={LOGIN}>{t("account.door.back")}</LinkButton>
  </SignInFrame>
);
