//! Builds Spreedly's JSON request bodies, with a `transaction` at the top.

use domain::money::Money;
use serde_json::{Map, Value, json};

use crate::cards::card::Expiry;
use crate::charges::amount::minor_units;
use crate::charges::charge::{Charge, Presence, Refund};
use crate::error::PaymentError;

pub(super) fn charge(charge: &Charge, sca_provider: Option<&str>) -> Result<Value, PaymentError> {
    let mut transaction = money(charge.amount)?;
    transaction.insert("payment_method_token".to_owned(), charge.card.as_str().into());
    transaction.insert("order_id".to_owned(), charge.attempt.key.as_str().into());
    transaction.insert("description".to_owned(), charge.description.as_str().into());
    match &charge.presence {
        Presence::OffSession => {
            transaction.insert("stored_credential_initiator".to_owned(), "merchant".into());
            transaction.insert("stored_credential_reason_type".to_owned(), "unscheduled".into());
        }
        Presence::OnSession { browser: Some(browser), return_url } => {
            transaction.insert("attempt_3dsecure".to_owned(), true.into());
            transaction.insert("three_ds_version".to_owned(), "2".into());
            transaction.insert("browser_info".to_owned(), browser.as_str().into());
            if let Some(url) = return_url {
                transaction.insert("redirect_url".to_owned(), url.as_str().into());
                transaction.insert("callback_url".to_owned(), url.as_str().into());
            }
            if let Some(provider) = sca_provider {
                transaction.insert("sca_provider_key".to_owned(), provider.into());
            }
        }
        Presence::OnSession { browser: None, .. } => {}
    }
    Ok(json!({ "transaction": transaction }))
}

pub(super) fn amount(amount: Money) -> Result<Value, PaymentError> {
    Ok(json!({ "transaction": money(amount)? }))
}

pub(super) fn refund(refund: &Refund) -> Result<Value, PaymentError> {
    let mut transaction = money(refund.amount)?;
    transaction.insert("order_id".to_owned(), refund.attempt.key.as_str().into());
    Ok(json!({ "transaction": transaction }))
}

pub(super) fn test_card(expires: Expiry) -> Value {
    json!({ "payment_method": { "credit_card": {
        "first_name": "Test", "last_name": "Card",
        "number": "4111111111111111", "verification_value": "123",
        "month": expires.month, "year": expires.year,
    } } })
}

fn money(amount: Money) -> Result<Map<String, Value>, PaymentError> {
    let amounts = [
        ("amount".to_owned(), minor_units(amount)?.into()),
        ("currency_code".to_owned(), amount.currency().code().into()),
    ];
    Ok(amounts.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::card::CardReference;
    use crate::charges::attempt::{Attempt, IdempotencyKey};
    use crate::charges::charge::{Capture, Purpose};

    fn sample(presence: Presence) -> Charge {
        Charge {
            attempt: Attempt::first(IdempotencyKey::new("key-1").unwrap()),
            amount: "EUR 129.50".parse().unwrap(),
            card: CardReference::new("card-token"),
            presence,
            capture: Capture::Now,
            purpose: Purpose::default(),
            description: "Stay at Casa Lucía".to_owned(),
        }
    }

    #[test]
    fn a_charge_without_the_guest_is_the_merchants() {
        let body = charge(&sample(Presence::OffSession), Some("sca")).unwrap();
        let expected = json!({ "transaction": {
            "amount": 12950, "currency_code": "EUR", "payment_method_token": "card-token", "order_id": "key-1",
            "description": "Stay at Casa Lucía",
            "stored_credential_initiator": "merchant", "stored_credential_reason_type": "unscheduled",
        }});
        assert_eq!(body, expected);
    }

    #[test]
    fn a_charge_with_the_guest_offers_authentication() {
        let presence = Presence::OnSession {
            browser: Some("info".to_owned()),
            return_url: Some("https://a.test/".to_owned()),
        };
        let body = charge(&sample(presence), Some("sca")).unwrap();
        let transaction = &body["transaction"];
        assert_eq!(transaction["attempt_3dsecure"], true);
        assert_eq!(transaction["three_ds_version"], "2");
        assert_eq!(transaction["browser_info"], "info");
        assert_eq!(transaction["redirect_url"], "https://a.test/");
        assert_eq!(transaction["sca_provider_key"], "sca");
        assert_eq!(transaction.get("stored_credential_initiator"), None);
    }
}
