//! Searches over a whole site.

use std::hint::black_box;
use std::time::Duration;

use search::{Query, Snapshot};

use crate::bar::Bars;
use crate::machine::now;
use crate::question::{Question, questions};
use crate::stopwatch::median;

pub const FILTERED: &str = "search: dates, map, bedrooms, 3 amenities, by total";
const DATED: &str = "search: dates only, all priced, by total";
const QUESTIONS: usize = 200;
const BAR_SIZE: usize = 100_000;
const FILTERED_BAR: Duration = Duration::from_millis(2);
const DATED_BAR: Duration = Duration::from_millis(10);

pub fn measure(homes: &Snapshot) -> anyhow::Result<Vec<(&'static str, Duration)>> {
    Ok(vec![(FILTERED, filtered(homes)?), (DATED, dated(homes)?)])
}

/// The median over many queries with filters.
pub fn filtered(homes: &Snapshot) -> anyhow::Result<Duration> {
    searched(homes, Question::filtered)
}

fn dated(homes: &Snapshot) -> anyhow::Result<Duration> {
    searched(homes, Question::dated)
}

fn searched(homes: &Snapshot, asked: impl Fn(&Question) -> Query) -> anyhow::Result<Duration> {
    let now = now();
    let queries: Vec<Query> = questions(QUESTIONS, now.date_naive())?.iter().map(asked).collect();
    Ok(median(QUESTIONS, |round| {
        black_box(homes.search(&queries[round], now));
    }))
}

pub fn hold(size: usize, measured: &[(&'static str, Duration)], bars: &mut Bars) {
    if size != BAR_SIZE {
        return;
    }
    for (name, bar) in [(FILTERED, FILTERED_BAR), (DATED, DATED_BAR)] {
        let took = measured.iter().find(|(known, _)| *known == name).map(|(_, took)| *took);
        bars.at_most(format!("{name}: 100,000 homes"), took.unwrap_or(Duration::MAX), bar);
    }
}
