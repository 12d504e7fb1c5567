// Reasons to trust the site, in short texts.
import { CalendarCheck, MessageCircle, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/site";

export function TrustPoints() {
  return (
    <section aria-labelledby="trust" className="border-y border-line bg-surface">
      <h2 id="trust" className="sr-only">
        {t("site.trust.title")}
      </h2>
      <ul className="container-page grid gap-10 py-14 sm:grid-cols-3 sm:gap-8 sm:py-16">
        <Point
          icon={<ReceiptText aria-hidden />}
          title={t("site.trust.price")}
          text={t("site.trust.priceText")}
        />
        <Point
          icon={<CalendarCheck aria-hidden />}
          title={t("site.trust.dates")}
          text={t("site.trust.datesText")}
        />
        <Point
          icon={<MessageCircle aria-hidden />}
          title={t("site.trust.people")}
          text={t("site.trust.peopleText")}
        />
      </ul>
    </section>
  );
}

function Point({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex flex-col gap-2">
      <span className="mb-1 grid size-11 place-items-center rounded-full bg-accent-soft text-accent-text [&_svg]:size-5">
        {icon}
      </span>
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="text-ink-muted">{text}</p>
    </li>
  );
}
