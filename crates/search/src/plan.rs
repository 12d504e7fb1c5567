//! A query prepared for one snapshot: names resolved to numbers and today's date for each time zone, once for all blocks.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use domain::price::inquiry::{Inquiry, StayRequest};
use domain::quotes::groundwork::Groundwork;
use domain::quotes::refusal::Refusal;
use domain::quotes::stay_rules::check_free;
use domain::quotes::{Totals, total_if_free};

use crate::columns::block::{Block, Numbers};
use crate::columns::facet::{Facet, ValueId};
use crate::columns::kinds::{Groundworks, Kind};
use crate::columns::mask::Mask;
use crate::columns::words::WordId;
use crate::request::query::Query;

pub(crate) struct Plan<'a> {
    query: &'a Query,
    now: DateTime<Utc>,
    /// For each filtered facet its values; `None` for unknown ones.
    facets: Vec<(Facet, Vec<Option<ValueId>>)>,
    /// For each search word its matching words.
    words: Vec<Vec<WordId>>,
    /// The stay for each current date in the world's time zones; empty without dates.
    inquiries: Vec<Inquiry<'a>>,
    /// The index in `inquiries` for each time zone.
    zones: Vec<usize>,
}

/// The price of a home, as far as it is known without a full quote; used for price filters and sorting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Total(Totals),
    NightFrom(i64),
    /// Included although it cannot be booked for these dates.
    None,
}

impl Outcome {
    pub(crate) fn amount(&self) -> Option<i64> {
        match self {
            Self::Total(totals) => Some(totals.total),
            Self::NightFrom(amount) => Some(*amount),
            Self::None => None,
        }
    }
}

impl<'a> Plan<'a> {
    /// `request` is the stay of the query; owned by the caller.
    pub(crate) fn new(
        query: &'a Query,
        request: Option<&'a StayRequest>,
        blocks: &[Arc<Block>],
        numbers: &Numbers,
        now: DateTime<Utc>,
    ) -> Self {
        let todays: Vec<NaiveDate> =
            numbers.zones.iter().map(|zone| now.with_timezone(zone).date_naive()).collect();
        let mut days = todays.clone();
        days.sort_unstable();
        days.dedup();
        let facets = Facet::ALL
            .into_iter()
            .map(|facet| {
                let ids = query.filter.wanted(facet).map(|name| numbers.values.find(facet, name));
                (facet, ids.collect::<Vec<_>>())
            })
            .filter(|(_, wanted)| !wanted.is_empty())
            .collect();
        let is_used = |words: &Vec<WordId>| blocks.iter().any(|block| !block.with_words(words).is_empty());
        let meant = |typed: &String| {
            let begun = numbers.words.beginning_with(typed);
            if is_used(&begun) { begun } else { numbers.words.alike(typed) }
        };
        Self {
            query,
            now,
            facets,
            words: query.filter.words.iter().map(meant).collect(),
            inquiries: request
                .into_iter()
                .flat_map(|request| days.iter().map(|today| Inquiry::new(request, *today)))
                .collect(),
            zones: todays.iter().filter_map(|today| days.binary_search(today).ok()).collect(),
        }
    }

    /// The homes of a block that match all filters except price, and are available. `without` omits one facet.
    pub(crate) fn candidates(&self, block: &Block, without: Option<Facet>) -> Mask {
        let mut mask = block.columns.active;
        self.keep_facets(block, without, &mut mask);
        for words in &self.words {
            mask.keep(&block.with_words(words));
        }
        if let Some(inquiry) = self.inquiries.first().filter(|_| !mask.is_empty()) {
            mask.drop(&block.taken(inquiry.first, inquiry.nights));
        }
        // Last, because it checks the few remaining homes one by one.
        if self.query.filter.has_numbers() {
            mask.retain(|at| self.has_numbers(block, at));
        }
        mask
    }

    fn keep_facets(&self, block: &Block, without: Option<Facet>, mask: &mut Mask) {
        for (facet, wanted) in self.facets.iter().filter(|(facet, _)| Some(*facet) != without) {
            let masks =
                wanted.iter().map(|id| id.and_then(|id| block.values.get(&id)).unwrap_or(&Mask::EMPTY));
            if *facet == Facet::Amenity {
                masks.for_each(|has| mask.keep(has));
            } else {
                let mut any = Mask::EMPTY;
                masks.for_each(|has| any.add(has));
                mask.keep(&any);
            }
        }
    }

    fn has_numbers(&self, block: &Block, at: usize) -> bool {
        let (filter, columns) = (&self.query.filter, &block.columns);
        columns.bedrooms[at] >= filter.bedrooms
            && columns.guests[at] >= filter.guests
            && columns.bathrooms[at] >= filter.bathrooms
            && filter.bounds.is_none_or(|bounds| bounds.has(columns.lat[at], columns.lon[at]))
    }

    /// The price of each candidate within the price range. The groundwork is computed once for adjacent homes of the same kind.
    pub(crate) fn each_outcome(
        &self,
        block: &Block,
        candidates: &Mask,
        groundworks: &mut Groundworks,
        mut found: impl FnMut(usize, Outcome),
    ) {
        let mut tell = |at: usize, outcome: Option<Outcome>| {
            if let Some(outcome) = outcome.filter(|outcome| self.is_affordable(*outcome)) {
                found(at, outcome);
            }
        };
        if self.inquiries.is_empty() {
            let prices = block.night_prices(self.now);
            return candidates.iter().for_each(|at| tell(at, Some(night_from(prices[at]))));
        }
        let mut candidates = candidates.iter().peekable();
        while let Some(first) = candidates.next() {
            let (kind, day) = self.alike(block, first);
            let inquiry = &self.inquiries[day];
            let groundwork = groundworks.of(kind, &block.sheets[first], inquiry, day);
            tell(first, self.priced(block, first, inquiry, &groundwork));
            while let Some(next) =
                candidates.next_if(|next| kind.is_shared() && self.alike(block, *next) == (kind, day))
            {
                tell(next, self.priced(block, next, inquiry, &groundwork));
            }
        }
    }

    /// The price of one candidate; `None` for a home that must not be included.
    pub(crate) fn outcome(&self, block: &Block, at: usize, groundworks: &mut Groundworks) -> Option<Outcome> {
        if self.inquiries.is_empty() {
            return Some(night_from(block.night_prices(self.now)[at]));
        }
        let (kind, day) = self.alike(block, at);
        let inquiry = &self.inquiries[day];
        let groundwork = groundworks.of(kind, &block.sheets[at], inquiry, day);
        self.priced(block, at, inquiry, &groundwork)
    }

    /// The inputs of the groundwork, the part of a price that needs no amounts.
    #[inline]
    fn alike(&self, block: &Block, at: usize) -> (Kind, usize) {
        (block.columns.kind[at], self.zones[usize::from(block.columns.zone[at])])
    }

    #[inline]
    fn priced(
        &self,
        block: &Block,
        at: usize,
        inquiry: &Inquiry<'_>,
        groundwork: &Groundwork<'_>,
    ) -> Option<Outcome> {
        let home = &block.homes[at];
        if block.columns.resting.contains(at)
            && check_free(&block.sheets[at].rules, &home.taken, inquiry).is_err()
        {
            return None;
        }
        let totals = match block.columns.figures.of(at) {
            Some(figures) => total_if_free(&figures, &home.taken, inquiry, groundwork),
            None => total_if_free(&*home.terms, &home.taken, inquiry, groundwork),
        };
        let enforce = self.query.stay.is_some_and(|stay| stay.enforce_min_stay);
        match totals {
            Ok(totals) => Some(Outcome::Total(totals)),
            Err(Refusal::MinStay { .. }) if !enforce => Some(Outcome::None),
            Err(_) => None,
        }
    }

    fn is_affordable(&self, outcome: Outcome) -> bool {
        let amount = outcome.amount();
        let at_least = |least| amount.is_some_and(|amount| amount >= least);
        let at_most = |most| amount.is_some_and(|amount| amount <= most);
        self.query.min_price.is_none_or(at_least) && self.query.max_price.is_none_or(at_most)
    }
}

/// The lowest nightly price, for queries without dates.
fn night_from(price: Option<i64>) -> Outcome {
    price.map_or(Outcome::None, Outcome::NightFrom)
}
