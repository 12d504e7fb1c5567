// The board without homes: no matches, none created yet, or loading failed.
import { CloudOff, House, SearchX } from "lucide-react";
import { t } from "@/i18n/calendar";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { failureText } from "../../error-texts";
import { listHref } from "../../resources";
import type { HomeFilters } from "../data/queries";
import type { useHomes } from "../data/use-homes";

interface BoardStatesProps {
  homes: Pick<ReturnType<typeof useHomes>, "count" | "error" | "retry">;
  filters: HomeFilters;
  onClear: () => void;
}

export function BoardStates({ homes: { count, error, retry }, filters, onClear }: BoardStatesProps) {
  const place = "sticky inset-x-0 top-14 bg-surface";
  if (error && count === undefined) {
    return (
      <div className="absolute inset-0 z-4 grid place-items-center bg-surface">
        <ListPlaceholder
          icon={<CloudOff aria-hidden />}
          title={t("account.list.failed")}
          detail={failureText(error)}
          actionLabel={t("account.retry")}
          onAction={retry}
        />
      </div>
    );
  }
  if (count !== 0) return null;
  const isNarrowed = filters.search !== "" || filters.group !== "";
  return isNarrowed ? (
    <ListPlaceholder
      icon={<SearchX aria-hidden />}
      title={t("calendar.noneTitle")}
      detail={t("calendar.noneDetail")}
      actionLabel={t("calendar.showAll")}
      onAction={onClear}
      className={place}
    />
  ) : (
    <ListPlaceholder
      icon={<House aria-hidden />}
      title={t("calendar.noneTitle")}
      detail={t("calendar.noHomes")}
      actionLabel={t("account.list.new")}
      actionHref={`${listHref("property")}?modal=create`}
      className={place}
    />
  );
}
