//! A client of the router: forms for Stripe, JSON for Spreedly and the control, XML for Braintree.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use http::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use sandbox::{Options, Sandbox, router};
use serde_json::Value;
use tower::ServiceExt;

pub(crate) const SECRET_KEY: &str = "sk_test_acme";
pub(crate) const PUBLISHABLE_KEY: &str = "pk_test_acme";

#[derive(Clone, Debug)]
pub(crate) struct Client(Router);

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {} {}", self.status, self.text))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }
}

/// With short delays, so that slow cards do not make slow tests.
pub(crate) fn quick() -> Options {
    Options {
        hold: Duration::from_millis(120),
        webhook_retry: Duration::from_millis(20),
        ..Options::default()
    }
}

impl Client {
    pub(crate) fn new() -> Self {
        Self::with(quick())
    }

    pub(crate) fn with(options: Options) -> Self {
        Self(router(Sandbox::open(options).unwrap()))
    }

    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header(HOST, "sandbox.test");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = self.0.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        let (parts, body) = answer.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], String::new()).await
    }

    pub(crate) async fn post_json(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &[(CONTENT_TYPE.as_str(), "application/json")], body.to_string()).await
    }

    pub(crate) async fn post_form(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        let kind = (CONTENT_TYPE.as_str(), "application/x-www-form-urlencoded");
        self.send("POST", path, &[kind], encode(form)).await
    }

    /// A server's request with the secret key.
    pub(crate) async fn stripe(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        self.stripe_with(path, form, None).await
    }

    pub(crate) async fn stripe_with(&self, path: &str, form: &[(&str, &str)], key: Option<&str>) -> Answer {
        let bearer = format!("Bearer {SECRET_KEY}");
        let mut headers = vec![
            (AUTHORIZATION.as_str(), bearer.as_str()),
            (CONTENT_TYPE.as_str(), "application/x-www-form-urlencoded"),
        ];
        headers.extend(key.map(|key| ("Idempotency-Key", key)));
        self.send("POST", &format!("/stripe/v1/{path}"), &headers, encode(form)).await
    }

    pub(crate) async fn stripe_get(&self, path: &str) -> Answer {
        let bearer = format!("Bearer {SECRET_KEY}");
        self.send("GET", &format!("/stripe/v1/{path}"), &[(AUTHORIZATION.as_str(), &bearer)], String::new())
            .await
    }

    /// A browser's request with the publishable key.
    pub(crate) async fn browser(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        let mut form = form.to_vec();
        form.push(("key", PUBLISHABLE_KEY));
        self.post_form(&format!("/stripe/v1/{path}"), &form).await
    }

    /// Creates a payment method from a card entered in a browser.
    pub(crate) async fn method(&self, number: &str) -> String {
        let cvc = if number.len() == 15 { "1234" } else { "123" };
        let form = [
            ("type", "card"),
            ("card[number]", number),
            ("card[exp_month]", "12"),
            ("card[exp_year]", "34"),
            ("card[cvc]", cvc),
        ];
        text(&self.browser("payment_methods", &form).await.json()["id"])
    }

    pub(crate) async fn customer(&self) -> String {
        text(&self.stripe("customers", &[("email", "guest@example.com")]).await.json()["id"])
    }

    /// Creates and confirms a payment, with the guest present.
    pub(crate) async fn pay(&self, method: &str, more: &[(&str, &str)]) -> Answer {
        let mut form =
            vec![("amount", "12950"), ("currency", "usd"), ("confirm", "true"), ("payment_method", method)];
        form.extend_from_slice(more);
        self.stripe("payment_intents", &form).await
    }

    pub(crate) async fn ledger(&self) -> Vec<Value> {
        self.get("/_control/ledger").await.json()["entries"].as_array().unwrap().clone()
    }

    pub(crate) async fn spreedly(&self, method: &str, path: &str, body: &Value) -> Answer {
        let basic = format!("Basic {}", BASE64_STANDARD.encode("env_acme:secret"));
        let headers = [(AUTHORIZATION.as_str(), basic.as_str()), (CONTENT_TYPE.as_str(), "application/json")];
        self.send(method, &format!("/spreedly/v1/{path}"), &headers, body.to_string()).await
    }

    pub(crate) async fn braintree(&self, method: &str, path: &str, body: &str) -> Answer {
        let basic = format!("Basic {}", BASE64_STANDARD.encode("public:private"));
        let headers = [(AUTHORIZATION.as_str(), basic.as_str()), (CONTENT_TYPE.as_str(), "application/xml")];
        self.send(method, &format!("/braintree/merchants/acme/{path}"), &headers, body.to_owned()).await
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

fn encode(form: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish()
}
