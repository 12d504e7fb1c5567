//! Recorded responses of Stripe and of mock servers.

use super::*;

fn answer(status: u16, json: &str) -> Answer {
    Answer { status, body: Secret::new(json) }
}

fn reference(id: &str) -> ChargeReference {
    ChargeReference::new(id)
}

fn declined(id: Option<&str>, code: &str, message: &str) -> Outcome {
    let decline = Decline { code: code.to_owned(), message: message.to_owned() };
    Outcome::Declined { reference: id.map(reference), decline }
}

#[test]
fn every_status_has_an_outcome() {
    let pi_1 = || reference("pi_1");
    for (status, expected) in [
        ("succeeded", Outcome::Paid { reference: pi_1() }),
        ("requires_capture", Outcome::Held { reference: pi_1() }),
        ("processing", Outcome::Processing { reference: pi_1() }),
        ("canceled", Outcome::Canceled { reference: pi_1() }),
        (
            "requires_action",
            Outcome::NeedsAuthentication { reference: pi_1(), auth_token: Secret::new("pi_1_secret_2") },
        ),
        ("requires_confirmation", declined(Some("pi_1"), "requires_confirmation", Decline::DEFAULT_MESSAGE)),
    ] {
        let json = format!(
            r#"{{"id":"pi_1","object":"payment_intent","status":"{status}","client_secret":"pi_1_secret_2","amount":100}}"#
        );
        assert_eq!(outcome(&answer(200, &json)), Ok(expected), "{status}");
    }
}

#[test]
fn the_charge_below_may_be_an_id_or_an_object() {
    for charge in [r#""ch_1""#, r#"{"id":"ch_1","object":"charge"}"#, "null"] {
        let json = format!(
            r#"{{"id":"pi_1","status":"succeeded","latest_charge":{charge},"payment_method":{charge}}}"#
        );
        assert_eq!(
            outcome(&answer(200, &json)),
            Ok(Outcome::Paid { reference: reference("pi_1") }),
            "{charge}"
        );
    }
}

#[test]
fn a_decline_is_told_in_the_banks_words() {
    let stripe = r#"{"error":{"type":"card_error","code":"card_declined","decline_code":"insufficient_funds",
        "message":"Your card has insufficient funds.","payment_intent":{"id":"pi_1","status":"requires_payment_method",
        "client_secret":"s","last_payment_error":{"type":"card_error","code":"card_declined",
        "decline_code":"insufficient_funds","message":"Your card has insufficient funds."}}}}"#;
    let expected = declined(Some("pi_1"), "insufficient_funds", "Your card has insufficient funds.");
    assert_eq!(outcome(&answer(402, stripe)), Ok(expected));
    let localstripe = r#"{"error":{"type":"invalid_request_error","code":"card_declined",
        "message":"Your card was declined.","charge":"ch_1"}}"#;
    assert_eq!(
        outcome(&answer(402, localstripe)),
        Ok(declined(None, "card_declined", "Your card was declined."))
    );
    let silent = r#"{"error":{"type":"card_error"}}"#;
    assert_eq!(outcome(&answer(402, silent)), Ok(declined(None, "card_declined", "Invalid credit card.")));
}

#[test]
fn a_guest_who_was_away_can_still_prove_it() {
    let expected = Outcome::NeedsAuthentication {
        reference: reference("pi_1"),
        auth_token: Secret::new("pi_1_secret_2"),
    };
    let refused = r#"{"error":{"type":"card_error","code":"authentication_required","decline_code":"authentication_required",
        "message":"This transaction requires authentication.",
        "payment_intent":{"id":"pi_1","status":"requires_payment_method","client_secret":"pi_1_secret_2"}}}"#;
    assert_eq!(outcome(&answer(402, refused)), Ok(expected.clone()));
    let later = r#"{"id":"pi_1","status":"requires_payment_method","client_secret":"pi_1_secret_2","payment_method":null,
        "last_payment_error":{"type":"card_error","code":"authentication_required","message":"no"}}"#;
    assert_eq!(outcome(&answer(200, later)), Ok(expected));
    assert_eq!(can_be_proven(&answer(200, later)), Ok(true));
}

#[test]
fn a_failed_proof_is_a_decline() {
    let json = r#"{"id":"pi_1","status":"requires_payment_method","last_payment_error":
        {"code":"payment_intent_authentication_failure","message":"We could not authenticate you."}}"#;
    let expected =
        declined(Some("pi_1"), "payment_intent_authentication_failure", "We could not authenticate you.");
    assert_eq!(outcome(&answer(200, json)), Ok(expected));
}

#[test]
fn our_own_mistakes_are_errors() {
    for (status, json, text) in [
        (
            401,
            r#"{"error":{"type":"invalid_request_error","message":"Invalid API Key provided"}}"#,
            "Invalid API Key",
        ),
        (400, r#"{"error":{"type":"invalid_request_error","message":"Unexpected foo"}}"#, "Unexpected foo"),
        (404, "404: Not Found", "status 404"),
    ] {
        let Err(PaymentError::Refused(reason)) = outcome(&answer(status, json)) else { panic!("{json}") };
        assert!(reason.contains(text), "{reason}");
    }
}

#[test]
fn what_was_done_but_cannot_be_read_is_unclear() {
    assert!(matches!(outcome(&answer(200, "<html>")), Err(PaymentError::Unclear(_))));
    assert!(matches!(refund(&answer(200, "{}")), Err(PaymentError::Unclear(_))));
}

#[test]
fn the_standing_of_a_card() {
    let read = |json: &str| standing(&answer(200, json)).unwrap();
    assert_eq!(read(r#"{"id":"seti_1","status":"succeeded"}"#), CardStanding::Ready);
    let waiting = r#"{"id":"seti_1","status":"requires_action","client_secret":"s","next_action":{"type":"use_stripe_sdk"}}"#;
    assert_eq!(read(waiting), CardStanding::NeedsAuthentication { auth_token: Secret::new("s") });
    let failed = r#"{"id":"seti_1","status":"requires_payment_method","last_setup_error":
        {"code":"setup_intent_authentication_failure","message":"We could not authenticate you."}}"#;
    let CardStanding::Failed(decline) = read(failed) else { panic!("it failed") };
    assert_eq!(decline.code, "setup_intent_authentication_failure");
}

#[test]
fn cards_tell_about_themselves_in_two_ways() {
    let source = r#"{"id":"card_1","object":"card","brand":"MasterCard","last4":"4444","exp_month":3,"exp_year":2030,"country":"US"}"#;
    let method = r#"{"id":"card_1","object":"payment_method","card":{"brand":"mastercard","last4":"4444","exp_month":3,"exp_year":2030,"country":"US"}}"#;
    let kept = |json| match card(&answer(200, json)) {
        Ok(card) => card.kept(CardReference::new("r"), CardStanding::Ready),
        other => panic!("{other:?}"),
    };
    assert_eq!(kept(source), kept(method));
    assert_eq!(kept(source).brand, Brand::Mastercard);
    assert_eq!(kept(source).expires, Some(Expiry { month: 3, year: 2030 }));
}

#[test]
fn charges_and_refunds_are_found_by_their_key() {
    let key = IdempotencyKey::new("key-1").unwrap();
    let json = r#"{"object":"list","data":[
        {"id":"pi_1","status":"succeeded","metadata":{"key":"key-2"}},
        {"id":"pi_2","status":"requires_payment_method","metadata":{"key":"key-1"}},
        {"id":"pi_3","status":"succeeded","metadata":{"key":"key-1"}},
        {"id":"pi_4","status":"canceled"}]}"#;
    let found = outcomes(&answer(200, json), &key).unwrap();
    assert_eq!(found.len(), 2);
    assert_eq!(Outcome::weightiest(found), Some(Outcome::Paid { reference: reference("pi_3") }));
    let json = r#"{"data":[{"id":"re_1","status":"pending","metadata":{"key":"key-1"}}]}"#;
    let expected = RefundOutcome::Processing { reference: RefundReference::new("re_1") };
    assert_eq!(refund_with_key(&answer(200, json), &key), Ok(Some(expected)));
    assert_eq!(refund_with_key(&answer(200, r#"{"data":[]}"#), &key), Ok(None));
}

#[test]
fn refunds_have_their_own_outcomes() {
    let done = refund(&answer(200, r#"{"id":"re_1","status":"succeeded","amount":5}"#));
    assert_eq!(done, Ok(RefundOutcome::Refunded { reference: RefundReference::new("re_1") }));
    let failed =
        refund(&answer(200, r#"{"id":"re_1","status":"failed","failure_reason":"lost_or_stolen_card"}"#));
    assert!(matches!(failed, Ok(RefundOutcome::Declined(decline)) if decline.code == "lost_or_stolen_card"));
    let twice =
        r#"{"error":{"type":"invalid_request_error","code":"charge_already_refunded","message":"Already."}}"#;
    assert!(matches!(refund(&answer(400, twice)), Ok(RefundOutcome::Declined(_))));
}
