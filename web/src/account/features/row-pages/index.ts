// Screens of one row of any resource: its page, a peek, and its creation.

export { CreateRecord } from "./create-record";
export { DeleteDialog, DeleteRecord } from "./delete-record";
export { copyOf, currencyOf } from "./fields/copy-of";
export { FieldEditor } from "./fields/field-editor";
export type { FieldEditorProps } from "./fields/field-editor-props";
export { changeableFields, defaultsOf, fieldLabel, newFields, type Values } from "./fields/fields";
export { RecordFields } from "./fields/record-fields";
export { draftOf } from "./form/drafts";
export { RestoredNote } from "./form/restored-note";
export { SaveBar } from "./form/save-bar";
export { useNotifySaved } from "./form/use-notify-saved";
export { type RecordForm, useRecordForm } from "./form/use-record-form";
export { useSaveRecord } from "./form/use-save-record";
export type { AnyRow } from "./record-name";
export { RecordPage } from "./record-page";
export { RecordPeek } from "./record-peek";
export { BackLink, RowMissing } from "./row-missing";
export { RowScreen } from "./row-screen";
