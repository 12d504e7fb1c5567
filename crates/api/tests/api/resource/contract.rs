//! The metadata of every resource is true: its fields, its methods, its errors.

use std::collections::{BTreeMap, BTreeSet};

use domain::accounts::role::Role;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::on_one_engine;

use super::API;
use super::case::all;
use super::world::{World, results};
use crate::access::described;
use crate::booking::text;

on_one_engine! {
    async fn what_a_resource_is_made_of_is_what_it_shows(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            let path = format!("{API}/{}/", case.name);
            let about = client.options(&path).await;
            assert_eq!(about.status, StatusCode::OK, "{}: {}", case.name, about.text());
            let about = about.json();
            if let Some(make) = case.make {
                let made = client.post(&path, &make(&world, 1)).await;
                assert_eq!(made.status, StatusCode::CREATED, "{}: {}", case.name, made.text());
            }
            let list = client.get(&path).await.json();
            let row = results(&list).first().unwrap_or_else(|| panic!("{} has no rows", case.name)).clone();
            let mut fields: BTreeSet<&str> = about["fields"].as_object().unwrap().keys().map(String::as_str).collect();
            fields.insert("uri");
            let shown: BTreeSet<&str> = row.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(shown, fields, "{}", case.name);
            assert_eq!(row["uri"], format!("{API}/{}/{}/", case.name, text(&row["key"])));
            assert!(case.name == "country" || row["updated_at"].is_string(), "{}: {row}", case.name);
            for (name, facts) in about["fields"].as_object().unwrap() {
                for fact in ["type", "label", "required", "read_only"] {
                    assert!(!facts[fact].is_null(), "{}.{name} has no {fact}", case.name);
                }
                assert_eq!(facts["choices"].is_array(), facts["type"] == "choice", "{}.{name}", case.name);
                let is_text = ["string", "text", "email", "url", "slug"].contains(&text(&facts["type"]));
                assert!(!is_text || facts["max_length"].is_u64(), "{}.{name}", case.name);
            }
        }
    }

    async fn every_action_and_import_is_told(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        let document = serde_json::to_value(api::openapi()).unwrap();
        let routes: Vec<(String, String)> = described().into_iter().filter(|(method, _)| !["get", "options"].contains(&method.as_str())).collect();
        for case in all() {
            let about = client.options(&format!("{API}/{}/", case.name)).await.json();
            let (mut actions, mut row_actions, mut imports) = (BTreeMap::new(), BTreeSet::new(), false);
            for (method, path) in &routes {
                let Some(below) = path.strip_prefix(&format!("{API}/{}/", case.name)) else { continue };
                match below.split('/').collect::<Vec<_>>()[..] {
                    ["import"] => imports = true,
                    ["{key}"] => {}
                    [name] => {
                        let schema = &document["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"];
                        let named = schema["$ref"].as_str().and_then(|name| document.pointer(name.trim_start_matches('#')));
                        let is_bulk = named.unwrap_or(schema)["properties"]["object_keys"].is_object();
                        actions.insert(name.to_owned(), is_bulk);
                    }
                    ["{key}", name] | ["{key}", name, _] => drop(row_actions.insert((name.to_owned(), method.to_uppercase()))),
                    _ => panic!("nobody tells of {path}"),
                }
            }
            let told = about["actions"].as_array().unwrap().iter();
            let told: BTreeMap<String, bool> = told.map(|action| (text(&action["name"]).to_owned(), action["bulk"] == true)).collect();
            assert_eq!(told, actions, "{}", case.name);
            let told = about["row_actions"].as_array().unwrap().iter().flat_map(|action| {
                let methods = action["methods"].as_array().unwrap().iter();
                methods.map(|method| (text(&action["name"]).to_owned(), text(method).to_owned()))
            });
            assert_eq!(told.collect::<BTreeSet<_>>(), row_actions, "{}", case.name);
            assert_eq!(about["may"]["import"], imports, "{}", case.name);
        }
    }

    async fn required_fields_are_required_and_unknown_ones_unknown(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            let Some(make) = case.make else { continue };
            let path = format!("{API}/{}/", case.name);
            let about = client.options(&path).await.json();
            let required: BTreeSet<&str> = about["fields"].as_object().unwrap().iter()
                .filter(|(_, facts)| facts["required"] == true).map(|(name, _)| name.as_str()).collect();
            let empty = client.post(&path, &json!({})).await;
            assert_eq!(empty.status, StatusCode::BAD_REQUEST, "{}: {}", case.name, empty.text());
            let empty = empty.json();
            let named: BTreeSet<&str> = empty.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(named, required, "{}", case.name);
            let mut body = make(&world, 2);
            body["nonsense"] = json!(1);
            let refused = client.post(&path, &body).await;
            assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({"nonsense": ["There is no such field."]})), "{}", case.name);
            let mut body = make(&world, 3);
            body["updated_at"] = json!("2026-01-01T00:00:00Z");
            let refused = client.post(&path, &body).await;
            assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({"updated_at": ["This field cannot be written."]})), "{}", case.name);
        }
    }

    async fn a_wrong_value_is_refused_by_the_name_of_its_field(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            if case.change.is_none() {
                continue;
            }
            let path = format!("{API}/{}/", case.name);
            let about = client.options(&path).await.json();
            if let Some(make) = case.make {
                client.post(&path, &make(&world, 1)).await;
            }
            let row = client.get(&path).await.json()["results"][0].clone();
            let path = text(&row["uri"]).to_owned();
            for (name, facts) in about["fields"].as_object().unwrap() {
                if facts["read_only"] == true {
                    if !["key", "uri", "version"].contains(&name.as_str()) {
                        let refused = client.patch(&path, &json!({name: row[name]})).await;
                        assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({name: ["This field cannot be written."]})), "{}", case.name);
                    }
                    continue;
                }
                for wrong in wrong_values(facts) {
                    let refused = client.patch(&path, &json!({name: wrong})).await;
                    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}.{name} = {wrong}: {}", case.name, refused.text());
                    assert!(refused.json()[name].is_array(), "{}.{name} = {wrong}: {}", case.name, refused.text());
                }
            }
            assert_eq!(client.get(&path).await.json(), row, "{}: nothing was changed", case.name);
        }
    }

    async fn what_cannot_be_done_is_not_there(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        let document = serde_json::to_value(api::openapi()).unwrap();
        for case in all() {
            for (path, of) in [(format!("{API}/{}", case.name), "whole"), (format!("{API}/{}/{{key}}", case.name), "single")] {
                let known = document["paths"][&path].as_object().unwrap();
                for method in [Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
                    if known.contains_key(&method.as_str().to_lowercase()) {
                        continue;
                    }
                    let asked = client.call(method.clone(), &path.replace("{key}", &world.ours.property.to_string()), Some(&json!({}))).await;
                    assert_eq!(asked.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path} ({of})");
                    assert_eq!(asked.json()["code"], "method_not_allowed");
                }
            }
        }
    }

    async fn a_token_that_only_reads_writes_nothing(store: Store) {
        let world = World::new(&store).await;
        let viewer = world.app.sign_in(world.ours.account, Role::Viewer).await;
        for case in all() {
            let path = format!("{API}/{}/", case.name);
            assert_eq!(viewer.get(&path).await.status, StatusCode::OK, "{}", case.name);
            assert_eq!(viewer.options(&path).await.json()["may"], json!({"create": false, "update": false, "delete": false, "import": false}), "{}", case.name);
        }
    }
}

/// Values that are invalid for every field of this kind.
fn wrong_values(facts: &Value) -> Vec<Value> {
    let mut wrong = vec![json!({"an": "object"})];
    if facts["nullable"] == false {
        wrong.push(Value::Null);
    }
    match facts["type"].as_str().unwrap() {
        "string" | "text" | "email" | "url" | "slug" | "currency" | "country" | "time_zone" | "time"
        | "color" | "domain" => {
            wrong.push(json!(7));
            wrong
                .push(json!("x".repeat(usize::try_from(facts["max_length"].as_u64().unwrap()).unwrap() + 1)));
            wrong.push(json!("a\u{0}b"));
        }
        "choice" => wrong.extend([json!("no such choice"), json!(1)]),
        "boolean" => wrong.extend([json!("True"), json!(1)]),
        "integer" | "money" => wrong.extend([json!("1"), json!(1.5), json!(-1_000_000), json!(i64::MAX)]),
        "decimal" => wrong.extend([json!("1"), json!(1e9)]),
        "date" => wrong.extend([json!("2026-02-30"), json!("2026-1-1 00:00"), json!("+12026-01-01")]),
        "datetime" => wrong.extend([json!("tomorrow"), json!("2026-02-30T00:00:00Z"), json!(7)]),
        "reference" | "references" => wrong.extend([json!("nobody"), json!(7)]),
        "days" => wrong.extend([json!([7]), json!("5,6")]),
        "words" => wrong.extend([json!("one"), json!([1])]),
        "json" => wrong.retain(|value| !value.is_object()),
        other => panic!("a field of type {other} can be written, and nobody says what is wrong for it"),
    }
    wrong
}
