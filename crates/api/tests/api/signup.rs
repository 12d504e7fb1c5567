//! Signing up for an account.

use axum::body::Body;
use domain::accounts::role::Role;
use flows::accounts;
use http::{Method, StatusCode};
use sea_orm::EntityTrait;
use serde_json::{Value, json};
use store::row::accounts::{account, setup_code};
use store::row::sessions::user;
use store::row::sites::site;
use testkit::{TestApp, on_both_engines};

use crate::{app, audited};

const PATH: &str = "/api/v2/signup/";

fn lucia() -> Value {
    json!({
        "name": "Casa Lucía", "email": "Lucia@casa.test", "password": "una casa blanca", "first_name": "Lucía",
        "last_name": "Romero", "currency": "EUR", "time_zone": "Europe/Madrid", "language": "es",
    })
}

/// Signs up with the setup code that the program prints.
async fn first(app: &TestApp) -> Value {
    let mut input = lucia();
    input["setup_code"] = json!(accounts::new_setup_code(app.flows()).await.unwrap());
    input
}

on_both_engines! {
    async fn an_empty_house_is_claimed_with_the_code_that_the_program_printed(store: Store) {
        let app = TestApp::new(store.clone());
        assert_eq!(app.get("/api/v2/session/").await.json()["setup_code"], true);
        let printed = [first(&app).await, first(&app).await];
        let mut wrong = lucia();
        for code in [json!(null), json!(""), json!("aaaa-aaaa-aaaa")] {
            wrong["setup_code"] = code;
            let refused = app.post(PATH, &wrong).await;
            assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &json!("setup_code")));
        }
        assert_eq!(app.post(PATH, &printed[1]).await.status, StatusCode::CREATED);
        assert_eq!(app.get("/api/v2/session/").await.json()["setup_code"], false);
        assert_eq!(setup_code::Entity::find().all(store.read()).await.unwrap(), [], "the other code opens nothing more");
    }

    async fn whoever_is_on_the_machine_needs_no_code(store: Store) {
        let app = TestApp::new(store.clone());
        for (host, status) in [("homes.example", StatusCode::FORBIDDEN), ("127.0.0.1:8080", StatusCode::CREATED)] {
            let request = app.request(Method::POST, PATH).header("content-type", "application/json").header("host", host);
            let mut request = request.body(Body::from(lucia().to_string())).unwrap();
            let peer: std::net::SocketAddr = "127.0.0.1:1000".parse().unwrap();
            request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
            assert_eq!(app.send(request).await.status, status, "{host}");
        }
    }

    async fn the_first_account_comes_with_a_site_and_its_owner_runs_the_place(store: Store) {
        let app = TestApp::new(store.clone());
        let made = app.post(PATH, &first(&app).await).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let session = made.json();
        assert_eq!((&session["role"], &session["user"]["email"], &session["user"]["is_operator"]), (&json!("owner"), &json!("lucia@casa.test"), &json!(true)));
        assert_eq!((&session["account"]["name"], &session["account"]["currency"]["code"], &session["user"]["language"]), (&json!("Casa Lucía"), &json!("EUR"), &json!("es")));
        let public = app.get("/websites/api/v2/site/casa-lucia").await;
        assert_eq!((public.status, &public.json()["name"]), (StatusCode::OK, &json!("Casa Lucía")));
        let entered = app.post("/api/v2/session/", &json!({"email": "lucia@casa.test", "password": "una casa blanca"})).await;
        assert_eq!(entered.status, StatusCode::OK);
        assert_eq!(audited(&store).await, ["sign-up"]);
        // The second owner is no operator, and the site gets another namespace.
        let mut second = lucia();
        second["email"] = json!("other@casa.test");
        let second = app.post(PATH, &second).await;
        assert_eq!((second.status, &second.json()["user"]["is_operator"]), (StatusCode::CREATED, &json!(false)));
        assert_eq!(app.get("/websites/api/v2/site/casa-lucia-2").await.status, StatusCode::OK);
    }

    async fn what_is_wrong_is_told_by_its_field_and_nothing_is_kept(store: Store) {
        let (app, _) = app(&store).await;
        for (field, value) in [
            ("name", json!(" ")), ("email", json!("nobody")), ("password", json!("short")), ("currency", json!("XXX")),
            ("time_zone", json!("Mars/Crater")), ("namespace", json!("a b")), ("namespace", json!("site-7")), ("namespace", json!("mail")), ("language", json!("tlh")),
        ] {
            let mut input = lucia();
            input[field] = value;
            let refused = app.post(PATH, &input).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{field}: {}", refused.text());
            assert!(refused.json()[field].is_array(), "{field}: {}", refused.text());
        }
        assert_eq!(account::Entity::find().all(store.read()).await.unwrap().len(), 1);
        assert_eq!(site::Entity::find().all(store.read()).await.unwrap().len(), 1);
    }

    async fn where_letters_leave_the_house_nobody_learns_who_is_known(store: Store) {
        let (app, sample) = app(&store).await;
        app.sign_in(sample.account, Role::Owner).await;
        let app = app.with_letters_sent();
        assert_eq!(app.get("/api/v2/session/").await.json()["sign_up_by_letter"], true);
        let (fresh, mut known) = (lucia(), lucia());
        known["email"] = json!("Owner@account-7.test");
        let mut answers = Vec::new();
        for input in [&fresh, &known] {
            let began = std::time::Instant::now();
            let answer = app.post(PATH, input).await;
            assert!(began.elapsed() >= std::time::Duration::from_millis(500));
            assert!(!answer.headers.get_all("set-cookie").iter().any(|cookie| cookie.to_str().unwrap().starts_with("casita_session")));
            answers.push((answer.status, answer.json()));
        }
        assert_eq!(answers[0], answers[1]);
        assert_eq!((answers[0].0, &answers[0].1["user"]), (StatusCode::ACCEPTED, &Value::Null));
        app.work_off().await;
        let mut subjects = app.mailbox().subjects();
        subjects.sort();
        assert_eq!(subjects, ["Elija una nueva contraseña", "You already have an account"]);
        let typed = app.post("/api/v2/session/", &json!({"email": "lucia@casa.test", "password": "una casa blanca"})).await;
        assert_eq!(typed.status, StatusCode::UNAUTHORIZED, "the letter is what lets in");
        assert_eq!(user::Entity::find().all(store.read()).await.unwrap().len(), 2);
    }

    async fn a_closed_house_opens_its_first_account_only(store: Store) {
        let app = TestApp::new(store.clone()).without_sign_up();
        assert_eq!(app.get("/api/v2/session/").await.json()["sign_up"], true);
        assert_eq!(app.post(PATH, &first(&app).await).await.status, StatusCode::CREATED);
        assert_eq!(app.get("/api/v2/session/").await.json()["sign_up"], false);
        let mut second = lucia();
        second["email"] = json!("other@casa.test");
        let refused = app.post(PATH, &second).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &json!("sign_up_closed")));
    }
}
