//! A field that an endpoint does not have is refused by name, and so is one that cannot be written: neither is ignored.

use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_one_engine;

use super::API;
use super::case::all;
use super::every_bound::{guest_keys, keys};
use super::world::World;
use crate::access::described;
use crate::booking::text;

const UNKNOWN: &str = "There is no such field.";
const READ_ONLY: &str = "This field cannot be written.";

/// Calls of the guests' API ignore fields that they do not have.
fn is_call_of_guest(method: &str, path: &str) -> bool {
    method == "post" && path.starts_with("/websites/")
}

/// Whether the endpoint takes one JSON object: a batch update takes a list.
fn takes_object(document: &Value, method: &str, path: &str) -> bool {
    let schema = &document["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"];
    schema.is_object() && schema["type"] != "array"
}

on_one_engine! {
    async fn every_endpoint_names_a_field_that_it_does_not_have(store: Store) {
        let world = World::new(&store).await;
        let (owner, operator) = (world.owner().await, world.app.sign_in_operator().await);
        let keys = keys(&world, &owner).await;
        let guests = guest_keys(&world, &keys).await;
        let document = serde_json::to_value(api::openapi()).unwrap();
        let mut tried = 0;
        for (method, path) in described().into_iter().filter(|(method, path)| takes_object(&document, method, path)) {
            if is_call_of_guest(&method, &path) {
                continue;
            }
            let (names, noun) = if path.starts_with(API) { (&keys, 3) } else { (&guests, 4) };
            let key = path.split('/').nth(noun).and_then(|noun| names.get(noun));
            let key = key.map_or_else(|| world.ours.property.to_string(), Clone::clone);
            let address = path.replace("{key}", &key).replace("{list}", "property");
            let client = if path.contains("/operator/") || path.ends_with("/impersonation") { &operator } else { &owner };
            // A bulk action looks at its list first.
            let body = json!({"no_such_field": 1, "object_keys": [world.ours.property.to_string()]});
            let answer = client.call(method.to_uppercase().parse().unwrap(), &address, Some(&body)).await;
            assert_eq!(answer.json_or_null()["no_such_field"], json!([UNKNOWN]), "{method} {address}: {}", answer.text());
            tried += 1;
        }
        assert!(tried > 80, "only {tried} endpoints were tried");
    }

    async fn a_row_keeps_its_key(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        for case in all().into_iter().filter(|case| case.change.is_some()) {
            let base = format!("{API}/{}/", case.name);
            if let Some(make) = case.make {
                owner.post(&base, &make(&world, 1)).await;
            }
            let row = owner.get(&base).await.json()["results"][0].clone();
            let path = text(&row["uri"]).to_owned();
            let other = testkit::key(world.ours.account, 4_242).to_string();
            for (name, value) in [("key", other.clone()), ("uri", format!("{base}{other}/"))] {
                let refused = owner.patch(&path, &json!({name: value})).await;
                assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({name: [READ_ONLY]})), "{}", case.name);
                let same = owner.patch(&path, &json!({name: row[name]})).await;
                assert_eq!(same.status, StatusCode::OK, "{}: {}", case.name, same.text());
            }
            let two = owner.patch(&base, &json!([{"key": row["key"], "uri": format!("{base}{other}/")}])).await;
            assert_eq!((two.status, two.json()), (StatusCode::BAD_REQUEST, json!({"0.uri": [READ_ONLY]})), "{}", case.name);
        }
    }

    async fn a_whole_row_comes_back_as_it_was_shown(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let list = owner.get(&format!("{API}/reservation/")).await.json();
        let row = list["results"][0].clone();
        let path = text(&row["uri"]).to_owned();
        for (name, value) in [("status", json!("c")), ("total", json!(1)), ("key", list["results"][1]["key"].clone())] {
            let mut whole = row.clone();
            whole[name] = value;
            let refused = owner.put(&path, &whole).await;
            assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({name: [READ_ONLY]})));
        }
        let same = owner.put(&path, &row).await;
        assert_eq!(same.status, StatusCode::OK, "{}", same.text());
    }
}
