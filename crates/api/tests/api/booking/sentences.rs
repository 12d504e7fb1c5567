//! The error texts that the specification requires, verbatim, each produced through HTTP.

use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_one_engine;

use super::{API, DECLINED, GOOD, PAYMENT, PROOF, Stage, text};

const INVALID: &str = "Invalid credit card.";
const UNPROVEN: &str = "There was an issue authenticating your payment method. Please try again or use a different payment method.";
const SORRY: &str = "We're sorry. Something went wrong while processing your payment. Please try again or contact support for further assistance.";

/// Returns the response to a booking when Stripe answers a charge with a status and no body.
async fn told_when(stage: &Stage, status: u16) -> (StatusCode, Value, Value) {
    let quote = stage.quote("2026-07-10", "2026-07-14").await;
    let card = stage.card(&quote, GOOD).await;
    let fault = json!({"provider": "stripe", "operation": "POST /v1/payment_intents", "status": status, "body": r#"{"error":{}}"#, "times": 1});
    stage.till.fault(&fault).await;
    let refused = stage.book(&quote, Some(&card)).await;
    (refused.status, refused.json()["code"].clone(), refused.json()["detail"].clone())
}

on_one_engine! {
    async fn a_bank_that_says_no_without_a_reason(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let told = told_when(&stage, 402).await;
        assert_eq!(told, (StatusCode::PAYMENT_REQUIRED, json!("payment_declined"), json!(INVALID)));
        assert_eq!(stage.nights().await, 0);
    }

    async fn a_provider_that_does_not_take_the_charge(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let told = told_when(&stage, 400).await;
        assert_eq!(told, (StatusCode::SERVICE_UNAVAILABLE, json!("payment_unavailable"), json!(SORRY)));
        assert_eq!(stage.nights().await, 0);
    }

    async fn a_card_that_was_never_proven(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let card = stage.save_card(&quote, PROOF).await.json();
        let refused = stage.book(&quote, Some(&card)).await;
        assert_eq!(refused.status, StatusCode::PAYMENT_REQUIRED, "{}", refused.text());
        assert_eq!((&refused.json()["code"], &refused.json()["detail"]), (&json!("authentication"), &json!(UNPROVEN)));
    }

    async fn a_bank_that_gives_its_reason(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let refused = stage.book_with(DECLINED).await;
        assert_eq!(refused.status, StatusCode::PAYMENT_REQUIRED);
        assert_eq!(text(&refused.json()["detail"]), "Your card was declined.");
        assert_eq!(text(&refused.json()["data"]["decline_code"]), "generic_decline");
    }

    async fn a_site_without_a_provider(store: Store) {
        let stage = Stage::new(store, "none", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let card = json!({"quote": quote["key"], "card_token": "tok_1", "card_name": "Ann Guest"});
        let refused = stage.app.post(&format!("{API}/reservation-credit-card/"), &card).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::BAD_REQUEST, &json!("no_cards")));
    }
}
