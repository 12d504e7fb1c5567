//! The payments of a reservation as stored, and the queries to its provider about them.

use domain::key::Key;
use domain::money::Money;
use domain::money::currency::Currency;
use domain::reservations::reservation::{PaymentMethod, PaymentState, RefundState};
use domain::text::code;
use payments::{
    CardReference, ChargeRecord, ChargeReference, IdempotencyKey, Lookup, Outcome, PaymentError, Provider,
};
use store::row::charges::{reservation_card, reservation_payment, reservation_refund};
use store::row::reservations::reservation;
use store::row::sites::site;
use store::{Store, StoreError};

use super::findings::ProviderFindings;
use super::provider_compare::{Claim, paid, unknown};
use crate::services::Cashier;

/// Prefix of the charge references that the demo makes up.
const MADE_UP: &str = "sandbox-charge-";
const OTHER_PROVIDER: &str = "it was charged by another provider than the site has now";

#[derive(Debug, PartialEq)]
pub(crate) struct Known {
    reservation: reservation::Model,
    currency: Currency,
    site: site::Model,
    payments: Vec<reservation_payment::Model>,
    refunds: Vec<reservation_refund::Model>,
    cards: Vec<reservation_card::Model>,
}

impl Known {
    /// `None` if the reservation no longer exists.
    pub(crate) async fn read(store: &Store, key: Key) -> Result<Option<Self>, StoreError> {
        let db = store.read();
        let Some(reservation) = store::reservations::reservation::find(db, key).await? else {
            return Ok(None);
        };
        let Some(site) = store::sites::site::find(db, key.account(), reservation.site_id.key()).await? else {
            return Ok(None);
        };
        let currency = reservation.currency.parse::<Currency>();
        Ok(Some(Self {
            currency: currency.map_err(|_| StoreError::Broken("a currency".to_owned()))?,
            site,
            payments: store::reservations::reservation::payments(db, key).await?,
            refunds: store::reservations::reservation::refunds(db, key).await?,
            cards: store::reservations::reservation::cards_ever(db, reservation.quote_id.key(), Some(key))
                .await?,
            reservation,
        }))
    }

    pub(crate) async fn compare(&self, cashier: &Cashier) -> ProviderFindings {
        let provider = cashier.provider(&self.site).map_err(|error| error.to_string());
        let mut findings = ProviderFindings::default();
        for payment in self.payments.iter().filter(|payment| payment.method == PaymentMethod::Card) {
            if payment.state == PaymentState::Paid && !was_charged(payment) {
                findings.never_charged += 1;
                continue;
            }
            if !self.can_be_asked(payment) {
                continue;
            }
            let compared = match &provider {
                Ok(provider) if self.is_of_other_provider(payment, provider.code()) => {
                    Err(OTHER_PROVIDER.to_owned())
                }
                Ok(provider) => {
                    let ills = &mut findings.ills;
                    self.ask(&**provider, payment, ills).await.map_err(|error| error.to_string())
                }
                Err(reason) => Err(reason.clone()),
            };
            match compared {
                Ok(()) => findings.payments += 1,
                Err(reason) => findings.add(ProviderFindings::unanswered(1, reason)),
            }
        }
        findings
    }

    /// Pending payments are left to their jobs, and an unpaid attempt can be looked up by its card only.
    fn can_be_asked(&self, payment: &reservation_payment::Model) -> bool {
        let is_in = |state: PaymentState| payment.state == state;
        let was_tried = !self.cards.is_empty() && !self.unpaid_tries(payment).is_empty();
        is_in(PaymentState::Paid) || (was_tried && !is_in(PaymentState::Pending))
    }

    /// Hosted checkout exists for Stripe only, and stores no card.
    fn is_of_other_provider(&self, payment: &reservation_payment::Model, now: code::Provider) -> bool {
        let card = self.cards.iter().find(|card| payment.card_id == Some(card.id));
        let hosted = payment.session_reference.as_ref().map(|_| code::Provider::Stripe);
        let charged_by = card.map(|card| *card.provider).or(hosted);
        charged_by.is_some_and(|provider| provider != now)
    }

    async fn ask(
        &self,
        provider: &dyn Provider,
        payment: &reservation_payment::Model,
        ills: &mut Vec<String>,
    ) -> Result<(), PaymentError> {
        if payment.state == PaymentState::Paid {
            let record = self.record(provider, payment).await?;
            ills.extend(paid(&self.claim(payment), record.as_ref()));
        }
        for key in self.unpaid_tries(payment) {
            let Some(Outcome::Paid { reference }) = self.find(provider, &key).await? else { continue };
            if self.is_known(&reference) {
                continue;
            }
            if let Some(record) = provider.charge_record(&reference).await? {
                ills.extend(unknown(payment.id.key(), payment.state.code(), &reference, &record));
            }
        }
        Ok(())
    }

    /// The record of the charge that paid the payment: by the provider's reference, else by the idempotency key of the last
    /// attempt.
    async fn record(
        &self,
        provider: &dyn Provider,
        payment: &reservation_payment::Model,
    ) -> Result<Option<ChargeRecord>, PaymentError> {
        if let Some(reference) = &payment.provider_reference {
            return provider.charge_record(&ChargeReference::new(reference.as_str())).await;
        }
        let key = payment.idempotency_key.as_deref().and_then(|key| IdempotencyKey::new(key).ok());
        let Some(key) = key else { return Ok(None) };
        let found = self.find(provider, &key).await?;
        match found.as_ref().and_then(Outcome::reference) {
            Some(reference) => provider.charge_record(reference).await,
            None => Ok(None),
        }
    }

    /// Tries every card that the guest has given: a payment stores only the card of its last attempt.
    async fn find(
        &self,
        provider: &dyn Provider,
        key: &IdempotencyKey,
    ) -> Result<Option<Outcome>, PaymentError> {
        let mut found = None;
        for card in self.cards.iter().filter(|card| card.provider == provider.code()) {
            let card = CardReference::new(card.card_token.as_str());
            match provider.find_charge(&Lookup::Key { key, card: &card }).await? {
                Some(outcome @ Outcome::Paid { .. }) => return Ok(Some(outcome)),
                Some(outcome) => found = Some(outcome),
                None => (),
            }
        }
        Ok(found)
    }

    /// The charge attempts of a payment, except the one that is recorded as having paid it.
    fn unpaid_tries(&self, payment: &reservation_payment::Model) -> Vec<IdempotencyKey> {
        let name = |number| IdempotencyKey::of_payment(self.reservation.id.key(), payment.id.key(), number);
        let last = payment.attempts.unsigned_abs();
        // Money that arrived late is a payment of its own, with the attempt of another payment.
        if payment.idempotency_key.as_deref() != Some(name(last).as_str()) {
            return Vec::new();
        }
        let is_paid = payment.state == PaymentState::Paid;
        let unpaid = if is_paid { last.saturating_sub(1) } else { last };
        (1..=unpaid).map(name).collect()
    }

    fn is_known(&self, charge: &ChargeReference) -> bool {
        let paid = self.payments.iter().filter(|payment| payment.state == PaymentState::Paid);
        paid.filter_map(|payment| payment.provider_reference.as_deref()).any(|known| known == charge.as_str())
    }

    fn claim(&self, payment: &reservation_payment::Model) -> Claim {
        let sum = |state: RefundState| -> i64 {
            let of = self.refunds.iter().filter(|refund| refund.payment_id == Some(payment.id));
            of.filter(|refund| refund.state == state).map(|refund| refund.amount).sum()
        };
        let money = |minor| Money::new(minor, self.currency);
        let returned = sum(RefundState::Refunded);
        Claim {
            payment: payment.id.key(),
            amount: money(payment.amount),
            returned: money(returned),
            // Pending refunds may or may not have been made already.
            returned_at_most: money(returned + sum(RefundState::Pending)),
        }
    }
}

/// Whether a provider can know a payment that is recorded as paid.
fn was_charged(payment: &reservation_payment::Model) -> bool {
    let reference = payment.provider_reference.as_deref();
    payment.idempotency_key.is_some() || reference.is_some_and(|reference| !reference.starts_with(MADE_UP))
}
