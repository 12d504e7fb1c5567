// Who comes: the form about the guest, its checks, and what the server objects to.
export { fullName, type GuestDetails } from "./guest";
export { GuestFields } from "./guest-fields";
export { type GuestForm, showGuestProblem, useGuestForm } from "./use-guest-form";
