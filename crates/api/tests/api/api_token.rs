//! API tokens: programs that act for a user.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::json;
use store::row::accounts::audit_entry;
use store::row::sessions::api_token;
use testkit::{on_both_engines, on_one_engine};

use crate::app;
use crate::password_reset::secret_in_letter;

const PATH: &str = "/api/v2/api-token/";

on_both_engines! {
    async fn a_new_password_ends_tokens_where_that_is_wished(store: Store) {
        let (app, sample) = app(&store).await;
        let (owner, other) = (app.sign_in(sample.account, Role::Owner).await, app.sign_in(sample.account, Role::Manager).await);
        app.set_password(owner.user, "the first one").await;
        let asked = json!({"name": "Price robot", "scopes": ["read"]});
        let theirs = other.post(PATH, &asked).await.json()["token"].as_str().unwrap().to_owned();
        let works = async |token: &str| app.with_token(token, owner.user).get("/api/v2/session/").await.status == StatusCode::OK;
        let (change, kept, ended) = ("/api/v2/profile/password/", json!({}), json!({"revoke_tokens": true}));
        let passwords = [("the first one", "the second one"), ("the second one", "the third one")];
        for ((former, latter), (more, expected)) in passwords.into_iter().zip([(kept, true), (ended, false)]) {
            let token = owner.post(PATH, &asked).await.json()["token"].as_str().unwrap().to_owned();
            let mut body = json!({"current_password": former, "password": latter});
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            assert_eq!(owner.post(change, &body).await.status, StatusCode::NO_CONTENT);
            assert_eq!(works(&token).await, expected);
        }
        let token = owner.post(PATH, &asked).await.json()["token"].as_str().unwrap().to_owned();
        app.post("/api/v2/password-reset/", &json!({"email": "owner@account-7.test"})).await;
        app.work_off().await;
        let reset = json!({"token": secret_in_letter(&app), "password": "the fourth one"});
        assert_eq!(app.post("/api/v2/password-reset/confirm/", &reset).await.status, StatusCode::NO_CONTENT);
        assert!(!works(&token).await && works(&theirs).await);
    }
}

on_one_engine! {
    async fn a_token_lets_a_program_in_for_what_it_names_and_no_longer(store: Store) {
        let (app, sample) = app(&store).await;
        let manager = app.sign_in(sample.account, Role::Manager).await;
        let asked = json!({"name": "Price robot", "scopes": ["read", "properties"], "expires_at": "2026-07-03T00:00:00Z"});
        let made = manager.post(PATH, &asked).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let token = made.json()["token"].as_str().unwrap().to_owned();
        let program = app.with_token(&token, manager.user);
        let session = program.get("/api/v2/session/").await.json();
        assert_eq!((&session["permissions"], &session["user"]["email"]), (&json!(["read", "properties"]), &json!("manager@account-7.test")));
        // A token needs no CSRF token, and without the scope access is denied.
        let refused = program.post(&format!("/api/v2/reservation/{}/lock/", sample.property), &json!({})).await;
        assert_eq!((refused.status, &refused.json()["data"]["permission"]), (StatusCode::FORBIDDEN, &json!("reservations")));

        let kept = api_token::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert!(!token.contains(&kept.token_hash) && kept.used_at.is_some());
        let told = audit_entry::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!((told.action.as_str(), told.noun.as_str(), &told.changes["name"]), ("create", "api-token", &json!([null, "Price robot"])));
        assert!(!told.changes.to_string().contains(&kept.token_hash));

        app.advance(TimeDelta::days(2));
        assert_eq!(program.get("/api/v2/session/").await.status, StatusCode::UNAUTHORIZED);
    }

    async fn nobody_hands_out_more_than_they_have(store: Store) {
        let (app, sample) = app(&store).await;
        let agent = app.sign_in(sample.account, Role::Agent).await;
        let none = agent.post(PATH, &json!({"name": "x", "scopes": ["read"]})).await;
        assert_eq!((none.status, &none.json()["data"]["permission"]), (StatusCode::FORBIDDEN, &json!("settings")));
        let manager = app.sign_in(sample.account, Role::Manager).await;
        let too_much = manager.post(PATH, &json!({"name": "x", "scopes": ["read", "users"]})).await;
        assert_eq!((too_much.status, &too_much.json()["data"]["permission"]), (StatusCode::FORBIDDEN, &json!("users")));
        let made = manager.post(PATH, &json!({"name": "x", "scopes": ["read", "settings"]})).await.json();
        // A token cannot create tokens.
        let program = app.with_token(made["token"].as_str().unwrap(), manager.user);
        let another = program.post(PATH, &json!({"name": "y", "scopes": ["read"]})).await;
        assert_eq!((another.status, &another.json()["code"]), (StatusCode::FORBIDDEN, &json!("not_in_person")));
        for (input, field) in [
            (json!({"name": " ", "scopes": ["read"]}), "name"),
            (json!({"name": "x".repeat(121), "scopes": ["read"]}), "name"),
            (json!({"name": "x", "scopes": []}), "scopes"),
            (json!({"name": "x", "scopes": ["fly"]}), "scopes[0]"),
            (json!({"name": "x", "scopes": ["read"], "expires_at": "2020-01-01T00:00:00Z"}), "expires_at"),
        ] {
            let answer = manager.post(PATH, &input).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST);
            assert!(answer.json()[field].is_array(), "{}", answer.text());
        }
    }

    async fn a_token_counts_for_nothing_once_its_user_has_left(store: Store) {
        let (app, sample) = app(&store).await;
        let manager = app.sign_in(sample.account, Role::Manager).await;
        let made = manager.post(PATH, &json!({"name": "x", "scopes": ["read"]})).await.json();
        let program = app.with_token(made["token"].as_str().unwrap(), manager.user);
        assert_eq!(program.get("/api/v2/session/").await.status, StatusCode::OK);
        let tx = store.write().await.unwrap();
        store::row::accounts::membership::Entity::delete_many().exec(&tx).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(program.get("/api/v2/session/").await.status, StatusCode::UNAUTHORIZED);
    }
}
