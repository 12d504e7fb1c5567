//! The proof that nothing is lost and nothing happens twice: guests book the same nights on the real program, which is killed at random
//! moments and at every named step, while the provider is slow, loses answers and repeats its webhooks. Then everything must add up.
//! Another time guests write, and what goes out by mail and webhook is counted where it arrives.

#![expect(clippy::print_stdout, reason = "a program talks to its terminal")]
#![expect(clippy::disallowed_methods, reason = "chaos needs chance")]

mod arguments;
mod audit;
mod bookings;
mod client;
mod clock;
mod disk;
mod fault;
mod guests;
mod machine;
mod messages;
mod node;
mod receivers;
mod run;
mod sink;
mod tally;
mod trouble;
mod world;

use std::process::ExitCode;

use anyhow::bail;
use arguments::{Arguments, Work};
use clap::Parser;
use store::Store;
use testkit::{TestDatabase, on_postgres_at};
use tokio::sync::Mutex;

#[tokio::main]
async fn main() -> ExitCode {
    match Box::pin(run(&Arguments::parse())).await {
        Ok(()) => ExitCode::SUCCESS,
        // Without a backtrace: what was found wrong stands right above.
        Err(error) => {
            println!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: &Arguments) -> anyhow::Result<()> {
    if matches!(arguments.work, Work::Disk) {
        return outcome([Some(disk::prove(arguments).await?), None]);
    }
    let wanted = |engine: &str| arguments.engine.as_deref().is_none_or(|wanted| wanted == engine);
    // Beside each other: most of the time both wait.
    let (sqlite, postgres) = tokio::try_join!(
        async { if wanted("sqlite") { on_sqlite(arguments).await } else { Ok(None) } },
        async { if wanted("postgres") { on_postgres(arguments).await } else { Ok(None) } },
    )?;
    outcome([sqlite, postgres])
}

fn outcome(outcomes: [Option<bool>; 2]) -> anyhow::Result<()> {
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
    match arguments.work {
        Work::Bookings => bookings::prove(engine, store, address, arguments).await,
        Work::Messages => messages::prove(engine, store, address, arguments).await,
        Work::Receivers => receivers::prove(engine, store, address, arguments).await,
        Work::Machine => machine::prove(engine, store, address, arguments).await,
        Work::Disk => bail!("the disk is SQLite's"),
    }
}
