//! Guests who want the same few homes on the same few dates, and do not give up when the server dies.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{anyhow, ensure};
use rand::Rng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::{Answer, get, post_as, send};
use crate::tally::{RESERVATION, Tally};
use crate::world::World;

/// Somebody who finds nothing looks again.
const AFTER_REFUSAL: Duration = Duration::from_millis(40);
const API: &str = "/websites/api/v2";
const CARD: &str = "pm_card_visa";
const AT_ONCE: usize = 12;
/// Stays begin on one of so many days; three guests in ten want the first home in the first days, and are in each other's way.
const DAYS: u32 = 250;
const BEST_DAYS: u32 = 10;
/// Of a hundred guests, so many must prove their card and do not, and so many are declined.
const UNPROVEN: u32 = 1;
const DECLINED: u32 = 10;
/// One guest in so many stays; the others cancel at once, so that there is always something to be had.
const STAYING: u32 = 64;

#[derive(Debug)]
pub struct Guests {
    tasks: JoinSet<()>,
    tally: Arc<Tally>,
    wanted: u64,
    leaving: Arc<AtomicBool>,
}

#[derive(Clone, Debug)]
struct Guest {
    servers: Arc<[SocketAddr]>,
    namespace: Arc<str>,
    properties: Arc<[String]>,
    tally: Arc<Tally>,
    /// Reservations of guests who did not manage to cancel: others do it for them, so that there is always something to be had.
    regretted: Arc<Mutex<Vec<String>>>,
}

pub fn arrive(world: &World, servers: &[SocketAddr], tally: &Arc<Tally>, wanted: u64) -> Guests {
    let leaving = Arc::new(AtomicBool::new(false));
    let guest = Guest {
        servers: servers.into(),
        namespace: world.namespace.as_str().into(),
        properties: world.properties.clone().into(),
        tally: Arc::clone(tally),
        regretted: Arc::default(),
    };
    let mut tasks = JoinSet::new();
    for number in 0..AT_ONCE {
        let (guest, leaving) = (guest.clone(), Arc::clone(&leaving));
        tasks.spawn(async move {
            let mut round = 0_u64;
            while !leaving.load(Ordering::Relaxed) {
                round += 1;
                guest.cancel_for_another().await;
                if guest.book(&format!("guest-{number}-{round}")).await.is_err() {
                    guest.tally.broken.fetch_add(1, Ordering::Relaxed);
                    sleep(Duration::from_millis(30)).await;
                }
            }
        });
    }
    Guests { tasks, tally: Arc::clone(tally), wanted, leaving }
}

impl Guests {
    pub fn have_tried(&self) -> bool {
        self.tally.attempts() >= self.wanted
    }

    pub async fn leave(mut self) {
        self.leaving.store(true, Ordering::Relaxed);
        while self.tasks.join_next().await.is_some() {}
    }
}

impl Guest {
    async fn book(&self, name: &str) -> anyhow::Result<()> {
        let (property, day, nights, card, server) = self.choose();
        let stay = json!({
            "property": property, "namespace": &*self.namespace, "adults": 2,
            "check_in": date(1 + day), "check_out": date(1 + day + nights),
        });
        let wish = match prepare(server, &stay, card, name).await? {
            Ok(wish) => wish,
            Err(refusal) => {
                sleep(AFTER_REFUSAL).await;
                return self.refused(&refusal).await;
            }
        };
        self.tally.attempts.fetch_add(1, Ordering::Relaxed);
        let mut booked = post_as(server, RESERVATION, &wish, name).await;
        if booked.is_err() {
            // Nobody answered: the guest presses the button again, wherever a server answers.
            sleep(Duration::from_millis(400)).await;
            booked = post_as(self.any_server(), RESERVATION, &wish, name).await;
        }
        let booked = booked?;
        if booked.status != 201 {
            return self.refused(&booked).await;
        }
        self.tally.booked.fetch_add(1, Ordering::Relaxed);
        // A card that is still to be proven only holds the nights, and only for a while.
        if booked.json["status"] == "r" {
            self.tally.confirmed.lock().await.extend(booked.json["key"].as_str().map(str::to_owned));
        }
        self.regret(&booked.json).await
    }

    async fn regret(&self, booked: &Value) -> anyhow::Result<()> {
        if rand::rng().random_ratio(1, STAYING) {
            return Ok(());
        }
        self.cancel(booked["key"].as_str().unwrap_or_default()).await
    }

    /// Until it is done: what is locked at the moment, or whose server is gone, is tried again by somebody.
    async fn cancel(&self, reservation: &str) -> anyhow::Result<()> {
        let path = format!("{API}/reservation/{reservation}/");
        let wish = json!({"reason": "test"});
        match send(self.any_server(), "POST", &format!("{path}cancel/"), &wish).await {
            Ok(Answer { status: 200, .. }) => {
                self.tally.canceled.fetch_add(1, Ordering::Relaxed);
                get(self.any_server(), &path).await.map(drop)
            }
            // Canceled before, or never booked.
            Ok(Answer { json, .. }) if json["code"] == "illegal_move" => Ok(()),
            other => {
                self.regretted.lock().await.push(reservation.to_owned());
                self.tally.count(&other?).await;
                Ok(())
            }
        }
    }

    async fn cancel_for_another(&self) {
        let reservation = self.regretted.lock().await.pop();
        if let Some(reservation) = reservation {
            // If it fails, it is in the list again.
            let _ = self.cancel(&reservation).await;
        }
    }

    async fn refused(&self, answer: &Answer) -> anyhow::Result<()> {
        self.tally.count(answer).await;
        let counter = match answer.status {
            402 => &self.tally.declined,
            400 | 409 => &self.tally.taken,
            other => anyhow::bail!("{other}: {}", answer.json),
        };
        counter.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    fn choose(&self) -> (String, u32, u32, &'static str, SocketAddr) {
        let mut dice = rand::rng();
        let wants_the_best = dice.random_ratio(3, 10);
        let property =
            if wants_the_best { self.properties.first() } else { self.properties.choose(&mut dice) };
        let day = dice.random_range(0..if wants_the_best { BEST_DAYS } else { DAYS });
        let card = match dice.random_range(0..100) {
            number if number < UNPROVEN => "pm_card_authenticationRequired",
            number if number < UNPROVEN + DECLINED => "pm_card_chargeCustomerFail",
            _ => CARD,
        };
        (property.cloned().unwrap_or_default(), day, dice.random_range(3..8), card, self.any_server())
    }

    fn any_server(&self) -> SocketAddr {
        *self.servers.choose(&mut rand::rng()).expect("there is a server")
    }
}

/// Everything before the booking itself: a quote of the stay, who the guest is, and a card. Returns what to book with, or the
/// refusal.
async fn prepare(
    server: SocketAddr,
    stay: &Value,
    card: &str,
    name: &str,
) -> anyhow::Result<Result<Value, Answer>> {
    let quote = send(server, "POST", &format!("{API}/quote/"), stay).await?;
    if quote.status != 201 {
        return Ok(Err(quote));
    }
    let key = &quote.json["key"];
    let path = format!("{API}/quote/{}/", key.as_str().unwrap_or_default());
    // An address of its own: each guest may hold few unpaid stays at a time.
    let guest = json!({"first_name": name, "last_name": "Guest", "email": format!("{name}@faults.test")});
    let known = send(server, "PATCH", &path, &guest).await?;
    if known.status != 200 {
        return Ok(Err(known));
    }
    let card = json!({"quote": key, "card_token": card, "card_name": name});
    let card = send(server, "POST", &format!("{API}/reservation-credit-card/"), &card).await?;
    if card.status != 201 {
        return Ok(Err(card));
    }
    Ok(Ok(json!({"quote": key, "credit_card": card.json["key"], "message": name})))
}

/// A stay in the home that nobody else wants. Fails unless the server is ready, books it at once and cancels it.
pub async fn stay_alone(server: SocketAddr, world: &World, number: u32) -> anyhow::Result<()> {
    let ready = get(server, "/readyz").await?;
    ensure!(ready.status == 200, "/readyz: {} {}", ready.status, ready.json);
    let (day, name) = (1 + number % (DAYS / 4) * 4, format!("witness-{number}"));
    let stay = json!({
        "property": world.quiet_home, "namespace": world.namespace, "adults": 2,
        "check_in": date(day), "check_out": date(day + 4),
    });
    let wish = prepare(server, &stay, CARD, &name).await?;
    let wish = wish.map_err(|refusal| anyhow!("{} {}", refusal.status, refusal.json))?;
    let booked = post_as(server, RESERVATION, &wish, &name).await?;
    ensure!(booked.json["status"] == "r", "{} {}", booked.status, booked.json);
    let path = format!("{RESERVATION}{}/cancel/", booked.json["key"].as_str().unwrap_or_default());
    let canceled = send(server, "POST", &path, &json!({"reason": "test"})).await?;
    ensure!(canceled.status == 200, "{} {}", canceled.status, canceled.json);
    Ok(())
}

/// Days of the year after next month, far enough away to be sold.
fn date(day: u32) -> String {
    let (month, day) = (day / 28, day % 28 + 1);
    let month = month % 12 + 1;
    format!("{}-{month:02}-{day:02}", year())
}

/// Next year.
fn year() -> i32 {
    use flows::services::{Clock, SystemClock};
    let today = SystemClock.now().date_naive().to_string();
    today.split('-').next().and_then(|year| year.parse::<i32>().ok()).unwrap_or(2026) + 1
}
