//! Rental agreements, filled in from a quote.

use http::StatusCode;
use sea_orm::{EntityTrait, PaginatorTrait};
use serde_json::{Value, json};
use store::row::quotes::quote;
use testkit::{Sample, TestApp, on_one_engine};

use crate::app;

const FIRST: &str = "# Agreement\n\n**{{guest_name}}** stays at {{property_name}}, {{address}}, from {{check_in}} to {{check_out}} with {{guests}} people for {{total}}, paid {{payment_schedule}}; deposit {{deposit}}. {{nonsense}}\n\nSigned on {{signed_at}}.";

async fn quote(app: &TestApp, sample: Sample) -> Value {
    let body = json!({"property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14"});
    app.post("/websites/api/v2/quote/", &body).await.json()
}

async fn with_agreement(store: &store::Store) -> Sample {
    let (_, sample) = app(store).await;
    let tx = store.write().await.unwrap();
    sample.insert_agreement(&tx, 1, FIRST).await;
    tx.commit().await.unwrap();
    sample
}

on_one_engine! {
    async fn an_agreement_is_filled_in_and_whoever_signs_stays_text(store: Store) {
        let sample = with_agreement(&store).await;
        let app = TestApp::new(store.clone());
        let made = quote(&app, sample).await;
        let path = made["rental_agreement_url"].as_str().unwrap();
        assert_eq!(path, format!("/websites/api/v2/quote/{}/agreement/", made["key"].as_str().unwrap()));
        let blank = app.get(path).await;
        assert_eq!(blank.status, StatusCode::OK);
        assert!(blank.text().contains("<strong>________</strong> stays at A home"), "{}", blank.text());
        app.patch(&format!("/websites/api/v2/quote/{}/", made["key"].as_str().unwrap()), &json!({"first_name": "<b>Ada</b>", "last_name": "*Byron*"})).await;
        let answer = app.get(path).await;
        for part in [
            "<h2>Agreement</h2>",
            "<strong>&lt;b&gt;Ada&lt;/b&gt; *Byron*</strong>",
            "from July 10, 2026 to July 14, 2026 with 2 people for $495.00, paid $495.00 (July 1, 2026); deposit $300.00. {{nonsense}}",
            "Signed on ________.",
        ] {
            assert!(answer.text().contains(part), "{part} is missing in {}", answer.text());
        }
        assert!(answer.headers["content-type"].to_str().unwrap().starts_with("text/html"));
        // Our own pages may frame it; it runs no scripts and loads nothing.
        assert_eq!(answer.headers["x-frame-options"], "SAMEORIGIN");
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; style-src 'sha256-") && policy.contains("frame-ancestors 'self'"), "{policy}");
    }

    async fn a_later_edition_is_for_later_quotes(store: Store) {
        let sample = with_agreement(&store).await;
        let app = TestApp::new(store.clone());
        let before = quote(&app, sample).await;
        let tx = store.write().await.unwrap();
        sample.insert_agreement(&tx, 8, "The second edition.").await;
        tx.commit().await.unwrap();
        let path = |quote: &Value| quote["rental_agreement_url"].as_str().unwrap().to_owned();
        assert!(app.get(&path(&before)).await.text().contains("stays at A home"));
        let later = TestApp::at(store.clone(), "2026-08-02T12:00:00Z");
        let body = json!({"property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": "2026-09-10", "check_out": "2026-09-14"});
        let after = later.post("/websites/api/v2/quote/", &body).await.json();
        assert!(later.get(&path(&after)).await.text().contains("The second edition."));
        assert_eq!(later.get(&path(&before)).await.status, StatusCode::GONE);
    }

    async fn an_agreement_can_be_read_before_there_is_a_quote(store: Store) {
        let sample = with_agreement(&store).await;
        let app = TestApp::new(store.clone());
        let stay = |check_in: &str| json!({"property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": check_in, "check_out": "2026-07-14"});
        let path = "/websites/api/v2/quote/estimate/agreement/";
        let read = app.post(path, &stay("2026-07-10")).await;
        assert_eq!((read.status, &read.headers["content-type"]), (StatusCode::OK, &"text/html; charset=utf-8".parse().unwrap()));
        let words = "<strong>________</strong> stays at A home, Seaside, OR, US, from July 10, 2026 to July 14, 2026 with 2 people for $495.00";
        assert!(read.text().contains(words), "{}", read.text());
        assert_eq!(quote::Entity::find().count(store.read()).await.unwrap(), 0);
        let refused = app.post(path, &stay("2026-07-13")).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::BAD_REQUEST, &json!("min_stay")));
    }

    async fn without_an_agreement_there_is_none_to_read(store: Store) {
        let (app, sample) = app(&store).await;
        let made = quote(&app, sample).await;
        assert_eq!(made["rental_agreement_url"], Value::Null);
        let answer = app.get(&format!("/websites/api/v2/quote/{}/agreement/", made["key"].as_str().unwrap())).await;
        assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::NOT_FOUND, &json!("not_found")));
        let stay = json!({"property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14"});
        assert_eq!(app.post("/websites/api/v2/quote/estimate/agreement/", &stay).await.status, StatusCode::NOT_FOUND);
    }
}
