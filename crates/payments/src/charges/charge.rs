//! Charges, holds and refunds: requests to a provider and their outcomes.

use domain::key::Key;
use domain::money::Money;

use crate::cards::card::CardReference;
use crate::charges::attempt::{Attempt, IdempotencyKey};
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
    /// Shown on the guest's receipt.
    pub description: String,
}

/// Whether the guest is present to authenticate the payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Presence {
    OnSession {
        /// Browser data from the provider's script, which Spreedly needs for authentication.
        browser: Option<String>,
        /// Where a bank's page redirects the guest to, if the provider supports it.
        return_url: Option<String>,
    },
    OffSession,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    Now,
    /// Only authorize the amount: a deposit, to be captured or released later.
    Later,
}

/// The purpose of the charge, sent to providers that store metadata.
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

/// How to find an existing charge.
#[derive(Clone, Debug)]
pub enum Lookup<'a> {
    Reference(&'a ChargeReference),
    /// After a lost response. No result means that nothing has arrived *yet*: a request sent less than its timeout ago may still
    /// be in progress.
    Key {
        key: &'a IdempotencyKey,
        card: &'a CardReference,
    },
}

/// The outcome of a charge. Store its reference from now on: it may have changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Paid {
        reference: ChargeReference,
    },
    /// Authorized and not yet captured.
    Held {
        reference: ChargeReference,
    },
    NeedsAuthentication {
        reference: ChargeReference,
        auth_token: Secret,
    },
    /// The provider has not decided; its webhook or a later lookup tells the outcome.
    Processing {
        reference: ChargeReference,
    },
    Declined {
        reference: Option<ChargeReference>,
        decline: Decline,
    },
    /// Voided before any money moved.
    Canceled {
        reference: ChargeReference,
    },
}

impl Outcome {
    /// The most important of several charges with one key, so that a charge that took money is never overlooked.
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

/// A charge according to the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChargeRecord {
    pub outcome: Outcome,
    /// Zero unless it was paid.
    pub taken: Money,
    /// The refunded part of `taken`.
    pub returned: Money,
}

#[derive(Clone, Debug)]
pub struct Refund {
    pub attempt: Attempt,
    pub charge: ChargeReference,
    pub amount: Money,
    /// Whether this refunds the whole charge. An unsettled charge can only be voided as a whole.
    pub whole: bool,
}

/// How to find an existing refund.
#[derive(Clone, Debug)]
pub enum RefundLookup<'a> {
    Reference(&'a RefundReference),
    /// After a lost response; see [`Lookup::Key`].
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
    /// The charge is not settled, so it cannot be refunded in part yet: retry later.
    NotYet,
    Declined(Decline),
}
