// Settings of the signed-in user, and links to those of the account.
import { ChevronRight, Download, KeyRound, ScrollText, Users, Webhook } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/settings";
import { LinkButton } from "@/ui/action/link";
import { Card } from "@/ui/layout/card";
import { useDocumentTitle } from "@/ui/use-document-title";
import { listHref, type ResourceName } from "../resources";
import { useCanSee, useSignedIn } from "../session";
import { CloseAccount } from "./close-account";
import { PartnerConnection } from "./integrations/partner-connection";
import { ProfileForm } from "./profile-form";
import { PasswordForm } from "./security/password-form";
import { TwoFactor } from "./security/two-factor";

export function SettingsScreen() {
  useDocumentTitle(t("account.nav.settings"), "Casita");
  const { permissions } = useSignedIn();
  const sees = useCanSee();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-8">
        <h1 className="text-2xl font-semibold tracking-tight">{t("account.nav.settings")}</h1>
        <div className="mt-8 flex flex-col divide-y divide-line">
          <Part title={t("settings.profile")} detail={t("settings.profileDetail")}>
            <ProfileForm />
          </Part>
          <Part title={t("settings.password")} detail={t("settings.passwordDetail")}>
            <PasswordForm />
          </Part>
          <Part title={t("settings.twoFactor")} detail={t("settings.twoFactorDetail")}>
            <TwoFactor />
          </Part>
          <Part title={t("settings.account")} detail={t("settings.accountDetail")}>
            <Card className="divide-y divide-line">
              <Way resource="user" icon={<Users />} />
              <Way resource="api-token" icon={<KeyRound />} />
              <Way resource="webhook" icon={<Webhook />} />
              {sees("audit-entry") && <Way resource="audit-entry" icon={<ScrollText />} />}
            </Card>
          </Part>
          {permissions.includes("settings") && (
            <Part title={t("settings.partner")} detail={t("settings.partnerDetail")}>
              <PartnerConnection />
            </Part>
          )}
          {permissions.includes("close_account") && (
            <Part title={t("settings.archive")} detail={t("settings.archiveDetail")}>
              <LinkButton href="/api/v2/account/archive/" download>
                <Download aria-hidden /> {t("settings.archiveGet")}
              </LinkButton>
            </Part>
          )}
          {permissions.includes("close_account") && (
            <Part title={t("settings.close")} detail={t("settings.closeDetail")}>
              <CloseAccount />
            </Part>
          )}
        </div>
      </div>
    </div>
  );
}

function Part({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-5 py-8 first:pt-0 md:grid-cols-[15rem_1fr]">
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-sm text-ink-muted">{detail}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

function Way({ resource, icon }: { resource: ResourceName; icon: ReactNode }) {
  return (
    <Link
      href={listHref(resource)}
      className="focus-ring flex items-center gap-3 px-4 py-3.5 text-sm font-medium -outline-offset-2 first:rounded-t-xl last:rounded-b-xl data-hovered:bg-sunken/60"
    >
      <span className="text-ink-subtle [&_svg]:size-4.5">{icon}</span>
      <span className="flex-1">{t(`account.noun.${resource}`)}</span>
      <ChevronRight aria-hidden className="size-4 text-ink-subtle rtl:-scale-x-100" />
    </Link>
  );
}
