//! The setup from signing up to a home on sale, step by step, derived from the data.

use domain::accounts::role::Role;
use flows::accounts;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Client, TestApp, insert, on_one_engine, photo_row};

use crate::two_tenants;

async fn state(client: &Client<'_>) -> Value {
    client.get("/api/v2/onboarding/").await.json()
}

fn done(state: &Value) -> Vec<&str> {
    let steps = state["steps"].as_array().unwrap();
    steps.iter().filter(|step| step["done"] == true).map(|step| step["name"].as_str().unwrap()).collect()
}

async fn make(client: &Client<'_>, noun: &str, body: &Value) -> String {
    let made = client.post(&format!("/api/v2/{noun}/"), body).await;
    assert_eq!(made.status, StatusCode::CREATED, "{noun}: {}", made.text());
    made.json()["key"].as_str().unwrap().to_owned()
}

on_one_engine! {
    async fn every_step_is_done_when_its_rows_say_so(store: Store) {
        let app = TestApp::new(store.clone());
        let signed_up = app.post("/api/v2/signup/", &json!({
            "name": "Lake Houses", "email": "ida@lake.test", "password": "a house by the lake", "first_name": "Ida",
            "last_name": "Lake", "currency": "USD", "time_zone": "America/New_York", "language": "en",
            "setup_code": accounts::new_setup_code(app.flows()).await.unwrap(),
        })).await;
        let cookie = signed_up.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok()).find(|text| text.starts_with("casita_session=")).unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let user = signed_up.json()["user"]["key"].as_str().unwrap().parse().unwrap();
        let ida = app.with_cookie(&cookie, user);
        let first = state(&ida).await;
        assert_eq!((done(&first), &first["complete"], &first["property"]), (vec![], &json!(false), &Value::Null));
        assert_eq!(first["site"]["url"], "http://casita.test/s/lake-houses/");
        let home = make(&ida, "property", &json!({"name": "Agate House"})).await;
        let listing = make(&ida, "listing", &json!({"property": home, "currency": "USD"})).await;
        let begun = state(&ida).await;
        assert_eq!((done(&begun), &begun["property"]["key"], &begun["property"]["listing"]), (vec![], &json!(home), &json!(listing)));
        let described = json!({"description": "d".repeat(80), "city": "Agate Cove", "lat": 44.9, "lon": -124.0});
        ida.patch(&format!("/api/v2/property/{home}/"), &described).await;
        make(&ida, "listing-rate", &json!({"listing": listing, "name": "Base", "base_rate": true, "week_night": 10_000})).await;
        assert_eq!(done(&state(&ida).await), ["home", "price"]);
        let terms = json!({
            "refund_policy": make(&ida, "refund-policy", &json!({"name": "Usual", "method": "days_prior", "tiers": [{"days": 30, "percent": 100}]})).await,
            "payment_policy": make(&ida, "payment-policy", &json!({"name": "Two parts", "parts": [{"share": {"percent": 5000}, "due": "at_booking"}, {"share": "remainder", "due": {"days_before_check_in": 30}}]})).await,
            "agreement": make(&ida, "agreement", &json!({"name": "Agreement", "body": "Be kind, {{guest_name}}."})).await,
        });
        let set = ida.patch(&format!("/api/v2/listing/{listing}/"), &terms).await;
        assert_eq!(set.status, StatusCode::OK, "{}", set.text());
        let activate = async || ida.post("/api/v2/listing/activate/", &json!({"object_keys": [listing]})).await.json();
        assert_eq!(activate().await["message"], "Setup Incomplete", "nobody books what they cannot see");
        let tx = store.write().await.unwrap();
        insert(&tx, photo_row(home.parse().unwrap(), 700)).await;
        tx.commit().await.unwrap();
        assert_eq!(activate().await["message"], "Listings Activated");
        let site = first["site"]["key"].as_str().unwrap();
        ida.patch(&format!("/api/v2/site/{site}/"), &json!({"tagline": "Homes by lakes"})).await;
        let late = state(&ida).await;
        assert_eq!(done(&late), ["home", "photos", "price", "rules", "publish", "site"]);
        assert_eq!(late["property"]["refund_policy"], terms["refund_policy"]);
        // A paused home is no longer published: the steps always match the data.
        ida.post("/api/v2/listing/pause/", &json!({"object_keys": [listing]})).await;
        assert_eq!(done(&state(&ida).await), ["home", "photos", "price", "rules", "site"]);
    }

    async fn nobody_sees_another_accounts_way(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let mine = state(&owner).await;
        assert_eq!(mine["property"]["key"], ours.property.to_string());
        assert!(!mine.to_string().contains(&theirs.site.to_string()));
        let elsewhere = make(&owner, "property-group", &json!({"name": "Elsewhere"})).await;
        let limited = app.sign_in_limited(ours.account, Role::Agent, &[elsewhere.parse().unwrap()]).await;
        assert_eq!(state(&limited).await["property"], Value::Null, "a home outside of one's groups is not told");
    }
}
