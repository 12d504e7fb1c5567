//! Occupancy and revenue reports. Everything is counted per night, in the home's local calendar, so that any partition of a
//! period or an account adds up to the whole, to the cent.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;

use crate::key::Key;
use crate::money::currency::Currency;
use crate::money::rounding::portion;
use crate::text::code::coded;
use crate::time::month::{Month, Span};

/// The longest period of a report.
pub const MOST_MONTHS: i64 = 60;

coded! {
    /// The grouping of a report's rows.
    By as "way to group a report" { Month = "month", Property = "property", Source = "source" }
}

/// The nights that a home has for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub home: Key,
    /// How many interchangeable units are sold as one home.
    pub units: u32,
    /// The first night for sale; `None` for a home that is no longer on sale, which counts only its sold nights.
    pub since: Option<NaiveDate>,
}

/// A stay that took place or is booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoldStay {
    pub home: Key,
    pub source: Option<Key>,
    pub nights: Span,
    pub currency: Currency,
    /// The rent of the bill.
    pub rent: i64,
    /// The guest's total without taxes and deposit.
    pub revenue: i64,
}

/// Nights of one unit that the owner blocks, or that are sold elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocked {
    pub home: Key,
    pub nights: Span,
}

/// A canceled stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CanceledStay {
    pub home: Key,
    pub source: Option<Key>,
    pub check_in: NaiveDate,
}

/// The sales in one currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Earned {
    pub nights: i64,
    pub rent: i64,
    pub revenue: i64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Nights that were sold or could have been.
    pub available: i64,
    pub sold: i64,
    /// Stays by their check-in day.
    pub bookings: i64,
    pub canceled: i64,
    /// Amounts in different currencies are never added together.
    pub earned: BTreeMap<Currency, Earned>,
}

/// The data that a report is computed from.
#[derive(Clone, Debug, Default)]
pub struct Books {
    pub offers: Vec<Offer>,
    pub stays: Vec<SoldStay>,
    pub blocks: Vec<Blocked>,
    pub canceled: Vec<CanceledStay>,
}

/// The part of an amount that belongs to some of its nights. Every night gets the same, the odd cents are spread evenly, and
/// parts that cover every night exactly once add up to the amount.
pub fn share_of_nights(amount: i64, whole: Span, part: Span) -> i64 {
    let part = part.shared(whole);
    let all = i128::from(whole.nights());
    if part.nights() == 0 {
        return 0;
    }
    // The cumulative amount of the nights before a day; a part is the difference of two such amounts.
    let before = |day: NaiveDate| {
        let nights = i128::from((day - whole.from).num_days());
        (i128::from(amount) * nights).div_euclid(all)
    };
    i64::try_from(before(part.until) - before(part.from)).expect("a part is no larger than the whole")
}

impl Figures {
    /// Sold nights in hundredths of a percent of the available nights; `None` without available nights.
    pub fn occupancy(&self) -> Option<i64> {
        (self.available > 0).then(|| portion(10_000, self.sold, self.available))
    }

    fn count(&mut self, stay: &SoldStay, span: Span) {
        let nights = stay.nights.shared(span).nights();
        if nights > 0 {
            self.sold += nights;
            let earned = self.earned.entry(stay.currency).or_default();
            earned.nights += nights;
            earned.rent += share_of_nights(stay.rent, stay.nights, span);
            earned.revenue += share_of_nights(stay.revenue, stay.nights, span);
        }
        self.bookings += i64::from(span.contains(stay.nights.from));
    }
}

impl Earned {
    /// The average price of a night (ADR), without fees and taxes.
    pub fn nightly_rate(&self) -> Option<i64> {
        (self.nights > 0).then(|| portion(self.rent, 1, self.nights))
    }
}

impl Books {
    /// The total of a period.
    pub fn whole(&self, span: Span) -> Figures {
        self.grouped(span, |_| ()).remove(&()).unwrap_or_default()
    }

    pub fn by_month(&self, months: impl IntoIterator<Item = Month>) -> Vec<(Month, Figures)> {
        months.into_iter().map(|month| (month, self.whole(month.span()))).collect()
    }

    /// Homes that neither sold nor offered a night are omitted.
    pub fn by_home(&self, span: Span) -> BTreeMap<Key, Figures> {
        let mut homes = self.grouped(span, |home| home);
        homes.retain(|_, figures| *figures != Figures::default());
        homes
    }

    /// All sources share the same available nights, so these are equal in every row; the occupancies add up.
    pub fn by_source(&self, span: Span) -> BTreeMap<Option<Key>, Figures> {
        let available = self.whole(span).available;
        let mut sources: BTreeMap<Option<Key>, Figures> = BTreeMap::new();
        for stay in &self.stays {
            if stay.nights.shared(span).nights() > 0 {
                sources.entry(stay.source).or_default().count(stay, span);
            }
        }
        for stay in self.canceled.iter().filter(|stay| span.contains(stay.check_in)) {
            sources.entry(stay.source).or_default().canceled += 1;
        }
        for figures in sources.values_mut() {
            figures.available = available;
        }
        sources
    }

    fn grouped<K: Ord>(&self, span: Span, group: impl Fn(Key) -> K) -> BTreeMap<K, Figures> {
        let mut groups: BTreeMap<K, Figures> = BTreeMap::new();
        let since: HashMap<Key, Option<NaiveDate>> =
            self.offers.iter().map(|offer| (offer.home, offer.since)).collect();
        let on_sale = |home| since.get(&home).copied().flatten();
        for offer in &self.offers {
            let offered = offer.since.map_or(0, |since| clipped(span, since).nights());
            groups.entry(group(offer.home)).or_default().available += offered * i64::from(offer.units.max(1));
        }
        for block in &self.blocks {
            if let Some(since) = on_sale(block.home) {
                let nights = block.nights.shared(clipped(span, since)).nights();
                groups.entry(group(block.home)).or_default().available -= nights;
            }
        }
        for stay in &self.stays {
            let figures = groups.entry(group(stay.home)).or_default();
            figures.count(stay, span);
            if on_sale(stay.home).is_none() {
                figures.available += stay.nights.shared(span).nights();
            }
        }
        for stay in self.canceled.iter().filter(|stay| span.contains(stay.check_in)) {
            groups.entry(group(stay.home)).or_default().canceled += 1;
        }
        groups
    }
}

fn clipped(span: Span, since: NaiveDate) -> Span {
    Span { from: span.from.max(since), ..span }
}

#[cfg(test)]
#[path = "report_tests.rs"]
mod tests;
