//! The one-letter codes of the specification, and the longer ones of ours, each tied to an enum in one place.
//! Inside the house everyone speaks the enum; codes appear only where something is stored or sent.

use std::str::FromStr;

/// A text that is none of the codes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a {noun}")]
pub struct UnknownCode {
    pub noun: &'static str,
    pub text: String,
}

/// An enum whose variants have a code each.
pub trait Code: Copy + 'static + FromStr<Err = UnknownCode> {
    const ALL: &'static [Self];

    /// As it is stored and sent.
    fn code(self) -> &'static str;
}

/// Codes that a field may hold, with the words for them.
pub type Choices = &'static [(&'static str, &'static str)];

/// Declares an enum whose variants have a code each, and a label where people choose among them.
macro_rules! coded {
    ($(#[$doc:meta])* $name:ident as $noun:literal {
        $($(#[$variant_doc:meta])* $variant:ident = $code:literal / $label:literal),+ $(,)?
    }) => {
        $crate::code::coded! {
            $(#[$doc])* $name as $noun { $($(#[$variant_doc])* $variant = $code),+ }
        }

        impl $name {
            pub const CHOICES: $crate::code::Choices = &[$(($code, $label)),+];
        }
    };
    ($(#[$doc:meta])* $name:ident as $noun:literal { $($(#[$variant_doc:meta])* $variant:ident = $code:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),+ }
            }
        }

        impl $crate::code::Code for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn code(self) -> &'static str {
                self.code()
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::code::UnknownCode;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($code => Ok(Self::$variant),)+
                    _ => Err($crate::code::UnknownCode { noun: $noun, text: text.to_owned() }),
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.code())
            }
        }

        $crate::text_value::text_value!($name);
    };
}

pub(crate) use coded;

coded! {
    /// The state of anything that can be switched on and off; every move is allowed.
    StateStatus as "state" {
        Active = "a" / "Active",
        Paused = "p" / "Paused",
        Deleted = "d" / "Deleted",
        Pending = "e" / "Pending",
    }
}

coded! {
    /// Where a property is kept: here, or in the partner's system.
    SystemType as "system type" { Native = "m" / "Native", Partner = "g" / "Partner system" }
}

coded! {
    /// How far a listing is from being sold.
    ActiveType as "listing state" {
        New = "w" / "New",
        Active = "a" / "Active",
        Paused = "p" / "Paused",
        PendingApproval = "n" / "Pending approval",
        SetupIncomplete = "s" / "Setup incomplete",
        Discontinued = "d" / "Discontinued",
        Suspended = "u" / "Suspended",
    }
}

coded! {
    /// Card payment providers.
    Provider as "payment provider" {
        /// Stripe, by card tokens.
        Stripe = "s" / "Stripe",
        /// Spreedly, by a card vault.
        Spreedly = "sp" / "Spreedly",
        /// Braintree, by encryption in the browser.
        Braintree = "bt" / "Braintree",
    }
}

coded! {
    /// Who wrote a message.
    MessageAuthor as "message author" { Guest = "guest" / "Guest", Host = "host" / "Host" }
}

coded! {
    /// How far something in the outbox has come.
    OutboxState as "outbox state" {
        Waiting = "waiting" / "Waiting",
        Sent = "sent" / "Sent",
        Failed = "failed" / "Given up",
    }
}

coded! {
    /// How a home is booked in the partner's system: at once, or by asking.
    PartnerBookingKind as "kind of a partner's booking" { Instant = "instant", Inquiry = "inquiry" }
}

coded! {
    /// How far a booking has come in the partner's system.
    PartnerBookingState as "state of a partner's booking" {
        /// What became of it is not known yet.
        Sent = "sent",
        /// The partner's people decide.
        Waiting = "waiting",
        Booked = "booked",
        Failed = "failed",
    }
}

coded! {
    /// Work that is done later.
    JobKind as "kind of job" {
        /// Ask what became of a charge, and go on or undo.
        SettleCharge = "settle_charge",
        /// Take a payment on its day.
        CollectPayment = "collect_payment",
        SendRefund = "send_refund",
        /// Hold the deposit, hold it anew, or let it go.
        KeepDeposit = "keep_deposit",
        /// Close a request that the owner did not answer, or let go of nights that nobody paid for.
        ExpireHold = "expire_hold",
        /// Send what lies in the outbox.
        SendLetter = "send_letter",
        /// Tell a guest that the stay begins soon.
        RemindOfArrival = "remind_of_arrival",
        /// Make the sizes of a picture that are shown.
        PreparePhoto = "prepare_photo",
        /// Take the files of a picture away that is gone.
        RemovePhoto = "remove_photo",
        /// Look at the calendar of another channel.
        ReadFeed = "read_feed",
        /// Tell a system of the owner's what happened.
        SendWebhook = "send_webhook",
        /// Send a message whose time has come.
        SendScheduledMessage = "send_scheduled_message",
        /// Say when the messages of a template's rule go to the guests that are still to come.
        PlanMessages = "plan_messages",
        /// Ask the partner what became of a booking, and go on or undo.
        SettlePartnerBooking = "settle_partner_booking",
        /// Read what the partner sells.
        SyncPartner = "sync_partner",
        /// Fetch the pictures that the partner tells of a home.
        FetchPictures = "fetch_pictures",
        /// Read which nights of a home are taken at the partner's.
        ReadPartnerCalendar = "read_partner_calendar",
    }
}

impl JobKind {
    /// Whether somebody's money or nights wait for it. It does not stand behind letters.
    pub const fn moves_money(self) -> bool {
        matches!(
            self,
            Self::SettleCharge
                | Self::CollectPayment
                | Self::SendRefund
                | Self::KeepDeposit
                | Self::ExpireHold
                | Self::SettlePartnerBooking
        )
    }
}

coded! {
    /// What owners' systems can be told of.
    WebhookEvent as "event" {
        ReservationRequested = "reservation.requested" / "Reservation requested",
        ReservationBooked = "reservation.booked" / "Reservation booked",
        /// A request that has become a booking; `reservation.booked` is told too.
        ReservationAccepted = "reservation.accepted" / "Request accepted",
        /// By the owner, or because nobody answered in time.
        ReservationDeclined = "reservation.declined" / "Request declined",
        /// The stay has other dates.
        ReservationChanged = "reservation.changed" / "Dates changed",
        ReservationCanceled = "reservation.canceled" / "Reservation canceled",
        PaymentPaid = "payment.paid" / "Payment received",
        /// It was due, and no try helped.
        PaymentFailed = "payment.failed" / "Payment failed",
        RefundMade = "refund.made" / "Refund made",
        /// A guest wrote.
        MessageReceived = "message.received" / "Message received",
    }
}

coded! {
    /// What became of telling one system of one event.
    DeliveryState as "state of a delivery" {
        Waiting = "waiting" / "Waiting",
        Delivered = "delivered" / "Delivered",
        Failed = "failed" / "Given up",
    }
}

coded! {
    /// What became of a message that is to be sent later.
    ScheduledMessageState as "state of a scheduled message" {
        Waiting = "waiting" / "Waiting",
        Sent = "sent" / "Sent",
        Canceled = "canceled" / "Canceled",
        /// It could not be said, and why stands beside it.
        Failed = "failed" / "Failed",
    }
}

coded! {
    /// Whether a picture can be shown.
    PhotoState as "state of a photo" {
        /// Its sizes are being made.
        Preparing = "preparing" / "Being prepared",
        Ready = "ready" / "Ready",
    }
}

coded! {
    /// Letters, by their reason.
    LetterKind as "kind of letter" {
        Requested = "reservation_requested",
        /// The same where a booking became a request, because a calendar elsewhere could not be read.
        RequestedInDoubt = "reservation_requested_in_doubt",
        Confirmed = "reservation_confirmed",
        Declined = "reservation_declined",
        /// The owner did not answer a request in time.
        Expired = "request_expired",
        Canceled = "reservation_canceled",
        /// The guest moved the stay to other dates.
        Changed = "reservation_changed",
        PaymentReceived = "payment_receipt",
        PaymentFailed = "payment_failed",
        /// The bank wants the guest to confirm a payment.
        ProofNeeded = "payment_authentication",
        Refunded = "refund_sent",
        DepositFailed = "deposit_failed",
        DepositReturned = "deposit_returned",
        ArrivalSoon = "arrival_reminder",
        /// A channel hides how the guest is reached, so the guest is asked.
        ContactWanted = "contact_wanted",
        /// The owner wrote to the guest.
        Answered = "message_answer",
        /// To the owner, as all below.
        RequestMade = "reservation_request",
        RequestMadeInDoubt = "reservation_request_in_doubt",
        Booked = "reservation_new",
        CanceledOwner = "reservation_canceled_owner",
        ChangedOwner = "reservation_changed_owner",
        PaymentFailedOwner = "payment_failed_owner",
        RefundFailedOwner = "refund_failed_owner",
        DepositFailedOwner = "deposit_failed_owner",
        /// The guest wrote to the owner.
        Asked = "message",
        /// The same nights are sold here and elsewhere.
        CalendarConflict = "calendar_conflict",
        /// The partner no longer knows a booking that it had.
        PartnerMissing = "partner_booking_missing",
        /// To people who sign in, as the next.
        PasswordReset = "password_reset",
        /// Somebody opened an account with the address of a user.
        KnownAlready = "sign_up_known",
        Invited = "invitation",
    }
}

impl LetterKind {
    /// Whether it is about signing in, and not about a stay.
    pub const fn is_for_user(self) -> bool {
        matches!(self, Self::PasswordReset | Self::KnownAlready | Self::Invited)
    }

    pub const fn is_for_owner(self) -> bool {
        match self {
            Self::RequestMade
            | Self::RequestMadeInDoubt
            | Self::Booked
            | Self::CanceledOwner
            | Self::ChangedOwner
            | Self::PaymentFailedOwner
            | Self::RefundFailedOwner
            | Self::DepositFailedOwner
            | Self::CalendarConflict
            | Self::PartnerMissing
            | Self::Asked => true,
            Self::Requested
            | Self::RequestedInDoubt
            | Self::Confirmed
            | Self::Declined
            | Self::Expired
            | Self::Canceled
            | Self::Changed
            | Self::PaymentReceived
            | Self::PaymentFailed
            | Self::ProofNeeded
            | Self::Refunded
            | Self::DepositFailed
            | Self::DepositReturned
            | Self::ArrivalSoon
            | Self::ContactWanted
            | Self::Answered
            | Self::PasswordReset
            | Self::KnownAlready
            | Self::Invited => false,
        }
    }
}

coded! {
    /// Why nights of a calendar are taken.
    EventKind as "kind of event" {
        Block = "block" / "Block",
        Reservation = "reservation" / "Reservation",
        /// Sold by another channel.
        Feed = "feed" / "Feed",
        /// Closed by another channel, without a guest.
        FeedClosed = "feed_closed" / "Closed elsewhere",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_leads_back_to_its_variant() {
        for active_type in ActiveType::ALL {
            assert_eq!(active_type.code().parse(), Ok(*active_type));
        }
        for state in StateStatus::ALL {
            assert_eq!(state.to_string().parse(), Ok(*state));
        }
    }

    #[test]
    fn an_unknown_code_says_what_it_should_have_been() {
        let error = "x".parse::<Provider>().unwrap_err();
        assert_eq!(error.to_string(), r#""x" is not a payment provider"#);
    }
}
