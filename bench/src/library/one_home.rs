//! One home: its price, its month, its change.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Days, NaiveDate, Utc};
use domain::calendars::projection::Outlook;
use domain::people::party::Party;
use domain::price::inquiry::StayRequest;
use domain::quotes::price;
use domain::time::stay::Stay;
use search::{Home, Snapshot};

use crate::bar::Bars;
use crate::question::{Question, questions};
use crate::stopwatch::{median, median_of_many};

const ESTIMATE: &str = "estimate: one stay, every line";
const MONTH: &str = "flexible month: one home, 31 arrivals";
const DEPARTURES: &str = "check-outs: one home, 31 departures";
const CHANGE: &str = "one home's change";
const ROUNDS: usize = 200;
const DAYS: u64 = 31;
const MONTH_BAR: Duration = Duration::from_micros(200);
const CHANGE_BAR: Duration = Duration::from_millis(1);

pub fn measure(homes: &Snapshot, now: DateTime<Utc>) -> anyhow::Result<Vec<(&'static str, Duration)>> {
    let asked = questions(ROUNDS, now.date_naive())?;
    let all: Vec<&Arc<Home>> = homes.homes().collect();
    // Far apart, so that the next home is not in the CPU cache.
    let home = |round: usize| all[round * 7919 % all.len()];
    let outlook = |round: usize| {
        let home = home(round);
        Outlook::new(&home.terms, &home.taken, home.today(now))
    };
    let estimate = median_of_many(ROUNDS, 50, |round| {
        let (home, question) = (home(round), &asked[round % ROUNDS]);
        let request = StayRequest::plain(question.stay, Party::default());
        let _ = black_box(price(&home.terms, &home.taken, &request, home.today(now)));
    });
    let month = median(ROUNDS, |round| {
        let outlook = outlook(round);
        for stay in month(&asked[round]) {
            let _ = black_box(outlook.total(stay, Party::default()));
        }
    });
    let departures = median(ROUNDS, |round| {
        let check_in = asked[round].stay.check_in();
        black_box(outlook(round).departures(check_in, check_in + Days::new(DAYS), Party::default()));
    });
    let change = median(ROUNDS, |round| {
        let home = Home { bedrooms: 3, ..Home::clone(home(round)) };
        black_box(homes.with(Arc::new(home)));
    });
    Ok(vec![(ESTIMATE, estimate), (MONTH, month), (DEPARTURES, departures), (CHANGE, change)])
}

fn month(question: &Question) -> impl Iterator<Item = Stay> {
    let nights = question.stay.nights();
    let days = question.stay.check_in().iter_days().take(usize::try_from(DAYS).unwrap_or_default());
    days.filter_map(move |day: NaiveDate| Stay::new(day, day + Days::new(nights.into())).ok())
}

pub fn hold(size: usize, measured: &[(&'static str, Duration)], bars: &mut Bars) {
    for (name, bar) in [(MONTH, MONTH_BAR), (DEPARTURES, MONTH_BAR), (CHANGE, CHANGE_BAR)] {
        let took = measured.iter().find(|(known, _)| *known == name).map(|(_, took)| *took);
        bars.at_most(format!("{name}: among {size} homes"), took.unwrap_or(Duration::MAX), bar);
    }
}
