// The owner's telephone, e-mail, address and hours, as far as they are given.
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import { Card } from "@/ui/layout/card";
import { callHref, useSite } from "../site";

export function ContactCard({ className }: { className?: string }) {
  const { site } = useSite();
  const { phone, email, address, hours } = site.contact;
  return (
    <aside aria-labelledby="reach" className={className}>
      <Card className="flex flex-col gap-5 p-6">
        <h2 id="reach" className="text-xl">
          {site.name}
        </h2>
        <dl className="flex flex-col gap-4">
          {phone && (
            <Way icon={<Phone aria-hidden />} name={t("site.contact.phone")}>
              <a href={callHref(phone)} className="hover:underline">
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </Way>
          )}
          {email && (
            <Way icon={<Mail aria-hidden />} name={t("site.contact.email")}>
              <a href={`mailto:${email}`} className="break-all hover:underline">
                {email}
              </a>
            </Way>
          )}
          {address && (
            <Way icon={<MapPin aria-hidden />} name={t("site.contact.address")}>
              {address}
            </Way>
          )}
          {hours && (
            <Way icon={<Clock aria-hidden />} name={t("site.contact.hours")}>
              {hours}
            </Way>
          )}
        </dl>
      </Card>
    </aside>
  );
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative min-h-10 ps-13.5">
      <dt className="text-sm text-ink-subtle">
        <span className="absolute start-0 top-0.5 grid size-10 place-items-center rounded-full bg-accent-soft text-accent-text [&_svg]:size-4.5">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
