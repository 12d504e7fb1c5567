//! The interface of a payment provider.

use std::fmt::Debug;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use domain::money::Money;
use domain::text::code;

use crate::cards::card::{CardAnswer, CardMaterial, CardReference, CardStanding, Expiry, NewCard};
use crate::charges::attempt::Attempt;
use crate::charges::charge::{
    Charge, ChargeRecord, ChargeReference, Lookup, Outcome, Refund, RefundLookup, RefundOutcome,
};
use crate::charges::session::{NewSession, Session, SessionReference, SessionState};
use crate::error::PaymentError;
use crate::event::{ProviderEvent, WebhookError, WebhookRequest};

/// One merchant's account at one provider.
#[async_trait]
pub trait Provider: Debug + Send + Sync {
    fn code(&self) -> code::Provider;

    /// Turns the browser's card material into a stored card that can be charged again.
    async fn keep_card(&self, card: &NewCard, attempt: &Attempt) -> Result<CardAnswer, PaymentError>;

    /// Asks the provider whether the card may be charged. The browser is not trusted with this.
    async fn card(&self, reference: &CardReference) -> Result<CardStanding, PaymentError>;

    /// Restarts the authentication of a card, with a fresh token.
    async fn renew_card_auth(&self, reference: &CardReference) -> Result<CardStanding, PaymentError>;

    /// A test card of the provider, valid in test mode only.
    async fn test_card(&self, expires: Expiry) -> Result<CardMaterial, PaymentError>;

    async fn charge(&self, charge: &Charge) -> Result<Outcome, PaymentError>;

    /// Starts the authentication of a charge that was made without the guest.
    async fn renew_charge_auth(
        &self,
        charge: &ChargeReference,
        card: &CardReference,
    ) -> Result<Outcome, PaymentError>;

    /// After the guest's authentication: asks for the result, and confirms the charge at providers that require it.
    async fn finish_charge(&self, charge: &ChargeReference) -> Result<Outcome, PaymentError>;

    async fn find_charge(&self, lookup: &Lookup<'_>) -> Result<Option<Outcome>, PaymentError>;

    /// What was taken and refunded according to the provider; None if it does not know the charge. Read-only.
    async fn charge_record(&self, charge: &ChargeReference) -> Result<Option<ChargeRecord>, PaymentError>;

    /// Captures the held amount, or less.
    async fn capture(&self, held: &ChargeReference, amount: Money) -> Result<Outcome, PaymentError>;

    /// Releases a hold.
    async fn release(&self, held: &ChargeReference) -> Result<Outcome, PaymentError>;

    async fn refund(&self, refund: &Refund) -> Result<RefundOutcome, PaymentError>;

    async fn find_refund(&self, lookup: &RefundLookup<'_>) -> Result<Option<RefundOutcome>, PaymentError>;

    async fn open_session(&self, _: &NewSession) -> Result<Session, PaymentError> {
        Err(PaymentError::NotOffered)
    }

    async fn find_session(&self, _: &SessionReference) -> Result<SessionState, PaymentError> {
        Err(PaymentError::NotOffered)
    }

    /// Closes the page, so that an expired quote can no longer be paid.
    async fn close_session(&self, _: &SessionReference) -> Result<SessionState, PaymentError> {
        Err(PaymentError::NotOffered)
    }

    /// Verifies a webhook's signature and age, and reads the changed object's name.
    fn read_webhook(
        &self,
        request: &WebhookRequest<'_>,
        now: DateTime<Utc>,
    ) -> Result<Vec<ProviderEvent>, WebhookError>;
}
