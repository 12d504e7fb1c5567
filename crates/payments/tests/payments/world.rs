//! A sandbox per test, with a merchant at each provider and a guest's browser.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use domain::text::code;
use payments::{
    Address, Attempt, Bases, Capture, CardAnswer, CardMaterial, CardReference, Charge, Credentials, Expiry,
    IdempotencyKey, KeptCard, NewCard, Office, Outcome, Presence, Provider, Purpose, Secret,
};
use sandbox::{Options, seal};
use serde_json::{Value, json};
use tokio::net::TcpListener;

pub(crate) const GOOD: &str = "4242424242424242";
pub(crate) const NO_FUNDS: &str = "4000000000009995";
pub(crate) const CHARGED_BADLY: &str = "4000000000000341";
pub(crate) const ASKS_EACH_TIME: &str = "4000002760003184";
pub(crate) const ASKS_IN_VAIN: &str = "4000008400001280";

pub(crate) const WITH_PROOF: [code::Provider; 2] = [code::Provider::Stripe, code::Provider::Spreedly];

pub(crate) struct World {
    pub(crate) base: String,
    office: Office,
    browser: reqwest::Client,
    kept: AtomicU32,
}

impl World {
    pub(crate) async fn new() -> Self {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let options = Options { webhook_retry: Duration::from_millis(20), ..Options::default() };
        tokio::spawn(sandbox::serve(listener, options, std::future::pending::<()>()));
        let mut bases = Bases::sandbox(&base);
        for settings in [&mut bases.stripe, &mut bases.spreedly, &mut bases.braintree] {
            settings.limits.total = Duration::from_secs(2);
            settings.limits.first_wait = Duration::from_millis(5);
        }
        let browser = reqwest::Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none());
        Self {
            base,
            office: Office::new(&bases).unwrap(),
            browser: browser.build().unwrap(),
            kept: AtomicU32::new(0),
        }
    }

    pub(crate) fn open(&self, provider: code::Provider) -> Arc<dyn Provider> {
        let json = match provider {
            code::Provider::Stripe => json!({
                "provider": "s", "secret_key": "sk_test_acme", "publishable_key": "pk_test_acme",
                "webhook_secrets": ["whsec_acme"],
            }),
            code::Provider::Spreedly => json!({
                "provider": "sp", "environment_key": "acme", "access_secret": "secret", "gateway_token": "gateway",
                "signing_secret": "signing",
            }),
            code::Provider::Braintree => json!({
                "provider": "bt", "merchant_id": "acme", "public_key": "public", "private_key": "private",
                "client_side_encryption_key": "",
            }),
        };
        self.office.open(Credentials::from_json(&json.to_string()).unwrap())
    }

    pub(crate) async fn post(&self, path: &str, kind: &'static str, body: String) -> reqwest::Response {
        let url = if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.base) };
        self.browser.post(url).header("content-type", kind).body(body).send().await.unwrap()
    }

    pub(crate) async fn post_form(&self, path: &str, form: &[(&str, &str)]) -> reqwest::Response {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        self.post(path, "application/x-www-form-urlencoded", body).await
    }

    pub(crate) async fn post_json(&self, path: &str, body: &Value) -> Value {
        let text = self.post(path, "application/json", body.to_string()).await.text().await.unwrap();
        serde_json::from_str(&text).unwrap_or_default()
    }

    pub(crate) async fn get(&self, path: &str) -> String {
        self.browser.get(format!("{}{path}", self.base)).send().await.unwrap().text().await.unwrap()
    }

    /// Tokenizes or encrypts a card number like a guest's browser, without the app.
    pub(crate) async fn enter(&self, provider: code::Provider, number: &str) -> NewCard {
        let material = match provider {
            code::Provider::Stripe => {
                let card = [
                    ("key", "pk_test_acme"),
                    ("card[number]", number),
                    ("card[exp_month]", "12"),
                    ("card[exp_year]", "2030"),
                    ("card[cvc]", "123"),
                ];
                let answer = self.post_form("/stripe/v1/tokens", &card).await.text().await.unwrap();
                let token: Value = serde_json::from_str(&answer).unwrap();
                CardMaterial::Token(Secret::new(token["id"].as_str().unwrap_or_else(|| panic!("{token}"))))
            }
            code::Provider::Spreedly => {
                let card = json!({ "first_name": "Ana", "last_name": "Ruiz", "number": number, "month": "12",
                    "year": "2030", "verification_value": "123" });
                let body = json!({ "payment_method": { "credit_card": card } });
                let answer =
                    self.post_json("/spreedly/v1/payment_methods.json?environment_key=acme", &body).await;
                let token = &answer["transaction"]["payment_method"]["token"];
                CardMaterial::Token(Secret::new(token.as_str().unwrap_or_else(|| panic!("{answer}"))))
            }
            code::Provider::Braintree => {
                let key = self.get("/braintree/client-key").await;
                let sealed = |text| Secret::new(seal(&key, text));
                CardMaterial::Encrypted { number: sealed(number), cvv: sealed("123") }
            }
        };
        NewCard {
            material,
            holder: "Ana Ruiz".to_owned(),
            email: Some("ana@example.com".to_owned()),
            expires: Some(Expiry { month: 12, year: 2030 }),
            address: Address::default(),
        }
    }

    pub(crate) async fn keep(&self, provider: code::Provider, number: &str) -> KeptCard {
        let card = self.enter(provider, number).await;
        let attempt = first(&format!("keep-{}", self.kept.fetch_add(1, Ordering::Relaxed)));
        match self.open(provider).keep_card(&card, &attempt).await.unwrap() {
            CardAnswer::Kept(card) => card,
            CardAnswer::Declined(decline) => panic!("{provider}: {decline:?}"),
        }
    }

    /// Completes authentication on the bank's page.
    pub(crate) async fn prove(&self, provider: code::Provider, auth_token: &Secret, outcome: &str) {
        let token = auth_token.expose();
        let path = match provider {
            code::Provider::Stripe => {
                let id = token.split_once("_secret_").unwrap().0;
                format!("/stripe/3ds/{id}?client_secret={token}")
            }
            _ => format!("/spreedly/challenge/{token}"),
        };
        let framed = if provider == code::Provider::Stripe { vec![] } else { vec![("framed", "true")] };
        let form = [framed, vec![("outcome", outcome)]].concat();
        let status = self.post_form(&path, &form).await.status();
        assert!(status.is_success() || status.is_redirection(), "{provider}: {status}");
    }

    /// Makes one operation of a provider fail once.
    pub(crate) async fn trouble(&self, provider: code::Provider, operation: &str, fault: Value) {
        let mut body = json!({ "provider": name(provider), "operation": operation, "times": 1 });
        body.as_object_mut().unwrap().extend(fault.as_object().unwrap().clone());
        let answer = self.post("/_control/faults", "application/json", body.to_string()).await;
        assert_eq!(answer.status().as_u16(), 201, "{body}");
    }

    /// Number of money movements of a kind in the provider's ledger.
    pub(crate) async fn movements(&self, provider: code::Provider, kind: &str) -> usize {
        let text = self.get(&format!("/_control/ledger?provider={}", name(provider))).await;
        let ledger: Value = serde_json::from_str(&text).unwrap();
        let entries = ledger["entries"].as_array().unwrap();
        entries.iter().filter(|entry| entry["kind"] == kind && entry["status"] == "succeeded").count()
    }
}

fn name(provider: code::Provider) -> &'static str {
    match provider {
        code::Provider::Stripe => "stripe",
        code::Provider::Spreedly => "spreedly",
        code::Provider::Braintree => "braintree",
    }
}

/// The operation by which each provider charges a card.
pub(crate) fn charging(provider: code::Provider) -> &'static str {
    match provider {
        code::Provider::Stripe => "POST /v1/payment_intents",
        code::Provider::Spreedly => "POST /v1/gateways/{gateway}/purchase.json",
        code::Provider::Braintree => "POST /merchants/{merchant}/transactions",
    }
}

pub(crate) fn refunding(provider: code::Provider) -> &'static str {
    match provider {
        code::Provider::Stripe => "POST /v1/refunds",
        code::Provider::Spreedly => "POST /v1/transactions/{token}/credit.json",
        code::Provider::Braintree => "POST /merchants/{merchant}/transactions/{id}/refund",
    }
}

pub(crate) fn key(text: &str) -> IdempotencyKey {
    IdempotencyKey::new(text).unwrap()
}

pub(crate) fn first(text: &str) -> Attempt {
    Attempt::first(key(text))
}

pub(crate) fn charge(attempt: &str, card: &CardReference) -> Charge {
    let browser = Some("browser".to_owned());
    Charge {
        attempt: first(attempt),
        amount: "USD 129.50".parse().unwrap(),
        card: card.clone(),
        presence: Presence::OnSession { browser, return_url: None },
        capture: Capture::Now,
        purpose: Purpose { site: "harbor-pine".to_owned(), ..Purpose::default() },
        description: "Stay at Harbor & Pine".to_owned(),
    }
}

pub(crate) fn again(mut charge: Charge) -> Charge {
    charge.attempt.again = true;
    charge
}

pub(crate) fn is_paid(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Paid { .. })
}

pub(crate) fn is_declined(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Declined { .. })
}
