// House rules, times and registration number of a home.
import { Clock, ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatTime } from "@/kit/dates/clock-time";
import { houseRules } from "../../properties";
import type { Property } from "../../site";
import { Section } from "./section";

export function GoodToKnow({ property }: { property: Property }) {
  return (
    <Section title={t("site.home.goodToKnow")}>
      <div className="grid gap-8 sm:grid-cols-2">
        <Part icon={<ListChecks aria-hidden />} title={t("site.home.rules")} lines={houseRules(property)} />
        <Part
          icon={<Clock aria-hidden />}
          title={t("site.home.times")}
          lines={[
            t("site.home.checkInFrom", { time: formatTime(property.check_in_time, currentFormat()) }),
            t("site.home.checkOutBy", { time: formatTime(property.check_out_time, currentFormat()) }),
            t("site.home.minStay", { count: property.min_stay }),
          ]}
        />
      </div>
      {property.registration_number && (
        <p className="mt-6 text-sm text-ink-subtle">
          {t("site.home.registration", { number: property.registration_number })}
        </p>
      )}
    </Section>
  );
}

function Part({ icon, title, lines }: { icon: ReactNode; title: string; lines: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2.5">
      <h3 className="flex items-center gap-2 font-semibold [&_svg]:size-4.5 [&_svg]:text-ink-subtle">
        {icon}
        {title}
      </h3>
      <ul className="flex flex-col gap-1.5 text-[0.9375rem] text-ink-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
