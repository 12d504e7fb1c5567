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
    pub notice: fn(LetterKind) -> &'static Notice,
    pub labels: Labels,
}

/// Declares `notice`, the texts of each kind of e-mail in one language.
macro_rules! notices {
    ($($kind:ident: $notice:expr,)+) => {
        const fn notice(kind: LetterKind) -> &'static Notice {
            match kind { $(LetterKind::$kind => const { &$notice },)+ }
        }
    };
}

pub(super) use notices;

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
    pub booking_number: &'static str,
    pub deposit: &'static str,
    pub deposit_held: &'static str,
    pub deposit_charged: &'static str,
    /// The cancellation policy.
    pub policy: &'static str,
    pub host: &'static str,
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
