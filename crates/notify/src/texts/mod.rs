//! Every text of every letter. Each language is one file; a text that is missing in one of them does not compile.
//!
//! `{home}` and its like are filled in (`document.rs`), `#` is a number, and what stands after `|` is for more than one.

mod de;
mod en;
mod es;
mod fr;

use domain::code::LetterKind;
use domain::language::Language;

/// What a letter says beside its facts.
#[derive(Debug)]
pub(crate) struct Notice {
    pub subject: &'static str,
    pub title: &'static str,
    /// Paragraphs.
    pub body: &'static [&'static str],
    /// On the button.
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
    /// Below every letter to a guest, and to an owner.
    pub guest_footer: &'static str,
    pub owner_footer: &'static str,
    /// Below an offer, and on the link that refuses others.
    pub offer_footer: &'static str,
    pub refuse: &'static str,
    /// Below letters about signing in.
    pub user_footer: &'static str,
    /// At the top of what somebody wrote: what an answer by mail brings back begins here.
    pub answer_above: &'static str,
}

pub(crate) const fn texts(language: Language) -> &'static Texts {
    match language {
        Language::English => &en::TEXTS,
        Language::Spanish => &es::TEXTS,
        Language::German => &de::TEXTS,
        Language::French => &fr::TEXTS,
    }
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const KNOWN: [&str; 8] =
        ["{site}", "{home}", "{name}", "{guest}", "{check_in}", "{check_out}", "{amount}", "{until}"];

    fn places(texts: &[&str]) -> BTreeSet<String> {
        let all = texts.join(" ");
        let parts = all.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        parts.map(|(name, _)| format!("{{{name}}}")).collect()
    }

    fn all(notice: &Notice) -> Vec<&'static str> {
        [notice.subject, notice.title, notice.action].into_iter().chain(notice.body.iter().copied()).collect()
    }

    #[test]
    fn every_language_says_the_same_things() {
        for kind in LetterKind::ALL {
            let english = texts(Language::English).notice(*kind);
            for language in Language::ALL {
                let notice = texts(language).notice(*kind);
                let code = language.code();
                assert!(all(notice).iter().all(|text| !text.trim().is_empty()), "{kind} in {code}");
                assert_eq!(notice.body.len(), english.body.len(), "{kind} in {code}");
                assert_eq!(places(&all(notice)), places(&all(english)), "{kind} in {code}");
                assert_eq!(places(&[notice.subject]), places(&[english.subject]), "{kind} in {code}");
            }
            for place in places(&all(english)) {
                assert!(KNOWN.contains(&place.as_str()), "{kind}: nobody fills in {place}");
            }
        }
    }

    #[test]
    fn no_language_borrows_from_another() {
        for kind in LetterKind::ALL {
            let subjects: BTreeSet<_> =
                Language::ALL.map(|language| texts(language).notice(*kind).body).into_iter().collect();
            assert_eq!(subjects.len(), Language::ALL.len(), "{kind}");
        }
    }
}
