//! The variables of a rental agreement, such as `{{guest_name}}`. The caller supplies their values.

use crate::text::code::coded;

coded! {
    /// Written as `{{name}}` in the agreement text.
    AgreementVariable as "variable" {
        GuestName = "guest_name",
        PropertyName = "property_name",
        Address = "address",
        Registration = "registration",
        Accommodates = "accommodates",
        CheckIn = "check_in",
        CheckInTime = "check_in_time",
        CheckOut = "check_out",
        CheckOutTime = "check_out_time",
        Nights = "nights",
        Guests = "guests",
        Adults = "adults",
        Children = "children",
        Pets = "pets",
        Total = "total",
        Deposit = "deposit",
        /// Due dates and amounts of all payments.
        PaymentSchedule = "payment_schedule",
        /// The text of the cancellation policy.
        RefundPolicy = "refund_policy",
        CompanyName = "company_name",
        /// Blank until the agreement is signed.
        SignedAt = "signed_at",
    }
}
