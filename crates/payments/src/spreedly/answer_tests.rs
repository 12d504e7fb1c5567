//! Spreedly's responses, as in its documentation.

use super::*;

fn answer(status: u16, json: &str) -> Answer {
    Answer { status, body: Secret::new(json) }
}

fn transaction(state: &str, kind: &str, rest: &str) -> String {
    let succeeded = state == "succeeded";
    format!(
        r#"{{"transaction":{{"token":"T1","transaction_type":"{kind}","state":"{state}","succeeded":{succeeded},
        "amount":12950,"currency_code":"EUR","message":"Message","order_id":"key-1"{rest}}}}}"#
    )
}

fn t1() -> ChargeReference {
    ChargeReference::new("T1")
}

#[test]
fn every_state_has_an_outcome() {
    let challenge = r#","required_action":"challenge""#;
    let proof = Outcome::NeedsAuthentication { reference: t1(), auth_token: Secret::new("T1") };
    for (state, kind, rest, expected) in [
        ("succeeded", "Purchase", "", Outcome::Paid { reference: t1() }),
        ("succeeded", "Authorization", "", Outcome::Held { reference: t1() }),
        ("succeeded", "Capture", "", Outcome::Paid { reference: t1() }),
        ("pending", "Purchase", challenge, proof),
        ("pending", "Purchase", "", Outcome::Processing { reference: t1() }),
        ("processing", "Purchase", "", Outcome::Processing { reference: t1() }),
        ("gateway_processing_result_unknown", "Purchase", "", Outcome::Processing { reference: t1() }),
    ] {
        assert_eq!(outcome(&answer(200, &transaction(state, kind, rest))), Ok(expected), "{state} {kind}");
    }
}

#[test]
fn a_decline_comes_with_its_transaction() {
    let rest = r#","response":{"success":false,"message":"Insufficient funds","error_code":"51"}"#;
    let json = transaction("gateway_processing_failed", "Purchase", rest);
    let decline = Decline { code: "51".to_owned(), message: "Insufficient funds".to_owned() };
    assert_eq!(outcome(&answer(422, &json)), Ok(Outcome::Declined { reference: Some(t1()), decline }));
    let silent = transaction("failed", "Purchase", r#","response":{"message":"","error_code":null}"#);
    let decline = Decline { code: "failed".to_owned(), message: "Message".to_owned() };
    assert_eq!(outcome(&answer(422, &silent)), Ok(Outcome::Declined { reference: Some(t1()), decline }));
}

#[test]
fn errors_are_about_the_card_or_about_us() {
    let blank =
        r#"{"errors":[{"attribute":"number","key":"errors.blank","message":"Number can't be blank"}]}"#;
    let Ok(CardAnswer::Declined(decline)) = kept(&answer(422, blank)) else { panic!("the card is at fault") };
    assert_eq!((decline.code.as_str(), decline.message.as_str()), ("errors.blank", "Number can't be blank"));
    let silent = kept(&answer(422, r#"{"errors":[]}"#));
    assert!(
        matches!(silent, Ok(CardAnswer::Declined(decline)) if decline.message == "Trouble storing credit card")
    );
    let denied = r#"{"errors":[{"key":"errors.access_denied","message":"Unable to authenticate"}]}"#;
    for status in [401, 422] {
        assert!(matches!(kept(&answer(status, denied)), Err(PaymentError::Refused(_))), "{status}");
    }
    assert!(matches!(outcome(&answer(200, "{}")), Err(PaymentError::Unclear(_))));
}

#[test]
fn a_kept_card_tells_its_digits() {
    let json = r#"{"transaction":{"token":"T1","transaction_type":"RetainPaymentMethod","succeeded":true,"state":"succeeded",
        "payment_method":{"token":"C1","storage_state":"retained","card_type":"master","first_six_digits":"555555",
        "last_four_digits":"4444","month":3,"year":"2030","number":"XXXX-XXXX-XXXX-4444"}}}"#;
    let Ok(CardAnswer::Kept(card)) = kept(&answer(200, json)) else { panic!("it is kept") };
    assert_eq!(card.reference, CardReference::new("C1"));
    assert_eq!(
        (card.brand, card.bin.as_deref(), card.last_four.as_deref()),
        (Brand::Mastercard, Some("555555"), Some("4444"))
    );
    assert_eq!(card.expires, Some(Expiry { month: 3, year: 2030 }));
}

#[test]
fn a_redacted_card_cannot_be_charged() {
    let read = |state: &str| {
        standing(&answer(200, &format!(r#"{{"payment_method":{{"token":"C1","storage_state":"{state}"}}}}"#)))
            .unwrap()
    };
    assert_eq!(read("retained"), CardStanding::Ready);
    assert!(matches!(read("redacted"), CardStanding::Failed(_)));
    assert!(matches!(standing(&answer(404, "{}")), Ok(CardStanding::Failed(_))));
}

#[test]
fn charges_and_refunds_are_found_by_their_key() {
    let key = IdempotencyKey::new("key-1").unwrap();
    let json = r#"{"transactions":[
        {"token":"T4","transaction_type":"Credit","state":"succeeded","order_id":"key-1"},
        {"token":"T3","transaction_type":"Purchase","state":"failed","order_id":"key-1"},
        {"token":"T2","transaction_type":"Purchase","state":"succeeded","order_id":"key-1"},
        {"token":"T1","transaction_type":"Purchase","state":"succeeded","order_id":"key-0"},
        {"token":"T0","transaction_type":"AddPaymentMethod","state":"succeeded"}]}"#;
    let found = charges(&answer(200, json), &key).unwrap();
    assert_eq!(Outcome::weightiest(found), Some(Outcome::Paid { reference: ChargeReference::new("T2") }));
    let refund = RefundOutcome::Refunded { reference: RefundReference::new("T4") };
    assert_eq!(refund_with_key(&answer(200, json), &key), Ok(Some(refund)));
    assert_eq!(charges(&answer(404, "{}"), &key), Ok(Vec::new()));
}

#[test]
fn a_void_tells_of_what_it_undid() {
    let held = ChargeReference::new("T0");
    let json = transaction("succeeded", "Void", "");
    assert_eq!(released(&answer(200, &json), &held), Ok(Outcome::Canceled { reference: held.clone() }));
    let failed = transaction("gateway_processing_failed", "Void", "");
    assert!(matches!(released(&answer(422, &failed), &held), Ok(Outcome::Declined { .. })));
}
