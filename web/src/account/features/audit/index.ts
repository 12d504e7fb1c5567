// The audit log of an account.
export { auditEntryList } from "./audit-entry";
