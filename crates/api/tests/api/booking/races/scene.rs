//! The scene of a race: an account of its own for each run, on one database and one service.

use chrono::{DateTime, Utc};
use domain::accounts::role::Role;
use domain::key::AccountId;
use flows::audit;
use serde_json::{Value, json};
use store::Store;
use store::row::quotes::promotion;
use testkit::{Client, Sample, insert, instant, key};

use super::super::cancel::with_policy;
use super::super::hosted::pay;
use super::super::{API, Counter, GOOD, PAYMENT, PROOF, Plan, Selling, Stage, text};
use super::picture;
use crate::races::{Theater, drop_jobs};

/// The state in which the actions start.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A quote of a guest with a card, and another guest's quote for the same nights.
    Quoted,
    /// A stay that is half paid; the other half is due today.
    Booked,
    /// A request that the owner has not accepted yet.
    Requested,
    /// Nights held while the provider's page is open; the guest has paid there.
    Held,
    /// Nights held until the guest authenticates; the bank has already confirmed it.
    Unproven,
}

pub struct Bookings {
    counter: Counter,
    start: DateTime<Utc>,
}

pub struct Scene {
    pub stage: Stage,
    pub quote: Value,
    pub card: Value,
    /// The booked or requested stay.
    pub stay: Value,
    pub rival: Value,
    pub rival_card: Value,
    pub second_home: Sample,
    cookie: String,
}

impl Theater for Bookings {
    type Kind = Kind;
    type Scene = Scene;

    async fn new(store: Store) -> Self {
        let counter = Counter::open(store).await;
        let start = counter.app.flows().now();
        Self { counter, start }
    }

    async fn open(&self, kind: Kind, account: u32) -> Scene {
        self.counter.app.clock().set(self.start);
        let selling = match kind {
            Kind::Booked => Selling { plan: Plan::Halves, ..PAYMENT },
            Kind::Requested => Selling { instant: false, ..PAYMENT },
            Kind::Quoted | Kind::Held | Kind::Unproven => PAYMENT,
        };
        let stage = Stage::at(&self.counter, account, "s", selling).await;
        with_policy(&stage, "days_prior").await;
        let second_home = furnish(&stage).await;
        let cookie = stage.app.sign_in(stage.sample.account, Role::Owner).await.pass().to_owned();
        let dates = if matches!(kind, Kind::Booked) {
            ["2026-08-20", "2026-08-24"]
        } else {
            ["2026-07-10", "2026-07-14"]
        };
        let quote = stage.quote(dates[0], dates[1]).await;
        let number = if matches!(kind, Kind::Unproven) { PROOF } else { GOOD };
        let card = stage.card(&quote, number).await;
        let rival = stage.quote(dates[0], dates[1]).await;
        let rival_card = stage.card(&rival, GOOD).await;
        let mut scene =
            Scene { stage, quote, card, stay: Value::Null, rival, rival_card, second_home, cookie };
        scene.prepare(kind).await;
        scene
    }

    async fn lines(&self, scene: &Scene) -> Vec<String> {
        picture::lines(scene).await
    }

    /// The audit finds nothing.
    async fn ills(&self, scene: &Scene) -> Vec<String> {
        let now = scene.stage.app.flows().now();
        audit::of_account(&self.counter.store, scene.account(), now).await.unwrap().ills
    }

    async fn close(&self, scene: Scene) {
        drop_jobs(&self.counter.store, scene.account()).await;
    }

    async fn slow_down(&self, scene: &Scene, milliseconds: u32) {
        let slow = json!({"provider": "stripe", "latency_ms": milliseconds, "times": 1_000});
        scene.stage.till.fault(&slow).await;
    }

    async fn speed_up(&self, scene: &Scene) {
        scene.stage.till.heal().await;
    }
}

/// Adds a second home at twice the price, and a promotion.
async fn furnish(stage: &Stage) -> Sample {
    let sample = stage.sample;
    let second = Sample { property: key(sample.account, 30), listing: key(sample.account, 31), ..sample };
    let tx = stage.store.write().await.unwrap();
    second.insert_home(&tx, "second").await;
    insert(&tx, promotion::Model { max_uses: Some(1), ..sample.promotion_row(40) }).await;
    store::catalog::change::of_property(&tx, sample.account, second.property).await.unwrap();
    stage.app.flows().commit(tx, sample.account).await.unwrap();
    second
}

impl Scene {
    async fn prepare(&mut self, kind: Kind) {
        match kind {
            Kind::Quoted => (),
            Kind::Booked | Kind::Requested => {
                let booked = self.stage.book(&self.quote, Some(&self.card)).await;
                assert_eq!(booked.status, 201, "{}", booked.text());
                self.stay = booked.json();
                if matches!(kind, Kind::Booked) {
                    self.stage.app.work_off().await;
                    self.stage.app.clock().set(instant("2026-07-21T18:00:00Z"));
                    self.rival = self.stage.quote("2026-08-24", "2026-08-28").await;
                    self.rival_card = self.stage.card(&self.rival, GOOD).await;
                }
            }
            Kind::Unproven => {
                let held = self.stage.book(&self.quote, Some(&self.card)).await;
                self.stay = held.json();
                let token = text(&self.stay["payments"][0]["auth_token"]);
                self.stage.till.prove("s", token, true).await;
            }
            Kind::Held => {
                let body = json!({"quote": self.quote["key"], "site": self.stage.sample.namespace()});
                let opened =
                    self.stage.app.post(&format!("{API}/reservation-checkout-session/"), &body).await;
                pay(&self.stage, text(&opened.json()["url"])).await;
                let quote =
                    self.stage.app.get(&format!("{API}/quote/{}/", text(&self.quote["key"]))).await.json();
                self.stay = self.stage.reservation(&quote["reservation"]).await;
            }
        }
    }

    pub fn account(&self) -> AccountId {
        self.stage.sample.account
    }

    pub fn owner(&self) -> Client<'_> {
        self.stage.app.with_cookie(&self.cookie, key(self.account(), 1))
    }
}
