//! Braintree with encryption in the browser: card number and security code arrive encrypted for Braintree and are passed on.
//!
//! Braintree has no idempotency keys. Cards are stored under ids that the app chooses, so a second attempt is detected. A charge
//! carries the key as its `order_id`; if its response was lost, the charge is searched for instead of sent again.

mod answer;
mod request;
mod webhook;
mod xml;

use std::sync::Arc;

use async_trait::async_trait;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Utc};
use domain::money::Money;
use domain::text::code;
use line::Method;

use crate::cards::card::{CardAnswer, CardMaterial, CardReference, CardStanding, Expiry, NewCard};
use crate::charges::attempt::{Attempt, IdempotencyKey};
use crate::charges::charge::{
    Charge, ChargeRecord, ChargeReference, Lookup, Outcome, Refund, RefundLookup, RefundOutcome,
};
use crate::error::PaymentError;
use crate::event::{ProviderEvent, WebhookError, WebhookRequest};
use crate::merchant::credentials::BraintreeCredentials;
use crate::provider::Provider;
use line::Secret;
use line::{Answer, Body, Call, Conversation, Repeating, segment};
use xml::Element;

/// The version of the gateway's API.
const API_VERSION: &str = "6";

#[derive(Debug)]
pub(crate) struct Braintree {
    line: Arc<Conversation>,
    credentials: BraintreeCredentials,
}

impl Braintree {
    pub(crate) fn new(line: Arc<Conversation>, credentials: BraintreeCredentials) -> Self {
        Self { line, credentials }
    }

    async fn send(
        &self,
        name: &'static str,
        method: Method,
        path: &str,
        body: Option<&Element>,
        repeating: Repeating,
    ) -> Result<Answer, PaymentError> {
        let BraintreeCredentials { merchant_id, public_key, private_key, .. } = &self.credentials;
        let pair = Secret::new(format!("{public_key}:{}", private_key.expose()));
        let body = body.map(|xml| Body { content_type: "application/xml", text: Secret::new(xml.write()) });
        let call = Call {
            name,
            method,
            path: format!("/merchants/{}{path}", segment(merchant_id)),
            authorization: Some(Secret::new(format!("Basic {}", STANDARD.encode(pair.expose())))),
            headers: vec![("accept", "application/xml".to_owned()), ("x-apiversion", API_VERSION.to_owned())],
            body,
            repeating,
        };
        Ok(self.line.send(&call).await?)
    }

    async fn get(&self, name: &'static str, path: &str) -> Result<Answer, PaymentError> {
        self.send(name, Method::GET, path, None, Repeating::Reads).await
    }

    async fn transaction(&self, id: &str) -> Result<Answer, PaymentError> {
        self.get("read transaction", &format!("/transactions/{}", segment(id))).await
    }

    /// The customer's id is chosen by the app, so an existing one was created by an earlier attempt.
    async fn ensure_customer(&self, card: &NewCard, id: &str) -> Result<(), PaymentError> {
        let body = request::customer(card, id);
        let answer =
            self.send("create customer", Method::POST, "/customers", Some(&body), Repeating::IsKnown).await?;
        answer::customer(&answer)
    }

    /// A search is a POST request that only reads.
    async fn with_order_id(&self, key: &IdempotencyKey) -> Result<Vec<String>, PaymentError> {
        let body = request::search(key);
        let path = "/transactions/advanced_search_ids";
        answer::ids(&self.send("find charge", Method::POST, path, Some(&body), Repeating::Reads).await?)
    }

    /// The sum of the refunds of a charge, except failed and voided ones.
    async fn returned(&self, charge: &Answer) -> Result<Money, PaymentError> {
        let mut returned = Money::zero(answer::amount(charge)?.currency());
        for id in answer::refund_ids(charge)? {
            let refund = self.transaction(&id).await?;
            let is_undone = answer::voided_charge(&refund)?.is_some();
            if is_undone || matches!(answer::refund(&refund)?, RefundOutcome::Declined(_)) {
                continue;
            }
            let sum = returned.plus(answer::amount(&refund)?);
            returned = sum.map_err(|_| PaymentError::unreadable())?;
        }
        Ok(returned)
    }

    /// An unsettled charge can only be voided as a whole; a partial refund has to wait.
    async fn refund_unsettled(&self, refund: &Refund) -> Result<RefundOutcome, PaymentError> {
        if !refund.whole {
            return Ok(RefundOutcome::NotYet);
        }
        let path = format!("/transactions/{}/void", segment(refund.charge.as_str()));
        answer::voided(&self.send("void", Method::PUT, &path, None, Repeating::IsHarmful).await?)
    }
}

#[async_trait]
impl Provider for Braintree {
    fn code(&self) -> code::Provider {
        code::Provider::Braintree
    }

    async fn keep_card(&self, card: &NewCard, attempt: &Attempt) -> Result<CardAnswer, PaymentError> {
        let id = attempt.key.short();
        let body = request::card(card, &id);
        self.ensure_customer(card, &id).await?;
        let path = "/payment_methods";
        let answer = self.send("keep card", Method::POST, path, Some(&body), Repeating::IsKnown).await?;
        if answer::is_token_taken(&answer) {
            return answer::kept(
                &self.get("read card", &format!("/payment_methods/credit_card/{id}")).await?,
            );
        }
        answer::kept(&answer)
    }

    async fn test_card(&self, _: Expiry) -> Result<CardMaterial, PaymentError> {
        Ok(CardMaterial::Token(Secret::new("fake-valid-visa-nonce")))
    }

    async fn card(&self, reference: &CardReference) -> Result<CardStanding, PaymentError> {
        let path = format!("/payment_methods/credit_card/{}", segment(reference.as_str()));
        answer::standing(&self.get("read card", &path).await?)
    }

    /// Encrypted card numbers have no authentication.
    async fn renew_card_auth(&self, reference: &CardReference) -> Result<CardStanding, PaymentError> {
        self.card(reference).await
    }

    async fn charge(&self, charge: &Charge) -> Result<Outcome, PaymentError> {
        let key = &charge.attempt.key;
        if charge.attempt.again
            && let Some(found) = self.find_charge(&Lookup::Key { key, card: &charge.card }).await?
        {
            return Ok(found);
        }
        let body = request::charge(charge, self.credentials.merchant_account_id.as_deref())?;
        let path = "/transactions";
        answer::outcome(&self.send("charge", Method::POST, path, Some(&body), Repeating::IsHarmful).await?)
    }

    async fn renew_charge_auth(
        &self,
        charge: &ChargeReference,
        _: &CardReference,
    ) -> Result<Outcome, PaymentError> {
        self.finish_charge(charge).await
    }

    async fn finish_charge(&self, charge: &ChargeReference) -> Result<Outcome, PaymentError> {
        answer::outcome(&self.transaction(charge.as_str()).await?)
    }

    async fn find_charge(&self, lookup: &Lookup<'_>) -> Result<Option<Outcome>, PaymentError> {
        match lookup {
            Lookup::Reference(charge) => {
                let answer = self.transaction(charge.as_str()).await?;
                if answer.status == 404 { Ok(None) } else { answer::outcome(&answer).map(Some) }
            }
            Lookup::Key { key, .. } => {
                let mut found = Vec::new();
                for id in self.with_order_id(key).await? {
                    found.extend(answer::charge_with_key(&self.transaction(&id).await?, key)?);
                }
                Ok(Outcome::weightiest(found))
            }
        }
    }

    async fn charge_record(&self, charge: &ChargeReference) -> Result<Option<ChargeRecord>, PaymentError> {
        let answer = self.transaction(charge.as_str()).await?;
        if answer.status == 404 {
            return Ok(None);
        }
        let (outcome, amount) = (answer::outcome(&answer)?, answer::amount(&answer)?);
        let nothing = Money::zero(amount.currency());
        let (taken, returned) = match outcome {
            Outcome::Paid { .. } => (amount, self.returned(&answer).await?),
            // A charge voided before settlement was taken and refunded in full.
            Outcome::Canceled { .. } => (amount, amount),
            _ => (nothing, nothing),
        };
        Ok(Some(ChargeRecord { outcome, taken, returned }))
    }

    async fn capture(&self, held: &ChargeReference, amount: Money) -> Result<Outcome, PaymentError> {
        let path = format!("/transactions/{}/submit_for_settlement", segment(held.as_str()));
        let body = request::amount(amount)?;
        answer::outcome(&self.send("capture", Method::PUT, &path, Some(&body), Repeating::IsHarmful).await?)
    }

    async fn release(&self, held: &ChargeReference) -> Result<Outcome, PaymentError> {
        let path = format!("/transactions/{}/void", segment(held.as_str()));
        answer::outcome(&self.send("release", Method::PUT, &path, None, Repeating::IsHarmful).await?)
    }

    async fn refund(&self, refund: &Refund) -> Result<RefundOutcome, PaymentError> {
        let Refund { attempt, charge, .. } = refund;
        if attempt.again
            && let Some(found) = self.find_refund(&RefundLookup::Key { key: &attempt.key, charge }).await?
        {
            return Ok(found);
        }
        let path = format!("/transactions/{}/refund", segment(charge.as_str()));
        let body = request::refund(refund)?;
        let answer = self.send("refund", Method::POST, &path, Some(&body), Repeating::IsHarmful).await?;
        if answer::is_unsettled(&answer) {
            self.refund_unsettled(refund).await
        } else {
            answer::refund(&answer)
        }
    }

    /// The charge lists its refunds; one that was voided before settlement has no reference other than its own.
    async fn find_refund(&self, lookup: &RefundLookup<'_>) -> Result<Option<RefundOutcome>, PaymentError> {
        match lookup {
            RefundLookup::Reference(refund) => {
                let answer = self.transaction(refund.as_str()).await?;
                if answer.status == 404 { Ok(None) } else { answer::refund(&answer).map(Some) }
            }
            RefundLookup::Key { key, charge } => {
                let answer = self.transaction(charge.as_str()).await?;
                if let Some(voided) = answer::voided_charge(&answer)? {
                    return Ok(Some(voided));
                }
                for id in answer::refund_ids(&answer)? {
                    if let Some(found) = answer::refund_with_key(&self.transaction(&id).await?, key)? {
                        return Ok(Some(found));
                    }
                }
                Ok(None)
            }
        }
    }

    fn read_webhook(
        &self,
        request: &WebhookRequest<'_>,
        now: DateTime<Utc>,
    ) -> Result<Vec<ProviderEvent>, WebhookError> {
        webhook::read(request, &self.credentials, now)
    }
}
