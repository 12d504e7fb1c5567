// Screen for an unknown address, with a link to the dashboard.
import { Compass } from "lucide-react";
import { t } from "@/i18n/account";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { useDocumentTitle } from "@/ui/use-document-title";

export function NotFound() {
  const title = t("account.notFoundTitle");
  useDocumentTitle(title, "Casita");
  return (
    <div className="grid flex-1 place-items-center">
      <ListPlaceholder
        isScreen
        icon={<Compass aria-hidden />}
        title={title}
        detail={t("account.notFoundDetail")}
        actionLabel={t("account.nav.today")}
        actionHref="/account/"
      />
    </div>
  );
}
