// The page of a template: its words on one side, what a guest would read on the other.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { SkeletonText } from "@/ui/skeleton";
import { toasts } from "@/ui/toast-queue";
import { useDocumentTitle } from "@/ui/use-document-title";
import { type AnyRow, DeleteRecord, RowMissing, useRecordForm, WayBack } from "../../records";
import { refreshRows, resourceOf, rowQuery } from "../../resources";
import { useMay } from "../../session";
import { StateMenu } from "../../states";
import type { MessageTemplate } from "../wire";
import { TemplateFields } from "./template-fields";
import { TemplatePreview } from "./template-preview";

export function TemplatePage({ recordKey }: { recordKey: string }) {
  const row = useQuery(rowQuery<MessageTemplate>("message-template", recordKey));
  useDocumentTitle(row.data?.name ?? "", t("account.noun.message-template"), "Casita");
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="mx-auto w-full max-w-5xl px-4 py-5 sm:px-8 sm:py-8">
        <WayBack resource="message-template" />
        {row.isPending && <SkeletonText lines={10} className="mt-10" />}
        {row.isError && (
          <RowMissing resource="message-template" error={row.error} onRetry={() => void row.refetch()} />
        )}
        {row.data && <Template key={row.data.key} row={row.data} />}
      </div>
    </div>
  );
}

function Template({ row }: { row: MessageTemplate }) {
  const client = useQueryClient();
  const mayWrite = useMay("messages");
  const form = useRecordForm({ ...row });
  const save = useMutation({
    mutationFn: () =>
      resourceOf<MessageTemplate>("message-template").update(row.key, {
        ...(form.changes as Partial<MessageTemplate>),
        version: row.version,
      }),
    onSuccess: async () => {
      toasts.show({ kind: "success", title: t("account.record.saved") });
      await refreshRows(client, "message-template");
      form.reset();
    },
    onError: form.fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <>
      <header className="mt-3 mb-6 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-2xl font-semibold tracking-tight wrap-anywhere">{row.name}</h1>
        <StateMenu resource="message-template" row={row} />
        {mayWrite && <DeleteRecord resource="message-template" row={row as unknown as AnyRow} />}
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <form onSubmit={submit}>
          <fieldset disabled={!mayWrite}>
            <Card className="p-5 sm:p-6">
              <TemplateFields form={form} />
            </Card>
          </fieldset>
          {form.isChanged && (
            <div className="sticky bottom-4 z-10 mt-4 flex animate-pop-in justify-end gap-3 rounded-xl border border-line bg-raised p-3 shadow-lg max-sm:bottom-20">
              <Button onPress={form.reset}>{t("account.record.discard")}</Button>
              <Button type="submit" variant="primary" isPending={save.isPending}>
                {t("account.save")}
              </Button>
            </div>
          )}
        </form>
        <Card className="p-5 md:sticky md:top-6">
          <TemplatePreview
            subject={String(form.values.subject ?? "")}
            body={String(form.values.body ?? "")}
          />
        </Card>
      </div>
    </>
  );
}
