//! Two accounts with every kind of data, created as far as possible the way users do it.

use chrono::{DateTime, Utc};
use domain::reservations::reservation::RefundState;
use domain::text::code::DeliveryState;
use domain::text::code::LetterKind;
use domain::text::code::OutboxState;
use domain::text::code::StateStatus;
use domain::text::code::WebhookEvent;
use http::StatusCode;
use sea_orm::{EntityTrait, QueryOrder};
use serde_json::{Value, json};
use store::Store;
use store::row::charges::{reservation_payment, reservation_refund};
use store::row::homes::photo;
use store::row::outbox;
use store::row::sessions::api_token;
use store::row::webhooks::{webhook, webhook_delivery};
use testkit::{Answer, Client, Sample, TestApp, insert, instant, key, photo_row};

use super::API;
use crate::booking::text;
use crate::two_tenants;
use domain::accounts::role::Role;
use flows::app;
use flows::services::Purpose;

const PUBLIC: &str = "/websites/api/v2";
/// Each is three nights long, in sequence.
const STAYS: [(&str, &str); 3] =
    [("2026-08-03", "2026-08-06"), ("2026-08-10", "2026-08-13"), ("2026-08-17", "2026-08-20")];

pub struct World {
    pub app: TestApp,
    pub ours: Sample,
    pub theirs: Sample,
    pub thread: String,
}

impl World {
    pub async fn new(store: &Store) -> Self {
        let (app, ours, theirs) = two_tenants(store).await;
        let mut world = Self { app, ours, theirs, thread: String::new() };
        world.sell_by_agreement().await;
        for stay in STAYS {
            world.book(stay).await;
        }
        for name in ["Ada", "Ben", "Cleo"] {
            world.ask(name).await;
        }
        world.insert_rest(store).await;
        let threads = world.owner().await.get(&format!("{API}/thread/")).await.json();
        text(&threads["results"][0]["key"]).clone_into(&mut world.thread);
        for role in [Role::Manager, Role::Agent, Role::Viewer] {
            world.app.sign_in(ours.account, role).await;
        }
        world
    }

    pub async fn owner(&self) -> Client<'_> {
        self.app.sign_in(self.ours.account, Role::Owner).await
    }

    pub async fn stranger(&self) -> Client<'_> {
        self.app.sign_in(self.theirs.account, Role::Owner).await
    }

    /// Through the resource layer: the change takes effect at once.
    async fn sell_by_agreement(&self) {
        let path = format!("{API}/listing/{}/", self.ours.listing);
        let saved = self.owner().await.patch(&path, &json!({"pay_online": false})).await;
        assert_eq!(saved.status, StatusCode::OK, "{}", saved.text());
    }

    async fn book(&self, stay: (&str, &str)) {
        let booked = self.try_to_book(stay).await;
        assert_eq!(booked.status, StatusCode::CREATED, "{}", booked.text());
    }

    /// As a guest does, by agreement.
    pub async fn try_to_book(&self, stay: (&str, &str)) -> Answer {
        let quote = self.quote(stay).await;
        if quote.status.is_success() { self.book_quote(&quote.json()).await } else { quote }
    }

    pub async fn quote(&self, (check_in, check_out): (&str, &str)) -> Answer {
        let (property, namespace) = (self.ours.property.to_string(), self.ours.namespace());
        let stay = json!({"property": property, "namespace": namespace, "check_in": check_in, "check_out": check_out, "adults": 2});
        self.app.post(&format!("{PUBLIC}/quote/"), &stay).await
    }

    pub async fn book_quote(&self, quote: &Value) -> Answer {
        let (property, namespace) = (self.ours.property.to_string(), self.ours.namespace());
        let guest = json!({"first_name": "Ann", "last_name": quote["check_in"], "email": "ann@guest.test", "phone": "+1 503 555 0100"});
        self.app.patch(&format!("{PUBLIC}/quote/{}/", text(&quote["key"])), &guest).await;
        let body =
            json!({"quote": quote["key"], "namespace": namespace, "property": property, "message": "Hello"});
        self.app.post(&format!("{PUBLIC}/reservation/"), &body).await
    }

    pub async fn ask(&self, name: &str) {
        let body = json!({
            "namespace": self.ours.namespace(), "property": self.ours.property.to_string(), "first_name": name,
            "last_name": "Byron", "email": format!("{name}@example.org"), "message": format!("Is the lake warm? {name} asks"),
        });
        let sent = self.app.post(&format!("{PUBLIC}/reservation-message/"), &body).await;
        assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
    }

    /// Inserts data that no endpoint can create yet.
    async fn insert_rest(&self, store: &Store) {
        let at = instant("2026-01-01T00:00:00Z");
        let tx = store.write().await.unwrap();
        let payments = reservation_payment::Entity::find().order_by_asc(reservation_payment::Column::Id);
        let account_id = self.ours.account.into();
        let secret =
            app::seal(self.app.flows(), Purpose::WebhookSecret, self.ours.account, "secret".to_owned());
        let hook = webhook::Model {
            account_id,
            id: key(self.ours.account, 900).into(),
            url: "https://example.org/hook".to_owned(),
            secret: secret.unwrap(),
            events: json!(["refund.made"]),
            state_status: StateStatus::Active.into(),
            created_at: at,
            updated_at: at,
            version: 1,
        };
        insert(&tx, hook.clone()).await;
        for (number, payment) in (0_i32..).zip(payments.all(&tx).await.unwrap()) {
            let unique = u64::from(number.unsigned_abs());
            let refund = reservation_refund::Model {
                account_id,
                id: key(self.ours.account, 600 + unique).into(),
                reservation_id: payment.reservation_id,
                payment_id: Some(payment.id),
                amount: 100 + i64::from(number),
                reason: "A broken window".to_owned(),
                state: RefundState::Due.into(),
                provider_reference: None,
                refunded_at: None,
                attempts: 0,
                idempotency_key: None,
                sent_at: None,
                failure: None,
                created_at: at,
                updated_at: at,
                version: 1,
            };
            insert(&tx, refund).await;
            let picture = photo::Model {
                position: number,
                alt: format!("View {number}"),
                ..photo_row(self.ours.property, 700 + unique)
            };
            insert(&tx, picture).await;
            let token = api_token::Model {
                account_id,
                id: key(self.ours.account, 800 + unique).into(),
                user_id: key(self.ours.account, 9_000).into(),
                name: format!("Program {number}"),
                token_hash: format!("hash {number}"),
                scopes: json!(["read"]),
                expires_at: None,
                used_at: None,
                created_at: at,
                updated_at: at,
                version: 1,
            };
            insert(&tx, token).await;
            let delivery = webhook_delivery::Model {
                account_id,
                id: key(self.ours.account, 950 + unique).into(),
                webhook_id: hook.id,
                event: WebhookEvent::RefundMade.into(),
                payload: json!({}),
                state: DeliveryState::Failed.into(),
                attempts: number,
                answer_status: Some(500),
                delivered_at: None,
                created_at: at,
                updated_at: at,
                version: 1,
                event_id: Some(key(self.ours.account, 970 + unique).into()),
                answer: "No room".to_owned(),
                failure: Some("The receiver answered 500.".to_owned()),
                tried_at: Some(at),
                next_try_at: None,
            };
            insert(&tx, delivery).await;
            insert(&tx, self.letter(number, at)).await;
        }
        tx.commit().await.unwrap();
    }

    fn letter(&self, number: i32, at: DateTime<Utc>) -> outbox::Model {
        outbox::Model {
            account_id: self.ours.account.into(),
            id: key(self.ours.account, 990 + u64::from(number.unsigned_abs())).into(),
            kind: LetterKind::Booked.into(),
            recipient: format!("guest{number}@example.test"),
            subject: format!("Your stay {number}"),
            payload: json!({}),
            state: OutboxState::Sent.into(),
            attempts: number,
            available_at: at,
            sent_at: Some(at),
            failure: None,
            dedupe: format!("letter {number}"),
            created_at: at,
            updated_at: at,
            version: 1,
        }
    }
}

/// The rows of a list.
pub fn results(list: &Value) -> &[Value] {
    list["results"].as_array().unwrap_or_else(|| panic!("not a list: {list}"))
}

pub fn keys(list: &Value) -> Vec<&str> {
    results(list).iter().map(|row| text(&row["key"])).collect()
}
