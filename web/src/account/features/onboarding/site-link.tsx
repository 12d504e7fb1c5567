// The address of the website: to open and to copy.
import { Copy, ExternalLink } from "lucide-react";
import { t } from "@/i18n/onboarding";
import { Button } from "@/ui/action/button";
import { LinkButton } from "@/ui/action/link";
import { toasts } from "@/ui/overlay/toast-queue";

export function SiteLink({ url }: { url: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toasts.show({ kind: "success", title: t("onboarding.copied") });
  };
  return (
    <>
      <LinkButton href={url} target="_blank" size="sm">
        <ExternalLink aria-hidden /> {t("onboarding.open")}
      </LinkButton>
      <Button size="sm" variant="quiet" onPress={() => void copy()}>
        <Copy aria-hidden /> {t("onboarding.copy")}
      </Button>
    </>
  );
}
