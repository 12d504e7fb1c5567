// Why not, in words, for screens that say it in place.
export { failureText, refusalText } from "./failure-text";
