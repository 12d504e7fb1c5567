//! Parses Braintree's responses.

use domain::money::Money;

use super::xml::Element;
use crate::cards::card::{Brand, CardAnswer, CardReference, CardStanding, Expiry, KeptCard};
use crate::charges::amount::from_decimal;
use crate::charges::attempt::IdempotencyKey;
use crate::charges::charge::{ChargeReference, Outcome, RefundOutcome, RefundReference};
use crate::decline::Decline;
use crate::error::PaymentError;
use line::Answer;

/// Braintree's numbers of validation errors that are handled specially.
const CUSTOMER_ID_TAKEN: &str = "91609";
const CARD_TOKEN_TAKEN: &str = "91718";
const NOT_SETTLED: &str = "91506";

/// First digit of errors about the card that the guest entered, as opposed to the request.
const ABOUT_INPUT: char = '8';

pub(super) fn customer(answer: &Answer) -> Result<(), PaymentError> {
    if answer.is_success() || has_error(answer, CUSTOMER_ID_TAKEN) { Ok(()) } else { Err(refusal(answer)) }
}

pub(super) fn is_token_taken(answer: &Answer) -> bool {
    has_error(answer, CARD_TOKEN_TAKEN)
}

pub(super) fn is_unsettled(answer: &Answer) -> bool {
    has_error(answer, NOT_SETTLED)
}

pub(super) fn kept(answer: &Answer) -> Result<CardAnswer, PaymentError> {
    if answer.is_success() {
        let card = root(answer, "credit-card")?;
        let token = card.get("token").ok_or_else(PaymentError::unreadable)?;
        return Ok(CardAnswer::Kept(kept_card(&card, token)));
    }
    decline(answer).map(CardAnswer::Declined)
}

fn kept_card(card: &Element, token: &str) -> KeptCard {
    let month = card.get("expiration-month").and_then(|text| text.parse().ok());
    let year = card.get("expiration-year").and_then(|text| text.parse().ok());
    KeptCard {
        reference: CardReference::new(token),
        standing: CardStanding::Ready,
        brand: Brand::from_name(card.get("card-type").unwrap_or_default()),
        last_four: card.get("last-4").map(str::to_owned),
        bin: card.get("bin").map(str::to_owned),
        expires: month.zip(year).map(|(month, year)| Expiry { month, year }),
        country: card.get("country-of-issuance").filter(|name| *name != "Unknown").map(str::to_owned),
    }
}

pub(super) fn standing(answer: &Answer) -> Result<CardStanding, PaymentError> {
    match answer.status {
        404 => Ok(CardStanding::Failed(Decline::new("not_found", None))),
        _ if answer.is_success() => root(answer, "credit-card").map(|_| CardStanding::Ready),
        _ => Err(refusal(answer)),
    }
}

/// A declined charge is an error document that contains the transaction.
pub(super) fn outcome(answer: &Answer) -> Result<Outcome, PaymentError> {
    if answer.is_success() {
        return charge(&root(answer, "transaction")?);
    }
    if let Some(transaction) = document(answer).as_ref().and_then(|wrong| wrong.find("transaction")) {
        return charge(transaction);
    }
    decline(answer).map(|decline| Outcome::Declined { reference: None, decline })
}

fn charge(transaction: &Element) -> Result<Outcome, PaymentError> {
    let reference = ChargeReference::new(transaction.get("id").ok_or_else(PaymentError::unreadable)?);
    Ok(match transaction.get("status").ok_or_else(PaymentError::unreadable)? {
        "authorized" => Outcome::Held { reference },
        "submitted_for_settlement"
        | "settlement_pending"
        | "settlement_confirmed"
        | "settling"
        | "settled" => Outcome::Paid { reference },
        "voided" => Outcome::Canceled { reference },
        status if is_failure(status) => {
            Outcome::Declined { reference: Some(reference), decline: bank_said(transaction, status) }
        }
        _ => Outcome::Processing { reference },
    })
}

fn is_failure(status: &str) -> bool {
    ["processor_declined", "gateway_rejected", "failed", "settlement_declined", "authorization_expired"]
        .contains(&status)
}

fn bank_said(transaction: &Element, status: &str) -> Decline {
    let reason = transaction.get("gateway-rejection-reason");
    let code = reason.or_else(|| transaction.get("processor-response-code")).unwrap_or(status);
    Decline::new(code, transaction.get("processor-response-text").map(str::to_owned))
}

/// The charge, if it is a sale with the given key: searches find refunds too.
pub(super) fn charge_with_key(
    answer: &Answer,
    key: &IdempotencyKey,
) -> Result<Option<Outcome>, PaymentError> {
    let transaction = found(answer)?;
    let is_sale = transaction.get("type").is_none_or(|kind| kind == "sale");
    if is_sale && is_marked(&transaction, key) { charge(&transaction).map(Some) } else { Ok(None) }
}

pub(super) fn refund(answer: &Answer) -> Result<RefundOutcome, PaymentError> {
    if answer.is_success() {
        return credit(&root(answer, "transaction")?);
    }
    decline(answer).map(RefundOutcome::Declined)
}

fn credit(transaction: &Element) -> Result<RefundOutcome, PaymentError> {
    let reference = RefundReference::new(transaction.get("id").ok_or_else(PaymentError::unreadable)?);
    Ok(match transaction.get("status").ok_or_else(PaymentError::unreadable)? {
        status if is_failure(status) => RefundOutcome::Declined(bank_said(transaction, status)),
        "authorizing" => RefundOutcome::Processing { reference },
        _ => RefundOutcome::Refunded { reference },
    })
}

/// A charge voided before settlement counts as its own refund.
pub(super) fn voided(answer: &Answer) -> Result<RefundOutcome, PaymentError> {
    if answer.is_success() {
        return voided_charge(answer)?.ok_or_else(PaymentError::unreadable);
    }
    decline(answer).map(RefundOutcome::Declined)
}

pub(super) fn voided_charge(answer: &Answer) -> Result<Option<RefundOutcome>, PaymentError> {
    let transaction = found(answer)?;
    let id = transaction.get("id").filter(|_| transaction.get("status") == Some("voided"));
    Ok(id.map(|id| RefundOutcome::Refunded { reference: RefundReference::new(id) }))
}

/// The amount of a charge or a refund.
pub(super) fn amount(answer: &Answer) -> Result<Money, PaymentError> {
    let transaction = found(answer)?;
    let told = transaction.get("amount").zip(transaction.get("currency-iso-code"));
    told.and_then(|(number, currency)| from_decimal(number, currency)).ok_or_else(PaymentError::unreadable)
}

pub(super) fn refund_ids(answer: &Answer) -> Result<Vec<String>, PaymentError> {
    let transaction = found(answer)?;
    let items = transaction.find("refund-ids").map(Element::children).unwrap_or_default();
    Ok(items.iter().map(|item| item.own_text().to_owned()).collect())
}

pub(super) fn refund_with_key(
    answer: &Answer,
    key: &IdempotencyKey,
) -> Result<Option<RefundOutcome>, PaymentError> {
    let transaction = found(answer)?;
    if is_marked(&transaction, key) { credit(&transaction).map(Some) } else { Ok(None) }
}

/// The ids found by a search.
pub(super) fn ids(answer: &Answer) -> Result<Vec<String>, PaymentError> {
    if !answer.is_success() {
        return Err(refusal(answer));
    }
    let results = document(answer).ok_or_else(PaymentError::unreadable)?;
    let items = results.find("ids").map(Element::children).unwrap_or_default();
    Ok(items.iter().map(|item| item.own_text().to_owned()).collect())
}

fn is_marked(transaction: &Element, key: &IdempotencyKey) -> bool {
    transaction.get("order-id") == Some(key.as_str())
}

/// An error about the card is a decline that the guest can correct; any other is an error of the request.
fn decline(answer: &Answer) -> Result<Decline, PaymentError> {
    let wrong = document(answer).filter(|_| answer.status == 422).ok_or_else(|| refusal(answer))?;
    let message = wrong.get("message").map(str::to_owned);
    if let Some(verification) = wrong.find("verification") {
        let code = verification.get("processor-response-code").or_else(|| verification.get("status"));
        let words = verification.get("processor-response-text").map(str::to_owned);
        return Ok(Decline::new(code.unwrap_or("verification"), words.or(message)));
    }
    let codes: Vec<&str> = wrong.every("code").map(Element::own_text).collect();
    match codes.iter().find(|code| code.starts_with(ABOUT_INPUT)) {
        Some(code) => Ok(Decline::new(*code, message)),
        None => Err(refusal(answer)),
    }
}

fn refusal(answer: &Answer) -> PaymentError {
    let wrong = document(answer);
    let message = wrong.as_ref().and_then(|wrong| wrong.get("message")).unwrap_or("no reason given");
    PaymentError::Refused(format!("status {}: {message}", answer.status))
}

fn has_error(answer: &Answer, number: &str) -> bool {
    answer.status == 422
        && document(answer).is_some_and(|wrong| wrong.every("code").any(|code| code.own_text() == number))
}

fn found(answer: &Answer) -> Result<Element, PaymentError> {
    if answer.is_success() { root(answer, "transaction") } else { Err(refusal(answer)) }
}

fn root(answer: &Answer, name: &str) -> Result<Element, PaymentError> {
    document(answer).filter(|element| element.name() == name).ok_or_else(PaymentError::unreadable)
}

fn document(answer: &Answer) -> Option<Element> {
    Element::parse(answer.text())
}

#[cfg(test)]
#[path = "answer_tests.rs"]
mod tests;
