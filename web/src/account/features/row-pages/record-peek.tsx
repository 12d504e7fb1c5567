// A peek at a row beside its list.
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { t } from "@/i18n/account";
import { IconButton } from "@/ui/action/icon-button";
import { LinkButton } from "@/ui/action/link";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { metadataQuery, type ResourceName, recordHref } from "../resources";
import { shownFields } from "./fields/fields";
import { RecordFacts } from "./record-facts";
import { type AnyRow, nameOfRow } from "./record-name";

interface RecordPeekProps {
  resource: ResourceName;
  row: AnyRow;
  onClose: () => void;
}

export function RecordPeek({ resource, row, onClose }: RecordPeekProps) {
  const { data } = useQuery(metadataQuery(resource));
  const isEmpty = (value: unknown) =>
    value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return (
    <aside
      aria-label={t("account.record.facts")}
      className="flex w-80 shrink-0 animate-fade-in flex-col border-s border-line bg-canvas max-md:hidden"
    >
      <header className="flex items-start justify-between gap-3 border-b border-line px-5 py-3.5">
        <h2 className="py-1.5 font-semibold">{nameOfRow(row)}</h2>
        <IconButton label={t("ui.close")} size="sm" onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-5">
        {data ? (
          <RecordFacts row={row} fields={shownFields(data).filter(({ name }) => !isEmpty(row[name]))} />
        ) : (
          <SkeletonText lines={8} />
        )}
      </div>
      <footer className="border-t border-line p-3">
        <LinkButton href={recordHref(resource, row.key)} size="sm" className="w-full">
          {t("account.record.open")}
        </LinkButton>
      </footer>
    </aside>
  );
}
