// How failures are told.
export { showErrors } from "./interceptor";
