//! Endpoints for the operator.

use axum::body::Body;
use domain::accounts::role::Role;
use http::{Request, StatusCode};
use serde_json::{Value, json};
use store::sessions::user;
use testkit::{on_both_engines, on_one_engine};

use crate::{app, two_tenants};

on_both_engines! {
    async fn every_account_is_listed_with_its_first_owner(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let operator = app.sign_in_operator().await;
        app.sign_in(ours.account, Role::Manager).await;
        let owner = app.sign_in(theirs.account, Role::Owner).await.user;
        let owner = user::find(store.read(), owner).await.unwrap().unwrap().email;
        let list = operator.get("/api/v2/operator/account/").await.json();
        let listed = |place: usize| (&list["results"][place]["id"], &list["results"][place]["owner_email"]);
        assert_eq!(listed(0), (&json!(8), &json!(owner)));
        assert_eq!(listed(1), (&json!(7), &Value::Null));
        assert_eq!(list["count"], 2);
    }
}

on_one_engine! {
    async fn it_says_that_it_is_alive_and_ready(store: Store) {
        let (app, _) = app(&store).await;
        assert_eq!(app.get("/healthz").await.status, StatusCode::OK);
        assert_eq!(app.get("/readyz").await.status, StatusCode::OK);
    }

    async fn figures_are_not_for_strangers(store: Store) {
        let (app, _) = app(&store).await;
        assert_eq!(app.get("/metrics").await.status, StatusCode::NOT_FOUND);
    }

    async fn every_answer_carries_a_request_id_and_security_headers(store: Store) {
        let (app, _) = app(&store).await;
        for path in ["/healthz", "/websites/api/v2/site/site-7", "/api/v2/nothing", "/nowhere"] {
            let answer = app.get(path).await;
            assert!(answer.headers.contains_key("x-request-id"), "{path}");
            assert_eq!(answer.headers["x-content-type-options"], "nosniff");
            assert!(answer.headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"));
        }
        for (given, kept) in [("my-id_1", true), ("has space", false), ("x".repeat(65).as_str(), false)] {
            let request = Request::get("/healthz").header("x-request-id", given).body(Body::empty()).unwrap();
            assert_eq!(app.send(request).await.headers["x-request-id"] == given, kept, "{given}");
        }
    }
}
