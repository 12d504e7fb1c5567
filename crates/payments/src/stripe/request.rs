//! Builds Stripe's form bodies, with brackets for nesting.

use domain::money::Money;

use super::dialect::Dialect;
use super::reference::StripeCard;
use crate::cards::card::NewCard;
use crate::charges::amount::minor_units;
use crate::charges::attempt::IdempotencyKey;
use crate::charges::charge::{Capture, Charge, Presence, Purpose, Refund};
use crate::charges::session::NewSession;
use crate::error::PaymentError;
use line::Secret;
use line::segment;

/// The metadata field that holds the idempotency key, by which an object can be found again.
pub(super) const KEY: &str = "key";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Form(Vec<(String, Secret)>);

impl Form {
    fn with(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.0.push((name.into(), Secret::new(value)));
        self
    }

    fn with_some(self, name: &str, value: Option<&str>) -> Self {
        match value {
            Some(value) if !value.is_empty() => self.with(name, value),
            _ => self,
        }
    }

    fn noting(self, prefix: &str, key: &IdempotencyKey, purpose: &Purpose) -> Self {
        let keyed = self.with(format!("{prefix}[{KEY}]"), key.as_str());
        purpose.labels().fold(keyed, |form, (name, value)| form.with(format!("{prefix}[{name}]"), value))
    }

    pub(super) fn encode(&self) -> Secret {
        let pairs = self.0.iter().map(|(name, value)| (name, value.expose()));
        Secret::new(form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish())
    }
}

pub(super) fn customer(card: &NewCard, key: &IdempotencyKey) -> Form {
    Form::default()
        .with_some("name", Some(&card.holder))
        .with_some("email", card.email.as_deref())
        .with(format!("metadata[{KEY}]"), key.as_str())
}

/// A token becomes a source of the customer; a payment method created in the browser is attached.
pub(super) fn card(customer: &str, token: &Secret) -> (String, Form) {
    if token.expose().starts_with("pm_") {
        let path = format!("/v1/payment_methods/{}/attach", segment(token.expose()));
        (path, Form::default().with("customer", customer))
    } else {
        let path = format!("/v1/customers/{}/sources", segment(customer));
        (path, Form::default().with("source", token.expose()))
    }
}

pub(super) fn setup(customer: &str, key: &IdempotencyKey) -> Form {
    Form::default()
        .with("customer", customer)
        .with("usage", "off_session")
        .with("payment_method_types[0]", "card")
        .with(format!("metadata[{KEY}]"), key.as_str())
}

pub(super) fn method(card: &StripeCard) -> Form {
    Form::default().with("payment_method", &card.method)
}

pub(super) fn charge(charge: &Charge, card: &StripeCard, dialect: Dialect) -> Result<Form, PaymentError> {
    let form = money(Form::default(), "amount", charge.amount)?
        .with("customer", &card.customer)
        .with("payment_method", &card.method)
        .with("payment_method_types[0]", "card")
        .with("capture_method", if charge.capture == Capture::Later { "manual" } else { "automatic" })
        .with("confirm", "true")
        .with("off_session", if charge.presence == Presence::OffSession { "true" } else { "false" })
        .noting("metadata", &charge.attempt.key, &charge.purpose);
    Ok(match dialect {
        Dialect::Full => form.with_some("description", Some(&charge.description)),
        Dialect::Plain => form,
    })
}

/// A customer has one card, and a card a handful of charges: they fit on one page.
pub(super) fn charges_of(card: &StripeCard, dialect: Dialect) -> String {
    match dialect {
        Dialect::Full => format!("/v1/payment_intents?customer={}&limit=100", card.customer),
        Dialect::Plain => "/v1/payment_intents?limit=100".to_owned(),
    }
}

pub(super) fn capture(amount: Money) -> Result<Form, PaymentError> {
    Ok(Form::default().with("amount_to_capture", minor_units(amount)?.to_string()))
}

pub(super) fn refund(refund: &Refund, dialect: Dialect) -> Result<Form, PaymentError> {
    let form = Form::default()
        .with("payment_intent", refund.charge.as_str())
        .with("amount", minor_units(refund.amount)?.to_string())
        .with(format!("metadata[{KEY}]"), refund.attempt.key.as_str());
    Ok(match dialect {
        Dialect::Full => form.with("reason", "requested_by_customer"),
        Dialect::Plain => form,
    })
}

pub(super) fn product(session: &NewSession) -> Form {
    Form::default().with("name", &session.description)
}

pub(super) fn price(session: &NewSession, product: &str) -> Result<Form, PaymentError> {
    money(Form::default().with("product", product), "unit_amount", session.amount)
}

/// With an inline price, and the card stored for later payments.
pub(super) fn session(session: &NewSession) -> Result<Form, PaymentError> {
    let item = "line_items[0][price_data]";
    let form = session_frame(session)
        .with(format!("{item}[currency]"), session.amount.currency().code().to_ascii_lowercase())
        .with(format!("{item}[unit_amount]"), minor_units(session.amount)?.to_string())
        .with(format!("{item}[product_data][name]"), &session.description)
        .with_some("customer_email", session.email.as_deref())
        .with("customer_creation", "always")
        .with("payment_intent_data[setup_future_usage]", "off_session")
        .noting("payment_intent_data[metadata]", &session.attempt.key, &session.purpose);
    let quote = session.purpose.quote.map(|key| key.to_string());
    let expires = session.expires_at.map(|time| time.timestamp().to_string());
    Ok(form.with_some("client_reference_id", quote.as_deref()).with_some("expires_at", expires.as_deref()))
}

/// With a price object that was created before.
pub(super) fn plain_session(session: &NewSession, price: &str) -> Form {
    session_frame(session).with("line_items[0][price]", price)
}

fn session_frame(session: &NewSession) -> Form {
    Form::default()
        .with("mode", "payment")
        .with("success_url", &session.success_url)
        .with("cancel_url", &session.cancel_url)
        .with("line_items[0][quantity]", "1")
        .noting("metadata", &session.attempt.key, &session.purpose)
}

fn money(form: Form, name: &str, amount: Money) -> Result<Form, PaymentError> {
    let currency = amount.currency().code().to_ascii_lowercase();
    Ok(form.with(name, minor_units(amount)?.to_string()).with("currency", currency))
}

#[cfg(test)]
#[path = "request_tests.rs"]
mod tests;
