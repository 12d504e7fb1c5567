//! The proof that nothing is lost and nothing happens twice: guests book the same nights on the real program, which is killed at random
//! moments and at every named step, while the provider is slow, loses answers and repeats its webhooks. Then everything must add up.

#![expect(clippy::print_stdout, reason = "a program talks to its terminal")]
#![expect(clippy::disallowed_methods, reason = "chaos needs chance")]

mod audit;
mod client;
mod guests;
mod node;
mod trouble;
mod world;

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure};
use clap::Parser;
use store::Store;
use testkit::{TestDatabase, on_postgres_at};
use tokio::sync::Mutex;

use crate::guests::Tally;
use crate::node::{Sandbox, Server};
use crate::world::World;

/// Kills the real program while guests book, and looks for what was lost.
#[derive(Debug, Parser)]
struct Arguments {
    /// sqlite or postgres; both when absent
    #[arg(long)]
    engine: Option<String>,
    /// Bookings to try on each engine
    #[arg(long, default_value_t = 20_000)]
    attempts: u64,
    /// Kills on each engine
    #[arg(long, default_value_t = 200)]
    kills: u64,
    /// The longest that it may take on each engine
    #[arg(long, default_value_t = 30)]
    minutes: u64,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let wanted = |engine: &str| arguments.engine.as_deref().is_none_or(|wanted| wanted == engine);
    // Beside each other: most of the time both wait.
    let (sqlite, postgres) = tokio::try_join!(
        async { if wanted("sqlite") { on_sqlite(&arguments).await } else { Ok(None) } },
        async { if wanted("postgres") { on_postgres(&arguments).await } else { Ok(None) } },
    )?;
    let outcomes = [sqlite, postgres];
    if outcomes.into_iter().flatten().all(|is_well| is_well) {
        Ok(())
    } else {
        bail!("something was lost or happened twice")
    }
}

async fn on_sqlite(arguments: &Arguments) -> anyhow::Result<Option<bool>> {
    let database = TestDatabase::new().await;
    let address = format!("sqlite:{}", database.file().display());
    prove("sqlite", &database.store, address, arguments).await.map(Some)
}

async fn on_postgres(arguments: &Arguments) -> anyhow::Result<Option<bool>> {
    let told = Mutex::new(None);
    on_postgres_at(async |store, address| {
        *told.lock().await = Some(prove("postgres", &store, address, arguments).await);
    })
    .await;
    told.into_inner().transpose()
}

async fn prove(engine: &str, store: &Store, address: String, arguments: &Arguments) -> anyhow::Result<bool> {
    let world = World::new(store, address).await?;
    let sandbox = Sandbox::start(&world).await?;
    let nodes = if engine == "sqlite" { 1 } else { 2 };
    let mut servers = Vec::new();
    for number in 0..nodes {
        servers.push(Server::start(&world, &sandbox, number).await?);
    }
    trouble::send_webhooks_badly(&sandbox, &world, servers[0].address).await?;
    let tally = Arc::new(Tally::default());
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let guests = guests::arrive(&world, &addresses, &tally, arguments.attempts);
    let started = Instant::now();
    let deadline = started + Duration::from_secs(arguments.minutes * 60);
    let (mut kills, mut crashes) = (0, 0);
    while Instant::now() < deadline && kills < arguments.kills {
        let number = usize::try_from(kills).unwrap_or(0) % servers.len();
        servers[number].live_and_die(kills).await?;
        kills += 1;
        if kills % 10 == 0 {
            trouble::make(&sandbox, kills).await?;
        }
        if kills % 8 == 4 && trouble::crash_database(&world).await {
            crashes += 1;
        }
        if kills % 20 == 0 {
            println!("{engine}: {kills} kills, {tally}");
        }
    }
    for server in &mut servers {
        server.revive().await?;
    }
    while Instant::now() < deadline && !guests.have_tried() {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    guests.leave().await;
    let took = started.elapsed();
    trouble::clear(&sandbox).await?;
    println!(
        "{engine}: {kills} kills and {crashes} crashes of the database in {} s, {tally}",
        took.as_secs()
    );
    let ills = audit::wait_and_look(&Store::open(&world.database).await?, &world, &sandbox).await?;
    for ill in &ills {
        println!("{engine}: WRONG {ill}");
    }
    for server in servers {
        server.stop().await?;
    }
    sandbox.stop().await?;
    world.leave()?;
    ensure!(tally.attempts() > 0, "nobody came");
    println!("{engine}: {}", if ills.is_empty() { "everything adds up" } else { "something is wrong" });
    Ok(ills.is_empty())
}
