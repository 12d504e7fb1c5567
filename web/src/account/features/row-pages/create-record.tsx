// Creates a row: required fields first, the others below.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Drawer } from "@/ui/overlay/drawer";
import { toasts } from "@/ui/overlay/toast-queue";
import { metadataQuery, type ResourceName, refreshRows, resourceOf } from "../resources";
import { defaultsOf, newFields } from "./fields/fields";
import { RecordFields } from "./fields/record-fields";
import { draftOf } from "./form/drafts";
import { RestoredNote } from "./form/restored-note";
import { useRecordForm } from "./form/use-record-form";

export function CreateRecord({ resource, onClose }: { resource: ResourceName; onClose: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const { data } = useQuery(metadataQuery(resource));
  const fields = data ? newFields(data) : [];
  const form = useRecordForm(defaultsOf(fields), draftOf(resource));
  const create = useMutation({
    mutationFn: () => resourceOf<Row>(resource).create(form.changes),
    onSuccess: async () => {
      toasts.show({ kind: "success", title: t("account.record.created") });
      form.settle(form.changes);
      onClose();
      await refreshRows(client, resource);
    },
    onError: form.fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  const cancel = () => {
    form.reset();
    onClose();
  };
  return (
    <Drawer
      isOpen
      title={translateKnown(`account.new.${resource}`, t("account.list.new"))}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={cancel}>{t("account.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" isPending={create.isPending}>
            {t("account.record.create")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-6">
        <RestoredNote form={form} />
        {data ? (
          <>
            <RecordFields fields={fields.filter(({ required }) => required)} form={form} />
            <details open={fields.every(({ required }) => !required)}>
              <summary className="mb-5 cursor-pointer text-sm font-medium text-accent-text">
                {t("account.record.more")}
              </summary>
              <RecordFields fields={fields.filter(({ required }) => !required)} form={form} />
            </details>
          </>
        ) : (
          <SkeletonText lines={8} />
        )}
      </form>
    </Drawer>
  );
}
