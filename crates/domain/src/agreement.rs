//! What can stand in a rental agreement for something that differs from booking to booking. What it stands for is the caller's to know.

use crate::code::coded;

coded! {
    /// Written `{{name}}` in a text.
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
        /// What is to be paid, and when.
        PaymentSchedule = "payment_schedule",
        /// The policy's own sentence.
        RefundPolicy = "refund_policy",
        CompanyName = "company_name",
        /// A blank until somebody has.
        SignedAt = "signed_at",
    }
}
