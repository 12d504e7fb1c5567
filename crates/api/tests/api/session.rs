//! Signing in and out, and the resulting session.

use axum::body::Body;
use domain::accounts::role::Role;
use domain::text::code::StateStatus;
use http::{Request, StatusCode};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use serde_json::json;
use testkit::{Answer, TestApp, on_both_engines, on_one_engine};

use crate::app;

const PASSWORD: &str = "correct horse";

/// Gives the owner of account 7 a password.
async fn with_password(app: &TestApp, sample: &testkit::Sample) {
    let owner = app.sign_in(sample.account, Role::Owner).await.user;
    app.set_password(owner, PASSWORD).await;
}

/// Returns the session cookie of a response, as the browser sends it back.
fn cookie_of(answer: &Answer) -> String {
    let cookies = answer.headers.get_all("set-cookie").iter();
    let cookie =
        cookies.map(|cookie| cookie.to_str().unwrap()).find(|cookie| cookie.starts_with("casita_session="));
    cookie.unwrap().split(';').next().unwrap().to_owned()
}

on_one_engine! {
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

    async fn who_knows_the_password_is_let_in_and_out_again(store: Store) {
        let (app, sample) = app(&store).await;
        with_password(&app, &sample).await;
        let right = json!({"email": " Owner@Account-7.test ", "password": PASSWORD});
        let entered = app.post("/api/v2/session/", &right).await;
        assert_eq!(entered.status, StatusCode::OK, "{}", entered.text());
        assert_eq!(entered.json()["user"]["email"], "owner@account-7.test");
        let whole = entered.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect::<String>();
        assert!(whole.contains("HttpOnly") && whole.contains("SameSite=Lax") && !whole.contains("Secure"), "{whole}");

        let browser = app.with_cookie(&cookie_of(&entered), sample.property);
        let session = browser.get("/api/v2/session/").await.json();
        assert_eq!((&session["role"], &session["account"]["id"]), (&json!("owner"), &json!(7)));
        assert!(session["permissions"].as_array().unwrap().contains(&json!("close_account")));
        assert_eq!(session["accounts"], json!([{"id": 7, "name": "Account 7", "role": "owner"}]));
        assert_eq!(browser.delete("/api/v2/session/").await.status, StatusCode::NO_CONTENT);
        assert!(browser.get("/api/v2/session/").await.json()["user"].is_null());
    }

    async fn nobody_learns_whether_an_address_is_known(store: Store) {
        let (app, sample) = app(&store).await;
        with_password(&app, &sample).await;
        let wrong = app.post("/api/v2/session/", &json!({"email": "owner@account-7.test", "password": "wrong horse"})).await;
        let unknown = app.post("/api/v2/session/", &json!({"email": "nobody@account-7.test", "password": PASSWORD})).await;
        assert_eq!((wrong.status, unknown.status), (StatusCode::UNAUTHORIZED, StatusCode::UNAUTHORIZED));
        assert_eq!(wrong.text(), unknown.text());
        assert_eq!(wrong.json()["code"], "wrong_credentials");
    }

    async fn who_has_left_is_not_let_in(store: Store) {
        let (app, sample) = app(&store).await;
        with_password(&app, &sample).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let row = store::sessions::user::find(store.read(), owner.user).await.unwrap().unwrap();
        let tx = store.write().await.unwrap();
        let mut row = row.into_active_model();
        row.state_status = Set(StateStatus::Deleted.into());
        row.update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        let right = json!({"email": "owner@account-7.test", "password": PASSWORD});
        assert_eq!(app.post("/api/v2/session/", &right).await.status, StatusCode::UNAUTHORIZED);
        assert!(owner.get("/api/v2/session/").await.json()["user"].is_null());
    }

    async fn a_session_ends_by_itself(store: Store) {
        let (app, sample) = app(&store).await;
        let (idle, busy) = (app.sign_in(sample.account, Role::Agent).await, app.sign_in(sample.account, Role::Agent).await);
        let is_in = async |browser: &testkit::Client<'_>| !browser.get("/api/v2/session/").await.json()["user"].is_null();
        app.advance(chrono::TimeDelta::days(10));
        assert!(is_in(&busy).await);
        app.advance(chrono::TimeDelta::days(5));
        assert!(!is_in(&idle).await && is_in(&busy).await);
        app.advance(chrono::TimeDelta::days(13));
        assert!(is_in(&busy).await);
        app.advance(chrono::TimeDelta::days(2));
        assert!(!is_in(&busy).await, "thirty days are over");
    }

    async fn an_operator_works_in_no_account(store: Store) {
        let (app, _) = app(&store).await;
        let session = app.sign_in_operator().await.get("/api/v2/session/").await.json();
        assert_eq!((&session["user"]["is_operator"], &session["account"], &session["permissions"]), (&json!(true), &json!(null), &json!([])));
    }

    async fn a_token_that_is_wrong_is_no_stranger(store: Store) {
        let (app, sample) = app(&store).await;
        for token in ["casita_nonsense", "casita_00000000000000000000000001_x", ""] {
            let answer = app.with_token(token, sample.property).get("/api/v2/session/").await;
            assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::UNAUTHORIZED, &json!("unauthenticated")));
        }
    }

    async fn an_empty_house_says_so(store: Store) {
        let app = TestApp::new(store.clone());
        assert_eq!(app.get("/api/v2/session/").await.json()["first_run"], true);
        let (app, _) = crate::app(&store).await;
        assert_eq!(app.get("/api/v2/session/").await.json()["first_run"], false);
    }
}

/// An attempt to sign in, from a client address and optionally with a cookie.
async fn try_from(app: &TestApp, address: &str, device: Option<&str>, password: &str) -> Answer {
    let body = json!({"email": "owner@account-7.test", "password": password}).to_string();
    let mut request = app
        .request(http::Method::POST, "/api/v2/session/")
        .header("content-type", "application/json")
        .body(Body::from(body))
        .unwrap();
    if let Some(device) = device {
        let cookie = format!("{}; {device}", request.headers()["cookie"].to_str().unwrap());
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    let peer: std::net::SocketAddr = format!("{address}:1000").parse().unwrap();
    request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
    app.send(request).await
}

fn device_of(answer: &Answer) -> String {
    let cookies = answer.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let device = cookies
        .filter(|cookie| cookie.contains("HttpOnly"))
        .find(|cookie| cookie.starts_with("casita_device="));
    device.unwrap().split(';').next().unwrap().to_owned()
}

on_one_engine! {
    async fn who_guesses_has_to_wait(store: Store) {
        let (app, sample) = app(&store).await;
        with_password(&app, &sample).await;
        let app = app.with_rate_limits();
        for _ in 0..10 {
            assert_eq!(try_from(&app, "192.0.2.1", None, "guess").await.status, StatusCode::UNAUTHORIZED);
        }
        assert_eq!(try_from(&app, "192.0.2.1", None, PASSWORD).await.status, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(try_from(&app, "192.0.2.2", None, PASSWORD).await.status, StatusCode::OK);
    }

    async fn what_is_right_is_not_counted(store: Store) {
        let (app, sample) = app(&store).await;
        with_password(&app, &sample).await;
        let app = app.with_rate_limits();
        for _ in 0..30 {
            assert_eq!(try_from(&app, "192.0.2.1", None, PASSWORD).await.status, StatusCode::OK);
        }
    }
}

on_both_engines! {
    async fn strangers_who_guess_keep_nobody_out(store: Store) {
        let (app, sample) = app(&store).await;
        with_password(&app, &sample).await;
        let app = app.with_rate_limits();
        let device = device_of(&try_from(&app, "198.51.100.1", None, PASSWORD).await);
        for stranger in 1..=60 {
            try_from(&app, &format!("192.0.2.{stranger}"), None, "guess").await;
        }
        for (address, device, why) in [
            ("198.51.100.1", None, "an address that the owner came from"),
            ("192.0.2.1", Some(&*device), "a browser that the owner signed in on, beside a stranger"),
            ("203.0.113.1", None, "a new place, at the first try"),
        ] {
            assert_eq!(try_from(&app, address, device, PASSWORD).await.status, StatusCode::OK, "{why}");
        }
        assert_eq!(try_from(&app, "203.0.113.2", None, "guess").await.status, StatusCode::UNAUTHORIZED);
        assert_eq!(try_from(&app, "203.0.113.2", None, PASSWORD).await.status, StatusCode::TOO_MANY_REQUESTS);
        for _ in 0..10 {
            assert_eq!(try_from(&app, "203.0.113.9", Some(&device), "guess").await.status, StatusCode::UNAUTHORIZED);
        }
        assert_eq!(try_from(&app, "203.0.113.9", Some(&device), "guess").await.status, StatusCode::TOO_MANY_REQUESTS);
    }
}
