//! Invalid input: every response is JSON with the reason, and no data is lost.

use axum::body::Body;
use http::{Method, Request, StatusCode};
use serde_json::json;
use testkit::on_one_engine;

use crate::app;

const ESTIMATE: &str = "/websites/api/v2/quote/estimate/";

on_one_engine! {
    async fn what_does_not_exist_is_a_json_404(store: Store) {
        let (app, sample) = app(&store).await;
        for path in [
            "/websites/api/v2/site/nowhere/".to_owned(),
            "/websites/api/v2/property/?name_space=nowhere".to_owned(),
            "/websites/api/v2/property/not-a-key/?site_namespace=site-7".to_owned(),
            format!("/websites/api/v2/property/{}/?site_namespace=site-7", sample.listing),
            "/websites/api/v2/no-such-thing/".to_owned(),
            "/api/v2/no-such-thing/".to_owned(),
            "/api/v3/".to_owned(),
            "/websites/api/v2/property/%ff%fe".to_owned(),
            "/websites/api/v2/site/%00".to_owned(),
            "/api/v2/listing/%ff/".to_owned(),
            "/s/%ff/".to_owned(),
            "/floor/many".to_owned(),
        ] {
            let answer = app.get(&path).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
            assert_eq!(answer.json(), json!({"code": "not_found", "detail": "Not found.", "data": {}}), "{path}");
        }
    }

    async fn a_wrong_field_is_named(store: Store) {
        let (app, sample) = app(&store).await;
        let good = json!({"property": sample.property.to_string(), "namespace": "site-7", "check_in": "2026-07-10", "check_out": "2026-07-14"});
        for (field, value, message) in [
            ("check_out", json!("2026-07-10"), "Check-out must be after check-in."),
            ("check_out", json!("2036-07-10"), "A stay can have at most 1096 nights."),
            ("check_in", json!("10.7.2026"), "Input contains invalid characters."),
            ("check_in", json!(7), "Invalid type: integer `7`, expected a formatted date string."),
            ("adults", json!(-1), "Invalid value: integer `-1`, expected u32."),
            ("adults", json!(1000), "A party can have at most 999 adults."),
            ("smoker", json!("yes"), "Invalid type: string \"yes\", expected a boolean."),
            ("addons", json!(["nonsense"]), "A key has 26 characters."),
        ] {
            let mut body = good.clone();
            body[field] = value;
            let answer = app.post(ESTIMATE, &body).await;
            assert_eq!((answer.status, answer.json()), (StatusCode::BAD_REQUEST, json!({field: [message]})));
        }
        let mut body = good;
        body.as_object_mut().unwrap().remove("namespace");
        assert_eq!(app.post(ESTIMATE, &body).await.json(), json!({"namespace": ["This field is required."]}));
    }

    async fn a_wrong_parameter_is_named(store: Store) {
        let (app, _) = app(&store).await;
        for (query, field) in [
            ("", "name_space"),
            ("name_space=site-7&limit=0", "limit"),
            ("name_space=site-7&limit=-1", "limit"),
            ("name_space=site-7&limit=many", "limit"),
            ("name_space=site-7&order_by=luck", "order_by"),
            ("name_space=site-7&check_in=2026-07-10", "check_out"),
            ("name_space=site-7&check_in=2026-07-10&check_out=2026-07-09", "check_out"),
            ("name_space=site-7&check_in=soon&check_out=later", "check_in"),
            ("name_space=site-7&min_lat=1", "non_field_errors"),
            ("name_space=site-7&enforce_min_stay=perhaps", "enforce_min_stay"),
        ] {
            let answer = app.get(&format!("/websites/api/v2/property/?{query}")).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{query}");
            assert!(answer.json()[field][0].is_string(), "{query}: {}", answer.text());
        }
    }

    async fn a_body_that_is_no_json_is_refused(store: Store) {
        let (app, _) = app(&store).await;
        for body in ["", "{", "[]", "\"text\"", "{\"property\": }"] {
            let answer = app.post_text(ESTIMATE, body).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}");
            assert!(answer.json()["non_field_errors"][0].is_string(), "{body}: {}", answer.text());
        }
        for (media_type, status) in [
            ("application/json", StatusCode::BAD_REQUEST),
            ("Application/JSON; charset=\"UTF-8\"", StatusCode::BAD_REQUEST),
            ("text/plain", StatusCode::UNSUPPORTED_MEDIA_TYPE),
            ("application/json5", StatusCode::UNSUPPORTED_MEDIA_TYPE),
            ("application/jsonp", StatusCode::UNSUPPORTED_MEDIA_TYPE),
            ("application/json; charset=utf-16", StatusCode::UNSUPPORTED_MEDIA_TYPE),
        ] {
            let sent = app.request(Method::POST, ESTIMATE).header("content-type", media_type).body(Body::from("{}")).unwrap();
            assert_eq!(app.send(sent).await.status, status, "{media_type}");
        }
    }

    async fn a_huge_body_is_refused(store: Store) {
        let (app, _) = app(&store).await;
        let answer = app.post_text(ESTIMATE, &format!("{{\"property\": \"{}\"}}", "x".repeat(2_000_000))).await;
        assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too_large")));
    }

    async fn a_wrong_method_is_refused(store: Store) {
        let (app, _) = app(&store).await;
        let answer = app.send(app.request(Method::DELETE, ESTIMATE).body(Body::empty()).unwrap()).await;
        assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::METHOD_NOT_ALLOWED, &json!("method_not_allowed")));
    }

    async fn a_write_without_the_csrf_token_is_refused(store: Store) {
        let (app, _) = app(&store).await;
        let attempts = [(None, None), (Some("csrftoken=a"), None), (None, Some("a")), (Some("csrftoken=a"), Some("b")), (Some("csrftoken="), Some(""))];
        for (cookie, header) in attempts {
            let mut request = Request::post(ESTIMATE).header("content-type", "application/json");
            if let Some(cookie) = cookie {
                request = request.header("cookie", cookie);
            }
            if let Some(header) = header {
                request = request.header("x-csrftoken", header);
            }
            let answer = app.send(request.body(Body::from("{}")).unwrap()).await;
            assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::FORBIDDEN, &json!("csrf")));
        }
    }

    async fn a_write_that_another_site_asks_for_is_refused_even_with_a_good_token(store: Store) {
        let (app, _) = app(&store).await;
        for (site, passes) in
            [(None, true), (Some("same-origin"), true), (Some("none"), true), (Some("same-site"), false), (Some("cross-site"), false)]
        {
            let mut request = Request::post(ESTIMATE).header("content-type", "application/json");
            request = request.header("cookie", "csrftoken=a").header("x-csrftoken", "a");
            if let Some(site) = site {
                request = request.header("sec-fetch-site", site);
            }
            let answer = app.send(request.body(Body::from("{}")).unwrap()).await;
            assert_eq!(answer.status == StatusCode::FORBIDDEN, !passes, "{site:?}: {}", answer.text());
        }
    }
}
