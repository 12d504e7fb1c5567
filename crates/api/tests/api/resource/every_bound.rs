//! One more than every bound in the OpenAPI document, on every documented endpoint: refused with the name of the field, and never
//! an internal error.

use std::collections::{BTreeMap, BTreeSet};

use axum::body::Body;
use domain::guest_key::Held;
use http::Method;
use serde_json::{Map, Value, json};
use testkit::{Answer, Client, TestApp, on_one_engine};

use super::API;
use super::case::all;
use super::world::{World, results};
use crate::form::{MEDIA_TYPE, form};

const JSON: &str = "application/json";

/// The part of the request that exceeds its bound.
enum Sent {
    Query(String),
    Path {
        name: String,
        text: String,
    },
    Header {
        name: String,
        text: String,
    },
    Json(Value),
    /// A raw body, by its type.
    Text(String, String),
    Form {
        fields: Vec<(String, String)>,
        files: usize,
    },
}

/// One attempt: a request, and the part that exceeds its bound.
struct Try {
    method: String,
    path: String,
    /// The field name of the error; `None` if only the status is checked.
    field: Option<String>,
    sent: Sent,
}

struct Document(Value);

impl Document {
    fn tries(&self) -> Vec<Try> {
        let paths = self.0["paths"].as_object().unwrap();
        let calls = paths
            .iter()
            .flat_map(|(path, methods)| methods.as_object().unwrap().iter().map(move |call| (path, call)));
        calls.flat_map(|(path, (method, call))| self.tries_of(method, path, call)).collect()
    }

    fn tries_of(&self, method: &str, path: &str, call: &Value) -> Vec<Try> {
        let make = |field: Option<&str>, sent| Try {
            method: method.to_owned(),
            path: path.to_owned(),
            field: field.map(str::to_owned),
            sent,
        };
        let mut tries = Vec::new();
        let parameters = call["parameters"].as_array().map_or(&[][..], Vec::as_slice);
        for parameter in parameters {
            let name = parameter["name"].as_str().unwrap();
            for (_, value) in self.beyond(&parameter["schema"]) {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                tries.push(match parameter["in"].as_str().unwrap() {
                    "query" => make(Some(name), Sent::Query(format!("{name}={text}"))),
                    "path" => make(None, Sent::Path { name: name.to_owned(), text }),
                    _ => make(None, Sent::Header { name: name.to_owned(), text }),
                });
            }
        }
        if parameters.iter().any(|parameter| parameter["in"] == "query") {
            tries.push(make(Some("non_field_errors"), Sent::Query(vec!["limit=1"; 51].join("&"))));
            tries.push(make(None, Sent::Query(format!("{}=1", "a".repeat(101)))));
        }
        let Some(kinds) = call["requestBody"]["content"].as_object() else { return tries };
        for (kind, content) in kinds {
            let beyond = self.beyond(&content["schema"]);
            match kind.as_str() {
                JSON => {
                    // A patch may contain the key of its row, which is not read.
                    let is_read = |field: &Option<String>| {
                        let name = field.as_deref().and_then(|field| field.rsplit('.').next());
                        method != "patch" || !["key", "uri"].map(Some).contains(&name)
                    };
                    let read = beyond.into_iter().filter(|(field, _)| is_read(field));
                    tries.extend(read.map(|(field, value)| make(field.as_deref(), Sent::Json(value))));
                    let deep = (0..17).fold(json!([]), |deep, _| json!([deep]));
                    tries.push(make(None, Sent::Json(deep)));
                    let wide: Map<String, Value> =
                        (0..201).map(|number| (format!("field_{number}"), json!(1))).collect();
                    tries.push(make(None, Sent::Json(wide.into())));
                    tries.push(make(None, Sent::Text(kind.clone(), format!("\"{}\"", "a".repeat(1 << 20)))));
                }
                "multipart/form-data" => tries.extend(beyond.into_iter().map(|(field, value)| {
                    let (name, value) = value.as_object().unwrap().iter().next().unwrap();
                    let text = value.as_str().map(|text| (name.clone(), text.to_owned()));
                    let files = value.as_array().map_or(0, Vec::len);
                    make(field.as_deref(), Sent::Form { fields: text.into_iter().collect(), files })
                })),
                _ => {
                    tries.push(make(None, Sent::Text(kind.clone(), "a".repeat((25 << 20) + 1))));
                    if kind == "text/csv" {
                        tries.push(make(
                            Some("non_field_errors"),
                            Sent::Text(kind.clone(), format!("name\n{}", "a\n".repeat(1_001))),
                        ));
                    }
                }
            }
        }
        tries
    }

    /// Values that exceed one bound each, with their field.
    fn beyond(&self, schema: &Value) -> Vec<(Option<String>, Value)> {
        if let Some(name) = schema["$ref"].as_str() {
            return self.beyond(&self.0["components"]["schemas"][name.rsplit('/').next().unwrap()]);
        }
        let mut found = Vec::new();
        for kind in ["oneOf", "anyOf", "allOf"] {
            found.extend(schema[kind].as_array().into_iter().flatten().flat_map(|one| self.beyond(one)));
        }
        let mut all_of_it = |value: Value| found.push((None, value));
        if let Some(most) = schema["maxLength"].as_u64().filter(|_| schema["format"] != "binary") {
            all_of_it(json!("a".repeat(usize::try_from(most).unwrap() + 1)));
        }
        if let Some(most) = schema["maxItems"].as_u64() {
            let item = if schema["items"]["type"] == "string" { json!("a") } else { json!({}) };
            all_of_it(json!(vec![item; usize::try_from(most).unwrap() + 1]));
        }
        if !schema["enum"].is_null() {
            all_of_it(json!("zz-nobody-knows"));
        }
        if schema["type"] == "integer" || schema["type"][0] == "integer" {
            all_of_it(json!(1.5));
            found.extend(
                schema["maximum"]
                    .as_i64()
                    .map(|most| (None, most.checked_add(1).map_or(json!(1_u64 << 63), Value::from))),
            );
            found.extend(
                schema["minimum"]
                    .as_i64()
                    .and_then(|least| least.checked_sub(1))
                    .map(|less| (None, json!(less))),
            );
        }
        let items = schema.get("items").map(|items| self.beyond(items)).unwrap_or_default();
        found.extend(
            items.into_iter().map(|(field, value)| (field.map(|field| format!("0.{field}")), json!([value]))),
        );
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            let beyond = self.beyond(property).into_iter();
            found.extend(beyond.map(|(_, value)| (Some(name.clone()), json!({ name.as_str(): value }))));
        }
        found
    }
}

/// The key of one of our rows for each noun of the account area.
pub(super) async fn keys(world: &World, owner: &Client<'_>) -> BTreeMap<String, String> {
    let mut keys = BTreeMap::new();
    for case in all() {
        let base = format!("{API}/{}/", case.name);
        if let Some(make) = case.make {
            owner.post(&base, &make(world, 1)).await;
        }
        let rows = owner.get(&base).await.json();
        keys.insert(case.name.to_owned(), results(&rows)[0]["key"].as_str().unwrap().to_owned());
    }
    keys
}

/// The guest keys of the quote, the stay and its payment.
pub(super) async fn guest_keys(world: &World, keys: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut guests = BTreeMap::new();
    let held =
        [("quote", Held::Quote), ("reservation", Held::Reservation), ("reservation-payment", Held::Payment)];
    for (noun, held) in held {
        guests.insert(noun.to_owned(), world.app.guest_key(held, &keys[noun]).await);
    }
    guests
}

async fn send(app: &TestApp, client: Option<&Client<'_>>, key: &str, one: Try) -> Answer {
    let method: Method = one.method.to_uppercase().parse().unwrap();
    let mut path = one.path;
    if let Sent::Path { name, text } = &one.sent {
        path = path.replace(&format!("{{{name}}}"), text);
    }
    let mut path = path.replace("{key}", key).replace("{namespace}", "site-7").replace("{site}", "site-7");
    for (name, some) in
        [("{slug}", "about"), ("{list}", "property"), ("{place}", "0"), ("{id}", "7"), ("{provider}", "s")]
    {
        path = path.replace(name, some);
    }
    if let Sent::Query(query) = &one.sent {
        path = format!("{path}?{query}");
    }
    let mut request = match client {
        Some(client) => client.request(method, &path),
        None => app.request(method, &path),
    };
    let (kind, body) = match one.sent {
        Sent::Json(mut value) => {
            // The key of the row.
            if let Some(first) = value.get_mut(0).filter(|first| first.is_object() && first["key"].is_null())
            {
                first["key"] = json!(key);
            }
            (JSON.to_owned(), value.to_string().into_bytes())
        }
        Sent::Text(kind, text) => (kind, text.into_bytes()),
        Sent::Form { fields, files } => {
            let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            (MEDIA_TYPE.to_owned(), form(&fields, &vec![("a.txt", &b"a"[..]); files]))
        }
        Sent::Header { name, text } => {
            request = request.header(name, text);
            (JSON.to_owned(), b"{}".to_vec())
        }
        Sent::Query(_) | Sent::Path { .. } => (JSON.to_owned(), b"{}".to_vec()),
    };
    app.send(request.header("content-type", kind).body(Body::from(body)).unwrap()).await
}

on_one_engine! {
    async fn one_more_than_every_bound_is_refused_everywhere(store: Store) {
        let world = World::new(&store).await;
        let app = &world.app;
        let (owner, operator) = (world.owner().await, app.sign_in_operator().await);
        let keys = keys(&world, &owner).await;
        let guests = guest_keys(&world, &keys).await;
        // Event streams end at once.
        app.close_streams();
        let document = Document(serde_json::to_value(api::openapi()).unwrap());
        let (mut calls, mut tried, mut named, mut wrong) = (BTreeSet::new(), 0, 0, Vec::new());
        for one in document.tries() {
            let noun = one.path.split('/').nth(3).unwrap_or_default();
            let client = match one.path.as_str() {
                path if path.contains("/operator/") || path.ends_with("/impersonation") => Some(&operator),
                path if path.starts_with(API) => Some(&owner),
                _ => None,
            };
            let names = if client.is_some() { &keys } else { &guests };
            let key = names.get(noun).map_or_else(|| world.ours.property.to_string(), Clone::clone);
            let told = format!("{} {}", one.method, one.path);
            let field = one.field.clone();
            let answer = send(app, client, &key, one).await;
            let is_named = |field: &String| {
                let errors = answer.json_or_null();
                errors.as_object().is_some_and(|errors| errors.keys().any(|name| name == field || name.starts_with(&format!("{field}."))))
            };
            named += usize::from(field.as_ref().is_some_and(is_named));
            if !answer.status.is_client_error() {
                wrong.push(format!("{told} {field:?}: {} {:.200}", answer.status, answer.text()));
            }
            calls.insert(told);
            tried += 1;
        }
        assert!(wrong.is_empty(), "{} of {tried} were not refused:\n{}", wrong.len(), wrong.join("\n"));
        let tally = format!("{tried} bounds of {} calls, {named} told by the name of the field", calls.len());
        eprintln!("{tally}");
        assert!(calls.len() > 300 && tried > 4_000 && named > 3_000, "{tally}");
    }
}
