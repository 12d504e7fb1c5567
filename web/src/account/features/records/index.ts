// Screens of one row of any resource: its page, a peek, and its creation.
export { copyOf } from "./copy-of";
export { CreateRecord } from "./create-record";
export { DeleteRecord } from "./delete-record";
export { type DraftOf, draftOf } from "./drafts";
export { FieldEditor } from "./field-editor";
export type { FieldEditorProps } from "./field-editor-props";
export { changeableFields, defaultsOf, fieldLabel, newFields, type Values } from "./fields";
export { RecordFields } from "./record-fields";
export type { AnyRow } from "./record-name";
export { RecordPage } from "./record-page";
export { RecordPeek } from "./record-peek";
export { RestoredNote } from "./restored-note";
export { RowMissing, WayBack } from "./row-missing";
export { RowScreen } from "./row-screen";
export { SaveBar } from "./save-bar";
export { type RecordForm, useRecordForm } from "./use-record-form";
export { useSaveRecord } from "./use-save-record";
export { useTellSaved } from "./use-tell-saved";
