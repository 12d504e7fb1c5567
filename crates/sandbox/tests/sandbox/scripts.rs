//! The browser scripts: served, parsed by a JavaScript engine, accessible to other origins.

use std::io::Write;
use std::process::{Command, Stdio};

use http::StatusCode;

use crate::client::Client;

const SCRIPTS: [&str; 5] = [
    "/stripe/v3/",
    "/stripe/v3",
    "/stripe/assets/frame.js",
    "/stripe/assets/checkout.js",
    "/spreedly/iframe-v1.min.js",
];

#[tokio::test]
async fn scripts_are_served_and_parse() {
    let client = Client::new();
    for path in SCRIPTS {
        let script = client.get(path).await;
        assert_eq!(
            (script.status, script.header("content-type")),
            (StatusCode::OK, "text/javascript"),
            "{path}"
        );
        match parse(&script.text) {
            Some(complaint) => assert_eq!(complaint, "", "{path}"),
            None => eprintln!("skipped: there is no Node here to parse {path}"),
        }
    }
}

/// Node's syntax errors in a script; None without Node.
fn parse(script: &str) -> Option<String> {
    let check =
        Command::new("node").args(["--check", "-"]).stdin(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut check = check.ok()?;
    check.stdin.take()?.write_all(script.as_bytes()).ok()?;
    Some(String::from_utf8_lossy(&check.wait_with_output().ok()?.stderr).into_owned())
}

#[tokio::test]
async fn frames_have_labelled_fields() {
    let client = Client::new();
    for (element, labels) in [
        ("card", vec!["Card number", "Expiration date", "Security code"]),
        ("cardNumber", vec!["Card number"]),
        ("cardExpiry", vec!["Expiration date"]),
        ("cardCvc", vec!["Security code"]),
    ] {
        let frame = client.get(&format!("/stripe/frame/{element}?group=g1")).await.text;
        assert_eq!(frame.matches("<input").count(), labels.len(), "{element}");
        assert!(labels.iter().all(|label| frame.contains(&format!("aria-label=\"{label}\""))), "{element}");
    }
    assert_eq!(client.get("/stripe/frame/iban?group=g1").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn pages_of_other_origins_may_call() {
    let client = Client::new();
    let headers = [
        ("origin", "https://shop.test"),
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "content-type"),
    ];
    for path in ["/spreedly/v1/payment_methods.json", "/stripe/v1/payment_methods"] {
        let preflight = client.send("OPTIONS", path, &headers, String::new()).await;
        assert_eq!(preflight.status, StatusCode::OK, "{path}");
        assert_eq!(preflight.header("access-control-allow-origin"), "https://shop.test");
    }
}

#[tokio::test]
async fn the_front_page_lists_the_cards() {
    let page = Client::new().get("/").await.text;
    assert!(page.contains("4242 4242 4242 4242") && page.contains("3782 822463 10005"));
    assert!(page.contains("http://sandbox.test/stripe"));
}
