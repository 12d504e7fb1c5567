//! The demo is offered only in an empty installation.

use domain::accounts::role::Role;
use flows::accounts;
use http::StatusCode;
use serde_json::json;
use testkit::{TestApp, on_both_engines};

use crate::app;

const PATH: &str = "/api/v2/demo/";

on_both_engines! {
    async fn an_empty_house_can_be_filled_with_it(store: Store) {
        let app = TestApp::new(store.clone());
        let wish = app.demo_wish();
        assert_eq!(app.get("/api/v2/session/").await.json()["demo_offer"], true);
        let stranger = app.post(PATH, &json!({})).await;
        assert_eq!((stranger.status, &stranger.json()["code"]), (StatusCode::FORBIDDEN, &json!("setup_code")));
        let code = accounts::new_setup_code(app.flows()).await.unwrap();
        let asked = app.post(PATH, &json!({"setup_code": code})).await;
        assert_eq!(asked.status, StatusCode::ACCEPTED, "{}", asked.text());
        wish.notified().await;
    }

    async fn a_house_with_an_account_is_left_alone(store: Store) {
        let (app, sample) = app(&store).await;
        assert_eq!(app.post(PATH, &json!({})).await.status, StatusCode::NOT_FOUND);
        let owner = app.sign_in(sample.account, Role::Owner).await;
        assert_eq!(owner.post(PATH, &json!({})).await.status, StatusCode::NOT_FOUND);
    }

    async fn it_is_not_there_where_nobody_offers_it(store: Store) {
        let app = TestApp::new(store.clone()).without_demo_offer();
        assert_eq!(app.get("/api/v2/session/").await.json()["demo_offer"], false);
        let code = accounts::new_setup_code(app.flows()).await.unwrap();
        assert_eq!(app.post(PATH, &json!({"setup_code": code})).await.status, StatusCode::NOT_FOUND);
    }

    async fn its_password_opens_nothing_elsewhere(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await.user;
        app.set_password(owner, "casita-demo").await;
        let login = json!({"email": "owner@account-7.test", "password": "casita-demo"});
        assert_eq!(app.post("/api/v2/session/", &login).await.status, StatusCode::OK);
        let app = app.without_password("casita-demo");
        assert_eq!(app.post("/api/v2/session/", &login).await.status, StatusCode::UNAUTHORIZED);
    }
}
