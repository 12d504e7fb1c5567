//! The one-letter codes of the specification and our own longer ones, each tied to an enum variant in one place.
//! Code uses the enums; the codes appear only in the database and on the wire.

use std::str::FromStr;

/// A text that is not a known code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a {noun}")]
pub struct UnknownCode {
    pub noun: &'static str,
    pub text: String,
}

/// An enum whose variants have a code each.
pub trait Code: Copy + 'static + FromStr<Err = UnknownCode> {
    const ALL: &'static [Self];

    /// The code as stored and sent.
    fn code(self) -> &'static str;
}

/// The codes that a field accepts, with their labels.
pub type Choices = &'static [(&'static str, &'static str)];

/// The choices of a field, and the code of its default.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub all: Choices,
    pub default: &'static str,
}

/// Declares an enum whose variants have a code each, and a label if users choose among them.
macro_rules! coded {
    ($(#[$doc:meta])* $name:ident as $noun:literal {
        $($(#[$variant_doc:meta])* $variant:ident = $code:literal / $label:literal),+ $(,)?
    }) => {
        $crate::text::code::coded! {
            $(#[$doc])* $name as $noun { $($(#[$variant_doc])* $variant = $code),+ }
        }

        impl $name {
            pub const CHOICES: $crate::text::code::Choices = &[$(($code, $label)),+];

            /// A field with these choices, of which this one is the default.
            pub const fn by_default(self) -> $crate::text::code::Choice {
                $crate::text::code::Choice { all: Self::CHOICES, default: self.code() }
            }
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

        impl $crate::text::code::Code for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn code(self) -> &'static str {
                self.code()
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::text::code::UnknownCode;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($code => Ok(Self::$variant),)+
                    _ => Err($crate::text::code::UnknownCode { noun: $noun, text: text.to_owned() }),
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.code())
            }
        }

        $crate::text::text_value::text_value!($name);
    };
}

pub(crate) use coded;

coded! {
    /// The state of anything that can be switched on and off; every transition is allowed.
    StateStatus as "state" {
        Active = "a" / "Active",
        Paused = "p" / "Paused",
        Deleted = "d" / "Deleted",
        Pending = "e" / "Pending",
    }
}

coded! {
    /// The system that manages a property: this one, or the partner's.
    SystemType as "system type" { Native = "m" / "Native", Partner = "g" / "Partner system" }
}

coded! {
    /// The lifecycle state of a listing.
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
        /// Stripe, with card tokens.
        Stripe = "s" / "Stripe",
        /// Spreedly, with a card vault.
        Spreedly = "sp" / "Spreedly",
        /// Braintree, with encryption in the browser.
        Braintree = "bt" / "Braintree",
    }
}

coded! {
    /// The author of a message.
    MessageAuthor as "message author" { Guest = "guest" / "Guest", Host = "host" / "Host" }
}

coded! {
    /// The delivery state of an outbox entry.
    OutboxState as "outbox state" {
        Waiting = "waiting" / "Waiting",
        Sent = "sent" / "Sent",
        Failed = "failed" / "Given up",
    }
}

coded! {
    /// Booking mode in the partner's system: instant, or on request.
    PartnerBookingKind as "kind of a partner's booking" { Instant = "instant", Inquiry = "inquiry" }
}

coded! {
    /// The state of a booking in the partner's system.
    PartnerBookingState as "state of a partner's booking" {
        /// The outcome is not known yet.
        Sent = "sent",
        /// Pending a decision by the partner.
        Waiting = "waiting",
        Booked = "booked",
        Failed = "failed",
    }
}

coded! {
    /// Kinds of background jobs.
    JobKind as "kind of job" {
        /// Queries the provider for the outcome of a charge, then completes the booking or rolls it back.
        SettleCharge = "settle_charge",
        /// Takes a payment on its due date.
        CollectPayment = "collect_payment",
        SendRefund = "send_refund",
        /// Places, renews or releases the hold of a deposit.
        KeepDeposit = "keep_deposit",
        /// Closes a request that the owner did not answer in time, or releases nights that were not paid for.
        ExpireHold = "expire_hold",
        /// Sends an e-mail from the outbox.
        SendLetter = "send_letter",
        /// Reminds a guest of the upcoming stay.
        RemindOfArrival = "remind_of_arrival",
        /// Renders the sizes of a photo.
        PreparePhoto = "prepare_photo",
        /// Deletes the files of a removed photo.
        RemovePhoto = "remove_photo",
        /// Renders the sizes of a site's picture.
        PrepareSitePicture = "prepare_site_picture",
        /// Deletes the files of a removed or replaced picture of a site.
        RemoveSitePicture = "remove_site_picture",
        /// Imports an iCal feed of another channel.
        ReadFeed = "read_feed",
        /// Sends an event to a webhook of the owner.
        SendWebhook = "send_webhook",
        /// Sends a scheduled message that is due.
        SendScheduledMessage = "send_scheduled_message",
        /// Schedules the messages of a template's rule for all upcoming stays.
        PlanMessages = "plan_messages",
        /// Queries the partner for the outcome of a booking, then completes the booking or rolls it back.
        SettlePartnerBooking = "settle_partner_booking",
        /// Imports the listings of the partner.
        SyncPartner = "sync_partner",
        /// Downloads the pictures of a partner's home.
        FetchPictures = "fetch_pictures",
        /// Imports the taken nights of a partner's home.
        ReadPartnerCalendar = "read_partner_calendar",
    }
}

impl JobKind {
    /// Whether money or nights depend on the job. Such jobs do not queue behind e-mails.
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
    /// Events that webhooks can subscribe to.
    WebhookEvent as "event" {
        ReservationRequested = "reservation.requested" / "Reservation requested",
        ReservationBooked = "reservation.booked" / "Reservation booked",
        /// An accepted request; `reservation.booked` is sent too.
        ReservationAccepted = "reservation.accepted" / "Request accepted",
        /// By the owner, or because the request expired.
        ReservationDeclined = "reservation.declined" / "Request declined",
        /// The dates of the stay were changed.
        ReservationChanged = "reservation.changed" / "Dates changed",
        ReservationCanceled = "reservation.canceled" / "Reservation canceled",
        PaymentPaid = "payment.paid" / "Payment received",
        /// A due payment failed on its last attempt.
        PaymentFailed = "payment.failed" / "Payment failed",
        RefundMade = "refund.made" / "Refund made",
        /// A message from a guest.
        MessageReceived = "message.received" / "Message received",
    }
}

coded! {
    /// The state of the delivery of one event to one webhook.
    DeliveryState as "state of a delivery" {
        Waiting = "waiting" / "Waiting",
        Delivered = "delivered" / "Delivered",
        Failed = "failed" / "Given up",
    }
}

coded! {
    /// The state of a scheduled message.
    ScheduledMessageState as "state of a scheduled message" {
        Waiting = "waiting" / "Waiting",
        Sent = "sent" / "Sent",
        Canceled = "canceled" / "Canceled",
        /// It could not be sent; the reason is stored with it.
        Failed = "failed" / "Failed",
    }
}

coded! {
    /// Whether a photo can be shown.
    PhotoState as "state of a photo" {
        /// Its sizes are being rendered.
        Preparing = "preparing" / "Being prepared",
        Ready = "ready" / "Ready",
    }
}

coded! {
    /// What a picture of a site is for.
    SitePictureRole as "picture of a site" {
        /// Shown in place of the name; the site's icon is made from it.
        Logo = "logo",
        /// Shown instead of the logo on dark backgrounds.
        LogoDark = "logo_dark",
        /// The large photo of the first page.
        Hero = "hero",
        /// Shown where the site is linked, in messengers and social networks.
        Social = "social",
    }
}

impl SitePictureRole {
    /// Whether its transparent areas stay transparent.
    pub const fn is_logo(self) -> bool {
        matches!(self, Self::Logo | Self::LogoDark)
    }
}

coded! {
    /// Kinds of e-mails.
    LetterKind as "kind of letter" {
        Requested = "reservation_requested",
        /// A booking that became a request because a calendar of another channel could not be read.
        RequestedInDoubt = "reservation_requested_in_doubt",
        Confirmed = "reservation_confirmed",
        Declined = "reservation_declined",
        /// The owner did not answer a request in time.
        Expired = "request_expired",
        Canceled = "reservation_canceled",
        /// The guest changed the dates of the stay.
        Changed = "reservation_changed",
        PaymentReceived = "payment_receipt",
        PaymentFailed = "payment_failed",
        /// The bank requires the guest to authenticate a payment.
        ProofNeeded = "payment_authentication",
        Refunded = "refund_sent",
        DepositFailed = "deposit_failed",
        DepositReturned = "deposit_returned",
        ArrivalSoon = "arrival_reminder",
        /// The channel hides the guest's e-mail address, so we ask the guest for it.
        ContactWanted = "contact_wanted",
        /// A message from the owner to the guest.
        Answered = "message_answer",
        /// To the owner, as are all below up to `PartnerMissing`.
        RequestMade = "reservation_request",
        RequestMadeInDoubt = "reservation_request_in_doubt",
        Booked = "reservation_new",
        CanceledOwner = "reservation_canceled_owner",
        ChangedOwner = "reservation_changed_owner",
        PaymentFailedOwner = "payment_failed_owner",
        RefundFailedOwner = "refund_failed_owner",
        DepositFailedOwner = "deposit_failed_owner",
        /// A message from the guest to the owner.
        Asked = "message",
        /// The same nights are sold here and on another channel.
        CalendarConflict = "calendar_conflict",
        /// The partner no longer has a booking that it had before.
        PartnerMissing = "partner_booking_missing",
        /// To users who sign in, as are the two below.
        PasswordReset = "password_reset",
        /// A sign-up with the e-mail address of an existing user.
        KnownAlready = "sign_up_known",
        Invited = "invitation",
    }
}

impl LetterKind {
    /// Whether the e-mail is about signing in rather than a stay.
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
    /// The reason why nights of a calendar are taken.
    EventKind as "kind of event" {
        Block = "block" / "Block",
        Reservation = "reservation" / "Reservation",
        /// Sold on another channel.
        Feed = "feed" / "Feed",
        /// Closed on another channel, without a guest.
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
