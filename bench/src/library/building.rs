//! From rows to a site in memory: the time of each step, and the memory used.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use chrono::Days;
use flows::App;
use flows::cache::Catalog;
use search::Snapshot;
use store::catalog::Extent;

use super::world::catalog;
use crate::bar::Bars;
use crate::machine::{now, resident};
use crate::stopwatch::{cores_time, timed};
use crate::worlds::NAMESPACE;

const BAR: Duration = Duration::from_secs(10);
/// Properties read at once.
const SLICE: usize = 1_000;
const BAR_SIZE: usize = 100_000;

/// A site just built.
pub struct Built {
    pub catalog: Arc<Catalog>,
    pub bytes_per_home: usize,
    pub steps: Vec<(&'static str, Duration)>,
    whole: Duration,
}

pub async fn measure(app: &App) -> anyhow::Result<Built> {
    let before = resident()?;
    let cores_before = cores_time();
    let (whole, catalog) = timed(catalog(app)).await;
    let (catalog, on_cores) = (catalog?, cores_time().saturating_sub(cores_before));
    let bytes_per_home = resident()?.saturating_sub(before) / catalog.homes.len();
    let reading = reading(app).await?;
    let homes = catalog.homes.homes().cloned().collect();
    let started = Instant::now();
    let snapshot = Snapshot::new(homes);
    let arranging = started.elapsed();
    drop(snapshot);
    let steps = vec![
        ("first use of a site", whole),
        ("time of all cores", on_cores),
        ("reading rows, one slice after the other", reading),
        ("arranging the snapshot", arranging),
    ];
    Ok(Built { catalog, bytes_per_home, steps, whole })
}

async fn reading(app: &App) -> anyhow::Result<Duration> {
    let db = app.store.read();
    let site = store::sites::site::find_by_address(db, NAMESPACE).await?.context("the world has its site")?;
    let from = now().date_naive() - Days::new(1);
    let started = Instant::now();
    let keys = store::catalog::properties(db, site.id.key().account()).await?;
    for slice in keys.chunks(SLICE) {
        store::catalog::load(db, &site, Extent::Between(slice[0], slice[slice.len() - 1]), from).await?;
    }
    Ok(started.elapsed())
}

pub fn hold(size: usize, built: &Built, bars: &mut Bars) {
    if size == BAR_SIZE {
        bars.at_most("building a site of 100,000 homes with 4 million events", built.whole, BAR);
    }
}
