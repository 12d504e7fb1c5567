// Shares the link of a home with the search in it: by the device's share sheet, or by copying.
import { Check, Share } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { useSearch, writeSearch } from "../../search";
import { type Property, useSite } from "../../site";
import { propertyLink } from "../property-link";

export function ShareButton({ property }: { property: Property }) {
  const { site } = useSite();
  const { search } = useSearch();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = propertyLink(site, property, writeSearch(search));
    // Rejected when the guest cancels or the page lacks permission: the link is still in the address bar.
    if (navigator.share) return void navigator.share({ title: property.name, url }).catch(() => {});
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      className="absolute! -end-3 top-6 md:top-9"
      onPress={share}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? <Check aria-hidden /> : <Share aria-hidden />}
      <span aria-live="polite" className="max-sm:sr-only">
        {isCopied ? t("site.share.copied") : t("site.share.label")}
      </span>
    </Button>
  );
}
