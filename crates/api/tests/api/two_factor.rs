//! The second factor: started, confirmed, required, lost, disabled.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use flows::app;
use flows::services::Clock;
use http::StatusCode;
use serde_json::{Value, json};
use store::Store;
use testkit::{Answer, Client, Sample, TestApp, on_both_engines, on_one_engine};
use totp_rs::{Builder, Secret};

use crate::{app, audited};

const PASSWORD: &str = "correct horse";

async fn owner<'a>(app: &'a TestApp, sample: &Sample) -> Client<'a> {
    let owner = app.sign_in(sample.account, Role::Owner).await;
    app.set_password(owner.user, PASSWORD).await;
    owner
}

/// Returns the code that the authenticator app shows now.
fn code(app: &TestApp, secret: &str) -> String {
    let totp = Builder::new().with_secret(Secret::try_from_base32(secret).unwrap()).build().unwrap();
    totp.generate(app.clock().now().timestamp().unsigned_abs()).to_string()
}

/// Enables the second factor and returns the secret and the recovery codes.
async fn switched_on(app: &TestApp, owner: &Client<'_>) -> (String, Vec<String>) {
    let begun = owner.post("/api/v2/two-factor/", &json!({})).await.json();
    let secret = begun["secret"].as_str().unwrap().to_owned();
    assert!(
        begun["uri"].as_str().unwrap().contains(&secret)
            && begun["qr_svg"].as_str().unwrap().contains("<svg")
    );
    let confirmed = owner.post("/api/v2/two-factor/confirm/", &json!({"code": code(app, &secret)})).await;
    assert_eq!(confirmed.status, StatusCode::OK, "{}", confirmed.text());
    let codes = confirmed.json()["recovery_codes"].as_array().unwrap().clone();
    (secret, codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect())
}

async fn sign_in(app: &TestApp, code: Value) -> Answer {
    let input = json!({"email": "owner@account-7.test", "password": PASSWORD, "code": code});
    app.post("/api/v2/session/", &input).await
}

async fn kept_secret(store: &Store, owner: &Client<'_>) -> String {
    store::sessions::user::find(store.read(), owner.user).await.unwrap().unwrap().totp_secret.unwrap()
}

on_both_engines! {
    async fn the_secret_is_sealed_and_one_in_clear_becomes_so(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = owner(&app, &sample).await;
        let (secret, codes) = switched_on(&app, &owner).await;
        let sealed = kept_secret(&store, &owner).await;
        assert!(sealed.starts_with("v1.") && !sealed.contains(&secret), "{sealed}");

        // As an earlier version stored it.
        let tx = store.write().await.unwrap();
        store::sessions::two_factor::set_secret(&tx, owner.user, Some(secret.clone()), app.clock().now()).await.unwrap();
        tx.commit().await.unwrap();
        for _ in 0..2 {
            app::seal_clear_secrets(app.flows()).await.unwrap();
        }
        let sealed = kept_secret(&store, &owner).await;
        assert!(sealed.starts_with("v1.") && !sealed.contains(&secret), "{sealed}");
        app.advance(TimeDelta::seconds(60));
        assert_eq!(sign_in(&app, json!(code(&app, &secret))).await.status, StatusCode::OK);

        // The encryption key is lost: recovery codes still work.
        let tx = store.write().await.unwrap();
        let lost = sealed.replace("v1.", "v1.lost-");
        store::sessions::two_factor::set_secret(&tx, owner.user, Some(lost), app.clock().now()).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(sign_in(&app, json!(codes[0])).await.status, StatusCode::OK);
    }
}

on_one_engine! {
    async fn a_code_is_asked_for_after_the_password_and_counts_once(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = owner(&app, &sample).await;
        let (secret, _) = switched_on(&app, &owner).await;
        assert_eq!(owner.get("/api/v2/session/").await.json()["user"]["two_factor"], true);
        let asked = sign_in(&app, json!(null)).await;
        assert_eq!((asked.status, &asked.json()["code"]), (StatusCode::UNAUTHORIZED, &json!("code_required")));
        // The code that confirmed it has been used.
        let used = sign_in(&app, json!(code(&app, &secret))).await;
        assert_eq!((used.status, &used.json()["code"]), (StatusCode::UNAUTHORIZED, &json!("wrong_code")));
        app.advance(TimeDelta::seconds(30));
        let now = code(&app, &secret);
        assert_eq!(sign_in(&app, json!(now)).await.status, StatusCode::OK);
        assert_eq!(sign_in(&app, json!(now)).await.status, StatusCode::UNAUTHORIZED);
        // Without the right password, the response reveals nothing about codes.
        let input = json!({"email": "owner@account-7.test", "password": "wrong horse!", "code": now});
        assert_eq!(app.post("/api/v2/session/", &input).await.json()["code"], "wrong_credentials");
    }

    async fn a_recovery_code_lets_in_once(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = owner(&app, &sample).await;
        let (_, codes) = switched_on(&app, &owner).await;
        assert_eq!(codes.len(), 10);
        let typed = codes[0].to_uppercase().replace('-', " ");
        assert_eq!(sign_in(&app, json!(typed)).await.status, StatusCode::OK);
        assert_eq!(sign_in(&app, json!(codes[0])).await.status, StatusCode::UNAUTHORIZED);
        let renewed = owner.post("/api/v2/two-factor/recovery-codes/", &json!({"password": PASSWORD, "code": codes[1]})).await.json();
        assert_eq!(sign_in(&app, json!(codes[2])).await.status, StatusCode::UNAUTHORIZED);
        assert_eq!(sign_in(&app, renewed["recovery_codes"][0].clone()).await.status, StatusCode::OK);
    }

    async fn what_is_on_is_not_replaced(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = owner(&app, &sample).await;
        // Started twice, in two windows, before either is confirmed.
        let early = owner.post("/api/v2/two-factor/", &json!({})).await.json();
        assert!(early["secret"].is_string());
        let (secret, _) = switched_on(&app, &owner).await;
        for (path, body) in [("", json!({})), ("confirm/", json!({"code": code(&app, &secret)}))] {
            let refused = owner.post(&format!("/api/v2/two-factor/{path}"), &body).await;
            assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::CONFLICT, &json!("two_factor_on")), "{path}");
        }
        app.advance(TimeDelta::seconds(30));
        assert_eq!(sign_in(&app, json!(code(&app, &secret))).await.status, StatusCode::OK, "the telephone is still the one");
    }

    async fn nothing_is_asked_for_before_a_code_has_confirmed_it(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = owner(&app, &sample).await;
        let early = owner.post("/api/v2/two-factor/confirm/", &json!({"code": "000000"})).await;
        assert!(early.json()["code"].is_array());
        owner.post("/api/v2/two-factor/", &json!({})).await;
        let wrong = owner.post("/api/v2/two-factor/confirm/", &json!({"code": "000000"})).await;
        assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
        assert_eq!(sign_in(&app, json!(null)).await.status, StatusCode::OK);
    }

    async fn only_who_proves_it_twice_switches_it_off(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = owner(&app, &sample).await;
        let (secret, _) = switched_on(&app, &owner).await;
        app.advance(TimeDelta::minutes(1));
        let path = "/api/v2/two-factor/disable/";
        let guess = owner.post(path, &json!({"password": "wrong horse!", "code": code(&app, &secret)})).await;
        assert!(guess.json()["password"].is_array(), "{}", guess.text());
        assert!(owner.post(path, &json!({"password": PASSWORD, "code": "000000"})).await.json()["code"].is_array());
        let off = owner.post(path, &json!({"password": PASSWORD, "code": code(&app, &secret)})).await;
        assert_eq!(off.status, StatusCode::NO_CONTENT, "{}", off.text());
        assert_eq!(sign_in(&app, json!(null)).await.status, StatusCode::OK);
        assert_eq!(audited(&store).await, ["enable-two-factor", "disable-two-factor"]);
    }
}
