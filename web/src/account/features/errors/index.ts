// Reporting of failed requests.
export { showErrors } from "./interceptor";
