// The host's telephone and e-mail address, as far as they are given.
import { Mail, Phone } from "lucide-react";
import { t } from "@/i18n/site";
import { callHref, useSite } from "../../site";

const way =
  "inline-flex min-h-11 items-center gap-2 font-medium text-accent-text hover:underline [&_svg]:size-4.5";

export function HostContact() {
  const { site } = useSite();
  const { phone, email } = site.contact;
  if (!phone && !email) return null;
  return (
    <address className="flex flex-wrap items-center gap-x-6 border-t border-line pt-3 not-italic">
      <span className="text-ink-muted">
        {t("site.status.host")}: <span className="font-medium text-ink">{site.name}</span>
      </span>
      {phone && (
        <a href={callHref(phone)} className={way}>
          <Phone aria-hidden />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={way}>
          <Mail aria-hidden />
          <span className="break-all">{email}</span>
        </a>
      )}
    </address>
  );
}
