//! The partner issues only a few tokens a day: concurrent requests share a single new token.

use chrono::TimeDelta;
use flows::quotes::Wish;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Sample, TestApp, on_one_engine};

use super::partner::QUOTES;
use super::{PAYMENT, Stage};

/// Requests prices for many guests at once, each for another stay of the month.
async fn ask_at_once(stage: &Stage, nodes: &[&TestApp], month: u32, guests: u32) -> Vec<StatusCode> {
    let mut asking = tokio::task::JoinSet::new();
    for guest in 0..guests {
        let node = nodes[guest as usize % nodes.len()].flows().clone();
        let namespace = stage.sample.namespace();
        let property = stage.sample.property;
        asking.spawn(async move {
            let catalog = flows::catalog::catalog(&node, &namespace).await.unwrap();
            let day = |days: u32| format!("2026-{month:02}-{:02}", days + 1).parse().unwrap();
            let stay = domain::time::stay::Stay::new(day(guest), day(guest + 3)).unwrap();
            let party = domain::people::party::Party::new(2, 0, 0, false).unwrap();
            let wish = Wish { stay, party, addons: None, promo_codes: Vec::new() };
            let asked = flows::quotes::estimate(&node, &catalog, property, &wish).await.map(drop);
            if asked.is_ok() { StatusCode::OK } else { StatusCode::BAD_REQUEST }
        });
    }
    asking.join_all().await
}

impl Stage {
    /// Another account that sells the partner's homes, with its own credentials.
    async fn neighbor(&self) -> Sample {
        let tx = self.store.write().await.unwrap();
        let other = Sample::insert(&tx, 8).await;
        tx.commit().await.unwrap();
        self.connect(&other, "zeta").await;
        other
    }
}

on_one_engine! {
    async fn two_nodes_renew_it_once(store: Store) {
        let stage = Stage::at_partner(store.clone(), PAYMENT).await;
        let other = TestApp::new(store).with_till(&stage.till);
        let nodes = [&stage.app, &other];
        let told = ask_at_once(&stage, &nodes, 8, 12).await;
        assert!(told.iter().all(|status| *status == StatusCode::OK), "{told:?}");
        assert_eq!(stage.partner_books().await["tokens"], 1);
        stage.till.partner("POST", "/tokens/end", &Value::Null).await;
        let told = ask_at_once(&stage, &nodes, 9, 12).await;
        assert!(told.iter().all(|status| *status == StatusCode::OK), "{told:?}");
        assert_eq!(stage.partner_books().await["tokens"], 2, "all of them were refused, and one renewed it");
    }

    async fn it_is_renewed_before_it_ends(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.estimate("2026-08-01", "2026-08-04", 2).await;
        stage.app.advance(TimeDelta::hours(23));
        stage.estimate("2026-08-02", "2026-08-05", 2).await;
        assert_eq!(stage.partner_books().await["tokens"], 1);
        stage.app.advance(TimeDelta::minutes(56));
        assert_eq!(stage.estimate("2026-08-03", "2026-08-06", 2).await.status, StatusCode::OK);
        assert_eq!(stage.partner_books().await["tokens"], 2);
    }

    async fn the_days_allowance_is_kept(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        for day in 1..=4 {
            let asked = stage.estimate(&format!("2026-08-0{day}"), &format!("2026-08-0{}", day + 3), 2).await;
            let code = if day <= 3 { Value::Null } else { json!("partner_unavailable") };
            assert_eq!(asked.json()["code"], code, "{day}: {}", asked.text());
            stage.till.partner("POST", "/tokens/end", &Value::Null).await;
        }
        assert_eq!(stage.partner_books().await["tokens"], 3);
        stage.app.advance(TimeDelta::days(1));
        assert_eq!(stage.estimate("2026-08-10", "2026-08-13", 2).await.status, StatusCode::OK);
    }

    async fn after_a_refusal_nobody_insists(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.trouble("POST /oauth2/token", json!({"status": 403, "times": 1})).await;
        for day in 1..=3 {
            let asked = stage.estimate(&format!("2026-08-0{day}"), &format!("2026-08-0{}", day + 3), 2).await;
            assert_eq!(asked.json()["code"], "partner_unavailable");
        }
        assert_eq!(stage.partner_books().await["tokens"], 0, "it was asked once");
        stage.app.advance(TimeDelta::seconds(31));
        assert_eq!(stage.estimate("2026-08-10", "2026-08-13", 2).await.status, StatusCode::OK);
    }

    async fn what_one_account_is_refused_no_other_is(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let other = stage.neighbor().await;
        stage.trouble("POST /oauth2/token", json!({"status": 429, "retry_after": 3_600, "times": 1})).await;
        assert_eq!(stage.estimate("2026-08-01", "2026-08-04", 2).await.json()["code"], "partner_unavailable");
        let live = stage.estimate_of(&other, "2026-08-01", "2026-08-04", 2).await;
        assert_eq!((live.status, &live.json()["total"]), (StatusCode::OK, &json!(45_100)), "{}", live.text());
        assert_eq!(stage.estimate("2026-08-02", "2026-08-05", 2).await.json()["code"], "partner_unavailable");
        assert_eq!(stage.partner_books().await["tokens"], 1, "who was told to wait does not insist");
    }

    async fn whose_questions_are_too_many_waits_alone(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let other = stage.neighbor().await;
        assert_eq!(stage.estimate("2026-08-01", "2026-08-04", 2).await.status, StatusCode::OK);
        stage.trouble(QUOTES, json!({"status": 429, "retry_after": 3_600, "times": 1})).await;
        for day in 2..=3 {
            let (check_in, check_out) = (format!("2026-08-0{day}"), format!("2026-08-0{}", day + 3));
            let refused = stage.estimate(&check_in, &check_out, 2).await;
            assert_eq!(refused.json()["code"], "partner_unavailable", "{}", refused.text());
            let live = stage.estimate_of(&other, &check_in, &check_out, 2).await;
            assert_eq!(live.status, StatusCode::OK, "{}", live.text());
        }
    }
}
