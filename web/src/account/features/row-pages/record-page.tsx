// Page of one row of any resource: its fields in a form, with the read-only ones beside it.
import { useQuery } from "@tanstack/react-query";
import type { Metadata } from "@/api/resource";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Card } from "@/ui/layout/card";
import { useDocumentTitle } from "@/ui/use-document-title";
import { metadataQuery, type ResourceName, rowQuery } from "../resources";
import { type Stateful, StateMenu } from "../states";
import { DeleteRecord } from "./delete-record";
import { changeableFields, readFields } from "./fields/fields";
import { RecordFields } from "./fields/record-fields";
import { draftOf } from "./form/drafts";
import { SaveBar } from "./form/save-bar";
import { useRecordForm } from "./form/use-record-form";
import { useSaveRecord } from "./form/use-save-record";
import { RecordFacts } from "./record-facts";
import { type AnyRow, nameOfRow } from "./record-name";
import { BackLink, RowMissing } from "./row-missing";

export function RecordPage({ resource, recordKey }: { resource: ResourceName; recordKey: string }) {
  const row = useQuery(rowQuery<AnyRow>(resource, recordKey));
  const metadata = useQuery(metadataQuery(resource));
  useDocumentTitle(row.data ? nameOfRow(row.data) : "", t(`account.noun.${resource}`), "Casita");
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="mx-auto w-full max-w-5xl px-4 py-5 sm:px-8 sm:py-8">
        <BackLink resource={resource} />
        {row.isError && (
          <RowMissing resource={resource} error={row.error} onRetry={() => void row.refetch()} />
        )}
        {row.data && metadata.data ? (
          <Record key={row.data.key} resource={resource} row={row.data} metadata={metadata.data} />
        ) : (
          !row.isError && <SkeletonText lines={10} className="mt-10" />
        )}
      </div>
    </div>
  );
}

interface RecordProps {
  resource: ResourceName;
  row: AnyRow;
  metadata: Metadata;
}

function Record({ resource, row, metadata }: RecordProps) {
  const form = useRecordForm(row, draftOf(resource, row));
  const fields = changeableFields(metadata);
  const save = useSaveRecord(resource, row, form);
  return (
    <>
      <header className="mt-3 mb-6 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-2xl font-semibold tracking-tight">{nameOfRow(row)}</h1>
        {typeof row.state_status === "string" && (
          <StateMenu resource={resource} row={row as unknown as Stateful} />
        )}
        {metadata.may.delete && <DeleteRecord resource={resource} row={row} />}
      </header>
      <div className={cx("grid items-start gap-6", fields.length > 0 && "lg:grid-cols-[1fr_18rem]")}>
        {fields.length > 0 && (
          <form onSubmit={save.submit}>
            <Card className="p-5 sm:p-6">
              <RecordFields fields={fields} form={form} />
            </Card>
            <SaveBar form={form} isPending={save.isPending} />
          </form>
        )}
        <Card className="p-5">
          <h2 className="sr-only">{t("account.record.facts")}</h2>
          <RecordFacts row={row} fields={readFields(metadata)} isWide={fields.length === 0} />
        </Card>
      </div>
    </>
  );
}
