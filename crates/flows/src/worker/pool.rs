//! The worker: claims due jobs and runs several at a time until it is stopped. Running jobs are finished first.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use domain::key::Key;
use store::StoreError;
use store::row::job;
use tokio::task::JoinSet;

use super::handle::work_on;
use crate::app::After;
use crate::{App, feeds};

/// Polling interval of an idle node.
const PAUSE: Duration = Duration::from_millis(500);
const AT_ONCE: usize = 8;
/// A claim is a write to the database, so a busy node claims several jobs at once.
const USUAL_CLAIM: usize = AT_ONCE / 2;
/// Longer than any handler may take, so that a lease only expires when its node is gone.
const LEASE: TimeDelta = TimeDelta::seconds(180);
const LONGEST: Duration = Duration::from_secs(150);
const FIRST_RETRY: TimeDelta = TimeDelta::seconds(5);
const LAST_RETRY: TimeDelta = TimeDelta::hours(1);
/// Retries for about a day.
const MOST_TRIES: i32 = 32;

/// One for each process that runs jobs.
#[derive(Clone, Debug)]
pub struct Worker {
    app: App,
    node: Arc<str>,
}

impl Worker {
    pub fn new(app: App) -> Self {
        let node = app.secret().into();
        Self { app, node }
    }

    /// Runs until `stop` completes, then finishes the running jobs.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        if let Err(error) = feeds::watch_feeds(&self.app).await {
            tracing::error!(%error, "jobs of feeds could not be enqueued");
        }
        let mut running = JoinSet::new();
        let mut least = 1;
        tokio::pin!(stop);
        loop {
            let free = AT_ONCE - running.len();
            let claimed = if free < least { Ok(Vec::new()) } else { self.claim(free).await };
            let claimed = claimed.unwrap_or_else(|error| {
                tracing::error!(%error, "jobs could not be claimed");
                Vec::new()
            });
            for job in claimed {
                let worker = self.clone();
                running.spawn(async move { worker.work(job).await });
            }
            let full = running.len() >= AT_ONCE;
            tokio::select! {
                () = &mut stop => break,
                Some(_) = running.join_next() => least = USUAL_CLAIM,
                // Claims with any free slot after a pause, so that slow jobs do not delay others for long.
                () = tokio::time::sleep(PAUSE), if !full => least = 1,
            }
        }
        while running.join_next().await.is_some() {}
    }

    /// Runs all due jobs one after another, and returns their number.
    pub async fn run_due(&self) -> Result<usize, StoreError> {
        let mut done = 0;
        loop {
            let claimed = self.claim(AT_ONCE).await?;
            if claimed.is_empty() {
                return Ok(done);
            }
            for job in claimed {
                self.work(job).await;
                done += 1;
            }
        }
    }

    async fn claim(&self, most: usize) -> Result<Vec<job::Model>, StoreError> {
        let now = self.app.now();
        store::job::claim(&self.app.store, &self.node, now, now + LEASE, most as u64).await
    }

    async fn work(&self, job: job::Model) {
        let outcome = tokio::time::timeout(LONGEST, self.handle(&job)).await;
        let outcome = outcome.unwrap_or_else(|_| Err("it took too long".to_owned()));
        self.app.reach("job_done");
        let (store, node) = (&self.app.store, &*self.node);
        let kind = job.kind.clone();
        let kept = match outcome {
            Ok(After::Nothing) => {
                metrics::counter!("casita_jobs_total", "kind" => kind, "outcome" => "done").increment(1);
                store::job::finish(store, &job, node).await
            }
            Ok(After::At(at)) => {
                metrics::counter!("casita_jobs_total", "kind" => kind, "outcome" => "again").increment(1);
                store::job::postpone(store, &job, node, at).await
            }
            Ok(After::Never(failure)) => self.give_up(&job, &failure).await,
            Err(failure) if job.attempts >= MOST_TRIES => self.give_up(&job, &failure).await,
            Err(failure) => {
                tracing::warn!(kind, job = %job.id.key(), failure, "a job failed and will be retried");
                metrics::counter!("casita_jobs_total", "kind" => kind, "outcome" => "failed").increment(1);
                let at = self.app.now() + pause_after(job.attempts);
                store::job::retry(store, &job, node, at, &failure).await
            }
        };
        if let Err(error) = kept {
            tracing::error!(%error, "the result of a job could not be stored; its lease will expire");
        }
    }

    async fn give_up(&self, job: &job::Model, failure: &str) -> Result<(), StoreError> {
        let kind = job.kind.clone();
        tracing::error!(kind, job = %job.id.key(), failure, "a job was given up");
        metrics::counter!("casita_jobs_total", "kind" => kind, "outcome" => "dead").increment(1);
        store::job::bury(&self.app.store, job, &self.node, failure).await
    }

    async fn handle(&self, job: &job::Model) -> Result<After, String> {
        let kind = job.kind.parse().map_err(|error| format!("{error}"))?;
        let subject = job.payload["subject"].as_str().and_then(|text| text.parse::<Key>().ok());
        let subject = subject.ok_or("the job does not say what it is about")?;
        work_on(&self.app, kind, subject).await.map_err(|error| error.to_string())
    }
}

/// Doubles each time, up to an hour.
fn pause_after(tries: i32) -> TimeDelta {
    let doublings = tries.clamp(1, 20).unsigned_abs() - 1;
    FIRST_RETRY.checked_mul(1 << doublings).map_or(LAST_RETRY, |pause| pause.min(LAST_RETRY))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_an_hour_and_last_about_a_day() {
        assert_eq!(pause_after(1), TimeDelta::seconds(5));
        assert_eq!(pause_after(2), TimeDelta::seconds(10));
        assert_eq!(pause_after(30), TimeDelta::hours(1));
        let all: TimeDelta = (1..MOST_TRIES).map(pause_after).sum();
        assert!((20..30).contains(&all.num_hours()), "{all}");
    }
}
