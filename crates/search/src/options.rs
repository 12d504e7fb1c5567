//! The available filter values, with the number of homes for each.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::columns::facet::Facet;
use crate::columns::kinds::Groundworks;
use crate::columns::mask::Mask;
use crate::request::query::{Query, StayFilter};
use crate::snapshot::Snapshot;

/// A value of a facet and the number of homes that would match with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub facet: Facet,
    pub name: Arc<str>,
    pub count: usize,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// Sorted by facet, then by name. Values without homes on the site are omitted; values excluded by the query have count 0.
    pub values: Vec<Counted>,
    /// Homes with at least this number of bedrooms.
    pub bedrooms: Vec<(u32, usize)>,
    /// By the number of bathrooms, which may be halves.
    pub bathrooms: Vec<(f64, usize)>,
    pub min_price: Option<i64>,
    pub max_price: Option<i64>,
}

impl Snapshot {
    /// The values of a facet among the homes of the site, sorted by name.
    pub fn values(&self, facet: Facet) -> Vec<Arc<str>> {
        let is_used =
            |id| self.blocks().any(|block| block.values.get(&id).is_some_and(|has| !has.is_empty()));
        let all = self.numbers().values.all().filter(|(id, of, _)| *of == facet && is_used(*id));
        let mut names: Vec<Arc<str>> = all.map(|(_, _, name)| Arc::clone(name)).collect();
        names.sort_unstable();
        names
    }

    /// Counts the matches for each value: an amenity in addition to the query's, or a value instead of the query's in other
    /// facets.
    pub fn options(&self, query: &Query, now: DateTime<Utc>) -> Options {
        let request = query.stay.as_ref().map(StayFilter::request);
        let plan = self.plan(query, request.as_ref(), now);
        let mut counts = vec![(0, false); self.numbers().values.all().count()];
        let mut options = Options::default();
        let mut groundworks = Groundworks::default();
        let (mut bedrooms, mut bathrooms) = (BTreeMap::new(), BTreeMap::new());
        for block in self.blocks() {
            let mut any = Mask::EMPTY;
            let free: Vec<Mask> = Facet::ALL
                .into_iter()
                .map(|facet| {
                    // Amenities are combined; in other facets a value replaces the selected ones.
                    let mask = plan.candidates(block, Some(facet).filter(|facet| *facet != Facet::Amenity));
                    any.add(&mask);
                    mask
                })
                .collect();
            let mut found = Mask::EMPTY;
            let with_all = plan.candidates(block, None);
            plan.each_outcome(block, &any, &mut groundworks, |at, outcome| {
                found.insert(at);
                if !with_all.contains(at) {
                    return;
                }
                *bedrooms.entry(block.columns.bedrooms[at]).or_insert(0) += 1;
                // Non-negative floats sort like their bits.
                *bathrooms.entry(block.columns.bathrooms[at].max(0.0).to_bits()).or_insert(0) += 1;
                if let Some(amount) = outcome.amount() {
                    options.min_price = Some(options.min_price.map_or(amount, |least| least.min(amount)));
                    options.max_price = Some(options.max_price.map_or(amount, |most| most.max(amount)));
                }
            });
            for (id, facet, _) in self.numbers().values.all() {
                let Some(has) = block.values.get(&id).filter(|has| !has.is_empty()) else { continue };
                let mut with = free[facet as usize];
                with.keep(&found);
                let (count, is_known) = &mut counts[id as usize];
                *count += with.common(has);
                *is_known |= has.common(&block.columns.active) > 0;
            }
        }
        let known = self.numbers().values.all().zip(counts).filter(|(_, (_, is_known))| *is_known);
        options.values = known
            .map(|((_, facet, name), (count, _))| Counted { facet, name: Arc::clone(name), count })
            .collect();
        options.values.sort_by(|left, right| (left.facet, &left.name).cmp(&(right.facet, &right.name)));
        options.bedrooms = at_least(bedrooms.into_iter().collect());
        options.bathrooms =
            at_least(bathrooms.into_iter().map(|(bits, count)| (f64::from_bits(bits), count)).collect());
        options
    }
}

/// Converts counts of "exactly n" to counts of "n or more".
fn at_least<N>(mut exact: Vec<(N, usize)>) -> Vec<(N, usize)> {
    let mut sum = 0;
    for (_, count) in exact.iter_mut().rev() {
        sum += *count;
        *count = sum;
    }
    exact
}
