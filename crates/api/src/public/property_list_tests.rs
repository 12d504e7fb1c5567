//! Every query string results in a valid query or a validation error.

use proptest::prelude::*;

use super::{MAX_LIMIT, MOST_VALUES, PropertyListParams, Query};
use crate::extract::Params;

/// Known parameter names, and some unknown ones.
const NAMES: &[&str] = &[
    "name_space",
    "order_by",
    "limit",
    "offset",
    "page",
    "cursor",
    "group",
    "tag",
    "property_type",
    "neighborhood",
    "bedrooms",
    "bathrooms",
    "amenities",
    "city",
    "country",
    "search",
    "check_in",
    "check_out",
    "adults",
    "children",
    "guests",
    "min_price",
    "max_price",
    "min_lat",
    "max_lat",
    "min_lng",
    "max_lng",
    "enforce_min_stay",
    "",
    "nobody",
];

fn value() -> impl Strategy<Value = String> {
    let odd = prop::sample::select(vec![
        "",
        "0",
        "-1",
        "1e309",
        "NaN",
        "-inf",
        "18446744073709551615",
        "9223372036854775808",
        "true",
        "False",
        "price",
        "-price",
        "distance",
        "0000-01-01",
        "9999-12-31",
        "2026-02-30",
        "2-afae-0000002R3B6P7ADFW4MVXNRN2T",
        ";;;",
        "%",
        "%zz",
    ]);
    prop_oneof![
        odd.prop_map(str::to_owned),
        any::<i64>().prop_map(|number| number.to_string()),
        any::<f64>().prop_map(|number| number.to_string()),
        (0..4000_u32, 0..14_u32, 0..33_u32)
            .prop_map(|(year, month, day)| format!("{year:04}-{month:02}-{day:02}")),
        "[a-z;,&=+% ]{0,30}",
        ".{0,30}",
    ]
}

fn address() -> impl Strategy<Value = String> {
    let pair = (prop::sample::select(NAMES), value()).prop_map(|(name, value)| format!("{name}={value}"));
    prop_oneof![prop::collection::vec(pair, 0..12).prop_map(|pairs| pairs.join("&")), ".{0,200}"]
}

fn read(address: &str) -> Option<(PropertyListParams, Query)> {
    let Params(params) = Params::<PropertyListParams>::read(address).ok()?;
    let query = params.query().ok()?;
    Some((params, query))
}

proptest! {
    #[test]
    fn fuzz_any_address_is_a_question_or_a_clear_answer(address in address()) {
        if let Some((params, query)) = read(&address) {
            prop_assert!((1..=MAX_LIMIT).contains(&query.page.limit));
            prop_assert!(query.filter.values.len() <= MOST_VALUES);
            // The URL of another page has the same filters.
            let other = params.address_at(7);
            let asked_again = read(other.split_once('?').unwrap_or_default().1);
            prop_assert_eq!(asked_again.map(|(_, query)| query.filter), Some(query.filter));
        }
    }
}
