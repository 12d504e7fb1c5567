// Error page shown when a page's data could not be loaded.
import { useRouter } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { t } from "@/i18n/site";
import { ListPlaceholder } from "@/ui/list/list-placeholder";

export function PageError() {
  const router = useRouter();
  return (
    <div className="container-page py-20">
      <ListPlaceholder
        icon={<CloudOff aria-hidden />}
        title={t("site.errorTitle")}
        detail={t("site.errorDetail")}
        actionLabel={t("site.retry")}
        onAction={() => void router.invalidate()}
      />
    </div>
  );
}
