// The screen for an address that leads nowhere.
import { Compass } from "lucide-react";
import { t } from "@/i18n/account";
import { ListPlaceholder } from "@/ui/list-placeholder";

export function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ListPlaceholder
        icon={<Compass aria-hidden />}
        title={t("account.notFoundTitle")}
        detail={t("account.notFoundDetail")}
        actionLabel={t("account.nav.home")}
        actionHref="/account/"
      />
    </main>
  );
}
