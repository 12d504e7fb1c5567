//! The HTML of pages before any script runs.

use std::path::PathBuf;

use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_one_engine;

use crate::{app, two_tenants};

/// A web build with one script and one style, as Vite would write it.
pub fn small_web() -> PathBuf {
    let folder = std::env::temp_dir().join("casita_test_web");
    std::fs::create_dir_all(folder.join(".vite")).unwrap();
    let manifest = r#"{"src/site/main.tsx": {"file": "assets/site-1.js", "css": ["assets/site-1.css"], "imports": ["_vendor.js"]},
        "src/account/main.tsx": {"file": "assets/account-1.js"}, "_vendor.js": {"file": "assets/vendor-1.js"},
        "_browse-1.js": {"file": "assets/browse-1.js", "name": "browse", "imports": ["src/site/main.tsx"]}}"#;
    // Written atomically, because other tests may read it at the same time.
    let draft = folder.join(format!(".vite/{:?}-{}", std::thread::current().id(), std::process::id()));
    std::fs::write(&draft, manifest).unwrap();
    std::fs::rename(draft, folder.join(".vite/manifest.json")).unwrap();
    folder
}

/// Returns the data embedded for the script.
fn first_data(html: &str) -> Value {
    let (_, data) = html.split_once(r#"id="casita">"#).unwrap();
    serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap()
}

on_one_engine! {
    async fn a_property_page_carries_title_data_and_first_view(store: Store) {
        let (app, sample) = app(&store).await;
        let app = app.with_web(small_web());
        let answer = app.get("/s/site-7/properties/a-home/").await;
        assert_eq!(answer.status, StatusCode::OK);
        let html = answer.text();
        for part in [
            "<title>A home · A site</title>",
            r#"<link rel="canonical" href="http://casita.test/s/site-7/properties/a-home/">"#,
            r#"<meta property="og:title" content="A home · A site">"#,
            r#""@type":"VacationRental""#,
            r#"<script type="module" src="/assets/site-1.js"></script>"#,
            r#"<link rel="modulepreload" href="/assets/vendor-1.js">"#,
            r#"<link rel="modulepreload" href="/assets/browse-1.js">"#,
            r#"<style id="react-aria-pressable-style">@layer"#,
            r#"<link rel="stylesheet" href="/assets/site-1.css">"#,
            r#""kind":"property""#,
            &sample.property.to_string(),
        ] {
            assert!(html.contains(part), "{part} is missing");
        }
        assert_eq!(answer.headers["cache-control"], "no-cache");
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self';") && !policy.contains("unsafe"), "{policy}");
        assert!(answer.headers["set-cookie"].to_str().unwrap().starts_with("csrftoken="));
    }

    async fn only_the_operators_map_may_come_from_elsewhere(store: Store) {
        let (app, _) = app(&store).await;
        let map = api::MapOptions::new(Some("https://maps.test/style.json".to_owned()), Some("Maps".to_owned()), &[]).unwrap();
        let answer = app.with_web(small_web()).with_map(map).get("/s/site-7/").await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("connect-src 'self' https://maps.test;") && policy.contains("script-src 'self';"), "{policy}");
        assert!(answer.text().contains(r#""map":{"style_url":"https://maps.test/style.json","attribution":"Maps"}"#));
    }

    async fn home_and_list_carry_their_data(store: Store) {
        let (app, _) = app(&store).await;
        let app = app.with_web(small_web());
        for (path, kind) in [("/s/site-7/", r#""kind":"home""#), ("/s/site-7/properties/", r#""kind":"list""#)] {
            let answer = app.get(path).await;
            assert_eq!(answer.status, StatusCode::OK);
            assert!(answer.text().contains(kind) && answer.text().contains("A home"), "{path}");
        }
        assert_eq!(app.get("/account/properties/").await.status, StatusCode::OK);
    }

    async fn pages_of_a_booking_are_drawn_by_the_script_and_found_by_nobody(store: Store) {
        let (app, _) = app(&store).await;
        let app = app.with_web(small_web());
        for (path, kind) in [
            ("checkout/", "checkout"), ("checkout/stay/", "checkout"), ("checkout/payment/", "checkout"), ("checkout/confirm/?q=", "checkout"),
            ("checkout/elsewhere/", "checkout"),
            ("status/K/", "reservation"), ("contact/K/", "reservation"), ("expired/K/", "reservation"),
        ] {
            let answer = app.get(&format!("/s/site-7/reservation/{path}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            assert!(answer.text().contains(&format!(r#""page":{{"kind":"{kind}"}}"#)) && answer.text().contains("noindex"), "{path}");
            assert_eq!(answer.headers["cache-control"], "private, no-cache", "{path}");
        }
        assert_eq!(app.get("/s/site-7/reservation/elsewhere/").await.status, StatusCode::NOT_FOUND);
    }

    async fn a_checkout_starts_with_its_quote_and_home_and_is_never_kept(store: Store) {
        let (app, sample) = app(&store).await;
        let app = app.with_web(small_web());
        let stay = json!({"property": sample.property.to_string(), "namespace": "site-7", "check_in": "2026-07-10", "check_out": "2026-07-14"});
        let key = app.post("/websites/api/v2/quote/", &stay).await.json()["key"].as_str().unwrap().to_owned();
        let path = format!("/s/site-7/reservation/checkout/stay/?q={key}");
        let first = app.get(&path).await;
        let data = first_data(&first.text());
        assert_eq!(data["page"]["kind"], "checkout");
        assert_eq!(data["page"]["quote"], app.get(&format!("/websites/api/v2/quote/{key}/")).await.json());
        assert_eq!(data["page"]["property"]["key"], sample.property.to_string());
        assert_eq!(first.headers["cache-control"], "private, no-cache");
        app.patch(&format!("/websites/api/v2/quote/{key}/"), &json!({"first_name": "Ada"})).await;
        assert_eq!(first_data(&app.get(&path).await.text())["page"]["quote"]["first_name"], "Ada");
        let without = first_data(&app.get("/s/site-7/reservation/checkout/stay/").await.text());
        assert_eq!(without["page"], json!({"kind": "checkout"}), "the next guest's page is empty");
    }

    async fn what_a_checkout_cannot_show_is_left_to_the_script(store: Store) {
        let (app, sample, other) = two_tenants(&store).await;
        let app = app.with_web(small_web());
        let stay = json!({"property": other.property.to_string(), "namespace": other.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14"});
        let theirs = app.post("/websites/api/v2/quote/", &stay).await.json()["key"].as_str().unwrap().to_owned();
        for q in [theirs, sample.property.to_string(), "nonsense".to_owned(), "a&q=b".to_owned()] {
            let answer = app.get(&format!("/s/site-7/reservation/checkout/stay/?q={q}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{q}");
            assert_eq!(first_data(&answer.text())["page"], json!({"kind": "checkout"}), "{q}");
        }
    }

    async fn what_is_not_there_is_a_page_that_says_so(store: Store) {
        let (app, _) = app(&store).await;
        let app = app.with_web(small_web());
        for path in ["/s/site-7/properties/no-home/", "/s/site-7/nothing/", "/s/no-site/", "/nowhere"] {
            let answer = app.get(path).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
            assert!(answer.text().starts_with("<!doctype html>") && answer.text().contains("noindex"), "{path}");
        }
    }

    async fn without_a_built_web_the_page_says_how_to_build_it(store: Store) {
        let (app, _) = app(&store).await;
        let answer = app.get("/s/site-7/").await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.text().contains("make run"));
    }
}
