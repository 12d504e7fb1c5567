// Editor of an agreement's text, with a preview. Saving creates a new edition; existing editions never change.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Braces } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { t } from "@/i18n/policies";
import { inserted, variableMark } from "@/kit/variables";
import { Button } from "@/ui/action/button";
import { TextArea } from "@/ui/form/text-area";
import { Card } from "@/ui/layout/card";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import { toasts } from "@/ui/overlay/toast-queue";
import { recordHref, refreshRows, resourceOf } from "../../resources";
import { draftOf, SaveBar, useRecordForm } from "../../row-pages";
import type { Agreement } from "../data/api-types";
import { agreementVariablesQuery } from "../data/queries";
import { AgreementPreview } from "./agreement-preview";
import { variableName } from "./variables";

const ROWS = 22;

export function AgreementEditor({ row, nextEdition }: { row: Agreement; nextEdition: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRecordForm({ body: row.body }, draftOf("agreement", row));
  const text = String(form.values.body);
  const area = useRef<HTMLTextAreaElement>(null);
  const field = form.errors.field<string>("body", (body) => form.set("body", body));
  const save = useMutation({
    mutationFn: (body: string) => resourceOf<Agreement>("agreement").create({ name: row.name, body }),
    onSuccess: async ({ key, edition }, body) => {
      toasts.show({ kind: "success", title: t("policies.edition.kept", { count: edition }) });
      await refreshRows(client, "agreement");
      await navigate({ href: recordHref("agreement", key) });
      form.settle({ body });
    },
    onError: form.fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(text);
  };
  const insert = (name: string) => {
    const { selectionStart = text.length, selectionEnd = selectionStart } = area.current ?? {};
    const next = inserted(text, variableMark(name), selectionStart, selectionEnd);
    field.onChange(next.text);
    // After the menu has returned the focus.
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <form onSubmit={submit} className="min-w-0">
        <Card className="p-4 sm:p-6">
          <div className="mb-2 flex justify-end sm:-mb-4">
            <InsertMenu onInsert={insert} />
          </div>
          <TextArea
            label={t("policies.agreement.text")}
            description={t("policies.agreement.hint")}
            rows={ROWS}
            isRequired
            inputRef={area}
            value={text}
            {...field}
            className="[&_textarea]:max-h-[70dvh] [&_textarea]:font-mono [&_textarea]:text-sm"
          />
        </Card>
        <SaveBar
          form={form}
          isPending={save.isPending}
          label={t("policies.edition.save", { count: nextEdition })}
        />
      </form>
      <Card className="min-w-0 overflow-hidden lg:sticky lg:top-6">
        <AgreementPreview body={text} className="p-4 sm:p-6 lg:max-h-[85dvh] lg:overflow-y-auto" />
      </Card>
    </div>
  );
}

function InsertMenu({ onInsert }: { onInsert: (name: string) => void }) {
  const { data = [] } = useQuery({ ...agreementVariablesQuery(), meta: { showsOwnError: true } });
  return (
    <MenuTrigger>
      <Button size="sm" isDisabled={data.length === 0}>
        <Braces aria-hidden /> {t("policies.agreement.insert")}
      </Button>
      <Menu aria-label={t("policies.agreement.insert")} onAction={(name) => onInsert(String(name))}>
        {data.map(({ name, example }) => (
          <MenuItem key={name} id={name} textValue={variableName(name)}>
            <span className="block">{variableName(name)}</span>
            <span className="block truncate text-xs text-ink-subtle">{example || variableMark(name)}</span>
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
