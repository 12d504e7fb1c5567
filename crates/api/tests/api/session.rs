//! Sessions of strangers.

use axum::body::Body;
use http::{Request, StatusCode};
use testkit::on_both_engines;

use crate::app;

on_both_engines! {
    async fn a_stranger_gets_a_csrf_token_and_keeps_it(store: Store) {
        let (app, _) = app(&store).await;
        let first = app.get("/api/v2/session/").await;
        assert_eq!(first.status, StatusCode::OK);
        assert!(first.json()["user"].is_null());
        let token = first.json()["csrf"].as_str().unwrap().to_owned();
        let cookie = first.headers["set-cookie"].to_str().unwrap().to_owned();
        assert!(cookie.starts_with(&format!("csrftoken={token}; ")) && cookie.contains("SameSite=Lax"), "{cookie}");

        let again = Request::get("/api/v2/session/").header("cookie", format!("csrftoken={token}")).body(Body::empty()).unwrap();
        assert_eq!(app.send(again).await.json()["csrf"], token);
    }
}
