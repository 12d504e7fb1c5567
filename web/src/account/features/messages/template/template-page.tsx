// Page of a template: the text on one side, the guest's view on the other.
import { Card } from "@/ui/layout/card";
import {
  type AnyRow,
  DeleteRecord,
  draftOf,
  RowScreen,
  SaveBar,
  useRecordForm,
  useSaveRecord,
} from "../../row-pages";
import { useMay } from "../../session";
import { StateMenu } from "../../states";
import type { MessageTemplate } from "../api-types";
import { TemplateFields } from "./template-fields";
import { TemplatePreview } from "./template-preview";

export function TemplatePage({ recordKey }: { recordKey: string }) {
  return (
    <RowScreen<MessageTemplate> resource="message-template" recordKey={recordKey} nameOf={({ name }) => name}>
      {(row) => <Template key={row.key} row={row} />}
    </RowScreen>
  );
}

function Template({ row }: { row: MessageTemplate }) {
  const mayWrite = useMay("messages");
  const form = useRecordForm({ ...row }, draftOf("message-template", row));
  const save = useSaveRecord("message-template", row, form);
  return (
    <>
      <header className="mt-3 mb-6 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-2xl font-semibold tracking-tight wrap-anywhere">{row.name}</h1>
        <StateMenu resource="message-template" row={row} />
        {mayWrite && <DeleteRecord resource="message-template" row={row as unknown as AnyRow} />}
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <form onSubmit={save.submit}>
          <fieldset disabled={!mayWrite}>
            <Card className="p-5 sm:p-6">
              <TemplateFields form={form} />
            </Card>
          </fieldset>
          <SaveBar form={form} isPending={save.isPending} />
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
