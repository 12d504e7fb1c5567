// Who changed what.
export { auditEntryList } from "./audit-entry";
