// The end of an infinite list: fetches more when scrolled near, and by a button for keyboard users.
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import type { More } from "./use-found";
import { useNearBottom } from "./use-near-bottom";

export function LoadMore({ more, length }: { more: More; length: number }) {
  const end = useNearBottom<HTMLDivElement>(!(more.isComing || more.hasFailed), more.fetch, length);
  return (
    <div ref={end} className="flex flex-col items-center gap-3 pt-6">
      {more.hasFailed && <p className="text-ink-muted">{t("site.list.moreFailed")}</p>}
      <Button isPending={more.isComing} onPress={more.fetch}>
        {more.hasFailed ? t("site.retry") : t("site.list.more")}
      </Button>
    </div>
  );
}
