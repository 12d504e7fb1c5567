// The pages of the settings that are no lists: business, profile, partner system, import and export.
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Download, Globe, Palette, Phone, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/settings";
import { LinkButton } from "@/ui/action/link";
import { Card } from "@/ui/layout/card";
import { allRowsQuery, choiceLabel, listHref, type ResourceName, recordHref } from "../resources";
import { useCanWrite, useMay, useSignedIn } from "../session";
import { CloseAccount } from "./close-account";
import { PartnerConnection } from "./integrations/partner-connection";
import { ProfileForm } from "./profile-form";
import { PasswordForm } from "./security/password-form";
import { TwoFactor } from "./security/two-factor";
import { Part, SettingsFrame } from "./settings-frame";

export function BusinessScreen() {
  const { account, role } = useSignedIn();
  const mayClose = useMay("close_account");
  return (
    <SettingsFrame title={t("account.settings.business")}>
      <Part title={t("settings.account")} detail={t("settings.accountDetail")}>
        <Card className="p-5">
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
            <Fact name={t("account.field.account_name")}>{account.name}</Fact>
            <Fact name={t("account.field.currency")}>{account.currency.code}</Fact>
            <Fact name={t("settings.yourRole")}>{choiceLabel("role", role)}</Fact>
          </dl>
        </Card>
      </Part>
      <Part title={t("settings.branding")} detail={t("settings.brandingDetail")}>
        <Branding />
      </Part>
      {mayClose && (
        <Part title={t("settings.close")} detail={t("settings.closeDetail")}>
          <CloseAccount />
        </Part>
      )}
    </SettingsFrame>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-subtle">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** The look and the contact details belong to the websites. */
function Branding() {
  const { data } = useQuery(allRowsQuery<RowOf<"site">>("site", { order_by: "name" }));
  if (!data) return null;
  if (data.results.length === 0) {
    return (
      <Ways>
        <Way href={listHref("site")} icon={<Globe />} title={t("settings.noWebsite")} />
      </Ways>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {data.results.map(({ key, name }) => (
        <Ways key={key} title={name}>
          <Way href={`${recordHref("site", key)}?tab=look`} icon={<Palette />} title={t("settings.look")} />
          <Way
            href={`${recordHref("site", key)}?tab=details`}
            icon={<Phone />}
            title={t("settings.contact")}
          />
        </Ways>
      ))}
    </div>
  );
}

export function ProfileScreen() {
  return (
    <SettingsFrame title={t("account.settings.profile")}>
      <Part title={t("settings.profile")} detail={t("settings.profileDetail")}>
        <ProfileForm />
      </Part>
      <Part title={t("settings.password")} detail={t("settings.passwordDetail")}>
        <PasswordForm />
      </Part>
      <Part title={t("settings.twoFactor")} detail={t("settings.twoFactorDetail")}>
        <TwoFactor />
      </Part>
    </SettingsFrame>
  );
}

export function PartnerScreen() {
  const mayConnect = useMay("settings");
  return (
    <SettingsFrame title={t("account.settings.partner")}>
      <Part title={t("settings.partner")} detail={t("settings.partnerDetail")}>
        {mayConnect ? <PartnerConnection /> : t("account.refusal.forbidden")}
      </Part>
    </SettingsFrame>
  );
}

const IMPORTED: readonly ResourceName[] = [
  "property",
  "listing",
  "listing-rate",
  "listing-fee",
  "tax",
  "calendar-event",
  "reservation",
];

export function DataScreen() {
  const canWrite = useCanWrite();
  const mayTakeAll = useMay("close_account");
  return (
    <SettingsFrame title={t("account.settings.data")}>
      <Part title={t("account.import.title")} detail={t("settings.importDetail")}>
        <Ways>
          {IMPORTED.filter(canWrite).map((name) => (
            <Way
              key={name}
              href={`${listHref(name)}?modal=import`}
              icon={<Upload />}
              title={t(`account.noun.${name}`)}
            />
          ))}
        </Ways>
      </Part>
      {mayTakeAll && (
        <Part title={t("settings.archive")} detail={t("settings.archiveDetail")}>
          <LinkButton href="/api/v2/account/archive/" download>
            <Download aria-hidden /> {t("settings.archiveGet")}
          </LinkButton>
        </Part>
      )}
    </SettingsFrame>
  );
}

function Ways({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card className="divide-y divide-line">
      {title && <p className="px-4 py-3 text-sm font-semibold wrap-anywhere">{title}</p>}
      {children}
    </Card>
  );
}

function Way({ href, icon, title }: { href: string; icon: ReactNode; title: string }) {
  return (
    <Link
      href={href}
      className="focus-ring flex items-center gap-3 px-4 py-3.5 text-sm font-medium -outline-offset-2 first:rounded-t-xl last:rounded-b-xl data-hovered:bg-sunken/60"
    >
      <span className="text-ink-subtle [&_svg]:size-4.5">{icon}</span>
      <span className="flex-1">{title}</span>
      <ChevronRight aria-hidden className="size-4 text-ink-subtle rtl:-scale-x-100" />
    </Link>
  );
}
