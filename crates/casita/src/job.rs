//! `casita worker` runs background jobs in a process of its own, for larger installations; `casita job` lists and retries failed
//! jobs.

use anyhow::Context;
use clap::Subcommand;
use domain::key::Key;
use flows::services::{Clock, SystemClock};
use flows::worker::Worker;

use crate::config::Settings;
use crate::signal::told_to_stop;

#[derive(Debug, Subcommand)]
pub enum JobCommand {
    /// List jobs that failed too often and are no longer retried.
    Dead,
    /// Retry failed jobs: all of them, or one.
    Replay {
        /// The job's key, as printed by `casita job dead`
        key: Option<String>,
    },
}

/// Runs jobs until a stop signal; jobs in progress are finished.
pub async fn work(settings: &Settings) -> anyhow::Result<()> {
    let store = settings.open_store().await?;
    let (app, keyring) = settings.app(&store).await?;
    let app = app
        .with_cashier(settings.payments.cashier(keyring.clone(), settings.payments.sandbox_url.clone())?)
        .with_partner_desk(settings.partner.desk(keyring, settings.payments.sandbox_url.as_deref())?)
        .with_post_office(settings.post_office()?)
        .with_gallery(settings.photos.gallery()?)
        .with_courier(settings.webhooks.courier()?)
        .with_outside(settings.webhooks.outside()?);
    println!("Running jobs of {}", settings.shown_database());
    let mailbox = settings.answers.mailbox.clone();
    let watch = mailbox.map(|mailbox| tokio::spawn(flows::inbox::watch_mailbox(app.clone(), mailbox)));
    Worker::new(app).run(told_to_stop()).await;
    if let Some(watch) = watch {
        watch.abort();
    }
    store.close().await?;
    Ok(())
}

pub async fn run(settings: &Settings, command: JobCommand) -> anyhow::Result<()> {
    let store = settings.open_store().await?;
    match command {
        JobCommand::Dead => {
            let dead = store::job::dead(&store).await?;
            for job in &dead {
                let failure = job.failure.as_deref().unwrap_or("unknown");
                println!(
                    "{}  {}  {}  after {} attempts: {failure}",
                    job.id.key(),
                    job.run_at,
                    job.dedupe,
                    job.attempts
                );
            }
            println!("{} failed jobs", dead.len());
        }
        JobCommand::Replay { key } => {
            let key = key.map(|key| key.parse::<Key>()).transpose().context("not a job's key")?;
            println!("{} enqueued again", store::job::replay(&store, key, SystemClock.now()).await?);
        }
    }
    Ok(())
}
