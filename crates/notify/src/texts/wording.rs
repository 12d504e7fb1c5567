//! The texts that each language must have; a missing one is a compile error.

use domain::text::code::LetterKind;

/// The texts of one kind of e-mail.
#[derive(Debug)]
pub(crate) struct Notice {
    pub subject: &'static str,
    pub title: &'static str,
    /// Paragraphs.
    pub body: &'static [&'static str],
    /// Label of the button.
    pub action: &'static str,
}

#[derive(Debug)]
pub(crate) struct Texts {
    pub requested: Notice,
    pub requested_in_doubt: Notice,
    pub confirmed: Notice,
    pub declined: Notice,
    pub expired: Notice,
    pub canceled: Notice,
    pub changed: Notice,
    pub payment_received: Notice,
    pub payment_failed: Notice,
    pub proof_needed: Notice,
    pub refunded: Notice,
    pub deposit_failed: Notice,
    pub deposit_returned: Notice,
    pub arrival_soon: Notice,
    pub contact_wanted: Notice,
    pub answered: Notice,
    pub request_made: Notice,
    pub request_made_in_doubt: Notice,
    pub booked: Notice,
    pub canceled_owner: Notice,
    pub changed_owner: Notice,
    pub payment_failed_owner: Notice,
    pub refund_failed_owner: Notice,
    pub deposit_failed_owner: Notice,
    pub asked: Notice,
    pub calendar_conflict: Notice,
    pub partner_missing: Notice,
    pub password_reset: Notice,
    pub known_already: Notice,
    pub invited: Notice,
    pub labels: Labels,
}

#[derive(Debug)]
pub(crate) struct Labels {
    pub check_in: &'static str,
    pub check_out: &'static str,
    pub from_time: &'static str,
    pub until_time: &'static str,
    pub nights: &'static str,
    pub adults: &'static str,
    pub children: &'static str,
    pub pets: &'static str,
    pub address: &'static str,
    pub guest: &'static str,
    pub amount: &'static str,
    pub refund: &'static str,
    pub total: &'static str,
    pub paid_on: &'static str,
    pub due_on: &'static str,
    pub date_and_time: &'static str,
    /// At the bottom of every e-mail to a guest, and to an owner.
    pub guest_footer: &'static str,
    pub owner_footer: &'static str,
    /// At the bottom of an offer, and on its unsubscribe link.
    pub offer_footer: &'static str,
    pub refuse: &'static str,
    /// At the bottom of e-mails about signing in.
    pub user_footer: &'static str,
    /// The marker line above a message: in an e-mail reply, the quote begins here.
    pub answer_above: &'static str,
}

impl Texts {
    pub(crate) const fn notice(&self, kind: LetterKind) -> &Notice {
        match kind {
            LetterKind::Requested => &self.requested,
            LetterKind::RequestedInDoubt => &self.requested_in_doubt,
            LetterKind::Confirmed => &self.confirmed,
            LetterKind::Declined => &self.declined,
            LetterKind::Expired => &self.expired,
            LetterKind::Canceled => &self.canceled,
            LetterKind::Changed => &self.changed,
            LetterKind::PaymentReceived => &self.payment_received,
            LetterKind::PaymentFailed => &self.payment_failed,
            LetterKind::ProofNeeded => &self.proof_needed,
            LetterKind::Refunded => &self.refunded,
            LetterKind::DepositFailed => &self.deposit_failed,
            LetterKind::DepositReturned => &self.deposit_returned,
            LetterKind::ArrivalSoon => &self.arrival_soon,
            LetterKind::ContactWanted => &self.contact_wanted,
            LetterKind::Answered => &self.answered,
            LetterKind::RequestMade => &self.request_made,
            LetterKind::RequestMadeInDoubt => &self.request_made_in_doubt,
            LetterKind::Booked => &self.booked,
            LetterKind::CanceledOwner => &self.canceled_owner,
            LetterKind::ChangedOwner => &self.changed_owner,
            LetterKind::PaymentFailedOwner => &self.payment_failed_owner,
            LetterKind::RefundFailedOwner => &self.refund_failed_owner,
            LetterKind::DepositFailedOwner => &self.deposit_failed_owner,
            LetterKind::Asked => &self.asked,
            LetterKind::CalendarConflict => &self.calendar_conflict,
            LetterKind::PartnerMissing => &self.partner_missing,
            LetterKind::PasswordReset => &self.password_reset,
            LetterKind::KnownAlready => &self.known_already,
            LetterKind::Invited => &self.invited,
        }
    }
}
