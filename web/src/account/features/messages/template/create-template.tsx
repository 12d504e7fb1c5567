// Creates a template, with its preview below.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { Drawer } from "@/ui/overlay/drawer";
import { toasts } from "@/ui/overlay/toast-queue";
import { refreshRows, resourceOf } from "../../resources";
import { draftOf, RestoredNote, useRecordForm } from "../../row-pages";
import type { MessageTemplate } from "../api-types";
import { TemplateFields } from "./template-fields";
import { TemplatePreview } from "./template-preview";

const BLANK = { name: "", subject: "", body: "", days_before_check_in: null, is_offer: false };

export function CreateTemplate({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const form = useRecordForm(BLANK, draftOf("message-template"));
  const create = useMutation({
    mutationFn: () =>
      resourceOf<MessageTemplate>("message-template").create(form.changes as Partial<MessageTemplate>),
    onSuccess: async () => {
      toasts.show({ kind: "success", title: t("account.record.created") });
      form.settle(form.changes);
      onClose();
      await refreshRows(client, "message-template");
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
      title={t("account.new.message-template")}
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
        <TemplateFields form={form} />
        <TemplatePreview subject={String(form.values.subject ?? "")} body={String(form.values.body ?? "")} />
      </form>
    </Drawer>
  );
}
