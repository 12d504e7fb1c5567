//! What was taken and refunded, according to the transactions of a card.

use domain::money::Money;
use line::Answer;
use serde::Deserialize;

use super::answer;
use crate::charges::amount::from_minor_units;
use crate::charges::charge::ChargeReference;
use crate::error::PaymentError;

/// Spreedly's page size.
const PAGE: usize = 20;

#[derive(Debug, Deserialize)]
struct Document {
    transaction: Entry,
}

#[derive(Debug, Deserialize)]
struct Documents {
    transactions: Vec<Entry>,
}

#[derive(Debug, Deserialize)]
struct Entry {
    token: String,
    #[serde(default, rename = "transaction_type")]
    kind: String,
    #[serde(default)]
    state: String,
    amount: Option<Amount>,
    currency_code: Option<String>,
    /// The transaction that this one follows.
    reference_token: Option<String>,
}

/// JSON converted from XML: numbers may be strings.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Amount {
    Number(i64),
    Text(String),
}

impl Entry {
    fn money(&self) -> Result<Money, PaymentError> {
        let minor = match &self.amount {
            Some(Amount::Number(minor)) => Some(*minor),
            Some(Amount::Text(text)) => text.parse().ok(),
            None => None,
        };
        let money = minor.zip(self.currency_code.as_deref());
        money
            .and_then(|(minor, currency)| from_minor_units(minor, currency))
            .ok_or_else(PaymentError::unreadable)
    }

    fn follows(&self, charge: &ChargeReference) -> bool {
        self.state == "succeeded" && self.reference_token.as_deref() == Some(charge.as_str())
    }
}

/// The amount of a single transaction.
pub(super) fn amount(answer: &Answer) -> Result<Money, PaymentError> {
    answer::parse::<Document>(answer)?.transaction.money()
}

/// The refunds of a charge on one page of transactions.
pub(super) fn returned(
    answer: &Answer,
    charge: &ChargeReference,
    taken: Money,
) -> Result<Money, PaymentError> {
    let page = read(answer)?;
    page.iter().filter(|entry| entry.follows(charge)).try_fold(Money::zero(taken.currency()), |sum, entry| {
        match entry.kind.as_str() {
            "Credit" => add(sum, entry.money()?),
            // Voided as a whole before settlement.
            "Void" => add(sum, taken),
            _ => Ok(sum),
        }
    })
}

/// The cursor of the next page: this page's last transaction.
pub(super) fn next(answer: &Answer) -> Result<Option<String>, PaymentError> {
    let page = read(answer)?;
    let is_full = page.len() >= PAGE;
    Ok(page.into_iter().next_back().filter(|_| is_full).map(|entry| entry.token))
}

pub(super) fn add(left: Money, right: Money) -> Result<Money, PaymentError> {
    left.plus(right).map_err(|_| PaymentError::unreadable())
}

fn read(answer: &Answer) -> Result<Vec<Entry>, PaymentError> {
    if answer.is_success() {
        Ok(answer::parse::<Documents>(answer)?.transactions)
    } else {
        Err(answer::refusal(answer))
    }
}

#[cfg(test)]
mod tests {
    use line::Secret;

    use super::*;

    fn answer(entries: &[String]) -> Answer {
        let json = format!(r#"{{"transactions":[{}]}}"#, entries.join(","));
        Answer { status: 200, body: Secret::new(json) }
    }

    fn entry(token: &str, kind: &str, state: &str, amount: &str, of: &str) -> String {
        format!(
            r#"{{"token":"{token}","transaction_type":"{kind}","state":"{state}","amount":{amount},
            "currency_code":"EUR","reference_token":"{of}"}}"#
        )
    }

    fn money(text: &str) -> Money {
        text.parse().unwrap()
    }

    #[test]
    fn only_good_credits_of_the_charge_count() {
        let page = answer(&[
            entry("T2", "Credit", "succeeded", "2950", "T1"),
            entry("T3", "Credit", "succeeded", r#""50""#, "T1"),
            entry("T4", "Credit", "gateway_processing_failed", "100", "T1"),
            entry("T5", "Credit", "succeeded", "100", "T0"),
            entry("T6", "Purchase", "succeeded", "100", "T1"),
        ]);
        let charge = ChargeReference::new("T1");
        assert_eq!(returned(&page, &charge, money("EUR 129.50")), Ok(money("EUR 30.00")));
        let voided = answer(&[entry("T7", "Void", "succeeded", "null", "T1")]);
        assert_eq!(returned(&voided, &charge, money("EUR 129.50")), Ok(money("EUR 129.50")));
        let without_amount = answer(&[entry("T8", "Credit", "succeeded", "null", "T1")]);
        assert!(matches!(
            returned(&without_amount, &charge, money("EUR 1.00")),
            Err(PaymentError::Unclear(_))
        ));
    }

    #[test]
    fn a_full_page_is_followed_by_another() {
        let all: Vec<String> =
            (0..PAGE).map(|number| entry(&format!("T{number}"), "Purchase", "failed", "1", "")).collect();
        assert_eq!(next(&answer(&all)), Ok(Some("T19".to_owned())));
        assert_eq!(next(&answer(&all[1..])), Ok(None));
        assert_eq!(next(&answer(&[])), Ok(None));
        let denied = Answer { status: 401, body: Secret::new("{}") };
        assert!(matches!(next(&denied), Err(PaymentError::Refused(_))));
    }
}
