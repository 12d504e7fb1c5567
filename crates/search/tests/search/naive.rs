//! The naive search: prices every home and sorts everything. Slow, and obviously correct.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::calendars::night::nights;
use domain::listings::terms::Standing;
use domain::quotes::price;
use domain::quotes::refusal::Refusal;
use domain::text::fold;
use search::{Bounds, Facet, Filter, Home, Order, Price, Query, Start, StayFilter};

/// More days than anything can be booked ahead.
const ALL_DAYS: usize = 1_100;

/// Returns the total, and the homes of the page with their prices.
pub fn search(homes: &[Arc<Home>], query: &Query, now: DateTime<Utc>) -> (usize, Vec<(String, Price)>) {
    let mut hits: Vec<(&Home, Price)> = homes
        .iter()
        .filter(|home| home.terms.standing == Standing::Active && matches(homes, &query.filter, home))
        .filter_map(|home| Some((home.as_ref(), price_of(home, query.stay.as_ref(), now)?)))
        .filter(|(_, price)| is_affordable(*price, query))
        .collect();
    hits.sort_by_key(|(home, _)| home.key);
    sort(&mut hits, query);
    let total = hits.len();
    let Start::Offset(offset) = query.page.start else { panic!("asked by offset") };
    let shown = hits.into_iter().skip(offset).take(query.page.limit);
    (total, shown.map(|(home, price)| (home.slug.to_string(), price)).collect())
}

fn matches(homes: &[Arc<Home>], filter: &Filter, home: &Home) -> bool {
    let has = |facet, value: &str| values(home, facet).iter().any(|own| fold(own) == fold(value));
    let wanted = |facet| filter.values.iter().filter(move |(of, _)| *of == facet).map(|(_, value)| value);
    let facets = Facet::ALL.into_iter().all(|facet| match facet {
        Facet::Amenity => wanted(facet).all(|value| has(facet, value)),
        _ => wanted(facet).count() == 0 || wanted(facet).any(|value| has(facet, value)),
    });
    facets
        && home.terms.accommodates >= filter.guests
        && home.bedrooms >= filter.bedrooms
        && home.bathrooms >= filter.bathrooms
        && filter.bounds.is_none_or(|bounds| within(bounds, home))
        && filter.words.iter().all(|word| has_word(homes, home, word))
}

fn values(home: &Home, facet: Facet) -> Vec<Arc<str>> {
    match facet {
        Facet::PropertyType => vec![home.property_type.clone()],
        Facet::Neighborhood => vec![home.neighborhood.clone()],
        Facet::City => vec![home.city.clone()],
        Facet::Country => vec![home.country.clone()],
        Facet::Group => home.groups.clone(),
        Facet::Tag => home.tags.clone(),
        Facet::Amenity => home.amenities.clone(),
    }
}

fn within(bounds: Bounds, home: &Home) -> bool {
    let Bounds { south, north, west, east } = bounds;
    let in_longitude =
        if west <= east { (west..=east).contains(&home.lon) } else { home.lon >= west || home.lon <= east };
    (south..=north).contains(&home.lat) && in_longitude
}

fn has_word(homes: &[Arc<Home>], home: &Home, typed: &str) -> bool {
    let begins = |home: &Home| words(home).any(|word| word.starts_with(typed));
    if homes.iter().any(|home| begins(home)) {
        return begins(home);
    }
    let forgiven = match typed.len() {
        8.. => 2,
        4.. => 1,
        _ => 0,
    };
    forgiven > 0 && words(home).any(|word| strsim::osa_distance(typed, word) <= forgiven)
}

fn words(home: &Home) -> impl Iterator<Item = &str> {
    home.search_text.split(' ')
}

fn price_of(home: &Home, stay: Option<&StayFilter>, now: DateTime<Utc>) -> Option<Price> {
    let Some(stay) = stay else {
        let nights = nights(&home.terms, &home.taken, home.today(now), ALL_DAYS, home.today(now));
        let lowest =
            nights.iter().filter(|night| night.closed.is_none()).filter_map(|night| night.price).min();
        return Some(lowest.map_or(Price::None, Price::NightFrom));
    };
    match price(&home.terms, &home.taken, &stay.request(), home.today(now)) {
        Ok(quote) => Some(Price::Total { totals: quote.totals, nights: stay.stay.nights() }),
        Err(Refusal::MinStay { .. }) if !stay.enforce_min_stay => {
            let claim = stay.stay.nights() + home.terms.rest_days;
            let first = chrono::Datelike::num_days_from_ce(&stay.stay.check_in());
            home.taken.first_in(first, claim).is_none().then_some(Price::None)
        }
        Err(_) => None,
    }
}

fn amount(price: Price) -> Option<i64> {
    match price {
        Price::Total { totals, .. } => Some(totals.total),
        Price::NightFrom(amount) => Some(amount),
        Price::None => None,
    }
}

fn is_affordable(price: Price, query: &Query) -> bool {
    query.min_price.is_none_or(|least| amount(price).is_some_and(|amount| amount >= least))
        && query.max_price.is_none_or(|most| amount(price).is_some_and(|amount| amount <= most))
}

/// Stable, so that ties keep the older home first.
fn sort(hits: &mut [(&Home, Price)], query: &Query) {
    use std::cmp::Reverse;
    match query.order {
        Order::Featured => hits.sort_by_key(|(home, _)| !home.featured),
        Order::Name => hits.sort_by_key(|(home, _)| fold(&home.name)),
        Order::Price => hits.sort_by_key(|(_, price)| amount(*price).unwrap_or(i64::MAX)),
        Order::PriceDescending => hits.sort_by_key(|(_, price)| Reverse(amount(*price))),
        Order::Bedrooms => hits.sort_by_key(|(home, _)| home.bedrooms),
        Order::BedroomsDescending => hits.sort_by_key(|(home, _)| Reverse(home.bedrooms)),
        Order::Accommodates => hits.sort_by_key(|(home, _)| home.terms.accommodates),
        Order::AccommodatesDescending => hits.sort_by_key(|(home, _)| Reverse(home.terms.accommodates)),
        Order::Newest => hits.reverse(),
        Order::Distance => {}
    }
}
