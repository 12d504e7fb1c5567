//! Rates: how a home's nightly price changes over the year.

use chrono::{Datelike, NaiveDate, TimeDelta};

use crate::home::Home;
use crate::pricing::Profile;
use crate::season::Event;

/// Rates are rounded to whole units: a hundred cents, or a hundred yen.
const ROUND_TO: i64 = 100;

/// How many years ahead dated event rates are generated.
const EVENT_YEARS: i32 = 3;

impl Event {
    fn rate(&self, nightly: i64, year: i32) -> Option<Rate> {
        let first = self.first_night(year)?;
        let last = first + TimeDelta::days(i64::from(self.nights) - 1);
        let night = whole(nightly * self.percent / 100);
        Some(Rate {
            name: self.name.clone(),
            nights: Some((first, last)),
            repeat: false,
            duration: Some(self.nights),
            week_night: night,
            weekend_night: night,
            weekly: None,
            monthly: None,
            min_nights: Some(self.nights),
        })
    }
}

/// A rate in minor units, in the form of the app's rates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rate {
    pub name: String,
    /// First and last night; None for the base rate.
    pub nights: Option<(NaiveDate, NaiveDate)>,
    pub repeat: bool,
    /// Number of nights that are sold only together.
    pub duration: Option<u32>,
    pub week_night: i64,
    pub weekend_night: i64,
    pub weekly: Option<i64>,
    pub monthly: Option<i64>,
    pub min_nights: Option<u32>,
}

impl Profile {
    /// The rates of a home with this nightly price: the base rate, the yearly seasons, and the events of this year and the next
    /// ones.
    pub fn rates(&self, nightly: i64, min_nights: u32, today: NaiveDate) -> Vec<Rate> {
        let base = self.rate("Standard", nightly, None, Some(min_nights));
        let seasons = self.seasons.iter().filter_map(|season| {
            let first = season.from.in_year(today.year())?;
            let last_year = today.year() + i32::from(season.to < season.from);
            let nights = (first, season.to.in_year(last_year)?);
            let night = nightly * season.percent / 100;
            Some(Rate { repeat: true, ..self.rate(&season.name, night, Some(nights), season.min_nights) })
        });
        let years = today.year()..today.year() + EVENT_YEARS;
        let events =
            years.flat_map(|year| self.events.iter().filter_map(move |event| event.rate(nightly, year)));
        std::iter::once(base).chain(seasons).chain(events).collect()
    }

    /// Minimum stay that applies to an arrival on this night.
    pub fn min_nights(&self, home: &Home, night: NaiveDate) -> u32 {
        let season = self.seasons.iter().find(|season| season.covers(night));
        season.and_then(|season| season.min_nights).unwrap_or(home.min_nights)
    }

    fn rate(
        &self,
        name: &str,
        night: i64,
        nights: Option<(NaiveDate, NaiveDate)>,
        min_nights: Option<u32>,
    ) -> Rate {
        let week_night = whole(night);
        Rate {
            name: name.to_owned(),
            nights,
            repeat: false,
            duration: None,
            week_night,
            weekend_night: whole(week_night * self.weekend_percent / 100),
            weekly: Some(whole(week_night * 7 * self.weekly_percent / 100)),
            monthly: Some(whole(week_night * 30 * self.monthly_percent / 100)),
            min_nights,
        }
    }
}

fn whole(amount: i64) -> i64 {
    (amount + ROUND_TO / 2) / ROUND_TO * ROUND_TO
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_whole_units() {
        assert_eq!([24_949, 24_950, 100].map(whole), [24_900, 25_000, 100]);
    }
}
