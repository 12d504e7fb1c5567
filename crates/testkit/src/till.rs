//! Payment providers and partner for tests: the sandbox on a port of its own, with timeouts for tests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use flows::services::PartnerDesk;
use flows::services::Seal;
use flows::services::{Cashier, SandboxAddress};
use http::Request;
use payments::merchant::sealed::Keyring;
use payments::{Bases, Limits, Secret, Settings};
use sandbox::{Options, Sandbox};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;
use tower::ServiceExt;

use crate::clock::TestClock;

/// The delay of the sandbox's slow cards. Tests do not wait for it: the sandbox closes the connection.
const HOLD: Duration = Duration::from_millis(100);
/// The timeout of all other responses, generous for a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest pause that a partner may request before a retry.
const PAUSE: Duration = Duration::from_millis(400);
/// The polling interval for pending work of providers.
const LOOK: Duration = Duration::from_millis(5);

/// The operator's keys in all tests.
fn keyring() -> Keyring {
    let keys = Secret::new(format!("test:{}", "5a".repeat(32)));
    Keyring::parse(&keys).expect("a key of 64 digits")
}

/// The seal for guest keys.
pub fn seal() -> Seal {
    Seal::new(keyring()).expect("a keyring has a key")
}

/// Stops the server on drop.
#[derive(Debug)]
pub struct Till {
    address: SocketAddr,
    sandbox: Sandbox,
    server: AbortHandle,
}

impl Drop for Till {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Till {
    /// Opens the sandbox with the test's clock.
    pub async fn open(clock: Arc<TestClock>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("the port is known");
        let sandbox = Sandbox::open(Options { hold: HOLD, hang_up: true, clock, ..Options::default() })
            .expect("nothing is remembered");
        let server = tokio::spawn(sandbox::accept(listener, sandbox.clone(), std::future::pending::<()>()));
        Self { address, sandbox, server: server.abort_handle() }
    }

    /// Waits until providers have finished, including work for closed connections.
    pub async fn rest(&self) {
        while self.sandbox.is_busy() {
            tokio::time::sleep(LOOK).await;
        }
    }

    pub fn cashier(&self) -> Cashier {
        let base = format!("http://{}", self.address);
        let limits = Limits { total: PATIENCE, tries: 1, opens_after: u32::MAX, ..Limits::default() };
        let mut bases = Bases::sandbox(&base);
        for settings in [&mut bases.stripe, &mut bases.spreedly, &mut bases.braintree] {
            *settings = Settings { limits, base: settings.base.clone() };
        }
        let address = SandboxAddress { public_url: base, braintree_key: sandbox::braintree_key() };
        // Live credentials are directed to the sandbox, too: a test never charges a real card.
        let cashier = Cashier::new(&bases, Some(keyring())).expect("a client for providers");
        cashier.with_sandbox(&bases, address).expect("a client for the sandbox")
    }

    /// With timeouts for tests.
    pub fn partner_desk(&self) -> PartnerDesk {
        let mut settings = partner::Settings::sandbox(&format!("http://{}", self.address));
        for limits in [&mut settings.live, &mut settings.patient] {
            *limits = Limits {
                total: PATIENCE,
                tries: 1,
                longest_pause: PAUSE,
                opens_after: u32::MAX,
                ..Limits::default()
            };
        }
        let nowhere =
            partner::Settings { base: "http://127.0.0.1:9".to_owned(), ..partner::Settings::default() };
        let desk = PartnerDesk::new(nowhere, Some(keyring())).expect("a client for the partner");
        desk.with_sandbox(settings).expect("a client for the sandbox").with_patience(PATIENCE * 2)
    }

    /// Sends a request to the control endpoints of the partner.
    pub async fn partner(&self, method: &str, path: &str, body: &Value) -> Value {
        let request = Request::builder().method(method).uri(format!("/_control/partner{path}"));
        self.send(request.header("content-type", "application/json"), body.to_string()).await
    }

    /// Adds a picture to the partner's system, and returns its URL.
    pub async fn hang_picture(&self, name: &str, bytes: Vec<u8>) -> String {
        let request = Request::put(format!("/_control/partner/pictures/{name}"));
        self.send(request, bytes).await;
        format!("http://{}/partner/pictures/{name}", self.address)
    }

    /// The fields of `reservation-credit-card/` that the browser would send for a card number.
    pub async fn card(&self, provider: &str, merchant: &str, number: &str) -> Value {
        let named = json!({"card_name": "Ann Guest", "card_expires_month": 12, "card_expires_year": 2030});
        let mut card = match provider {
            "s" => json!({"card_token": self.stripe_token(merchant, number).await}),
            "sp" => json!({"card_token": self.spreedly_token(merchant, number).await}),
            _ => {
                let key = sandbox::braintree_key();
                json!({"card_number": sandbox::seal(&key, number), "card_cvv": sandbox::seal(&key, "123")})
            }
        };
        for (name, value) in named.as_object().expect("fields") {
            card[name] = value.clone();
        }
        card
    }

    async fn stripe_token(&self, merchant: &str, number: &str) -> String {
        let form =
            format!("card[number]={number}&card[exp_month]=12&card[exp_year]=2030&card[cvc]=123&type=card");
        let made = self.send(
            Request::post("/stripe/v1/payment_methods")
                .header("authorization", format!("Bearer pk_test_{merchant}"))
                .header("content-type", "application/x-www-form-urlencoded"),
            form,
        );
        made.await["id"].as_str().expect("a payment method").to_owned()
    }

    async fn spreedly_token(&self, merchant: &str, number: &str) -> String {
        let card = json!({"payment_method": {"credit_card": {
            "first_name": "Ann", "last_name": "Guest", "number": number, "verification_value": "123", "month": "12",
            "year": "2030",
        }}});
        let path = format!("/spreedly/v1/payment_methods.json?environment_key={merchant}");
        let made =
            self.send(Request::post(path).header("content-type", "application/json"), card.to_string()).await;
        made["transaction"]["payment_method"]["token"].as_str().expect("a vaulted card").to_owned()
    }

    /// Completes the authentication on the bank's page: "Complete authentication", or "Fail".
    pub async fn prove(&self, provider: &str, auth_token: &str, well: bool) {
        let outcome = if well { "complete" } else { "fail" };
        let (path, form) = if provider == "s" {
            let id = auth_token.split_once("_secret_").expect("a client secret").0;
            (format!("/stripe/3ds/{id}?client_secret={auth_token}"), format!("outcome={outcome}"))
        } else {
            (format!("/spreedly/challenge/{auth_token}"), format!("outcome={outcome}&framed=true"))
        };
        let request = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
        self.send(request, form).await;
    }

    /// All money movements of a merchant.
    pub async fn ledger(&self, merchant: &str) -> Vec<Value> {
        let all =
            self.send(Request::get(format!("/_control/ledger?account={merchant}")), String::new()).await;
        all["entries"].as_array().cloned().unwrap_or_default()
    }

    /// Injects a fault into the sandbox.
    pub async fn fault(&self, fault: &Value) {
        let request = Request::post("/_control/faults").header("content-type", "application/json");
        self.send(request, fault.to_string()).await;
    }

    /// Waits until the injected faults have been applied as often as they were to be.
    pub async fn struck(&self) {
        while self.send(Request::get("/_control/faults"), String::new()).await["faults"] != json!([]) {
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Removes all faults.
    pub async fn heal(&self) {
        self.send(Request::delete("/_control/faults"), String::new()).await;
    }

    pub fn port(&self) -> Router {
        sandbox::router(self.sandbox.clone())
    }

    async fn send(&self, request: http::request::Builder, body: impl Into<Body>) -> Value {
        let request = request.body(body.into()).expect("a good request");
        let answer = self.port().oneshot(request).await.expect("the router never fails");
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.expect("the body can be read");
        serde_json::from_slice(&bytes).unwrap_or(Value::Null)
    }
}
