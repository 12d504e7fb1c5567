// Location of a home; `children` is the map.
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import type { Property } from "../../site";
import { Section } from "./section";

export function Location({ property, children }: { property: Property; children?: ReactNode }) {
  const place = [property.neighborhood, property.city, property.state].filter(Boolean).join(", ");
  return (
    <Section title={t("site.home.where")}>
      <p className="text-ink-muted">{place}</p>
      {children}
      <p className="text-sm text-ink-subtle">{t("site.home.addressLater")}</p>
    </Section>
  );
}
