//! Endpoints for the operator.

use axum::body::Body;
use http::{Request, StatusCode};
use testkit::on_one_engine;

use crate::app;

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
