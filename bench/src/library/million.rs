//! The search over a million homes, more than any database here is loaded with: the homes of a smaller data set repeated, each
//! time with the calendar and location of another.

use std::sync::Arc;
use std::time::{Duration, Instant};

use domain::key::Key;
use search::{Home, Snapshot};

use super::searching;
use super::world::{catalog, open};
use crate::bar::Bars;
use crate::machine::resident;
use crate::table::{Table, time};

const HOMES: usize = 1_000_000;
/// Small, so that memory left from building it hardly counts for the large one.
const MODEL: usize = 10_000;
const BAR: Duration = Duration::from_millis(15);

pub async fn run(bars: &mut Bars) -> anyhow::Result<()> {
    let model = catalog(&open(MODEL).await?).await?;
    let before = resident()?;
    let homes = multiplied(&model.homes);
    let started = Instant::now();
    let snapshot = Snapshot::new(homes);
    let arranging = started.elapsed();
    let bytes = resident()?.saturating_sub(before) / HOMES;
    let filtered = searching::filtered(&snapshot)?;
    let mut table = Table::new("A million homes", ["", ""].map(str::to_owned));
    table.row(searching::FILTERED, [time(filtered)]);
    table.row("arranging the snapshot", [time(arranging)]);
    table.row("bytes per home", [bytes.to_string()]);
    table.print();
    bars.at_most(format!("{}: 1,000,000 homes", searching::FILTERED), filtered, BAR);
    Ok(())
}

fn multiplied(model: &Snapshot) -> Vec<Arc<Home>> {
    let homes: Vec<&Arc<Home>> = model.homes().collect();
    let other = |number: usize, step: usize| homes[(number + number / homes.len() * step) % homes.len()];
    let home = |number: usize| {
        let (terms, calendar, place) = (homes[number % homes.len()], other(number, 7), other(number, 13));
        Arc::new(Home {
            key: Key::from_u128(terms.key.as_u128() ^ (number as u128)),
            slug: format!("{}-{number}", terms.slug).into(),
            taken: calendar.taken.clone(),
            lat: place.lat,
            lon: place.lon,
            ..Home::clone(terms)
        })
    };
    (0..HOMES).map(home).collect()
}
