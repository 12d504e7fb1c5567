//! The demo world from the command line and on start.

use anyhow::{Context, bail};
use clap::Args;
use demo::load::{LoadOptions, Loaded};
use demo::world::World;
use flows::clock::{Clock, SystemClock};
use flows::password;
use store::Store;

use crate::config::Settings;

/// Any number; the same one gives the same world.
const SEED: u64 = 1;

#[derive(Debug, Args)]
pub struct DemoArgs {
    /// A large world of this many properties instead of the demo sites
    #[arg(long, value_name = "N")]
    properties: Option<usize>,
}

pub async fn load(settings: &Settings, args: &DemoArgs) -> anyhow::Result<()> {
    let store = settings.open_store().await?;
    let loaded = fill(settings, &store, args.properties).await?;
    println!("{loaded}");
    Ok(())
}

/// A demo server with an empty database fills it; one with data keeps it.
pub async fn load_when_empty(settings: &Settings, store: &Store) -> anyhow::Result<()> {
    if store::account::count(store.read()).await? == 0 {
        println!("Loading the demo world …");
        let loaded = fill(settings, store, None).await?;
        println!("{loaded}");
    }
    Ok(())
}

async fn fill(settings: &Settings, store: &Store, properties: Option<usize>) -> anyhow::Result<Loaded> {
    if store::account::count(store.read()).await? > 0 {
        bail!("the database has data; the demo loads only into an empty one");
    }
    let now = SystemClock.now();
    let world = World::load()?;
    let photo_folder = settings.photo_folder();
    let options = LoadOptions {
        now,
        today: now.date_naive(),
        seed: SEED,
        password_hash: password::hash(&world.platform.password)?,
        photo_folder: &photo_folder,
        photos: true,
    };
    let progress = |line: &str| println!("  {line}");
    match properties {
        Some(count) => demo::load::load_big(store, count, &options, &progress).await,
        None => demo::load::load(store, &options, &progress).await,
    }
    .context("the demo world cannot be loaded")
}

/// What the demo's visitor needs to get in.
pub fn print_logins() {
    let Ok(world) = World::load() else { return };
    println!("\nSign in with the password {:?} as", world.platform.password);
    for login in world.logins() {
        println!("  {login}");
    }
}
