//! Hosted checkout: the guest pays on the provider's own page and is sent back.

use chrono::{DateTime, Utc};
use domain::money::Money;

use crate::cards::card::CardReference;
use crate::charges::attempt::Attempt;
use crate::charges::charge::{ChargeReference, Purpose};
use crate::reference::reference;

#[derive(Clone, Debug)]
pub struct NewSession {
    pub attempt: Attempt,
    pub amount: Money,
    /// Shown to the guest beside the amount.
    pub description: String,
    pub email: Option<String>,
    pub success_url: String,
    pub cancel_url: String,
    pub purpose: Purpose,
    /// When the page expires. Providers have limits: Stripe accepts 30 minutes to 24 hours from now.
    pub expires_at: Option<DateTime<Utc>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub reference: SessionReference,
    /// The page's address.
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
        /// The paid amount, if the provider reports it.
        amount: Option<Money>,
        card: Option<CardReference>,
    },
    /// Finished with a payment method that takes time.
    Processing,
    Expired,
}
