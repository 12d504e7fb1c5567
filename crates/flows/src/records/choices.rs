//! Codes that a field may hold, with the words for them. The codes are `domain`'s; a test compares.

use store::resource::Choices;

pub const STATES: Choices = &[("a", "Active"), ("p", "Paused"), ("d", "Deleted"), ("e", "Pending")];
pub const ACTIVE_TYPES: Choices = &[
    ("w", "New"),
    ("a", "Active"),
    ("p", "Paused"),
    ("n", "Pending approval"),
    ("s", "Setup incomplete"),
    ("d", "Discontinued"),
    ("u", "Suspended"),
];
pub const SYSTEM_TYPES: Choices = &[("m", "Native"), ("g", "Partner system")];
pub const RESERVATION_STATUSES: Choices = &[
    ("o", "Open"),
    ("r", "Reserved"),
    ("t", "Tentative"),
    ("d", "Declined"),
    ("c", "Canceled"),
    ("q", "Quote"),
];
pub const PAID_STATUSES: Choices = &[("f", "Paid in full"), ("u", "Unpaid")];
pub const PAYMENT_STATES: Choices = &[
    ("due", "Due"),
    ("pending", "Pending"),
    ("paid", "Paid"),
    ("failed", "Failed"),
    ("canceled", "Canceled"),
];
pub const PAYMENT_METHODS: Choices =
    &[("card", "Card"), ("channel", "Channel"), ("check", "Check"), ("cash", "Cash")];
pub const REFUND_STATES: Choices =
    &[("due", "Due"), ("pending", "Pending"), ("refunded", "Refunded"), ("failed", "Failed")];
pub const REFUND_METHODS: Choices = &[
    ("no_refunds", "No refunds"),
    ("rental_contract", "Rental contract"),
    ("days_prior", "Days prior"),
    ("booking_date", "Booking date"),
    ("long_term", "Long term"),
];
pub const FEE_KINDS: Choices = &[
    ("flat", "Flat"),
    ("per_night", "Per night"),
    ("per_guest", "Per guest"),
    ("per_guest_night", "Per guest and night"),
    ("per_pet", "Per pet"),
    ("percent_of_rent", "Percent of rent"),
];
pub const DISCOUNT_KINDS: Choices =
    &[("nights", "Long stay"), ("early_bird", "Early bird"), ("last_minute", "Last minute")];
pub const TAX_KINDS: Choices = &[("percent", "Percent"), ("per_guest_night", "Per guest and night")];
pub const PROMOTION_KINDS: Choices =
    &[("percent", "Percent"), ("amount", "Amount"), ("free_nights", "Nights free")];
pub const PROMOTION_BASES: Choices = &[("rent", "Rent"), ("rent_and_fees", "Rent and fees")];
pub const MIN_NIGHTS_RULES: Choices = &[("arrival", "Of the arrival night"), ("any", "Of any night")];
pub const PROVIDERS: Choices = &[("s", "Stripe"), ("sp", "Spreedly"), ("bt", "Braintree")];
pub const ROLES: Choices =
    &[("owner", "Owner"), ("manager", "Manager"), ("agent", "Agent"), ("viewer", "Viewer")];
pub const AUTHORS: Choices = &[("guest", "Guest"), ("host", "Host")];
pub const EVENT_KINDS: Choices = &[
    ("block", "Block"),
    ("reservation", "Reservation"),
    ("feed", "Feed"),
    ("feed_closed", "Closed elsewhere"),
];
pub const PHOTO_STATES: Choices = &[("preparing", "Being prepared"), ("ready", "Ready")];
pub const WEBHOOK_EVENTS: Choices = &[
    ("reservation.requested", "Reservation requested"),
    ("reservation.booked", "Reservation booked"),
    ("reservation.accepted", "Request accepted"),
    ("reservation.declined", "Request declined"),
    ("reservation.changed", "Dates changed"),
    ("reservation.canceled", "Reservation canceled"),
    ("payment.paid", "Payment received"),
    ("payment.failed", "Payment failed"),
    ("refund.made", "Refund made"),
    ("message.received", "Message received"),
];
pub const DELIVERY_STATES: Choices =
    &[("waiting", "Waiting"), ("delivered", "Delivered"), ("failed", "Given up")];
pub const LETTER_STATES: Choices = &[("waiting", "Waiting"), ("sent", "Sent"), ("failed", "Given up")];
pub const SCHEDULED_STATES: Choices =
    &[("waiting", "Waiting"), ("sent", "Sent"), ("canceled", "Canceled"), ("failed", "Failed")];
pub const CONTACT_MODES: Choices = &[("verifying", "Verifying"), ("confirmed", "Confirmed")];

#[cfg(test)]
mod tests {
    use domain::code::{
        ActiveType, DeliveryState, MessageAuthor, OutboxState, PhotoState, Provider, ScheduledMessageState,
        StateStatus, SystemType, WebhookEvent,
    };
    use domain::contact::ContactMode;
    use domain::discount::DiscountKind;
    use domain::fee::FeeKind;
    use domain::promotion::PromotionBase;
    use domain::refund::RefundMethod;
    use domain::reservation::{PaidStatus, PaymentMethod, PaymentState, RefundState, Status};
    use domain::role::Role;

    use super::*;

    #[test]
    fn every_code_of_the_domain_can_be_chosen() {
        macro_rules! agree {
            ($($choices:ident: $codes:ty),+ $(,)?) => { $(
                let codes: std::collections::BTreeSet<&str> = <$codes>::ALL.iter().map(|code| code.code()).collect();
                let chosen = $choices.iter().map(|(code, _)| *code).collect();
                assert_eq!(codes, chosen, stringify!($choices));
            )+ };
        }
        agree! {
            STATES: StateStatus, ACTIVE_TYPES: ActiveType, SYSTEM_TYPES: SystemType,
            RESERVATION_STATUSES: Status, PAID_STATUSES: PaidStatus, PAYMENT_STATES: PaymentState,
            PAYMENT_METHODS: PaymentMethod, REFUND_STATES: RefundState, REFUND_METHODS: RefundMethod,
            FEE_KINDS: FeeKind, DISCOUNT_KINDS: DiscountKind, PROMOTION_BASES: PromotionBase, PROVIDERS: Provider, ROLES: Role,
            AUTHORS: MessageAuthor, PHOTO_STATES: PhotoState, WEBHOOK_EVENTS: WebhookEvent,
            DELIVERY_STATES: DeliveryState, LETTER_STATES: OutboxState,
            SCHEDULED_STATES: ScheduledMessageState, CONTACT_MODES: ContactMode,
        }
    }
}
