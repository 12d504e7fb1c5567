//! Ten thousand homes with a hundred thousand bookings in their calendars, loaded once and kept for the next run.

use anyhow::Context;
use sea_orm::{ConnectionTrait, EntityTrait, PaginatorTrait, QuerySelect, Statement};
use store::row::Id;
use store::row::calendars::calendar_event;
use store::row::charges::reservation_payment;
use store::row::inbox::thread;
use store::row::listings::listing;
use store::row::quotes::quote;
use store::row::reservations::reservation;
use store::row::sites::site;
use store::{Engine, Store, bulk};

use super::maker::{BOOKINGS, Maker};
use crate::machine::now;
use crate::worlds;

pub const SERVER_VARIABLE: &str = "CASITA_TEST_POSTGRES";
const HOMES: usize = 10_000;
/// Number of bookings written in one transaction.
const BATCH: u32 = 5_000;
const NAME: &str = "casita_bench_account";

/// None if no PostgreSQL server is configured.
pub async fn open(engine: Engine) -> anyhow::Result<Option<Store>> {
    let store = match (engine, std::env::var(SERVER_VARIABLE)) {
        (Engine::Sqlite, _) => {
            std::fs::create_dir_all(worlds::root().join("account"))?;
            Store::open(&file()).await?
        }
        (Engine::Postgres, Ok(server)) => on_server(&server).await?,
        (Engine::Postgres, Err(_)) => return Ok(None),
    };
    worlds::fill(&store, HOMES).await?;
    if reservation::Entity::find().count(store.read()).await? == 0 {
        fill(&store).await?;
    }
    Ok(Some(settled(store, engine).await?))
}

/// Brings the engine into its steady state: PostgreSQL after VACUUM ANALYZE, SQLite after a restart of the program.
async fn settled(store: Store, engine: Engine) -> anyhow::Result<Store> {
    match engine {
        Engine::Postgres => {
            store.write_one().execute_unprepared("VACUUM ANALYZE").await?;
            Ok(store)
        }
        Engine::Sqlite => {
            store.close().await?;
            let store = Store::open(&file()).await?;
            store.migrate().await?;
            Ok(store)
        }
    }
}

/// The path of the SQLite database.
fn file() -> String {
    worlds::database(&worlds::root().join("account"))
}

async fn on_server(server: &str) -> anyhow::Result<Store> {
    let maintenance = Store::open(server).await?;
    let db = maintenance.read();
    let question = format!("SELECT 1 FROM pg_database WHERE datname = '{NAME}'");
    let known = Statement::from_string(db.get_database_backend(), question);
    if db.query_one_raw(known).await?.is_none() {
        db.execute_unprepared(&format!("CREATE DATABASE {NAME}")).await?;
    }
    maintenance.close().await?;
    let (place, _) = server.rsplit_once('/').unwrap_or((server, ""));
    Ok(Store::open(&format!("{place}/{NAME}")).await?)
}

async fn fill(store: &Store) -> anyhow::Result<()> {
    let site = site::Entity::find().one(store.read()).await?.context("a world has a site")?;
    let homes: Vec<(Id, Id)> = listing::Entity::find()
        .select_only()
        .columns([listing::Column::PropertyId, listing::Column::Id])
        .into_tuple()
        .all(store.read())
        .await?;
    let maker = Maker { site, homes, now: now() };
    let tx = store.write().await?;
    // Removes the generated calendar events, which the bookings replace.
    for table in ["stay_night", "calendar_event"] {
        tx.execute_unprepared(&format!("DELETE FROM {table}")).await?;
    }
    tx.commit().await?;
    for first in (0..BOOKINGS).step_by(BATCH as usize) {
        let numbers = first..first + BATCH;
        let quotes: Vec<_> = numbers.clone().map(|number| maker.quote(number)).collect();
        let bookings: Vec<_> = numbers.clone().map(|number| maker.reservation(number)).collect();
        let payments: Vec<_> = numbers.clone().map(|number| maker.payment(number)).collect();
        let events: Vec<_> = numbers.clone().filter_map(|number| maker.event(number)).collect();
        let threads: Vec<_> =
            numbers.filter(|number| number.is_multiple_of(5)).map(|number| maker.thread(number)).collect();
        let tx = store.write().await?;
        bulk::insert::<quote::Entity>(&tx, &quotes).await?;
        bulk::insert::<reservation::Entity>(&tx, &bookings).await?;
        bulk::insert::<reservation_payment::Entity>(&tx, &payments).await?;
        bulk::insert::<calendar_event::Entity>(&tx, &events).await?;
        bulk::insert::<thread::Entity>(&tx, &threads).await?;
        tx.commit().await?;
    }
    Ok(())
}
