// Error texts for screens that show errors in place.
export { failureText, refusalText } from "./failure-text";
