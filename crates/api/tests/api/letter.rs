//! The list of sent e-mails, and their preview where they are only stored.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use http::StatusCode;
use serde_json::json;
use testkit::{on_both_engines, on_one_engine};

use crate::two_tenants;

on_both_engines! {
    async fn the_owner_reads_letters_of_the_account_and_no_secrets(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let asked = json!({
            "property": ours.property.to_string(), "namespace": ours.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14",
            "first_name": "Gina", "last_name": "Guest", "email": "gina@example.test", "message": "Is there a cot?",
        });
        let sent = app.post("/websites/api/v2/reservation-message/", &asked).await;
        assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let invitation = json!({"email": "rosa@work.test", "role": "agent"});
        assert_eq!(owner.post("/api/v2/invite/", &invitation).await.status, StatusCode::CREATED);
        app.work_off().await;

        let list = owner.get("/api/v2/letter/?order_by=created_at").await.json();
        let rows = list["results"].as_array().unwrap();
        assert!(rows.iter().all(|row| row["state"] == "sent" && row.get("payload").is_none()), "{list}");
        let of = |kind: &str| rows.iter().find(|row| row["kind"] == kind).unwrap()["key"].as_str().unwrap().to_owned();
        let question = format!("/api/v2/letter/{}/preview/", of("message"));
        let shown = owner.get(&question).await;
        assert_eq!(shown.status, StatusCode::OK, "{}", shown.text());
        assert!(shown.text().contains("Is there a cot?") && shown.headers["content-type"] == "text/html; charset=utf-8");
        assert!(shown.headers["content-security-policy"].to_str().unwrap().contains("sandbox"));

        let invited = owner.get(&format!("/api/v2/letter/{}/preview/", of("invitation"))).await;
        assert_eq!(invited.status, StatusCode::NOT_FOUND);
        let stranger = app.sign_in(theirs.account, Role::Owner).await;
        assert_eq!(stranger.get(&question).await.status, StatusCode::NOT_FOUND);
        assert_eq!(stranger.get("/api/v2/letter/").await.json()["count"], 0);
        let elsewhere = app.with_letters_sent();
        let owner = elsewhere.sign_in(ours.account, Role::Owner).await;
        assert_eq!(owner.get(&question).await.status, StatusCode::NOT_FOUND);
    }
}

on_one_engine! {
    /// Charges and expiring holds need the worker.
    async fn a_slow_mail_server_does_not_occupy_the_worker(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        for number in 0..10 {
            let asked = json!({
                "property": ours.property.to_string(), "namespace": ours.namespace(), "message": "Is there a cot?",
                "first_name": "Gina", "last_name": "Guest", "email": format!("gina-{number}@example.test"),
            });
            let sent = app.post("/websites/api/v2/reservation-message/", &asked).await;
            assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
        }
        let slow = app.mailbox().busy().await;
        app.work_off().await;
        assert!(app.mailbox().mails().is_empty(), "each waits for the e-mail that is being sent");
        drop(slow);
        app.work_off().await;
        assert!(app.mailbox().mails().is_empty(), "and is postponed");
        app.advance(TimeDelta::seconds(2));
        app.work_off().await;
        assert_eq!(app.mailbox().mails().len(), 10);
    }
}
