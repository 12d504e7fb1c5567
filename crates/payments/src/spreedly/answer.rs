//! Parses Spreedly's responses. A transaction itself says whether it succeeded; the HTTP status only says that there is one.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::cards::card::{Brand, CardAnswer, CardReference, CardStanding, Expiry, KeptCard};
use crate::charges::attempt::IdempotencyKey;
use crate::charges::charge::{ChargeReference, Outcome, RefundOutcome, RefundReference};
use crate::decline::Decline;
use crate::error::{PaymentError, Trouble};
use line::Answer;
use line::Secret;

/// The API specification's text, for errors of the vault without a message.
const TROUBLE: &str = "Trouble storing credit card";

#[derive(Debug, Deserialize)]
struct Document {
    transaction: Transaction,
}

#[derive(Debug, Deserialize)]
struct Documents {
    transactions: Vec<Transaction>,
}

#[derive(Debug, Deserialize)]
struct Vaulted {
    payment_method: PaymentMethod,
}

#[derive(Debug, Deserialize)]
struct Wrongs {
    errors: Vec<Wrong>,
}

#[derive(Debug, Deserialize)]
struct Wrong {
    key: Option<String>,
    message: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Transaction {
    token: String,
    #[serde(default, rename = "transaction_type")]
    kind: String,
    #[serde(default)]
    state: String,
    #[serde(default)]
    succeeded: bool,
    message: Option<String>,
    order_id: Option<String>,
    required_action: Option<String>,
    response: Option<Response>,
    payment_method: Option<PaymentMethod>,
}

#[derive(Debug, Default, Deserialize)]
struct Response {
    message: Option<String>,
    error_code: Option<String>,
}

#[derive(Debug, Deserialize)]
struct PaymentMethod {
    token: String,
    storage_state: Option<String>,
    card_type: Option<String>,
    first_six_digits: Option<String>,
    last_four_digits: Option<String>,
    month: Option<Number>,
    year: Option<Number>,
}

/// JSON converted from XML: numbers may be strings.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Number {
    Number(u16),
    Text(String),
}

impl Number {
    fn get(&self) -> Option<u16> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Text(text) => text.parse().ok(),
        }
    }
}

impl Transaction {
    fn is_charge(&self) -> bool {
        ["Purchase", "Authorization"].contains(&self.kind.as_str())
    }

    fn is_refund(&self) -> bool {
        self.kind == "Credit"
    }

    fn outcome(&self) -> Outcome {
        let reference = ChargeReference::new(&self.token);
        match self.state.as_str() {
            "succeeded" if self.kind == "Authorization" => Outcome::Held { reference },
            "succeeded" => Outcome::Paid { reference },
            // Pending without a required action: the gateway is still processing it.
            "pending" if self.required_action.as_deref().is_some_and(|action| action != "none") => {
                Outcome::NeedsAuthentication { reference, auth_token: Secret::new(&self.token) }
            }
            "pending" | "processing" | "gateway_processing_result_unknown" => {
                Outcome::Processing { reference }
            }
            _ => Outcome::Declined { reference: Some(reference), decline: self.decline() },
        }
    }

    fn refund(&self) -> RefundOutcome {
        let reference = RefundReference::new(&self.token);
        match self.state.as_str() {
            "succeeded" => RefundOutcome::Refunded { reference },
            "pending" | "processing" | "gateway_processing_result_unknown" => {
                RefundOutcome::Processing { reference }
            }
            _ => RefundOutcome::Declined(self.decline()),
        }
    }

    fn decline(&self) -> Decline {
        let response = self.response.as_ref();
        let code =
            response.and_then(|response| response.error_code.as_deref()).filter(|code| !code.is_empty());
        let words = response.and_then(|response| response.message.clone()).filter(|text| !text.is_empty());
        Decline::new(code.unwrap_or(&self.state), words.or_else(|| self.message.clone()))
    }
}

impl PaymentMethod {
    fn is_kept(&self) -> bool {
        matches!(self.storage_state.as_deref(), Some("retained" | "cached"))
    }

    fn kept(self) -> KeptCard {
        let number = |part: &Option<Number>| part.as_ref().and_then(Number::get);
        let month = number(&self.month).and_then(|month| u8::try_from(month).ok());
        KeptCard {
            reference: CardReference::new(self.token),
            standing: CardStanding::Ready,
            brand: Brand::from_name(self.card_type.as_deref().unwrap_or_default()),
            last_four: self.last_four_digits,
            bin: self.first_six_digits,
            expires: month.zip(number(&self.year)).map(|(month, year)| Expiry { month, year }),
            country: None,
        }
    }
}

pub(super) fn kept(answer: &Answer) -> Result<CardAnswer, PaymentError> {
    match document(answer) {
        Ok(Transaction { succeeded: true, payment_method: Some(method), .. }) => {
            Ok(CardAnswer::Kept(method.kept()))
        }
        Ok(Transaction { state, message, .. }) => {
            Ok(CardAnswer::Declined(Decline::new(state, message.or_else(|| Some(TROUBLE.to_owned())))))
        }
        Err(trouble) => trouble.or_card(CardAnswer::Declined),
    }
}

pub(super) fn standing(answer: &Answer) -> Result<CardStanding, PaymentError> {
    if answer.status == 404 {
        return Ok(CardStanding::Failed(Decline::new("errors.payment_method_not_found", None)));
    }
    if !answer.is_success() {
        return Err(refusal(answer));
    }
    let method = parse::<Vaulted>(answer)?.payment_method;
    let state = method.storage_state.as_deref().unwrap_or("unknown").to_owned();
    Ok(if method.is_kept() { CardStanding::Ready } else { CardStanding::Failed(Decline::new(state, None)) })
}

pub(super) fn outcome(answer: &Answer) -> Result<Outcome, PaymentError> {
    let outcome = document(answer).map(|transaction| transaction.outcome());
    outcome.or_else(|trouble| trouble.or_card(|decline| Outcome::Declined { reference: None, decline }))
}

/// A void is a transaction of its own; the result refers to the voided one.
pub(super) fn released(answer: &Answer, held: &ChargeReference) -> Result<Outcome, PaymentError> {
    Ok(match outcome(answer)? {
        Outcome::Paid { .. } | Outcome::Held { .. } => Outcome::Canceled { reference: held.clone() },
        other => other,
    })
}

pub(super) fn refund(answer: &Answer) -> Result<RefundOutcome, PaymentError> {
    let outcome = document(answer).map(|transaction| transaction.refund());
    outcome.or_else(|trouble| trouble.or_card(RefundOutcome::Declined))
}

/// The charges with the given key among a card's transactions.
pub(super) fn charges(answer: &Answer, key: &IdempotencyKey) -> Result<Vec<Outcome>, PaymentError> {
    let ours = |transaction: &Transaction| transaction.is_charge() && is_marked(transaction, key);
    Ok(list(answer)?.into_iter().filter(ours).map(|transaction| transaction.outcome()).collect())
}

pub(super) fn refund_with_key(
    answer: &Answer,
    key: &IdempotencyKey,
) -> Result<Option<RefundOutcome>, PaymentError> {
    let ours = |transaction: &Transaction| transaction.is_refund() && is_marked(transaction, key);
    Ok(list(answer)?.into_iter().find(ours).map(|transaction| transaction.refund()))
}

pub(super) fn card_of(answer: &Answer) -> Result<String, PaymentError> {
    let method = parse::<Document>(answer)?.transaction.payment_method;
    method
        .map(|method| method.token)
        .ok_or_else(|| PaymentError::Refused("the charge names no card".to_owned()))
}

/// A successful response contains a transaction, and so does a 422 if the gateway declined. Otherwise the vault returns errors
/// about the card or about the request.
fn document(answer: &Answer) -> Result<Transaction, Trouble> {
    if let Ok(document) = serde_json::from_str::<Document>(answer.text()) {
        return Ok(document.transaction);
    }
    if answer.is_success() {
        return Err(Trouble::Other(PaymentError::unreadable()));
    }
    let wrong = first_wrong(answer);
    let key = wrong.key.clone().unwrap_or_default();
    let is_ours = matches!(answer.status, 401 | 403) || key == "errors.access_denied";
    if is_ours || !matches!(answer.status, 402 | 404 | 422) {
        return Err(Trouble::Other(refusal(answer)));
    }
    Err(Trouble::Card(Decline::new(key, wrong.message.or_else(|| Some(TROUBLE.to_owned())))))
}

fn list(answer: &Answer) -> Result<Vec<Transaction>, PaymentError> {
    if answer.status == 404 {
        return Ok(Vec::new());
    }
    if answer.is_success() { Ok(parse::<Documents>(answer)?.transactions) } else { Err(refusal(answer)) }
}

fn is_marked(transaction: &Transaction, key: &IdempotencyKey) -> bool {
    transaction.order_id.as_deref() == Some(key.as_str())
}

fn first_wrong(answer: &Answer) -> Wrong {
    let wrongs =
        serde_json::from_str::<Wrongs>(answer.text()).map(|wrongs| wrongs.errors).unwrap_or_default();
    wrongs.into_iter().next().unwrap_or(Wrong { key: None, message: None })
}

pub(super) fn refusal(answer: &Answer) -> PaymentError {
    let Wrong { key, message } = first_wrong(answer);
    let key = key.unwrap_or_else(|| format!("status {}", answer.status));
    PaymentError::Refused(format!("{key}: {}", message.unwrap_or_else(|| "no reason given".to_owned())))
}

pub(super) fn parse<T: DeserializeOwned>(answer: &Answer) -> Result<T, PaymentError> {
    serde_json::from_str(answer.text()).map_err(|_| PaymentError::unreadable())
}

#[cfg(test)]
#[path = "answer_tests.rs"]
mod tests;
