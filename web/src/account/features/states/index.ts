// The state of a row, changed on the spot.
export { type Stateful, StateMenu } from "./state-menu";
