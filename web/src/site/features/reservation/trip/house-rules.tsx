// House rules of a booked home.
import { t } from "@/i18n/site";
import { houseRules } from "../../properties";
import type { Property } from "../../site";

export function HouseRules({ property }: { property: Property }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{t("site.home.rules")}</h2>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-muted">
        {houseRules(property).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
