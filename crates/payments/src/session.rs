//! Hosted checkout: the guest pays on the provider's own page and comes back.

use chrono::{DateTime, Utc};
use domain::money::Money;

use crate::attempt::Attempt;
use crate::card::CardReference;
use crate::charge::{ChargeReference, Purpose};
use crate::reference::reference;

#[derive(Clone, Debug)]
pub struct NewSession {
    pub attempt: Attempt,
    pub amount: Money,
    /// What the guest reads beside the amount.
    pub description: String,
    pub email: Option<String>,
    pub success_url: String,
    pub cancel_url: String,
    pub purpose: Purpose,
    /// When the page closes. Providers have limits: Stripe takes 30 minutes to 24 hours from now.
    pub expires_at: Option<DateTime<Utc>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub reference: SessionReference,
    /// Where the guest is sent.
    pub url: String,
}

reference! {
    SessionReference
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionState {
    /// The guest has not finished.
    Open,
    Paid {
        charge: Option<ChargeReference>,
        /// What was paid, where the provider tells.
        amount: Option<Money>,
        card: Option<CardReference>,
    },
    /// Finished with a method that takes time.
    Processing,
    Expired,
}
