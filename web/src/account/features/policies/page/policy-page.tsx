// Layout of a policy page: the form on one side, preview and usage on the other.
import type { ReactNode } from "react";
import { Card } from "@/ui/layout/card";
import { type AnyRow, DeleteRecord, type RecordForm, SaveBar, useSaveRecord } from "../../row-pages";
import { useMayWrite } from "../../session";
import type { Policy } from "../data/queries";
import { UsedBy } from "./used-by";

interface PolicyPageProps {
  policy: Exclude<Policy, "agreement">;
  row: AnyRow;
  form: RecordForm;
  fields: ReactNode;
  preview: ReactNode;
}

export function PolicyPage({ policy, row, form, fields, preview }: PolicyPageProps) {
  const mayWrite = useMayWrite(policy);
  const save = useSaveRecord(policy, row, form);
  return (
    <>
      <header className="mt-3 mb-6 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-2xl font-semibold tracking-tight wrap-anywhere">
          {String(row.name)}
        </h1>
        {mayWrite && <DeleteRecord resource={policy} row={row} />}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <form onSubmit={save.submit} className="min-w-0">
          <fieldset disabled={!mayWrite} className="min-w-0">
            <Card className="flex flex-col gap-6 p-4 sm:p-6">{fields}</Card>
          </fieldset>
          <SaveBar form={form} isPending={save.isPending} />
        </form>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
          <Card className="p-4 sm:p-5">{preview}</Card>
          <Card className="p-4 sm:p-5">
            <UsedBy policy={policy} keys={[row.key]} />
          </Card>
        </div>
      </div>
    </>
  );
}
