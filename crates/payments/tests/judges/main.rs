//! Checks the payment code against third-party code. `tools/judges/run` installs and starts the third-party programs and sets
//! their addresses in the environment; tests of a missing one are skipped with a message.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod emulate;
mod envelopes;
#[path = "../hook/mod.rs"]
mod hook;
mod localstripe;
mod signatures;

use std::sync::Arc;

use payments::{Bases, Credentials, Limits, Office, Provider, Settings};

const WEBHOOK_SECRET: &str = "whsec_judge";

/// The address of a third-party program; if missing, prints why the test is skipped.
fn judge(variable: &str) -> Option<String> {
    let place = std::env::var(variable).ok();
    if place.is_none() {
        eprintln!("skipped: {variable} is not set; run tools/judges/run");
    }
    place
}

fn stripe_at(base: &str, secret_key: &str) -> Arc<dyn Provider> {
    let stripe = Settings { base: base.to_owned(), limits: Limits::default() };
    let bases = Bases { stripe, plain_stripe: true, ..Bases::default() };
    let json = serde_json::json!({
        "provider": "s", "secret_key": secret_key, "publishable_key": "pk_judge", "webhook_secrets": [WEBHOOK_SECRET],
    });
    let credentials = Credentials::from_json(&json.to_string()).unwrap();
    Office::new(&bases).unwrap().open(credentials)
}

/// A client for the browser's and the operator's requests, which the provider clients never send.
fn browser() -> reqwest::Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none()).build().unwrap()
}

async fn post(url: &str, form: &[(&str, &str)]) -> reqwest::Response {
    let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
    let request = browser().post(url).header("content-type", "application/x-www-form-urlencoded").body(body);
    request.header("authorization", "Bearer sk_judge").send().await.unwrap()
}
