//! The operator impersonates a user, visibly to both; a user works in several accounts.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::json;
use store::row::accounts::{audit_entry, membership};
use testkit::{insert, instant, on_one_engine};

use crate::{app, two_tenants};

const PATH: &str = "/api/v2/session/impersonation/";

on_one_engine! {
    async fn the_operator_acts_for_an_owner_and_the_log_tells(store: Store) {
        let (app, sample) = app(&store).await;
        app.sign_in(sample.account, Role::Owner).await;
        let operator = app.sign_in_operator().await;
        let acting = operator.post(PATH, &json!({"email": "owner@account-7.test"})).await;
        assert_eq!(acting.status, StatusCode::OK, "{}", acting.text());
        let session = operator.get("/api/v2/session/").await.json();
        assert_eq!((&session["impersonated_by"], &session["role"], &session["user"]["email"]), (&json!("operator@account-0.test"), &json!("owner"), &json!("owner@account-7.test")));
        let told = audit_entry::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!((told.action.as_str(), told.actor.as_str()), ("impersonate", "operator@account-0.test as owner@account-7.test"));
        assert_eq!(told.user_id.map(store::row::Id::key), Some(operator.user));
        // Endpoints for the user's own credentials are refused.
        for (path, body) in [
            ("/api/v2/two-factor/", json!({})),
            ("/api/v2/profile/password/", json!({"current_password": "a", "password": "b"})),
            ("/api/v2/api-token/", json!({"name": "x", "scopes": ["read"]})),
        ] {
            let answer = operator.post(path, &body).await;
            assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::FORBIDDEN, &json!("not_in_person")), "{path}");
        }
        let ended = operator.delete(PATH).await.json();
        assert_eq!((&ended["user"]["email"], &ended["impersonated_by"], &ended["account"]), (&json!("operator@account-0.test"), &json!(null), &json!(null)));
    }

    async fn an_impersonation_ends_by_itself(store: Store) {
        let (app, sample) = app(&store).await;
        app.sign_in(sample.account, Role::Agent).await;
        let operator = app.sign_in_operator().await;
        operator.post(PATH, &json!({"email": "agent@account-7.test"})).await;
        app.advance(TimeDelta::minutes(61));
        assert!(operator.get("/api/v2/session/").await.json()["user"].is_null());
    }

    async fn nobody_else_acts_for_others_and_nobody_for_an_operator(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        assert_eq!(owner.post(PATH, &json!({"email": "agent@account-7.test"})).await.status, StatusCode::FORBIDDEN);
        let operator = app.sign_in_operator().await;
        for email in ["operator@account-0.test", "nobody@account-7.test"] {
            assert_eq!(operator.post(PATH, &json!({"email": email})).await.status, StatusCode::NOT_FOUND);
        }
    }

    async fn somebody_works_in_two_accounts_one_at_a_time(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let tx = store.write().await.unwrap();
        let (role, created_at) = (Role::Viewer.into(), instant("2026-06-01T00:00:00Z"));
        insert(&tx, membership::Model { account_id: theirs.account.into(), user_id: owner.user.into(), role, lists: None, created_at }).await;
        tx.commit().await.unwrap();
        let there = owner.post("/api/v2/session/account/", &json!({"account": 8})).await.json();
        assert_eq!((&there["account"]["id"], &there["role"], &there["permissions"]), (&json!(8), &json!("viewer"), &json!(["read"])));
        assert_eq!(there["accounts"].as_array().unwrap().len(), 2);
        assert_eq!(owner.post("/api/v2/session/account/", &json!({"account": 9})).await.status, StatusCode::NOT_FOUND);
        assert_eq!(owner.post("/api/v2/session/account/", &json!({"account": 7})).await.json()["role"], "owner");
    }

    async fn who_signs_out_everywhere_stays_where_they_are(store: Store) {
        let (app, sample) = app(&store).await;
        let (here, there, other) =
            (app.sign_in(sample.account, Role::Agent).await, app.sign_in(sample.account, Role::Agent).await, app.sign_in(sample.account, Role::Owner).await);
        assert_eq!(here.delete("/api/v2/session/everywhere/").await.status, StatusCode::NO_CONTENT);
        let is_in = async |browser: &testkit::Client<'_>| !browser.get("/api/v2/session/").await.json()["user"].is_null();
        assert!(is_in(&here).await && !is_in(&there).await && is_in(&other).await);
    }
}
