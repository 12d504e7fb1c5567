//! Taking money and giving it back: what is asked of a provider, and what became of it.

use domain::key::Key;
use domain::money::Money;

use crate::attempt::{Attempt, IdempotencyKey};
use crate::card::CardReference;
use crate::decline::Decline;
use crate::reference::reference;
use line::Secret;

#[derive(Clone, Debug)]
pub struct Charge {
    pub attempt: Attempt,
    pub amount: Money,
    pub card: CardReference,
    pub presence: Presence,
    pub capture: Capture,
    pub purpose: Purpose,
    /// What the guest reads on a receipt.
    pub description: String,
}

/// Whether the guest is there to prove who pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Presence {
    OnSession {
        /// What the provider's script found out about the browser. Spreedly needs it for authentication.
        browser: Option<String>,
        /// Where the guest comes back to from a bank's page, where a provider has one.
        return_url: Option<String>,
    },
    OffSession,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    Now,
    /// Only hold the amount: a deposit, to be captured or released later.
    Later,
}

/// What the money is for, told to providers that keep notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Purpose {
    pub site: String,
    pub quote: Option<Key>,
    pub reservation: Option<Key>,
    pub payment: Option<Key>,
}

impl Purpose {
    pub(crate) fn labels(&self) -> impl Iterator<Item = (&'static str, String)> + '_ {
        let keys = [("quote", self.quote), ("reservation", self.reservation), ("payment", self.payment)];
        std::iter::once(("site", self.site.clone()))
            .chain(keys.into_iter().filter_map(|(name, key)| Some((name, key?.to_string()))))
    }
}

reference! {
    /// A charge, or a hold.
    ChargeReference
}

reference! {
    RefundReference
}

/// How to find a charge again.
#[derive(Clone, Debug)]
pub enum Lookup<'a> {
    Reference(&'a ChargeReference),
    /// When the answer was lost. Nothing found means that nothing has arrived *yet*: a request that was sent less
    /// than its time limit ago may still be on its way.
    Key {
        key: &'a IdempotencyKey,
        card: &'a CardReference,
    },
}

/// What became of a charge. The reference is the one to keep from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Paid {
        reference: ChargeReference,
    },
    /// Held and not yet taken.
    Held {
        reference: ChargeReference,
    },
    NeedsAuthentication {
        reference: ChargeReference,
        auth_token: Secret,
    },
    /// The provider has not decided; its webhook or a later question tells.
    Processing {
        reference: ChargeReference,
    },
    Declined {
        reference: Option<ChargeReference>,
        decline: Decline,
    },
    /// Undone before any money moved.
    Canceled {
        reference: ChargeReference,
    },
}

impl Outcome {
    /// Of several charges under one key, the one that matters most: where money went is never overlooked.
    pub(crate) fn weightiest(outcomes: impl IntoIterator<Item = Self>) -> Option<Self> {
        outcomes.into_iter().max_by_key(|outcome| match outcome {
            Self::Paid { .. } => 5,
            Self::Held { .. } => 4,
            Self::Processing { .. } => 3,
            Self::NeedsAuthentication { .. } => 2,
            Self::Declined { .. } => 1,
            Self::Canceled { .. } => 0,
        })
    }

    pub fn reference(&self) -> Option<&ChargeReference> {
        match self {
            Self::Paid { reference }
            | Self::Held { reference }
            | Self::NeedsAuthentication { reference, .. }
            | Self::Processing { reference }
            | Self::Canceled { reference } => Some(reference),
            Self::Declined { reference, .. } => reference.as_ref(),
        }
    }
}

/// A charge as the provider's own books have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChargeRecord {
    pub outcome: Outcome,
    /// Zero unless it was paid.
    pub taken: Money,
    /// What of that was given back.
    pub returned: Money,
}

#[derive(Clone, Debug)]
pub struct Refund {
    pub attempt: Attempt,
    pub charge: ChargeReference,
    pub amount: Money,
    /// Whether this returns all that was charged. What has not been settled can only be undone as a whole.
    pub whole: bool,
}

/// How to find a refund again.
#[derive(Clone, Debug)]
pub enum RefundLookup<'a> {
    Reference(&'a RefundReference),
    /// When the answer was lost; what was said of [`Lookup::Key`] holds here too.
    Key {
        key: &'a IdempotencyKey,
        charge: &'a ChargeReference,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefundOutcome {
    Refunded {
        reference: RefundReference,
    },
    Processing {
        reference: RefundReference,
    },
    /// The charge has not been settled, so a part of it cannot be returned yet: try again later.
    NotYet,
    Declined(Decline),
}
