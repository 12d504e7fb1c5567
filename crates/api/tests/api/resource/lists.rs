//! Lists: pagination, sort order, filters, search and files.

use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Client, on_both_engines};

use super::API;
use super::case::{Case, all};
use super::world::{World, keys, results};
use crate::booking::text;

async fn fill(world: &World, client: &Client<'_>, case: &Case) {
    for number in case.make.iter().flat_map(|_| 1..=3) {
        let made = client.post(&format!("{API}/{}/", case.name), &case.make.unwrap()(world, number)).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}: {}", case.name, made.text());
    }
}

async fn get(client: &Client<'_>, path: &str) -> Value {
    let answer = client.get(path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text());
    answer.json()
}

/// Formats a value for a query string; `None` if it cannot be filtered by.
fn written(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(flag) => Some(if *flag { "True" } else { "False" }.to_owned()),
        Value::Number(number) => Some(number.to_string()),
        Value::Object(object) => object.get("code").and_then(Value::as_str).map(str::to_owned),
        Value::Array(items) => items.first().and_then(written),
        Value::Null => None,
    }
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            },
        )
        .collect()
}

on_both_engines! {
    async fn a_list_is_read_part_by_part_in_every_order(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            fill(&world, &client, &case).await;
            let base = format!("{API}/{}/", case.name);
            let about = get(&client, &format!("{API}/{}/?limit=1000", case.name)).await;
            let count = about["count"].as_u64().unwrap();
            let orderings = client.options(&base).await.json()["orderings"].clone();
            assert!(count >= 3, "{}: {about}", case.name);
            for name in orderings.as_array().unwrap().iter().map(text) {
                let whole = get(&client, &format!("{base}?limit=100&order_by={name}")).await;
                let back = get(&client, &format!("{base}?limit=100&order_by=-{name}")).await;
                if count <= 100 {
                    let mut reversed = keys(&back);
                    reversed.reverse();
                    assert_eq!(keys(&whole), reversed, "{} by {name}", case.name);
                }
                let mut read: Vec<String> = Vec::new();
                let mut next = Some(format!("{base}?limit=2&order_by={name}"));
                while let Some(path) = next.filter(|_| read.len() < 6) {
                    let part = get(&client, &path).await;
                    assert_eq!((&part["count"], &part["limit"]), (&whole["count"], &json!(2)), "{path}");
                    assert_eq!(part["offset"], read.len(), "{path}");
                    assert_eq!(part["previous"].is_null(), read.is_empty(), "{path}");
                    read.extend(keys(&part).into_iter().map(str::to_owned));
                    next = part["next"].as_str().map(str::to_owned);
                }
                assert_eq!(read, keys(&whole)[..read.len()], "{} by {name}", case.name);
            }
            let last = get(&client, &format!("{base}?limit=2&offset={}", count - 1)).await;
            assert_eq!((results(&last).len(), &last["next"]), (1, &Value::Null), "{}", case.name);
            let beyond = get(&client, &format!("{base}?offset=999999999")).await;
            assert_eq!((results(&beyond).len(), beyond["count"].as_u64()), (0, Some(count)), "{}", case.name);
        }
    }

    async fn every_filter_finds_what_it_says(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            fill(&world, &client, &case).await;
            let base = format!("{API}/{}/", case.name);
            let about = client.options(&base).await.json();
            let whole = get(&client, &format!("{base}?limit=100")).await;
            let row = results(&whole)[1].clone();
            let key = text(&row["key"]);
            for filter in about["filters"].as_array().unwrap().iter().map(text) {
                let (field, test) = match filter.rsplit_once("__") {
                    Some((field, test)) if !about["fields"][field].is_null() => (field, test),
                    _ => (filter, ""),
                };
                let is_null = row[field].is_null() || row[field] == json!([]);
                let value = match test {
                    "isnull" => Some(if is_null { "True" } else { "False" }.to_owned()),
                    "" if row[field].is_null() => Some("_null_".to_owned()),
                    _ => written(&row[field]),
                };
                // A comma separates the values of `__in`.
                let Some(value) = value.filter(|value| test != "in" || !value.contains(',')) else { continue };
                let found = get(&client, &format!("{base}?limit=1000&{filter}={}", encoded(&value))).await;
                let has_it = keys(&found).contains(&key);
                assert_eq!(has_it, !["gt", "lt"].contains(&test), "{} {filter}={value}", case.name);
                if test.is_empty() && !row[field].is_array() {
                    assert!(results(&found).iter().all(|other| other[field] == row[field]), "{} {filter}={value}", case.name);
                }
            }
        }
    }

    async fn an_unknown_filter_or_order_is_named(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            let base = format!("{API}/{}/", case.name);
            for (query, name) in [
                ("nonsense=1", "nonsense"), ("key__like=1", "key__like"), ("order_by=nonsense", "order_by"), ("order_by=-key,uri", "order_by"),
                ("limit=0", "limit"), ("limit=many", "limit"), ("offset=-1", "offset"), ("key__in=a%00b", "key__in"),
            ] {
                let refused = client.get(&format!("{base}?{query}")).await;
                assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{} {query}: {}", case.name, refused.text());
                assert!(refused.json()[name].is_array(), "{} {query}: {}", case.name, refused.text());
            }
            let nothing = get(&client, &format!("{base}?search=zzzz%20nobody%20wrote%20%25")).await;
            assert_eq!(nothing["count"], 0, "{}", case.name);
            let all = get(&client, &base).await;
            assert_eq!(get(&client, &format!("{base}?search=")).await["count"], all["count"], "{}", case.name);
            let limit = about_limit(&client, &base).await;
            assert_eq!(get(&client, &format!("{base}?limit=99999999999999999999")).await["limit"], limit, "{}", case.name);
        }
    }

    async fn every_list_is_exported(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            fill(&world, &client, &case).await;
            let base = format!("{API}/{}/", case.name);
            let list = get(&client, &format!("{base}?limit=1000")).await;
            let count = usize::try_from(list["count"].as_u64().unwrap()).unwrap();
            let sheet = client.get(&format!("{base}export/")).await;
            assert_eq!(sheet.headers["content-type"], "text/csv; charset=utf-8", "{}", case.name);
            assert!(sheet.headers["content-disposition"].to_str().unwrap().contains(&format!("{}.csv", case.name)));
            let text = sheet.text();
            let lines = csv::Reader::from_reader(text.as_bytes()).records().map(Result::unwrap).count();
            assert_eq!(lines, count, "{}", case.name);
            let rows = client.get(&format!("{base}export/?format=json&limit=2")).await.json();
            assert_eq!(rows.as_array().unwrap()[..], results(&list)[..2], "{}", case.name);
            let book = client.get(&format!("{base}export/?format=xlsx")).await;
            assert!(book.text().starts_with("PK"), "{}", case.name);
            assert_eq!(client.get(&format!("{base}export/?format=pdf")).await.status, StatusCode::BAD_REQUEST);
            assert_eq!(client.get(&format!("{base}export/?nonsense=1")).await.status, StatusCode::BAD_REQUEST);
        }
    }

    async fn people_read_names_words_and_decimals(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        let rows = client.get(&format!("{API}/reservation/?order_by=key")).await.json();
        let key = text(&results(&rows)[0]["key"]).to_owned();
        let lines = readable(&client, "reservation", "en").await;
        let told = |name: &str| {
            let column = lines[0].iter().position(|head| head == name).unwrap_or_else(|| panic!("{name}: {:?}", lines[0]));
            lines[1][column].as_str()
        };
        assert_eq!((lines.len(), told("Booking"), told("Guest")), (4, key.as_str(), "Ann 2026-08-03"));
        assert_eq!((told("Home"), told("Nights"), told("Status"), told("Payment")), ("A home", "3", "Reserved", "Unpaid"));
        let total = results(&rows)[0]["total"].as_i64().unwrap();
        assert_eq!((told("Total"), told("Currency")), (format!("{}.{:02}", total / 100, total % 100).as_str(), "USD"));
        // The sample's clock is at noon UTC, its home on the US west coast.
        assert_eq!(told("Booked on"), "2026-07-01 05:00");
        let german = readable(&client, "reservation-payment", "de").await;
        assert_eq!(german[0][..3], ["Buchung", "Gast", "Haus"]);
        assert!(german[1].contains(&"Ann 2026-08-03".to_owned()) && german[1].contains(&"Fällig".to_owned()), "{german:?}");
        let book = client.get(&format!("{API}/reservation/export/?style=readable&format=xlsx")).await;
        assert!(book.text().starts_with("PK"));
        for (query, field) in [("reservation/export/?style=pretty", "style"), ("reservation/export/?style=readable&format=json", "style"), ("tax/export/?style=readable", "style"), ("reservation/export/?style=readable&lang=tlh", "lang")] {
            let refused = client.get(&format!("{API}/{query}")).await;
            assert_eq!((refused.status, refused.json()[field].is_array()), (StatusCode::BAD_REQUEST, true), "{query}");
        }
    }
}

/// The lines of a readable export, without the mark at its beginning.
async fn readable(client: &Client<'_>, resource: &str, language: &str) -> Vec<Vec<String>> {
    let path = format!("{API}/{resource}/export/?style=readable&lang={language}&order_by=key");
    let text = client.get(&path).await.text();
    let text = text.strip_prefix('\u{feff}').expect("a mark for Excel");
    let mut lines = csv::ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
    lines.records().map(|line| line.unwrap().iter().map(str::to_owned).collect()).collect()
}

async fn about_limit(client: &Client<'_>, base: &str) -> Value {
    client.options(base).await.json()["limit"]["max"].clone()
}
