// One row of any resource: its page, a look at it, making one.
export { CreateRecord } from "./create-record";
export type { AnyRow } from "./record-name";
export { RecordPage } from "./record-page";
export { RecordPeek } from "./record-peek";
