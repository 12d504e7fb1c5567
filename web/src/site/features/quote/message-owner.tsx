// A way to the owner by mail, with the stay already written down.
import { Mail } from "lucide-react";
import { t } from "@/i18n/site";
import { LinkButton } from "@/ui/link";
import type { Stay } from "../availability";
import { stayText } from "../search";
import { type Property, useSite } from "../site";

interface MessageOwnerProps {
  property: Property;
  stay: Stay | null;
}

export function MessageOwner({ property, stay }: MessageOwnerProps) {
  const { site } = useSite();
  if (!site.contact.email) return null;
  const subject = stay ? `${property.name}, ${stayText(stay)}` : property.name;
  return (
    <LinkButton
      variant="primary"
      size="lg"
      href={`mailto:${site.contact.email}?subject=${encodeURIComponent(subject)}`}
      className="w-full"
    >
      <Mail aria-hidden />
      {t("site.quote.message")}
    </LinkButton>
  );
}
