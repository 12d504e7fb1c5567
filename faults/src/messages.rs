//! Guests write while the program dies. Each message goes out twice, as a letter and to an owner's system; both are counted where
//! they arrive. Neither protocol lets a sender who died know whether it was heard, so it says it again, under the same name.

use domain::text::code::DeliveryState;
use domain::text::code::OutboxState;
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use domain::guest_key::GuestKey;
use flows::services::MESSAGE_STEPS;
use rand::seq::IndexedRandom;
use sea_orm::EntityTrait;
use serde_json::json;
use store::Store;
use store::row::inbox::message;
use store::row::webhooks::webhook_delivery;
use store::row::{Id, outbox};
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::arguments::Arguments;
use crate::client;
use crate::node::Server;
use crate::sink::{Arrivals, Protocol, Sink};
use crate::world::World;

const AT_ONCE: usize = 8;
/// A job of a node that died is taken up after three minutes; the last kill may be followed by a retry.
const QUIET: Duration = Duration::from_mins(8);

/// Keys of messages that somebody was told have been sent.
type Acknowledged = Arc<Mutex<BTreeSet<String>>>;

struct Effects {
    messages: BTreeSet<String>,
    letters: Vec<outbox::Model>,
    deliveries: Vec<webhook_delivery::Model>,
}

/// Guests who write to servers that send e-mails and webhooks to our receivers.
pub struct Messages {
    engine: String,
    pub world: World,
    pub mail: Sink,
    pub hook: Sink,
    pub servers: Vec<Server>,
    acknowledged: Acknowledged,
    refused: Arc<AtomicU64>,
    enough: Arc<AtomicBool>,
    writers: JoinSet<()>,
    wanted: u64,
    started: Instant,
    deadline: Instant,
}

pub async fn prove(
    engine: &str,
    store: &Store,
    address: String,
    arguments: &Arguments,
) -> anyhow::Result<bool> {
    let mut run =
        Messages::begin(engine, store, World::new(store, address).await?, arguments, (&[], Duration::ZERO))
            .await?;
    let mut kills = 0;
    while run.has_time() && kills < arguments.kills {
        let number = usize::try_from(kills).unwrap_or(0) % run.servers.len();
        run.servers[number].live_and_die(kills).await?;
        kills += 1;
        if kills % 20 == 0 {
            println!("{engine}: {kills} kills, {} messages", run.acknowledged.lock().await.len());
        }
    }
    for server in &mut run.servers {
        server.revive().await?;
    }
    let ills = unfinished("kills", kills, arguments.kills).into_iter().collect();
    run.end(&format!("{kills} kills"), Repeated { letters: kills, webhooks: kills }, ills).await
}

/// How often something may be sent again.
pub struct Repeated {
    pub letters: u64,
    pub webhooks: u64,
}

impl Messages {
    /// With variables in the environment of the servers, and a pause of each writer after a message.
    pub async fn begin(
        engine: &str,
        store: &Store,
        world: World,
        arguments: &Arguments,
        (environment, pause): (&[(String, String)], Duration),
    ) -> anyhow::Result<Self> {
        let (mail, hook) = (Sink::open(Protocol::Smtp).await?, Sink::open(Protocol::Http).await?);
        world.listen_at(store, &format!("http://{}/", hook.address)).await?;
        let port = mail.address.port().to_string();
        let more = [
            "--mail-host",
            "127.0.0.1",
            "--mail-port",
            &port,
            "--mail-tls",
            "none",
            "--webhooks",
            "anywhere",
        ]
        .map(str::to_owned);
        let mut servers = Vec::new();
        for number in 0..if engine == "sqlite" { 1 } else { 2 } {
            servers.push(Server::start(&world, number, &MESSAGE_STEPS, &more, environment).await?);
        }
        let addresses: Arc<[SocketAddr]> = servers.iter().map(|server| server.address).collect();
        let mut run = Self {
            engine: engine.to_owned(),
            world,
            mail,
            hook,
            servers,
            acknowledged: Acknowledged::default(),
            refused: Arc::default(),
            enough: Arc::default(),
            writers: JoinSet::new(),
            wanted: arguments.attempts,
            started: Instant::now(),
            deadline: Instant::now() + Duration::from_mins(arguments.minutes),
        };
        run.write(&addresses, pause);
        Ok(run)
    }

    pub fn has_time(&self) -> bool {
        Instant::now() < self.deadline
    }

    /// Messages that were answered with a fault of the server, or not at all.
    pub fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// Waits for the writers, then for everything to arrive, and looks. `troubles` says what went wrong on purpose.
    pub async fn end(self, troubles: &str, allowed: Repeated, mut ills: Vec<String>) -> anyhow::Result<bool> {
        while self.has_time() && !self.enough.load(Ordering::Relaxed) {
            sleep(Duration::from_secs(1)).await;
        }
        self.enough.store(true, Ordering::Relaxed);
        self.writers.join_all().await;
        let engine = &self.engine;
        println!("{engine}: {troubles} in {} s", self.started.elapsed().as_secs());
        let store = Store::open(&self.world.database).await?;
        let effects = settled(&store).await?;
        store.close().await?;
        let acknowledged = self.acknowledged.lock().await;
        ills.extend(lost(&effects, &acknowledged));
        ills.extend(unfinished("messages", acknowledged.len() as u64, self.wanted));
        let letters = effects.letters.iter().map(|row| (row.id, row.state == OutboxState::Sent));
        let deliveries = effects.deliveries.iter().map(|row| (row.id, row.state == DeliveryState::Delivered));
        for (noun, twice, allowed) in [
            ("letters", compare("letter", letters, &self.mail.arrived(), &mut ills), allowed.letters),
            ("webhooks", compare("webhook", deliveries, &self.hook.arrived(), &mut ills), allowed.webhooks),
        ] {
            if twice > allowed {
                ills.push(format!("{twice} {noun} were sent again, and {allowed} may be"));
            }
        }
        for ill in &ills {
            println!("{engine}: WRONG {ill}");
        }
        for server in self.servers {
            server.stop().await?;
        }
        self.world.leave()?;
        println!("{engine}: {}", if ills.is_empty() { "everything arrived" } else { "something is wrong" });
        Ok(ills.is_empty())
    }

    /// Guests who write until so many messages are acknowledged.
    fn write(&mut self, servers: &Arc<[SocketAddr]>, pause: Duration) {
        for number in 0..AT_ONCE {
            let homes = &self.world.properties;
            let body = json!({
                "namespace": &self.world.namespace, "property": &homes[number % homes.len()],
                "first_name": format!("Guest {number}"), "last_name": "Writer", "message": "Is the lake warm?",
                "email": format!("guest-{number}@faults.test"),
            });
            let (servers, wanted) = (Arc::clone(servers), self.wanted);
            let (acknowledged, enough) = (Arc::clone(&self.acknowledged), Arc::clone(&self.enough));
            let refused = Arc::clone(&self.refused);
            self.writers.spawn(async move {
                while !enough.load(Ordering::Relaxed) {
                    let Some(server) = servers.choose(&mut rand::rng()) else { return };
                    let sent =
                        client::send(*server, "POST", "/websites/api/v2/reservation-message/", &body).await;
                    let row = |key: &str| Some(key.parse::<GuestKey>().ok()?.row().to_string());
                    let Some(key) = sent.ok().and_then(|sent| row(sent.json["key"].as_str()?)) else {
                        refused.fetch_add(1, Ordering::Relaxed);
                        sleep(Duration::from_millis(30)).await;
                        continue;
                    };
                    let mut acknowledged = acknowledged.lock().await;
                    acknowledged.insert(key);
                    if acknowledged.len() as u64 >= wanted {
                        enough.store(true, Ordering::Relaxed);
                    }
                    drop(acknowledged);
                    sleep(pause).await;
                }
            });
        }
    }
}

/// What the program knows of, once nothing waits any more or it is too late.
async fn settled(store: &Store) -> anyhow::Result<Effects> {
    let deadline = Instant::now() + QUIET;
    loop {
        let messages = message::Entity::find().all(store.read()).await?;
        let effects = Effects {
            messages: messages.iter().map(|message| message.id.key().to_string()).collect(),
            letters: outbox::Entity::find().all(store.read()).await?,
            deliveries: webhook_delivery::Entity::find().all(store.read()).await?,
        };
        let waits = effects.letters.iter().any(|letter| letter.state == OutboxState::Waiting)
            || effects.deliveries.iter().any(|delivery| delivery.state == DeliveryState::Waiting);
        if !waits || Instant::now() > deadline {
            return Ok(effects);
        }
        sleep(Duration::from_secs(2)).await;
    }
}

/// Every message that was acknowledged is there, and every message that is there goes out both ways.
fn lost(effects: &Effects, acknowledged: &BTreeSet<String>) -> Vec<String> {
    let (known, letters, deliveries) =
        (effects.messages.len(), effects.letters.len(), effects.deliveries.len());
    println!(
        "  {known} messages, {} of them acknowledged, {letters} letters, {deliveries} webhooks",
        acknowledged.len()
    );
    let missing = acknowledged.difference(&effects.messages);
    let mut ills: Vec<String> =
        missing.map(|key| format!("the message {key} was acknowledged and is not there")).collect();
    if letters != known || deliveries != known {
        ills.push(format!("{known} messages make {letters} letters and {deliveries} webhooks"));
    }
    ills
}

/// A run that its deadline cut short has proven nothing of what it did not do.
fn unfinished(noun: &str, came: u64, wanted: u64) -> Option<String> {
    (came < wanted).then(|| format!("the time was over after {came} of {wanted} {noun}"))
}

/// How many arrived more often than once.
fn compare(
    noun: &str,
    sent: impl Iterator<Item = (Id, bool)>,
    arrived: &Arrivals,
    ills: &mut Vec<String>,
) -> u64 {
    let mut known = BTreeSet::new();
    for (id, is_sent) in sent {
        let name = id.key().to_string();
        if !is_sent {
            ills.push(format!("the {noun} {name} is not sent"));
        } else if !arrived.contains_key(&name) {
            ills.push(format!("the {noun} {name} is said to be sent and never came"));
        }
        known.insert(name);
    }
    let strangers = arrived.keys().filter(|name| !known.contains(*name));
    ills.extend(strangers.map(|name| format!("the {noun} {name} came, and nobody wrote it")));
    let twice = arrived.values().map(|times| times - 1).sum();
    println!("  {noun}s: {} arrived, {twice} more than once", arrived.len());
    twice
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_was_cut_short_fails() {
        assert_eq!(unfinished("kills", 3, 10).as_deref(), Some("the time was over after 3 of 10 kills"));
        for (came, wanted) in [(10, 10), (11, 10), (0, 0)] {
            assert_eq!(unfinished("kills", came, wanted), None);
        }
    }
}
