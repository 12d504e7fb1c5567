// One row of any resource: its page, making one, changing its state.
export { CreateRecord } from "./create-record";
export type { AnyRow } from "./record-name";
export { RecordPage } from "./record-page";
export { RecordPeek } from "./record-peek";
export { type Stateful, StateMenu } from "./state-menu";
