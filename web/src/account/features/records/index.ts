// One row of any resource: its page, a look at it, making one.
export { CreateRecord } from "./create-record";
export type { AnyRow } from "./record-name";
export { DeleteRecord, RecordPage } from "./record-page";
export { RecordPeek } from "./record-peek";
export { type RecordForm, useRecordForm } from "./use-record-form";
