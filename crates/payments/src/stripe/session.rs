//! Stripe's hosted checkout page.

use serde::Deserialize;

use super::Stripe;
use super::answer::{self, Expandable};
use super::dialect::Dialect;
use super::reference::StripeCard;
use super::request;
use crate::cards::card::CardReference;
use crate::charges::amount::from_minor_units;
use crate::charges::charge::ChargeReference;
use crate::charges::session::{NewSession, Session, SessionReference, SessionState};
use crate::error::PaymentError;
use line::{Answer, segment};

#[derive(Debug, Deserialize)]
struct SessionObject {
    id: String,
    url: Option<String>,
    status: Option<String>,
    payment_status: Option<String>,
    amount_total: Option<i64>,
    currency: Option<String>,
    customer: Option<Expandable>,
    payment_intent: Option<PaymentIntent>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum PaymentIntent {
    Id(String),
    Object { id: String, payment_method: Option<Expandable> },
}

impl SessionObject {
    fn state(self) -> SessionState {
        match (self.status.as_deref(), self.payment_status.as_deref()) {
            (Some("complete"), Some("paid" | "no_payment_required")) => self.paid(),
            (Some("complete"), _) => SessionState::Processing,
            (Some("expired"), _) => SessionState::Expired,
            _ => SessionState::Open,
        }
    }

    fn paid(self) -> SessionState {
        let amount = self.amount_total.zip(self.currency.as_deref());
        let card = self.card();
        let charge = self.payment_intent.map(|intent| match intent {
            PaymentIntent::Id(id) | PaymentIntent::Object { id, .. } => ChargeReference::new(id),
        });
        let amount = amount.and_then(|(minor, currency)| from_minor_units(minor, currency));
        SessionState::Paid { charge, amount, card }
    }

    /// The card that the page stored for later, without a setup intent.
    fn card(&self) -> Option<CardReference> {
        let Some(PaymentIntent::Object { payment_method: Some(method), .. }) = &self.payment_intent else {
            return None;
        };
        let customer = self.customer.as_ref()?.id().to_owned();
        let card = StripeCard { customer, method: method.id().to_owned(), setup: String::new() };
        Some(card.text())
    }
}

impl Stripe {
    pub(super) async fn create_session(&self, new: &NewSession) -> Result<Session, PaymentError> {
        let form = match self.dialect {
            Dialect::Full => request::session(new)?,
            Dialect::Plain => request::plain_session(new, &self.create_price(new).await?),
        };
        let key = Some(new.attempt.key.to_string());
        let answer = self.post("open session", "/v1/checkout/sessions".to_owned(), &form, key).await?;
        let session: SessionObject = read(&answer)?;
        let url = session.url.ok_or_else(|| PaymentError::Refused("the session has no page".to_owned()))?;
        Ok(Session { reference: SessionReference::new(session.id), url })
    }

    async fn create_price(&self, new: &NewSession) -> Result<String, PaymentError> {
        let step = |name| Some(new.attempt.key.step(name));
        let form = request::product(new);
        let product = self.post("create product", "/v1/products".to_owned(), &form, step("product")).await?;
        let form = request::price(new, &created(&product)?)?;
        let price = self.post("create price", "/v1/prices".to_owned(), &form, step("price")).await?;
        created(&price)
    }

    pub(super) async fn read_session(
        &self,
        session: &SessionReference,
    ) -> Result<SessionState, PaymentError> {
        let expanded = if self.dialect == Dialect::Full { "?expand[]=payment_intent" } else { "" };
        let path = format!("/v1/checkout/sessions/{}{expanded}", segment(session.as_str()));
        Ok(read::<SessionObject>(&self.get("read session", path).await?)?.state())
    }

    /// A session that was completed in the meantime cannot be closed: its state is returned as it is.
    pub(super) async fn expire_session(
        &self,
        session: &SessionReference,
    ) -> Result<SessionState, PaymentError> {
        let path = format!("/v1/checkout/sessions/{}/expire", segment(session.as_str()));
        let answer = self.post("close session", path, &request::Form::default(), None).await?;
        if answer.is_success() {
            return Ok(answer::parse::<SessionObject>(&answer)?.state());
        }
        match self.read_session(session).await? {
            SessionState::Open => Err(answer::refusal(&answer)),
            state => Ok(state),
        }
    }
}

fn created(answer: &Answer) -> Result<String, PaymentError> {
    read::<answer::Object>(answer).map(|object| object.id)
}

fn read<T: serde::de::DeserializeOwned>(answer: &Answer) -> Result<T, PaymentError> {
    if answer.is_success() { answer::parse(answer) } else { Err(answer::refusal(answer)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(json: &str) -> SessionState {
        serde_json::from_str::<SessionObject>(json).unwrap().state()
    }

    #[test]
    fn a_paid_session_tells_what_was_paid_and_by_which_card() {
        let json = r#"{"id":"cs_1","status":"complete","payment_status":"paid","amount_total":12950,"currency":"usd",
            "customer":"cus_1","payment_intent":{"id":"pi_1","payment_method":"pm_1","status":"succeeded"}}"#;
        let paid = SessionState::Paid {
            charge: Some(ChargeReference::new("pi_1")),
            amount: Some("USD 129.50".parse().unwrap()),
            card: Some(CardReference::new("cus_1/pm_1/")),
        };
        assert_eq!(state(json), paid);
    }

    #[test]
    fn a_stand_in_may_tell_less() {
        let json = r#"{"id":"cs_1","status":"complete","payment_status":"paid","payment_intent":"pi_1"}"#;
        let charge = Some(ChargeReference::new("pi_1"));
        assert_eq!(state(json), SessionState::Paid { charge, amount: None, card: None });
    }

    #[test]
    fn other_states() {
        assert_eq!(state(r#"{"id":"cs_1","status":"open","payment_status":"unpaid"}"#), SessionState::Open);
        assert_eq!(
            state(r#"{"id":"cs_1","status":"expired","payment_status":"unpaid"}"#),
            SessionState::Expired
        );
        assert_eq!(
            state(r#"{"id":"cs_1","status":"complete","payment_status":"unpaid"}"#),
            SessionState::Processing
        );
    }
}
