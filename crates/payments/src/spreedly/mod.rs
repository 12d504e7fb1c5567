//! Spreedly: a vault stores the card, a gateway behind it charges it.
//!
//! Spreedly has no idempotency keys. Every charge carries the key as its `order_id`; if its response was lost, the charge is
//! looked up among the card's transactions instead of sent again.

mod answer;
mod record;
mod request;
mod webhook;

use std::sync::Arc;

use async_trait::async_trait;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Utc};
use domain::money::Money;
use domain::text::code;
use line::Method;
use serde_json::Value;

use crate::cards::card::{CardAnswer, CardMaterial, CardReference, CardStanding, Expiry, NewCard};
use crate::charges::attempt::Attempt;
use crate::charges::charge::{
    Capture, Charge, ChargeRecord, ChargeReference, Lookup, Outcome, Refund, RefundLookup, RefundOutcome,
};
use crate::error::PaymentError;
use crate::event::{ProviderEvent, WebhookError, WebhookRequest};
use crate::merchant::credentials::SpreedlyCredentials;
use crate::provider::Provider;
use line::Secret;
use line::{Answer, Body, Call, Conversation, Repeating, segment};

/// More pages than a guest's card ever has.
const MOST_PAGES: usize = 50;

#[derive(Debug)]
pub(crate) struct Spreedly {
    line: Arc<Conversation>,
    credentials: SpreedlyCredentials,
}

impl Spreedly {
    pub(crate) fn new(line: Arc<Conversation>, credentials: SpreedlyCredentials) -> Self {
        Self { line, credentials }
    }

    async fn get(&self, name: &'static str, path: String) -> Result<Answer, PaymentError> {
        Ok(self.line.send(&self.call(name, Method::GET, path, None, Repeating::Reads)).await?)
    }

    async fn post(&self, name: &'static str, path: String, body: &Value) -> Result<Answer, PaymentError> {
        Ok(self.line.send(&self.call(name, Method::POST, path, Some(body), Repeating::IsHarmful)).await?)
    }

    fn call(
        &self,
        name: &'static str,
        method: Method,
        path: String,
        body: Option<&Value>,
        repeating: Repeating,
    ) -> Call {
        let SpreedlyCredentials { environment_key, access_secret, .. } = &self.credentials;
        let pair = Secret::new(format!("{environment_key}:{}", access_secret.expose()));
        let authorization = Some(Secret::new(format!("Basic {}", STANDARD.encode(pair.expose()))));
        let body =
            body.map(|json| Body { content_type: "application/json", text: Secret::new(json.to_string()) });
        Call { name, method, path, authorization, headers: Vec::new(), body, repeating }
    }

    async fn transaction(&self, token: &str) -> Result<Answer, PaymentError> {
        self.get("read transaction", format!("/v1/transactions/{}.json", segment(token))).await
    }

    /// All transactions of a card, the newest first.
    async fn transactions(&self, card: &str) -> Result<Answer, PaymentError> {
        let path = format!("/v1/payment_methods/{}/transactions.json?order=desc", segment(card));
        self.get("find transaction", path).await
    }

    /// The refunds of a charge: later transactions of the same card, one page at a time.
    async fn returned(
        &self,
        card: &str,
        charge: &ChargeReference,
        taken: Money,
    ) -> Result<Money, PaymentError> {
        let mut returned = Money::zero(taken.currency());
        let mut last = charge.as_str().to_owned();
        for _ in 0..MOST_PAGES {
            let (card, since) = (segment(card), segment(&last));
            let path = format!("/v1/payment_methods/{card}/transactions.json?order=asc&since_token={since}");
            let answer = self.get("find refunds", path).await?;
            returned = record::add(returned, record::returned(&answer, charge, taken)?)?;
            match record::next(&answer)? {
                Some(next) => last = next,
                None => return Ok(returned),
            }
        }
        Err(PaymentError::Unclear("the card has too many transactions".to_owned()))
    }

    /// A transaction that follows an earlier one.
    async fn follow_up(
        &self,
        name: &'static str,
        token: &str,
        verb: &str,
        body: &Value,
    ) -> Result<Answer, PaymentError> {
        self.post(name, format!("/v1/transactions/{}/{verb}.json", segment(token)), body).await
    }
}

#[async_trait]
impl Provider for Spreedly {
    fn code(&self) -> code::Provider {
        code::Provider::Spreedly
    }

    /// Retaining a card is idempotent.
    async fn keep_card(&self, card: &NewCard, _: &Attempt) -> Result<CardAnswer, PaymentError> {
        let CardMaterial::Token(token) = &card.material else {
            return Err(PaymentError::Refused("Spreedly takes tokens, not encrypted numbers".to_owned()));
        };
        let path = format!("/v1/payment_methods/{}/retain.json", segment(token.expose()));
        let body = serde_json::json!({});
        let call = self.call("keep card", Method::PUT, path, Some(&body), Repeating::IsKnown);
        answer::kept(&self.line.send(&call).await?)
    }

    /// The vault has no predefined test card: this stores one that its test gateway accepts.
    async fn test_card(&self, expires: Expiry) -> Result<CardMaterial, PaymentError> {
        let path = "/v1/payment_methods.json".to_owned();
        match answer::kept(&self.post("vault test card", path, &request::test_card(expires)).await?)? {
            CardAnswer::Kept(card) => Ok(CardMaterial::Token(Secret::new(card.reference.as_str()))),
            CardAnswer::Declined(decline) => Err(PaymentError::Refused(decline.message)),
        }
    }

    async fn card(&self, reference: &CardReference) -> Result<CardStanding, PaymentError> {
        let path = format!("/v1/payment_methods/{}.json", segment(reference.as_str()));
        answer::standing(&self.get("read card", path).await?)
    }

    /// The vault requires authentication for charges, not for stored cards.
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
        let verb = if charge.capture == Capture::Later { "authorize" } else { "purchase" };
        let path = format!("/v1/gateways/{}/{verb}.json", segment(&self.credentials.gateway_token));
        let body = request::charge(charge, self.credentials.sca_provider_key.as_deref())?;
        answer::outcome(&self.post("charge", path, &body).await?)
    }

    /// The bank requires authentication but the guest was absent: a transaction cannot be reopened, so the charge must be tried
    /// again with the guest present.
    async fn renew_charge_auth(
        &self,
        charge: &ChargeReference,
        _: &CardReference,
    ) -> Result<Outcome, PaymentError> {
        answer::outcome(&self.transaction(charge.as_str()).await?)
    }

    /// A transaction that waits for authentication must also be completed by an explicit request.
    async fn finish_charge(&self, charge: &ChargeReference) -> Result<Outcome, PaymentError> {
        let outcome = answer::outcome(&self.transaction(charge.as_str()).await?)?;
        let Outcome::NeedsAuthentication { .. } = outcome else { return Ok(outcome) };
        let body = serde_json::json!({});
        answer::outcome(&self.follow_up("complete charge", charge.as_str(), "complete", &body).await?)
    }

    async fn find_charge(&self, lookup: &Lookup<'_>) -> Result<Option<Outcome>, PaymentError> {
        match lookup {
            Lookup::Reference(charge) => {
                let answer = self.transaction(charge.as_str()).await?;
                if answer.status == 404 { Ok(None) } else { answer::outcome(&answer).map(Some) }
            }
            Lookup::Key { key, card } => {
                let answer = self.transactions(card.as_str()).await?;
                Ok(Outcome::weightiest(answer::charges(&answer, key)?))
            }
        }
    }

    async fn charge_record(&self, charge: &ChargeReference) -> Result<Option<ChargeRecord>, PaymentError> {
        let answer = self.transaction(charge.as_str()).await?;
        if answer.status == 404 {
            return Ok(None);
        }
        let (outcome, amount) = (answer::outcome(&answer)?, record::amount(&answer)?);
        let Outcome::Paid { .. } = outcome else {
            let nothing = Money::zero(amount.currency());
            return Ok(Some(ChargeRecord { outcome, taken: nothing, returned: nothing }));
        };
        let returned = self.returned(&answer::card_of(&answer)?, charge, amount).await?;
        Ok(Some(ChargeRecord { outcome, taken: amount, returned }))
    }

    async fn capture(&self, held: &ChargeReference, amount: Money) -> Result<Outcome, PaymentError> {
        let body = request::amount(amount)?;
        answer::outcome(&self.follow_up("capture", held.as_str(), "capture", &body).await?)
    }

    async fn release(&self, held: &ChargeReference) -> Result<Outcome, PaymentError> {
        let body = serde_json::json!({});
        answer::released(&self.follow_up("release", held.as_str(), "void", &body).await?, held)
    }

    async fn refund(&self, refund: &Refund) -> Result<RefundOutcome, PaymentError> {
        let Refund { attempt, charge, .. } = refund;
        if attempt.again
            && let Some(found) = self.find_refund(&RefundLookup::Key { key: &attempt.key, charge }).await?
        {
            return Ok(found);
        }
        let body = request::refund(refund)?;
        answer::refund(&self.follow_up("refund", charge.as_str(), "credit", &body).await?)
    }

    async fn find_refund(&self, lookup: &RefundLookup<'_>) -> Result<Option<RefundOutcome>, PaymentError> {
        match lookup {
            RefundLookup::Reference(refund) => {
                let answer = self.transaction(refund.as_str()).await?;
                if answer.status == 404 { Ok(None) } else { answer::refund(&answer).map(Some) }
            }
            RefundLookup::Key { key, charge } => {
                let card = answer::card_of(&self.transaction(charge.as_str()).await?)?;
                answer::refund_with_key(&self.transactions(&card).await?, key)
            }
        }
    }

    fn read_webhook(
        &self,
        request: &WebhookRequest<'_>,
        now: DateTime<Utc>,
    ) -> Result<Vec<ProviderEvent>, WebhookError> {
        webhook::read(request, self.credentials.signing_secret.as_ref(), now)
    }
}
