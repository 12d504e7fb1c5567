//! Password reset by e-mail.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use domain::accounts::role::Role;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::json;
use store::row::outbox;
use store::row::sessions::password_reset;
use testkit::{TestApp, on_one_engine};

use crate::{app, audited};

/// Returns the secret in the link of the newest e-mail.
pub fn secret_in_letter(app: &TestApp) -> String {
    let mails = app.mailbox().mails();
    let letter =
        String::from_utf8(mails.last().unwrap().bytes()).unwrap().replace("=\r\n", "").replace("=3D", "=");
    let secret = letter.split("?token=").nth(1).unwrap();
    secret.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect()
}

on_one_engine! {
    async fn the_link_sets_a_password_once_and_every_browser_signs_in_anew(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let asked = app.post("/api/v2/password-reset/", &json!({"email": "OWNER@account-7.test"})).await;
        let began = Instant::now();
        let unknown = app.post("/api/v2/password-reset/", &json!({"email": "nobody@account-7.test"})).await;
        assert!(began.elapsed() >= Duration::from_millis(200), "who is known cannot be told by the time");
        assert_eq!((asked.status, asked.text()), (unknown.status, unknown.text()));
        assert_eq!(asked.status, StatusCode::NO_CONTENT);
        // A second request right after the first sends no second e-mail.
        app.post("/api/v2/password-reset/", &json!({"email": "owner@account-7.test"})).await;
        app.work_off().await;
        assert_eq!(app.mailbox().subjects(), ["Choose a new password"]);
        let secret = secret_in_letter(&app);
        let waiting = outbox::Entity::find().one(store.read()).await.unwrap().unwrap();
        let kept = password_reset::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert!(!waiting.payload.to_string().contains(&secret) && kept.token_hash != secret);

        let confirm = "/api/v2/password-reset/confirm/";
        let short = app.post(confirm, &json!({"token": secret, "password": "short"})).await;
        assert!(short.json()["password"].is_array());
        let set = app.post(confirm, &json!({"token": secret, "password": "a new password"})).await;
        assert_eq!(set.status, StatusCode::NO_CONTENT, "{}", set.text());
        let twice = app.post(confirm, &json!({"token": secret, "password": "another password"})).await;
        assert_eq!((twice.status, &twice.json()["code"]), (StatusCode::GONE, &json!("link_expired")));
        assert!(owner.get("/api/v2/session/").await.json()["user"].is_null());
        let right = json!({"email": "owner@account-7.test", "password": "a new password"});
        assert_eq!(app.post("/api/v2/session/", &right).await.status, StatusCode::OK);
        assert_eq!(audited(&store).await, ["reset-password"]);
    }

    async fn an_old_link_is_worth_nothing(store: Store) {
        let (app, sample) = app(&store).await;
        app.sign_in(sample.account, Role::Owner).await;
        app.post("/api/v2/password-reset/", &json!({"email": "owner@account-7.test"})).await;
        app.work_off().await;
        let secret = secret_in_letter(&app);
        app.advance(TimeDelta::hours(3));
        let late = app.post("/api/v2/password-reset/confirm/", &json!({"token": secret, "password": "a new password"})).await;
        assert_eq!(late.status, StatusCode::GONE);
    }
}
