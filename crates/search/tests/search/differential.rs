//! Differential test: random homes and queries give the same results and prices as the naive search.

use std::sync::Arc;

use domain::arbitrary;
use domain::listings::terms::Terms;
use domain::price::rate_book::RateBook;
use domain::price::timeline::Timelines;
use proptest::prelude::*;
use search::{Bounds, Facet, Filter, Home, Order, Page, Query, Snapshot, Start, StayFilter};

use crate::home::{home, key};
use crate::naive;

const PLACES: [&str; 4] = ["Seaside", "Évora", "Nehalem", "Sea Ranch"];
const AMENITIES: [&str; 5] = ["wifi", "sauna", "pool", "hot_tub", "parking"];
const WORDS: [&str; 8] = ["cottage", "castle", "lake", "lakeside", "mountain", "cabin", "quiet", "view"];
/// Typical input: whole words, prefixes, typos, nonsense.
const TYPED: [&str; 8] = ["lake", "cott", "cotage", "mountian", "xyzzy", "qiet", "cas", "veiw"];

fn some<T: Clone + std::fmt::Debug + 'static>(
    values: &'static [T],
    most: usize,
) -> impl Strategy<Value = Vec<T>> {
    prop::sample::subsequence(values, 0..=most)
}

prop_compose! {
    fn any_home()(
        terms in arbitrary::terms(), taken in arbitrary::taken(), number in 1u32..5_000, bedrooms in 0u32..5, half_baths in 0u32..6,
        place in prop::sample::select(&PLACES[..]), amenities in some(&AMENITIES, 5), words in some(&WORDS, 5), tags in some(&PLACES, 2),
        (lat, lon) in (-60.0..60.0, -180.0..180.0), featured: bool, zone in prop::sample::select(&[chrono_tz::Tz::UTC, chrono_tz::Tz::Pacific__Auckland][..]),
    ) -> Home {
        let texts = |values: &[&str]| values.iter().map(|value| Arc::from(*value)).collect::<Vec<Arc<str>>>();
        let terms = Terms { property: key(number), rates: RateBook::clone(&terms.rates).with_timeline(&mut Timelines::from(arbitrary::today())).into(), ..terms };
        Home {
            bathrooms: f64::from(half_baths) / 2.0, city: place.into(), amenities: texts(&amenities), tags: texts(&tags), lat, lon, featured,
            name: format!("Home {}", number % 7).into(), search_text: words.join(" "), time_zone: zone, terms: terms.into(), taken, ..home(number, 1, bedrooms)
        }
    }
}

prop_compose! {
    fn world()(homes in prop::collection::vec(any_home(), 0..40)) -> Vec<Arc<Home>> {
        let mut homes: Vec<Arc<Home>> = homes.into_iter().map(Arc::new).collect();
        homes.sort_by_key(|home| home.key);
        homes.dedup_by_key(|home| home.key);
        homes
    }
}

prop_compose! {
    fn filter()(
        guests in 0u32..5, bedrooms in 0u32..4, half_baths in 0u32..4, cities in some(&PLACES, 2), amenities in some(&AMENITIES, 2), tags in some(&PLACES, 1),
        words in prop::option::weighted(0.3, some(&TYPED, 2)), map in prop::option::weighted(0.3, (-90.0..0.0, 0.0..90.0, -180.0..180.0, -180.0..180.0)),
    ) -> Filter {
        let of = |facet: Facet, values: Vec<&str>| values.into_iter().map(move |value| (facet, value.to_lowercase())).collect::<Vec<_>>();
        let values = [of(Facet::City, cities), of(Facet::Amenity, amenities), of(Facet::Tag, tags)].concat();
        Filter {
            guests, bedrooms, bathrooms: f64::from(half_baths) / 2.0, values,
            bounds: map.map(|(south, north, west, east)| Bounds { south, north, west, east }),
            words: words.unwrap_or_default().into_iter().map(str::to_owned).collect(),
        }
    }
}

prop_compose! {
    fn query()(
        filter in prop_oneof![1 => Just(Filter::default()), 2 => filter()], dates in prop::option::weighted(0.8, (arbitrary::stay(), arbitrary::party(), any::<bool>())),
        min_price in prop::option::weighted(0.2, 0i64..500_000), max_price in prop::option::weighted(0.2, 0i64..5_000_000), order in 0usize..9,
        offset in 0usize..12, limit in 1usize..12,
    ) -> Query {
        let stay = dates.map(|(stay, party, enforce_min_stay)| StayFilter { stay, party, enforce_min_stay });
        Query { filter, stay, min_price, max_price, order: Order::ALL[order], page: Page { start: Start::Offset(offset), limit } }
    }
}

fn slugs_and_prices(snapshot: &Snapshot, query: &Query) -> (usize, Vec<(String, search::Price)>) {
    let found = snapshot.search(query, now());
    (found.total, found.hits.iter().map(|hit| (hit.home.slug.to_string(), hit.price)).collect())
}

fn now() -> chrono::DateTime<chrono::Utc> {
    // Late enough that Auckland is a day ahead.
    arbitrary::today().and_hms_opt(14, 0, 0).unwrap().and_utc()
}

proptest! {
    #[test]
    fn the_quick_search_finds_what_the_naive_one_finds(world in world(), queries in prop::collection::vec(query(), 1..12)) {
        let snapshot = Snapshot::new(world.clone());
        for query in queries {
            prop_assert_eq!(slugs_and_prices(&snapshot, &query), naive::search(&world, &query, now()), "{:?}", query);
        }
    }

    #[test]
    fn a_snapshot_that_was_changed_is_one_that_was_made_so(world in world(), changed in prop::collection::vec(any_home(), 1..6), query in query()) {
        let mut snapshot = Snapshot::new(world.clone());
        let mut homes = world;
        for home in changed.into_iter().map(Arc::new) {
            snapshot = snapshot.with(Arc::clone(&home));
            homes.retain(|other| other.key != home.key);
            homes.push(home);
        }
        prop_assert_eq!(slugs_and_prices(&snapshot, &query), naive::search(&homes, &query, now()));
    }

    #[test]
    fn pages_by_cursor_are_pages_by_offset(world in world(), query in query(), limit in 1usize..7) {
        let snapshot = Snapshot::new(world);
        let whole = Query { page: Page { start: Start::Offset(0), limit: 1_000 }, ..query.clone() };
        let mut page = Query { page: Page { start: Start::Offset(0), limit }, ..query };
        let mut pieced = Vec::new();
        loop {
            let found = snapshot.search(&page, now());
            pieced.extend(found.hits.iter().map(|hit| (hit.home.slug.to_string(), hit.price)));
            let Some(cursor) = found.next else { break };
            page.page.start = Start::After(cursor.to_string().parse().unwrap());
        }
        prop_assert_eq!(pieced, slugs_and_prices(&snapshot, &whole).1);
    }

    #[test]
    fn a_count_is_what_the_choice_finds(world in world(), query in query(), city in prop::sample::select(&PLACES[..]), amenity in prop::sample::select(&AMENITIES[..])) {
        let snapshot = Snapshot::new(world);
        let options = snapshot.options(&query, now());
        for (facet, value) in [(Facet::City, city), (Facet::Amenity, amenity)] {
            let mut chosen = query.clone();
            if facet == Facet::City {
                chosen.filter.values.retain(|(of, _)| *of != facet);
            }
            chosen.filter.values.push((facet, value.to_owned()));
            let counted = options.values.iter().find(|one| one.facet == facet && &*one.name == value).map_or(0, |one| one.count);
            prop_assert_eq!(counted, snapshot.search(&chosen, now()).total, "{}", value);
        }
    }
}
