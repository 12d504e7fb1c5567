// Link to the page of a home on the owner's site, to open it and to share it.
import { useQuery } from "@tanstack/react-query";
import { Copy, ExternalLink } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { LinkButton } from "@/ui/action/link";
import { toasts } from "@/ui/overlay/toast-queue";
import { rowsQuery } from "../../resources";
import { useEditor } from "../frame/editor-context";

/** `properties` has the keys of the shown homes, unless the site shows all. */
type Site = RowOf<"site">;

const MAX_SITES = 20;

export function OnSale() {
  const { key, slug } = useEditor().property.values;
  const { data } = useQuery({
    ...rowsQuery<Site>("site", { limit: MAX_SITES }),
    meta: { showsOwnError: true },
  });
  const site = data?.results.find(
    ({ all_properties, properties }) => all_properties || properties.includes(key),
  );
  if (!site) return null;
  const href = `/s/${encodeURIComponent(site.namespace)}/properties/${encodeURIComponent(slug)}/`;
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${href}`);
    toasts.show({ kind: "success", title: t("editor.onSale.copied") });
  };
  return (
    <>
      <LinkButton href={href} target="_blank" variant="primary">
        <ExternalLink aria-hidden /> {t("editor.onSale.open")}
      </LinkButton>
      <Button onPress={() => void copy()}>
        <Copy aria-hidden /> {t("editor.onSale.copy")}
      </Button>
    </>
  );
}
