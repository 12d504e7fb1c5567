// The state of a row, changed in place.
export { deletionText, hasState } from "./deletion-text";
export { type Stateful, StateMenu } from "./state-menu";
