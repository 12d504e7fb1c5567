//! What was taken and refunded, according to a payment intent and its charge.

use line::Answer;
use serde::Deserialize;
use serde_json::Value;

use super::answer;
use crate::charges::amount::from_minor_units;
use crate::charges::charge::{ChargeRecord, Outcome};
use crate::error::PaymentError;

#[derive(Debug, Deserialize)]
struct Intent {
    amount_received: i64,
    currency: String,
    /// The charge if it is expanded, else its id.
    latest_charge: Option<Value>,
}

impl Intent {
    fn amount_refunded(&self) -> Option<i64> {
        self.latest_charge.as_ref()?.get("amount_refunded")?.as_i64()
    }
}

pub(super) fn read(answer: &Answer) -> Result<ChargeRecord, PaymentError> {
    let outcome = answer::outcome(answer)?;
    let intent: Intent = answer::parse(answer)?;
    let money = |minor| from_minor_units(minor, &intent.currency).ok_or_else(PaymentError::unreadable);
    let returned = match outcome {
        Outcome::Paid { .. } => intent.amount_refunded().ok_or_else(PaymentError::unreadable)?,
        _ => 0,
    };
    Ok(ChargeRecord { taken: money(intent.amount_received)?, returned: money(returned)?, outcome })
}

#[cfg(test)]
mod tests {
    use line::Secret;

    use super::*;
    use crate::charges::charge::ChargeReference;

    fn told(status: &str, received: i64, charge: &str) -> Result<ChargeRecord, PaymentError> {
        let json = format!(
            r#"{{"id":"pi_1","status":"{status}","amount":12950,"amount_received":{received},"currency":"usd","latest_charge":{charge}}}"#
        );
        read(&Answer { status: 200, body: Secret::new(json) })
    }

    #[test]
    fn the_expanded_charge_says_what_went_back() {
        let charge = r#"{"id":"ch_1","amount":12950,"amount_refunded":2950}"#;
        let expected = ChargeRecord {
            outcome: Outcome::Paid { reference: ChargeReference::new("pi_1") },
            taken: "USD 129.50".parse().unwrap(),
            returned: "USD 29.50".parse().unwrap(),
        };
        assert_eq!(told("succeeded", 12_950, charge), Ok(expected));
    }

    #[test]
    fn a_paid_intent_without_its_charge_cannot_be_read() {
        for charge in [r#""ch_1""#, "null"] {
            assert!(matches!(told("succeeded", 12_950, charge), Err(PaymentError::Unclear(_))), "{charge}");
        }
    }

    #[test]
    fn what_was_not_paid_took_nothing() {
        let declined = told("requires_payment_method", 0, r#""ch_1""#).unwrap();
        assert!(matches!(declined.outcome, Outcome::Declined { .. }));
        assert!(declined.taken.is_zero() && declined.returned.is_zero());
    }
}
