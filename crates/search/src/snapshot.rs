//! The immutable catalogue of one site and the search over it.

use std::cmp::Reverse;
use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::key::Key;
use domain::quote::{Quote, price};
use domain::refusal::Refusal;

use crate::home::Home;
use crate::query::{Order, Query, StayFilter};

#[derive(Debug, Default)]
pub struct Snapshot {
    homes: Vec<Home>,
    by_key: HashMap<Key, usize>,
    by_slug: HashMap<String, usize>,
}

/// What a home costs, as far as the question had dates.
#[derive(Clone, Debug)]
pub enum Price {
    Total(Box<Quote>),
    NightFrom(i64),
    /// Found although it cannot be booked for these dates.
    None,
}

#[derive(Debug)]
pub struct Hit<'a> {
    pub home: &'a Home,
    pub price: Price,
}

#[derive(Debug)]
pub struct Found<'a> {
    pub total: usize,
    pub hits: Vec<Hit<'a>>,
}

impl Snapshot {
    pub fn new(homes: Vec<Home>) -> Self {
        let by_key = homes.iter().enumerate().map(|(at, home)| (home.key, at)).collect();
        let by_slug = homes.iter().enumerate().map(|(at, home)| (home.slug.clone(), at)).collect();
        Self { homes, by_key, by_slug }
    }

    pub fn homes(&self) -> &[Home] {
        &self.homes
    }

    pub fn home(&self, key: Key) -> Option<&Home> {
        self.by_key.get(&key).map(|at| &self.homes[*at])
    }

    pub fn home_at(&self, slug: &str) -> Option<&Home> {
        self.by_slug.get(slug).map(|at| &self.homes[*at])
    }

    pub fn search(&self, query: &Query, now: DateTime<Utc>) -> Found<'_> {
        let mut hits: Vec<Hit<'_>> = self
            .homes
            .iter()
            .filter(|home| query.filter.matches(home))
            .filter_map(|home| Some(Hit { home, price: price_of(home, query.stay.as_ref(), now)? }))
            .filter(|hit| is_affordable(hit, query))
            .collect();
        sort(&mut hits, query.order);
        let total = hits.len();
        let hits = hits.into_iter().skip(query.page.offset).take(query.page.limit).collect();
        Found { total, hits }
    }
}

/// Nothing for a home that must not be found.
fn price_of(home: &Home, stay: Option<&StayFilter>, now: DateTime<Utc>) -> Option<Price> {
    let Some(stay) = stay else {
        return home
            .terms
            .active
            .then(|| home.terms.rates.lowest_night().map_or(Price::None, Price::NightFrom));
    };
    match price(&home.terms, &home.taken, &stay.request(), home.today(now)) {
        Ok(quote) => Some(Price::Total(Box::new(quote))),
        Err(Refusal::MinStay { .. }) if !stay.enforce_min_stay => Some(Price::None),
        Err(_) => None,
    }
}

impl Price {
    /// What prices are compared by.
    fn amount(&self) -> Option<i64> {
        match self {
            Self::Total(quote) => Some(quote.total),
            Self::NightFrom(amount) => Some(*amount),
            Self::None => None,
        }
    }
}

fn is_affordable(hit: &Hit<'_>, query: &Query) -> bool {
    let amount = hit.price.amount();
    let at_least = query.min_price.is_none_or(|least| amount.is_some_and(|amount| amount >= least));
    let at_most = query.max_price.is_none_or(|most| amount.is_some_and(|amount| amount <= most));
    at_least && at_most
}

/// Ties are broken by age, so a page never shows a home twice.
fn sort(hits: &mut [Hit<'_>], order: Order) {
    let unpriced_last = |hit: &Hit<'_>| hit.price.amount().unwrap_or(i64::MAX);
    hits.sort_by(|left, right| {
        let (a, b) = (left.home, right.home);
        let chosen = match order {
            Order::Featured => b.featured.cmp(&a.featured),
            Order::Name => a.name.cmp(&b.name),
            Order::Price => unpriced_last(left).cmp(&unpriced_last(right)),
            Order::PriceDescending => Reverse(left.price.amount()).cmp(&Reverse(right.price.amount())),
            Order::Bedrooms => a.bedrooms.cmp(&b.bedrooms),
            Order::BedroomsDescending => b.bedrooms.cmp(&a.bedrooms),
            Order::Accommodates => a.terms.accommodates.cmp(&b.terms.accommodates),
            Order::AccommodatesDescending => b.terms.accommodates.cmp(&a.terms.accommodates),
            Order::Newest => b.key.cmp(&a.key),
        };
        chosen.then_with(|| a.key.cmp(&b.key))
    });
}

#[cfg(test)]
#[path = "snapshot_tests.rs"]
mod tests;
