//! What a payment provider can do for us.

use std::fmt::Debug;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use domain::code;
use domain::money::Money;

use crate::attempt::Attempt;
use crate::card::{CardAnswer, CardMaterial, CardReference, CardStanding, Expiry, NewCard};
use crate::charge::{
    Charge, ChargeRecord, ChargeReference, Lookup, Outcome, Refund, RefundLookup, RefundOutcome,
};
use crate::error::PaymentError;
use crate::event::{ProviderEvent, WebhookError, WebhookRequest};
use crate::session::{NewSession, Session, SessionReference, SessionState};

/// One merchant's account at one provider.
#[async_trait]
pub trait Provider: Debug + Send + Sync {
    fn code(&self) -> code::Provider;

    /// Turns what the browser made of a card into one that can be charged again.
    async fn keep_card(&self, card: &NewCard, attempt: &Attempt) -> Result<CardAnswer, PaymentError>;

    /// Asks the provider whether the card may be charged. The browser's word is never taken for it.
    async fn card(&self, reference: &CardReference) -> Result<CardStanding, PaymentError>;

    /// Opens the authentication of a card once more, with a token that works now.
    async fn renew_card_auth(&self, reference: &CardReference) -> Result<CardStanding, PaymentError>;

    /// A card of the provider's own that is good in test mode only.
    async fn test_card(&self, expires: Expiry) -> Result<CardMaterial, PaymentError>;

    async fn charge(&self, charge: &Charge) -> Result<Outcome, PaymentError>;

    /// Opens the authentication of a charge for a guest who was not there when it was tried.
    async fn renew_charge_auth(
        &self,
        charge: &ChargeReference,
        card: &CardReference,
    ) -> Result<Outcome, PaymentError>;

    /// After the guest's authentication: asks what came of it, and tells a provider that waits for us to go on.
    async fn finish_charge(&self, charge: &ChargeReference) -> Result<Outcome, PaymentError>;

    async fn find_charge(&self, lookup: &Lookup<'_>) -> Result<Option<Outcome>, PaymentError>;

    /// What was taken and given back by the provider's own books; nothing when it does not know the charge. It only reads.
    async fn charge_record(&self, charge: &ChargeReference) -> Result<Option<ChargeRecord>, PaymentError>;

    /// Takes what was held, or less.
    async fn capture(&self, held: &ChargeReference, amount: Money) -> Result<Outcome, PaymentError>;

    /// Lets go of what was held.
    async fn release(&self, held: &ChargeReference) -> Result<Outcome, PaymentError>;

    async fn refund(&self, refund: &Refund) -> Result<RefundOutcome, PaymentError>;

    async fn find_refund(&self, lookup: &RefundLookup<'_>) -> Result<Option<RefundOutcome>, PaymentError>;

    async fn open_session(&self, _: &NewSession) -> Result<Session, PaymentError> {
        Err(PaymentError::NotOffered)
    }

    async fn find_session(&self, _: &SessionReference) -> Result<SessionState, PaymentError> {
        Err(PaymentError::NotOffered)
    }

    /// Closes the page, so that a quote that is gone cannot be paid any more.
    async fn close_session(&self, _: &SessionReference) -> Result<SessionState, PaymentError> {
        Err(PaymentError::NotOffered)
    }

    /// Proves that a webhook is the provider's own and fresh, and reads what it is about.
    fn read_webhook(
        &self,
        request: &WebhookRequest<'_>,
        now: DateTime<Utc>,
    ) -> Result<Vec<ProviderEvent>, WebhookError>;
}
