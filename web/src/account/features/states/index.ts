// The state of a row, changed on the spot.
export { deletionText, hasState } from "./deletion-text";
export { type Stateful, StateMenu } from "./state-menu";
