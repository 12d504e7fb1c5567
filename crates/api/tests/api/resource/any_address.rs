//! Every query string of a list gets a response: a page of the list, or a validation error.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use testkit::{Client, on_both_engines};

use super::API;
use super::case::all;
use super::world::World;
use crate::booking::text;

/// The number of cases in a normal test run; `make fuzz` runs more, with a new seed each time.
const FEW: usize = 300;

/// The server's HTTP parser refuses longer URLs.
const LONGEST: usize = 65_000;

/// A list, by its path, and its parameters.
#[derive(Clone, Debug)]
struct List {
    address: String,
    names: Vec<String>,
}

async fn lists(owner: &Client<'_>) -> Vec<List> {
    let mut lists = Vec::new();
    for case in all() {
        let base = format!("{API}/{}", case.name);
        let about = owner.options(&base).await.json();
        let told = |what: &str| {
            about[what].as_array().unwrap().iter().map(|name| text(name).to_owned()).collect::<Vec<_>>()
        };
        let common = ["search", "order_by", "limit", "offset", "format", "", "nobody"].map(str::to_owned);
        let names: Vec<String> = told("filters").into_iter().chain(common).collect();
        let routes = told("routes").into_iter().map(|route| format!("{base}/{route}"));
        for address in [base.clone(), format!("{base}/export")].into_iter().chain(routes) {
            lists.push(List { address, names: names.clone() });
        }
    }
    let window = format!("{API}/calendar?start=2026-07-01&end=2026-08-01");
    let names = lists[0].names.clone();
    lists.push(List { address: window, names });
    lists
}

fn value(key: String) -> impl Strategy<Value = String> {
    let odd = [
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
        "_null_",
        "a",
        "p,a,d",
        "0000-01-01",
        "9999-12-31",
        "10000-01-01",
        "2026-02-30",
        "2026-07-01T12:00:00Z",
        "9999-12-31T23:59:60Z",
        ",,,",
        "%",
        "%00",
        "%zz",
        "%25_%5C",
        "%27%22--",
        "json",
        "xlsx",
        "-created_at,key",
        "-,--key",
        "\u{1f3e0}",
    ];
    let odd = prop::sample::select(odd.map(str::to_owned).to_vec());
    let some = prop_oneof![
        odd,
        Just(key),
        any::<i64>().prop_map(|number| number.to_string()),
        any::<f64>().prop_map(|number| number.to_string()),
        "[a-z0-9,;=+%*\\[\\(\\\\ -]{0,30}",
        "\\PC{0,30}",
    ];
    // Some of it repeated, up to the bounds and beyond.
    let many = prop::sample::select(vec![1_usize, 1, 1, 1, 2, 11, 60, 1_001]);
    let between = prop::sample::select(vec![",", "+", "%20"]);
    (some, many, between).prop_map(|(one, many, between)| vec![one; many].join(between))
}

fn address(lists: Vec<List>, key: String) -> impl Strategy<Value = String> {
    prop::sample::select(lists).prop_flat_map(move |List { address, names }| {
        let pair = (prop::sample::select(names), value(key.clone()))
            .prop_map(|(name, value)| format!("{name}={value}"));
        let query =
            prop_oneof![prop::collection::vec(pair, 0..12).prop_map(|pairs| pairs.join("&")), "\\PC{0,200}"];
        let sign = if address.contains('?') { '&' } else { '?' };
        query.prop_map(move |query| format!("{address}{sign}{}", plain(&query)))
    })
}

/// Encodes characters that a URL cannot hold; existing percent-encodings stay as they are.
fn plain(query: &str) -> String {
    let letter = |byte: u8| match byte {
        b'!' | b'$'..=b';' | b'=' | b'?'..=b'Z' | b'_' | b'a'..=b'z' | b'~' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    query.bytes().map(letter).collect()
}

on_both_engines! {
    async fn fuzz_any_address_of_a_list_is_answered(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let addresses = address(lists(&owner).await, world.ours.property.to_string());
        let more = std::env::var("PROPTEST_CASES").ok().and_then(|number| number.parse().ok());
        let mut runner = if more.is_some() { TestRunner::default() } else { TestRunner::deterministic() };
        let mut answered = [0; 6];
        for _ in 0..more.unwrap_or(FEW) {
            let address = addresses.new_tree(&mut runner).unwrap().current();
            if address.len() > LONGEST {
                continue;
            }
            let answer = owner.get(&address).await;
            assert!(!answer.status.is_server_error(), "{address}: {}", answer.text());
            answered[usize::from(answer.status.as_u16()) / 100] += 1;
        }
        assert!(answered[2] > 10 && answered[4] > 20, "{answered:?}");
    }
}
