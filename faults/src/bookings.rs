//! Guests book, pay and cancel while the program dies; afterwards nights, money and letters must add up.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use flows::crash::BOOKING_STEPS;
use store::Store;

use crate::guests::Tally;
use crate::node::{Sandbox, Server};
use crate::world::World;
use crate::{Arguments, audit, guests, trouble};

pub async fn prove(
    engine: &str,
    store: &Store,
    address: String,
    arguments: &Arguments,
) -> anyhow::Result<bool> {
    let world = World::new(store, address).await?;
    let sandbox = Sandbox::start(&world).await?;
    let nodes = if engine == "sqlite" { 1 } else { 2 };
    let mut servers = Vec::new();
    for number in 0..nodes {
        servers.push(Server::start(&world, number, &BOOKING_STEPS, &sandbox.arguments()).await?);
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
