//! The demo is offered to an empty house only.

use domain::role::Role;
use http::StatusCode;
use serde_json::json;
use testkit::{TestApp, on_both_engines};

use crate::app;

const PATH: &str = "/api/v2/demo/";

on_both_engines! {
    async fn an_empty_house_can_be_filled_with_it(store: Store) {
        let app = TestApp::new(store.clone());
        let wish = app.demo_wish();
        let asked = app.post(PATH, &json!({})).await;
        assert_eq!(asked.status, StatusCode::ACCEPTED, "{}", asked.text());
        wish.notified().await;
    }

    async fn a_house_with_an_account_is_left_alone(store: Store) {
        let (app, sample) = app(&store).await;
        assert_eq!(app.post(PATH, &json!({})).await.status, StatusCode::NOT_FOUND);
        let owner = app.sign_in(sample.account, Role::Owner).await;
        assert_eq!(owner.post(PATH, &json!({})).await.status, StatusCode::NOT_FOUND);
    }
}
