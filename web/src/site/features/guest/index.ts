// Guest details: the form, its validation, and the server's errors.
export { AddressFields } from "./address-fields";
export { billingAddress, fullName, type GuestDetails } from "./guest";
export { GuestFields } from "./guest-fields";
export { type GuestForm, showGuestProblem, useGuestForm } from "./use-guest-form";
