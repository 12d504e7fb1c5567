//! Stripe: cards are stored with a customer and a setup intent, charges are payment intents.
//!
//! Stripe honors an `Idempotency-Key` for at least a day. Before a key is sent again, it is looked up in the customer's payment
//! intents (each has its key as metadata), so that an expired key cannot charge twice.

mod answer;
mod dialect;
mod record;
mod reference;
mod request;
mod session;
mod webhook;

use std::sync::Arc;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use domain::money::Money;
use domain::text::code;
use line::Method;

use crate::cards::card::{CardAnswer, CardMaterial, CardReference, CardStanding, Expiry, KeptCard, NewCard};
use crate::charges::attempt::Attempt;
use crate::charges::charge::{
    Charge, ChargeRecord, ChargeReference, Lookup, Outcome, Refund, RefundLookup, RefundOutcome,
};
use crate::charges::session::{NewSession, Session, SessionReference, SessionState};
use crate::error::{PaymentError, Trouble};
use crate::event::{ProviderEvent, WebhookError, WebhookRequest};
use crate::merchant::credentials::StripeCredentials;
use crate::provider::Provider;
pub(crate) use dialect::Dialect;
use line::Secret;
use line::{Answer, Body, Call, Conversation, Repeating, segment};
use reference::StripeCard;
use request::Form;

#[derive(Debug)]
pub(crate) struct Stripe {
    line: Arc<Conversation>,
    credentials: StripeCredentials,
    dialect: Dialect,
}

impl Stripe {
    pub(crate) fn new(line: Arc<Conversation>, credentials: StripeCredentials, dialect: Dialect) -> Self {
        Self { line, credentials, dialect }
    }

    async fn get(&self, name: &'static str, path: String) -> Result<Answer, PaymentError> {
        Ok(self.line.send(&self.call(name, Method::GET, path, Repeating::Reads)).await?)
    }

    /// With a key Stripe detects repeated requests; without one the request is not retried.
    async fn post(
        &self,
        name: &'static str,
        path: String,
        form: &Form,
        key: Option<String>,
    ) -> Result<Answer, PaymentError> {
        let repeating = if key.is_some() { Repeating::IsKnown } else { Repeating::IsHarmful };
        let mut call = self.call(name, Method::POST, path, repeating);
        call.headers.extend(key.map(|key| ("idempotency-key", key)));
        call.body = Some(Body { content_type: "application/x-www-form-urlencoded", text: form.encode() });
        Ok(self.line.send(&call).await?)
    }

    fn call(&self, name: &'static str, method: Method, path: String, repeating: Repeating) -> Call {
        let authorization = Some(Secret::new(format!("Bearer {}", self.credentials.secret_key.expose())));
        let version = self.credentials.api_version.clone();
        let headers = version.map(|version| ("stripe-version", version)).into_iter().collect();
        Call { name, method, path, authorization, headers, body: None, repeating }
    }

    /// One customer per card: its payment intents are then the charges of this card.
    async fn keep(&self, card: &NewCard, attempt: &Attempt) -> Result<KeptCard, Trouble> {
        let CardMaterial::Token(token) = &card.material else {
            return Err(PaymentError::Refused("Stripe takes tokens, not encrypted numbers".to_owned()).into());
        };
        let step = |name| Some(attempt.key.step(name));
        let form = request::customer(card, &attempt.key);
        let answer =
            self.post("create customer", "/v1/customers".to_owned(), &form, step("customer")).await?;
        let customer = answer::id(&answer)?;
        let (path, form) = request::card(&customer, token);
        let details = answer::card(&self.post("attach card", path, &form, step("card")).await?)?;
        let form = request::setup(&customer, &attempt.key);
        let answer = self.post("create setup", "/v1/setup_intents".to_owned(), &form, step("setup")).await?;
        let reference = StripeCard { customer, method: details.id.clone(), setup: answer::id(&answer)? };
        match answer::standing(&self.confirm_setup(&reference, step("confirm")).await?)? {
            CardStanding::Failed(decline) => Err(Trouble::Card(decline)),
            standing => Ok(details.kept(reference.text(), standing)),
        }
    }

    async fn confirm_setup(&self, card: &StripeCard, key: Option<String>) -> Result<Answer, PaymentError> {
        let path = format!("/v1/setup_intents/{}/confirm", card.setup);
        self.post("confirm setup", path, &request::method(card), key).await
    }

    async fn intent(&self, charge: &ChargeReference) -> Result<Answer, PaymentError> {
        self.get("read charge", format!("/v1/payment_intents/{}", segment(charge.as_str()))).await
    }
}

#[async_trait]
impl Provider for Stripe {
    fn code(&self) -> code::Provider {
        code::Provider::Stripe
    }

    async fn keep_card(&self, card: &NewCard, attempt: &Attempt) -> Result<CardAnswer, PaymentError> {
        let kept = self.keep(card, attempt).await.map(CardAnswer::Kept);
        kept.or_else(|trouble| trouble.or_card(CardAnswer::Declined))
    }

    async fn test_card(&self, _: Expiry) -> Result<CardMaterial, PaymentError> {
        Ok(CardMaterial::Token(Secret::new("pm_card_visa")))
    }

    async fn card(&self, reference: &CardReference) -> Result<CardStanding, PaymentError> {
        let card = StripeCard::parse(reference)?;
        if card.setup.is_empty() {
            return Ok(CardStanding::Ready);
        }
        answer::standing(&self.get("read setup", format!("/v1/setup_intents/{}", card.setup)).await?)
    }

    async fn renew_card_auth(&self, reference: &CardReference) -> Result<CardStanding, PaymentError> {
        match self.card(reference).await? {
            // Failed authentication leaves the intent without a card: submitting it again starts a new authentication.
            CardStanding::Failed(_) => {
                answer::standing(&self.confirm_setup(&StripeCard::parse(reference)?, None).await?)
            }
            standing => Ok(standing),
        }
    }

    async fn charge(&self, charge: &Charge) -> Result<Outcome, PaymentError> {
        let key = &charge.attempt.key;
        if charge.attempt.again
            && let Some(found) = self.find_charge(&Lookup::Key { key, card: &charge.card }).await?
        {
            return Ok(found);
        }
        let form = request::charge(charge, &StripeCard::parse(&charge.card)?, self.dialect)?;
        let path = "/v1/payment_intents".to_owned();
        answer::outcome(&self.post("charge", path, &form, Some(key.to_string())).await?)
    }

    async fn renew_charge_auth(
        &self,
        charge: &ChargeReference,
        card: &CardReference,
    ) -> Result<Outcome, PaymentError> {
        let answer = self.intent(charge).await?;
        if !answer::can_be_proven(&answer)? {
            return answer::outcome(&answer);
        }
        let form = request::method(&StripeCard::parse(card)?);
        let path = format!("/v1/payment_intents/{}/confirm", segment(charge.as_str()));
        answer::outcome(&self.post("confirm charge", path, &form, None).await?)
    }

    async fn finish_charge(&self, charge: &ChargeReference) -> Result<Outcome, PaymentError> {
        answer::outcome(&self.intent(charge).await?)
    }

    async fn find_charge(&self, lookup: &Lookup<'_>) -> Result<Option<Outcome>, PaymentError> {
        match lookup {
            Lookup::Reference(charge) => answer::found(&self.intent(charge).await?, answer::outcome),
            Lookup::Key { key, card } => {
                let path = request::charges_of(&StripeCard::parse(card)?, self.dialect);
                Ok(Outcome::weightiest(answer::outcomes(&self.get("find charge", path).await?, key)?))
            }
        }
    }

    /// Expands the charge below the payment intent, which has the refunds.
    async fn charge_record(&self, charge: &ChargeReference) -> Result<Option<ChargeRecord>, PaymentError> {
        let path = format!("/v1/payment_intents/{}?expand%5B%5D=latest_charge", segment(charge.as_str()));
        answer::found(&self.get("read charge record", path).await?, record::read)
    }

    async fn capture(&self, held: &ChargeReference, amount: Money) -> Result<Outcome, PaymentError> {
        let form = request::capture(amount)?;
        let path = format!("/v1/payment_intents/{}/capture", segment(held.as_str()));
        let key = format!("capture-{}-{}", held.as_str(), amount.minor());
        answer::outcome(&self.post("capture", path, &form, Some(key)).await?)
    }

    async fn release(&self, held: &ChargeReference) -> Result<Outcome, PaymentError> {
        let path = format!("/v1/payment_intents/{}/cancel", segment(held.as_str()));
        let key = format!("release-{}", held.as_str());
        answer::outcome(&self.post("release", path, &Form::default(), Some(key)).await?)
    }

    async fn refund(&self, refund: &Refund) -> Result<RefundOutcome, PaymentError> {
        let key = &refund.attempt.key;
        if refund.attempt.again
            && let Some(found) = self.find_refund(&RefundLookup::Key { key, charge: &refund.charge }).await?
        {
            return Ok(found);
        }
        let form = request::refund(refund, self.dialect)?;
        answer::refund(&self.post("refund", "/v1/refunds".to_owned(), &form, Some(key.to_string())).await?)
    }

    async fn find_refund(&self, lookup: &RefundLookup<'_>) -> Result<Option<RefundOutcome>, PaymentError> {
        match lookup {
            RefundLookup::Reference(refund) => {
                let path = format!("/v1/refunds/{}", segment(refund.as_str()));
                answer::found(&self.get("read refund", path).await?, answer::refund)
            }
            RefundLookup::Key { key, charge } => {
                let charge = segment(charge.as_str());
                let path = format!("/v1/refunds?payment_intent={charge}&limit=100");
                answer::refund_with_key(&self.get("find refund", path).await?, key)
            }
        }
    }

    async fn open_session(&self, session: &NewSession) -> Result<Session, PaymentError> {
        self.create_session(session).await
    }

    async fn find_session(&self, session: &SessionReference) -> Result<SessionState, PaymentError> {
        self.read_session(session).await
    }

    async fn close_session(&self, session: &SessionReference) -> Result<SessionState, PaymentError> {
        self.expire_session(session).await
    }

    fn read_webhook(
        &self,
        request: &WebhookRequest<'_>,
        now: DateTime<Utc>,
    ) -> Result<Vec<ProviderEvent>, WebhookError> {
        webhook::read(request, &self.credentials.webhook_secrets, now)
    }
}
