//! Parses Stripe's responses.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::request::KEY;
use crate::cards::card::{Brand, CardReference, CardStanding, Expiry, KeptCard};
use crate::charges::attempt::IdempotencyKey;
use crate::charges::charge::{ChargeReference, Outcome, RefundOutcome, RefundReference};
use crate::decline::Decline;
use crate::error::{PaymentError, Trouble};
use line::Answer;
use line::Secret;

/// An id, or the object if it is expanded. Mock servers differ from Stripe in which they send.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Expandable {
    Id(String),
    Object { id: String },
}

impl Expandable {
    pub(super) fn id(&self) -> &str {
        match self {
            Self::Id(id) | Self::Object { id } => id,
        }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Object {
    pub(super) id: String,
}

#[derive(Debug, Deserialize)]
struct Listing<T> {
    data: Vec<T>,
}

/// A payment intent or a setup intent.
#[derive(Debug, Deserialize)]
pub(super) struct Intent {
    id: String,
    status: String,
    client_secret: Option<Secret>,
    #[serde(alias = "last_setup_error")]
    last_payment_error: Option<Problem>,
    metadata: Option<BTreeMap<String, String>>,
}

#[derive(Debug, Deserialize)]
struct Wrong {
    error: Problem,
}

#[derive(Debug, Deserialize)]
struct Problem {
    #[serde(rename = "type")]
    kind: Option<String>,
    code: Option<String>,
    decline_code: Option<String>,
    message: Option<String>,
    payment_intent: Option<Box<Intent>>,
}

#[derive(Debug, Deserialize)]
struct RefundObject {
    id: String,
    status: Option<String>,
    failure_reason: Option<String>,
    metadata: Option<BTreeMap<String, String>>,
}

/// A source has the card's details itself, a payment method has them in `card`.
#[derive(Debug, Deserialize)]
pub(super) struct Card {
    pub(super) id: String,
    #[serde(rename = "card")]
    inner: Option<Details>,
    #[serde(flatten)]
    own: Details,
}

#[derive(Debug, Default, Deserialize)]
struct Details {
    brand: Option<String>,
    last4: Option<String>,
    exp_month: Option<u8>,
    exp_year: Option<u16>,
    country: Option<String>,
}

impl Card {
    pub(super) fn kept(self, reference: CardReference, standing: CardStanding) -> KeptCard {
        let details = self.inner.unwrap_or(self.own);
        KeptCard {
            reference,
            standing,
            brand: Brand::from_name(details.brand.as_deref().unwrap_or_default()),
            last_four: details.last4,
            bin: None,
            expires: details.exp_month.zip(details.exp_year).map(|(month, year)| Expiry { month, year }),
            country: details.country,
        }
    }
}

impl Problem {
    /// A decline has status 402. Mock servers send a wrong error type; Stripe always sends the right status.
    fn is_decline(&self, status: u16) -> bool {
        status == 402 || self.kind.as_deref() == Some("card_error")
    }

    fn needs_authentication(&self) -> bool {
        [&self.code, &self.decline_code].into_iter().flatten().any(|code| code == "authentication_required")
    }

    /// Whether only authentication failed, so that a retry with the guest may succeed.
    fn is_about_proof(&self) -> bool {
        self.needs_authentication() || self.code.as_deref() == Some("payment_intent_authentication_failure")
    }

    fn decline(&self) -> Decline {
        let code = self.decline_code.as_ref().or(self.code.as_ref());
        Decline::new(code.map_or("card_declined", String::as_str), self.message.clone())
    }

    fn refusal(&self) -> PaymentError {
        let code = self.code.as_deref().or(self.kind.as_deref()).unwrap_or("error");
        PaymentError::Refused(format!("{code}: {}", self.message.as_deref().unwrap_or("no reason given")))
    }
}

impl Intent {
    fn reference(&self) -> ChargeReference {
        ChargeReference::new(&self.id)
    }

    fn auth_token(&self) -> Secret {
        self.client_secret.clone().unwrap_or_else(|| Secret::new(""))
    }

    fn outcome(&self) -> Outcome {
        let reference = self.reference();
        let authentication =
            || Outcome::NeedsAuthentication { reference: self.reference(), auth_token: self.auth_token() };
        match (self.status.as_str(), &self.last_payment_error) {
            ("succeeded", _) => Outcome::Paid { reference },
            ("requires_capture", _) => Outcome::Held { reference },
            ("requires_action", _) => authentication(),
            ("canceled", _) => Outcome::Canceled { reference },
            // Tried in the guest's absence.
            ("requires_payment_method", Some(problem)) if problem.needs_authentication() => authentication(),
            ("requires_payment_method", Some(problem)) => {
                Outcome::Declined { reference: Some(reference), decline: problem.decline() }
            }
            ("requires_payment_method" | "requires_confirmation", _) => {
                Outcome::Declined { reference: Some(reference), decline: Decline::new(&self.status, None) }
            }
            _ => Outcome::Processing { reference },
        }
    }

    fn standing(&self) -> CardStanding {
        match (self.status.as_str(), &self.last_payment_error) {
            ("succeeded", _) => CardStanding::Ready,
            ("requires_action" | "processing", _) => {
                CardStanding::NeedsAuthentication { auth_token: self.auth_token() }
            }
            (_, Some(problem)) => CardStanding::Failed(problem.decline()),
            (status, None) => CardStanding::Failed(Decline::new(status, None)),
        }
    }
}

impl RefundObject {
    fn outcome(self) -> RefundOutcome {
        let reference = RefundReference::new(self.id);
        match self.status.as_deref() {
            Some("succeeded") => RefundOutcome::Refunded { reference },
            Some("failed" | "canceled") => RefundOutcome::Declined(Decline::new(
                self.failure_reason.as_deref().unwrap_or("failed"),
                None,
            )),
            _ => RefundOutcome::Processing { reference },
        }
    }
}

pub(super) fn id(answer: &Answer) -> Result<String, Trouble> {
    read::<Object>(answer).map(|object| object.id)
}

pub(super) fn card(answer: &Answer) -> Result<Card, Trouble> {
    read(answer)
}

pub(super) fn standing(answer: &Answer) -> Result<CardStanding, PaymentError> {
    let standing = read::<Intent>(answer).map(|intent| intent.standing());
    standing.or_else(|trouble| trouble.or_card(CardStanding::Failed))
}

pub(super) fn outcome(answer: &Answer) -> Result<Outcome, PaymentError> {
    if answer.is_success() {
        return Ok(parse::<Intent>(answer)?.outcome());
    }
    let mut problem = problem(answer);
    if !problem.is_decline(answer.status) {
        return Err(problem.refusal());
    }
    Ok(match problem.payment_intent.take() {
        Some(mut intent) => {
            intent.last_payment_error.get_or_insert(problem);
            intent.outcome()
        }
        None => Outcome::Declined { reference: None, decline: problem.decline() },
    })
}

/// Whether a charge failed for lack of authentication, so that the card must be submitted again with the guest present.
pub(super) fn can_be_proven(answer: &Answer) -> Result<bool, PaymentError> {
    if !answer.is_success() {
        return Ok(false);
    }
    let intent = parse::<Intent>(answer)?;
    let is_open = intent.status == "requires_payment_method";
    Ok(is_open && intent.last_payment_error.is_some_and(|problem| problem.is_about_proof()))
}

/// The charges with the given key among a customer's payment intents.
pub(super) fn outcomes(answer: &Answer, key: &IdempotencyKey) -> Result<Vec<Outcome>, PaymentError> {
    let intents: Vec<Intent> = list(answer)?;
    Ok(intents
        .iter()
        .filter(|intent| is_marked(intent.metadata.as_ref(), key))
        .map(Intent::outcome)
        .collect())
}

pub(super) fn refund(answer: &Answer) -> Result<RefundOutcome, PaymentError> {
    if answer.is_success() {
        return Ok(parse::<RefundObject>(answer)?.outcome());
    }
    let problem = problem(answer);
    let is_decline =
        problem.is_decline(answer.status) || problem.code.as_deref() == Some("charge_already_refunded");
    if is_decline { Ok(RefundOutcome::Declined(problem.decline())) } else { Err(problem.refusal()) }
}

pub(super) fn refund_with_key(
    answer: &Answer,
    key: &IdempotencyKey,
) -> Result<Option<RefundOutcome>, PaymentError> {
    let refunds: Vec<RefundObject> = list(answer)?;
    Ok(refunds.into_iter().find(|refund| is_marked(refund.metadata.as_ref(), key)).map(RefundObject::outcome))
}

/// A lookup of a missing object returns None.
pub(super) fn found<T>(
    answer: &Answer,
    read: impl FnOnce(&Answer) -> Result<T, PaymentError>,
) -> Result<Option<T>, PaymentError> {
    if answer.status == 404 { Ok(None) } else { read(answer).map(Some) }
}

pub(super) fn parse<T: DeserializeOwned>(answer: &Answer) -> Result<T, PaymentError> {
    serde_json::from_str(answer.text()).map_err(|_| PaymentError::unreadable())
}

pub(super) fn refusal(answer: &Answer) -> PaymentError {
    problem(answer).refusal()
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, Trouble> {
    if answer.is_success() {
        return Ok(parse(answer)?);
    }
    let problem = problem(answer);
    let is_decline = problem.is_decline(answer.status);
    Err(if is_decline { Trouble::Card(problem.decline()) } else { Trouble::Other(problem.refusal()) })
}

fn list<T: DeserializeOwned>(answer: &Answer) -> Result<Vec<T>, PaymentError> {
    if answer.is_success() { Ok(parse::<Listing<T>>(answer)?.data) } else { Err(problem(answer).refusal()) }
}

fn problem(answer: &Answer) -> Problem {
    let plain = || Problem {
        kind: None,
        code: Some(format!("status {}", answer.status)),
        decline_code: None,
        message: None,
        payment_intent: None,
    };
    serde_json::from_str(answer.text()).map_or_else(|_| plain(), |wrong: Wrong| wrong.error)
}

fn is_marked(metadata: Option<&BTreeMap<String, String>>, key: &IdempotencyKey) -> bool {
    metadata.and_then(|notes| notes.get(KEY)).is_some_and(|mark| mark == key.as_str())
}

#[cfg(test)]
#[path = "answer_tests.rs"]
mod tests;
