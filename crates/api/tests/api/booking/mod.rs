//! Bookings from quote to stay through HTTP, with a test server for each provider.

mod absent;
mod abuse;
mod answers;
mod attachments;
mod audit;
mod bulk;
mod cancel;
mod cards;
mod change;
mod change_charge;
mod change_home;
mod change_party;
mod change_promotion;
mod conversation;
mod deposit;
mod double;
mod full_disk;
mod guest_key;
mod hosted;
mod kinds;
mod later;
mod letters;
mod matrix;
mod meanwhile;
mod owner;
mod partner;
mod partner_calendar;
mod partner_picture;
mod partner_sync;
mod partner_token;
mod partner_watch;
mod provider_audit;
mod races;
mod refund_steps;
mod secrets;
mod sentences;
mod uris;
mod webhook;

use domain::text::code::Provider;
use std::sync::Arc;

use domain::accounts::role::Role;
use flows::access::Caller;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::row::calendars::stay_night;
use store::row::listings::listing;
use store::row::policies::payment_policy;
use store::row::sites::site;
use store::row::{AccountNumber, Id};
use testkit::{Answer, Sample, TestApp, Till, insert, instant, key};

const API: &str = "/websites/api/v2";
pub(crate) const GOOD: &str = "4242424242424242";
const DECLINED: &str = "4000000000000341";
const PROOF: &str = "4000002760003184";
const PROOF_IN_VAIN: &str = "4000008400001280";
const LATE_ANSWER: &str = "4000000000007007";
const LATE_WORK: &str = "4000000000007015";

/// A site with a provider, a home to book, and a guest.
pub(crate) struct Stage {
    app: Arc<TestApp>,
    till: Arc<Till>,
    sample: Sample,
    provider: &'static str,
    store: Store,
}

/// The service with its providers, for any number of stages.
struct Counter {
    app: Arc<TestApp>,
    till: Arc<Till>,
    store: Store,
}

impl Counter {
    async fn open(store: Store) -> Self {
        let app = TestApp::new(store.clone());
        let till = Till::open(app.clock()).await;
        Self { app: Arc::new(app.with_till(&till)), till: Arc::new(till), store }
    }
}

/// The terms on which the home is sold.
#[derive(Clone, Copy)]
struct Selling {
    pay_online: bool,
    instant: bool,
    /// Half now and half thirty days before arrival, or everything later.
    plan: Plan,
}

#[derive(Clone, Copy, PartialEq)]
enum Plan {
    AllNow,
    Halves,
    Later,
}

const PAYMENT: Selling = Selling { pay_online: true, instant: true, plan: Plan::AllNow };

impl Stage {
    async fn new(store: Store, provider: &'static str, selling: Selling) -> Self {
        Self::at(&Counter::open(store).await, 7, provider, selling).await
    }

    /// Changes the service of this stage.
    fn with(mut self, change: impl FnOnce(TestApp) -> TestApp) -> Self {
        let app = Arc::into_inner(self.app).expect("a stage of its own");
        self.app = Arc::new(change(app));
        self
    }

    /// A stage in an account of its own.
    async fn at(counter: &Counter, account: u32, provider: &'static str, selling: Selling) -> Self {
        let Counter { app, till, store } = counter;
        let tx = store.write().await.unwrap();
        let sample = Sample::insert(&tx, account).await;
        let site = site::Model {
            languages: "en,es".to_owned(),
            provider: provider.parse::<Provider>().ok().map(Into::into),
            provider_secret: Some(format!("sandbox-secret-{}", sample.namespace())),
            ..sample.site_row()
        };
        site.into_active_model().reset_all().update(&tx).await.unwrap();
        let parts = match selling.plan {
            Plan::AllNow => None,
            Plan::Halves => Some(json!([
                {"share": {"percent": 5000}, "due": "at_booking"},
                {"share": "remainder", "due": {"days_before_check_in": 30}},
            ])),
            Plan::Later => Some(json!([{"share": "remainder", "due": {"days_before_check_in": 7}}])),
        };
        let policy = parts.map(|parts| payment_policy::Model {
            account_id: sample.account.into(),
            id: key(sample.account, 90).into(),
            name: "Plan".to_owned(),
            parts,
            created_at: instant("2026-01-01T00:00:00Z"),
            updated_at: instant("2026-01-01T00:00:00Z"),
            version: 1,
            currency: "USD".to_owned(),
        });
        let payment_policy_id = policy.as_ref().map(|policy| policy.id);
        if let Some(policy) = policy {
            insert(&tx, policy).await;
        }
        let id = (AccountNumber::from(sample.account), Id::from(sample.listing));
        let row = listing::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap();
        let row = listing::Model {
            pay_online: selling.pay_online,
            instant_book: selling.instant,
            payment_policy_id,
            ..row
        };
        row.into_active_model().reset_all().update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        Self { app: Arc::clone(app), till: Arc::clone(till), sample, provider, store: store.clone() }
    }

    /// A user with all permissions in the account.
    pub(crate) async fn owner(&self) -> Caller {
        self.app.caller(self.sample.account, Role::Owner).await
    }

    async fn quote(&self, check_in: &str, check_out: &str) -> Value {
        let body = json!({
            "property": self.sample.property.to_string(), "namespace": self.sample.namespace(),
            "check_in": check_in, "check_out": check_out, "adults": 2,
        });
        let quote = self.app.post(&format!("{API}/quote/"), &body).await;
        assert_eq!(quote.status, StatusCode::CREATED, "{}", quote.text());
        let quote = quote.json();
        let guest = json!({"first_name": "Ann", "last_name": "Guest", "email": "ann@guest.test", "phone": "+1 503 555 0100"});
        let saved = self.app.patch(&format!("{API}/quote/{}/", text(&quote["key"])), &guest).await;
        assert_eq!(saved.status, StatusCode::OK, "{}", saved.text());
        saved.json()
    }

    async fn save_card(&self, quote: &Value, number: &str) -> Answer {
        let mut card = self.till.card(self.provider, &self.sample.namespace(), number).await;
        card["quote"] = quote["key"].clone();
        self.app.post(&format!("{API}/reservation-credit-card/"), &card).await
    }

    async fn card(&self, quote: &Value, number: &str) -> Value {
        let saved = self.save_card(quote, number).await;
        assert_eq!(saved.status, StatusCode::CREATED, "{}", saved.text());
        let card = saved.json();
        if card["requires_auth"] == true {
            self.till.prove(self.provider, text(&card["auth_token"]), true).await;
            let path = format!("{API}/reservation-credit-card/{}/mark-authenticated/", text(&card["key"]));
            let marked = self.app.post(&path, &json!({})).await;
            assert_eq!(marked.status, StatusCode::OK, "{}", marked.text());
            assert_eq!(marked.json()["requires_auth"], false);
        }
        card
    }

    async fn book(&self, quote: &Value, card: Option<&Value>) -> Answer {
        self.app.post(&format!("{API}/reservation/"), &self.booking(quote, card)).await
    }

    /// Accepts the rental agreement with the booking.
    async fn book_signed(&self, quote: &Value, card: Option<&Value>, name: &str) -> Answer {
        let mut body = self.booking(quote, card);
        body["record_agreement"] = json!({"name": name});
        self.app.post(&format!("{API}/reservation/"), &body).await
    }

    fn booking(&self, quote: &Value, card: Option<&Value>) -> Value {
        json!({
            "quote": quote["key"], "namespace": self.sample.namespace(), "property": self.sample.property.to_string(),
            "message": "We come by train.", "credit_card": card.map(|card| card["key"].clone()),
            "browser_info": "a browser",
        })
    }

    /// Quotes and books a stay of four nights in July with the card on file.
    async fn book_with(&self, number: &str) -> Answer {
        let quote = self.quote("2026-07-10", "2026-07-14").await;
        let card = self.card(&quote, number).await;
        self.book(&quote, Some(&card)).await
    }

    async fn reservation(&self, key: &Value) -> Value {
        let found = self.app.get(&format!("{API}/reservation/{}/", text(key))).await;
        assert_eq!(found.status, StatusCode::OK, "{}", found.text());
        found.json()
    }

    /// Returns the status of the reservation made from a quote.
    async fn status_of(&self, quote: &Value) -> String {
        let quote = self.app.get(&format!("{API}/quote/{}/", text(&quote["key"]))).await.json();
        text(&self.reservation(&quote["reservation"]).await["status"]).to_owned()
    }

    async fn nights(&self) -> usize {
        stay_night::Entity::find().all(self.store.read()).await.unwrap().len()
    }

    /// Returns the sums charged and refunded by the provider.
    async fn money(&self) -> (i64, i64) {
        let entries = self.till.ledger(&self.sample.namespace()).await;
        let sum = |kinds: &[&str]| -> i64 {
            let of = entries.iter().filter(|entry| entry["status"] == "succeeded");
            of.filter(|entry| kinds.contains(&text(&entry["kind"])))
                .map(|entry| entry["amount"].as_i64().unwrap())
                .sum()
        };
        (sum(&["charge", "capture"]), sum(&["refund"]))
    }
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("not a text: {value}"))
}
