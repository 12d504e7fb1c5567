//! Loads the demo data, from the command line and on start.

use anyhow::Context;
use api::{DemoLogin, DemoLogins};
use clap::Args;
use demo::load::{LoadOptions, Loaded, has_data, load, load_big};
use demo::world::World;
use flows::services::{Clock, SystemClock};
use flows::sessions;

use store::Store;

use crate::config::Settings;

/// Arbitrary; the same seed gives the same data.
const SEED: u64 = 1;

#[derive(Debug, Args)]
pub struct DemoArgs {
    /// Load one large account with this many properties instead of the demo sites
    #[arg(long, value_name = "N")]
    properties: Option<usize>,
}

pub async fn run(settings: &Settings, args: &DemoArgs) -> anyhow::Result<()> {
    let store = settings.open_store().await?;
    fill(settings, &store, args.properties).await
}

/// Loads the demo if the database is empty; existing data is kept.
pub async fn load_when_empty(settings: &Settings, store: &Store) -> anyhow::Result<()> {
    if has_data(store).await? { Ok(()) } else { fill(settings, store, None).await }
}

/// Whether the database holds the demo. If so, it is served as the demo however the program is started.
pub async fn is_loaded(store: &Store) -> anyhow::Result<bool> {
    let operator = World::load()?.platform.operator.email;
    Ok(store::sessions::user::find_by_email(store.read(), &operator).await?.is_some())
}

async fn fill(settings: &Settings, store: &Store, properties: Option<usize>) -> anyhow::Result<()> {
    println!("Loading the demo data …");
    let now = SystemClock.now();
    let photo_folder = settings.photos.folder()?;
    let options = LoadOptions {
        now,
        today: now.date_naive(),
        seed: SEED,
        password_hash: sessions::hash(&World::load()?.platform.password)?,
        photo_folder,
        photos: true,
    };
    let progress = |line: &str| println!("  {line}");
    let loaded = match properties {
        Some(count) => load_big(store, count, &options, &progress).await,
        None => load(store, &options, &progress).await,
    };
    tell(&loaded.context("the demo data cannot be loaded")?);
    Ok(())
}

fn tell(loaded: &Loaded) {
    println!(
        "Loaded {} accounts, {} sites, {} homes, {} reservations, {} messages, {} taken nights, {} pictures.",
        loaded.accounts,
        loaded.sites,
        loaded.properties,
        loaded.reservations,
        loaded.messages,
        loaded.nights,
        loaded.photos
    );
}

pub fn print_logins() -> anyhow::Result<()> {
    let demo = logins()?;
    println!("\nSign in with the password {} as", demo.password);
    for login in demo.logins {
        println!("  {}", login.email);
    }
    Ok(())
}

pub fn logins() -> anyhow::Result<DemoLogins> {
    let world = World::load()?;
    let mut logins = Vec::new();
    for account in &world.accounts {
        logins.extend(account.facts.users.iter().map(|user| DemoLogin {
            email: user.email.clone(),
            name: format!("{} {}", user.first_name, user.last_name),
            role: user.role.to_string(),
            account: Some(account.facts.name.clone()),
        }));
    }
    let operator = &world.platform.operator;
    logins.push(DemoLogin {
        email: operator.email.clone(),
        name: format!("{} {}", operator.first_name, operator.last_name),
        role: "operator".to_owned(),
        account: None,
    });
    Ok(DemoLogins { password: world.platform.password, logins })
}
