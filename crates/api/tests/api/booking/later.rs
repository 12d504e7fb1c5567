//! Events after the booking: instalments, retries, authentication in the guest's absence, expired holds.

use chrono::TimeDelta;
use domain::charges::payment_retry::RETRY_INTERVAL;
use http::StatusCode;
use serde_json::json;
use testkit::on_both_engines;

use super::{API, DECLINED, GOOD, PAYMENT, PROOF, Plan, Selling, Stage, text};

const HALVES: Selling = Selling { plan: Plan::Halves, ..PAYMENT };

on_both_engines! {
    async fn halves_are_taken_on_their_days(store: Store) {
        let stage = Stage::new(store, "s", HALVES).await;
        let quote = stage.quote("2026-09-01", "2026-09-05").await;
        let card = stage.card(&quote, GOOD).await;
        let booked = stage.book(&quote, Some(&card)).await.json();
        assert_eq!(stage.money().await, (24_750, 0));
        assert_eq!((&booked["paid_status"], &booked["payments"][1]["due_date"]), (&json!("u"), &json!("2026-08-02")));
        stage.app.advance(TimeDelta::days(33));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 0));
        let done = stage.reservation(&booked["key"]).await;
        assert_eq!((&done["paid_status"], &done["overdue"]), (&json!("f"), &json!(false)));
    }

    async fn three_tries_then_it_has_failed(store: Store) {
        let stage = Stage::new(store, "s", HALVES).await;
        let quote = stage.quote("2026-09-01", "2026-09-05").await;
        let card = stage.card(&quote, GOOD).await;
        let booked = stage.book(&quote, Some(&card)).await.json();
        let second = text(&booked["payments"][1]["key"]).to_owned();
        let bad = stage.card(&quote, DECLINED).await;
        let set = stage.app.patch(&format!("{API}/reservation-payment/{second}/"), &json!({"credit_card": bad["key"]})).await;
        assert_eq!(set.status, StatusCode::OK, "{}", set.text());
        stage.app.advance(TimeDelta::days(33));
        for tries in 1..=3 {
            stage.app.work_off().await;
            let payment = stage.reservation(&booked["key"]).await["payments"][1].clone();
            let state = if tries == 3 { "failed" } else { "due" };
            assert_eq!(payment["state"], state, "after {tries} tries");
            stage.app.advance(RETRY_INTERVAL);
        }
        let late = stage.reservation(&booked["key"]).await;
        assert_eq!((&late["overdue"], &late["headline"]), (&json!(true), &json!("overdue")));
        // The guest pays with another card.
        let good = stage.card(&quote, GOOD).await;
        let charge = json!({"reservation": booked["key"], "payment": second, "card": good["key"]});
        let paid = stage.app.post(&format!("{API}/reservation-payment-charge/"), &charge).await;
        assert_eq!((paid.status, &paid.json()["state"]), (StatusCode::CREATED, &json!("paid")), "{}", paid.text());
        assert_eq!(stage.money().await, (49_500, 0));
        let again = stage.app.post(&format!("{API}/reservation-payment-charge/"), &charge).await;
        assert_eq!((again.status, &again.json()["code"]), (StatusCode::CONFLICT, &json!("nothing_due")));
    }

    async fn a_payment_of_another_reservation_is_left_alone(store: Store) {
        let stage = Stage::new(store, "s", Selling { plan: Plan::Later, ..PAYMENT }).await;
        let quote = stage.quote("2026-07-20", "2026-07-24").await;
        let asks = stage.card(&quote, PROOF).await;
        let first = stage.book(&quote, Some(&asks)).await.json();
        let other_quote = stage.quote("2026-09-01", "2026-09-05").await;
        let good = stage.card(&other_quote, GOOD).await;
        let second = stage.book(&other_quote, Some(&good)).await.json();
        assert_eq!((&first["status"], &second["status"]), (&json!("r"), &json!("r")));
        stage.app.advance(TimeDelta::days(12) + TimeDelta::hours(4));
        stage.app.work_off().await;
        let waiting = stage.reservation(&first["key"]).await["payments"][0].clone();
        assert_eq!((&waiting["state"], &waiting["auth_required"]), (&json!("pending"), &json!(true)));
        let charge = json!({"reservation": second["key"], "payment": waiting["key"], "card": good["key"]});
        let refused = stage.app.post(&format!("{API}/reservation-payment-charge/"), &charge).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{}", refused.text());
        assert_eq!(stage.reservation(&first["key"]).await["payments"][0], waiting);
    }

    async fn a_hold_runs_out_when_nobody_proves_the_card(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let held = stage.book_with(PROOF).await.json();
        assert_eq!((&held["status"], stage.nights().await), (&json!("t"), 4));
        stage.app.advance(TimeDelta::minutes(19));
        stage.app.work_off().await;
        assert_eq!(stage.reservation(&held["key"]).await["status"], "t");
        stage.app.advance(TimeDelta::minutes(2));
        stage.app.work_off().await;
        assert_eq!(stage.reservation(&held["key"]).await["status"], "q");
        assert_eq!((stage.nights().await, stage.money().await), (0, (0, 0)));
        // The authentication comes too late: nothing is charged.
        stage.till.prove("s", text(&held["payments"][0]["auth_token"]), true).await;
        let mark = format!("{API}/reservation-payment/{}/mark-authenticated/", text(&held["payments"][0]["key"]));
        stage.app.post(&mark, &json!({})).await;
        assert_eq!((stage.nights().await, stage.money().await), (0, (0, 0)));
    }

    async fn a_proof_just_before_the_end_counts(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let held = stage.book_with(PROOF).await.json();
        stage.till.prove("s", text(&held["payments"][0]["auth_token"]), true).await;
        // The browser never reports back; the job asks the provider.
        stage.app.advance(TimeDelta::minutes(21));
        stage.app.work_off().await;
        assert_eq!(stage.reservation(&held["key"]).await["status"], "r");
        assert_eq!(stage.money().await, (49_500, 0));
    }
}
