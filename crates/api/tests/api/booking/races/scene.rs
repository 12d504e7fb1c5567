//! The scene of a race: an account of its own for each run, on one database and one service.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::accounts::role::Role;
use domain::key::AccountId;
use flows::audit;
use reach::Reach;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde_json::{Value, json};
use store::Store;
use store::row::AccountNumber;
use store::row::listings::listing;
use store::row::quotes::promotion;
use testkit::{Client, Sample, insert, instant, key};

use super::super::cancel::with_policy;
use super::super::hosted::pay;
use super::super::{API, Counter, GOOD, PAYMENT, PROOF, Plan, Selling, Stage, text};
use super::picture;
use crate::races::{Theater, drop_jobs};
use crate::resource::channel::Channel;

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
    /// The address of a channel's calendar.
    channel: String,
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
    /// A card that the bank has authenticated, of a quote that is not booked yet.
    pub unmarked: Value,
    pub second_home: Sample,
    /// An owner's block beside the nights of the quote or the stay.
    pub block: String,
    pub channel: String,
    cookie: String,
}

impl Theater for Bookings {
    type Kind = Kind;
    type Scene = Scene;

    async fn new(store: Store) -> Self {
        let counter = Counter::open(store).await;
        let app = Arc::into_inner(counter.app).expect("a counter of its own").with_outside(Reach::Anywhere);
        let counter = Counter { app: Arc::new(app), ..counter };
        let (_, channel) =
            Channel::open(&["q@x|Reserved|20260712|20260714", "s@x|Reserved|20260821|20260823"]).await;
        let start = counter.app.flows().now();
        Self { counter, channel, start }
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
        let cookie = owner_cookie(&stage).await;
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
        let (channel, block) = (self.channel.clone(), String::new());
        let (stay, unmarked) = (Value::Null, Value::Null);
        let mut scene = Scene {
            stage,
            quote,
            card,
            stay,
            rival,
            rival_card,
            unmarked,
            second_home,
            block,
            channel,
            cookie,
        };
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

    async fn slow_down(&self, scene: &Scene, delays: &[u32]) {
        for milliseconds in delays {
            let slow = json!({"provider": "stripe", "latency_ms": milliseconds, "times": 1});
            scene.stage.till.fault(&slow).await;
        }
    }

    async fn speed_up(&self, scene: &Scene) {
        scene.stage.till.heal().await;
    }
}

/// Adds a second home at twice the price, and a promotion; requests expire after an hour.
async fn furnish(stage: &Stage) -> Sample {
    let sample = stage.sample;
    let second = Sample { property: key(sample.account, 30), listing: key(sample.account, 31), ..sample };
    let tx = stage.store.write().await.unwrap();
    second.insert_home(&tx, "second").await;
    listing::Entity::update_many()
        .col_expr(listing::Column::RequestHours, Expr::value(1))
        .filter(listing::Column::AccountId.eq(AccountNumber::from(sample.account)))
        .exec(&tx)
        .await
        .unwrap();
    insert(&tx, promotion::Model { max_uses: Some(1), ..sample.promotion_row(40) }).await;
    store::catalog::change::of_property(&tx, sample.account, second.property).await.unwrap();
    stage.app.flows().commit(tx, sample.account).await.unwrap();
    second
}

async fn owner_cookie(stage: &Stage) -> String {
    stage.app.sign_in(stage.sample.account, Role::Owner).await.pass().to_owned()
}

impl Scene {
    async fn prepare(&mut self, kind: Kind) {
        match kind {
            Kind::Quoted => {
                self.unmarked = self.stage.save_card(&self.quote, PROOF).await.json();
                self.stage.till.prove("s", text(&self.unmarked["auth_token"]), true).await;
                self.block = self.put_block("2026-07-16", "2026-07-17").await;
            }
            Kind::Booked | Kind::Requested => {
                let booked = self.stage.book(&self.quote, Some(&self.card)).await;
                assert_eq!(booked.status, 201, "{}", booked.text());
                self.stay = booked.json();
                if matches!(kind, Kind::Booked) {
                    self.stage.app.work_off().await;
                    self.stage.app.clock().set(instant("2026-07-21T18:00:00Z"));
                    // The first session has expired by now.
                    self.cookie = owner_cookie(&self.stage).await;
                    self.rival = self.stage.quote("2026-08-24", "2026-08-28").await;
                    self.rival_card = self.stage.card(&self.rival, GOOD).await;
                    self.block = self.put_block("2026-08-18", "2026-08-19").await;
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

    async fn put_block(&self, first: &str, last: &str) -> String {
        let property = self.stage.sample.property.to_string();
        let block = json!({"property": property, "start_date": first, "end_date": last});
        let put = self.owner().post("/api/v2/calendar-event/", &block).await;
        assert_eq!(put.status, 201, "{}", put.text());
        text(&put.json()["key"]).to_owned()
    }

    pub fn account(&self) -> AccountId {
        self.stage.sample.account
    }

    pub fn owner(&self) -> Client<'_> {
        self.stage.app.with_cookie(&self.cookie, key(self.account(), 1))
    }
}
