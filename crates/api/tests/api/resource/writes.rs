//! All writes: one row, many rows, ownership, and the audit log.

use axum::body::Body;
use domain::accounts::role::Role;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::{Client, on_both_engines};

use super::API;
use super::case::{Case, all};
use super::world::{World, keys, results};
use crate::booking::text;

/// Resources that every user of the account can read, whatever homes they are limited to.
const SHARED: [&str; 14] = [
    "agreement",
    "api-token",
    "country",
    "message-template",
    "payment-policy",
    "promotion",
    "property-group",
    "refund-policy",
    "site",
    "site-page",
    "source",
    "tax",
    "user",
    "webhook",
];
const TELLS_OF_ALL_HOMES: [&str; 3] = ["audit-entry", "letter", "webhook-delivery"];

/// A row that may be changed and deleted.
async fn a_row(world: &World, client: &Client<'_>, case: &Case, number: usize) -> Value {
    let base = format!("{API}/{}/", case.name);
    if let Some(make) = case.make {
        let made = client.post(&base, &make(world, number)).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}: {}", case.name, made.text());
        return client.get(text(&made.json()["uri"])).await.json();
    }
    // Not the owner, who cannot be removed.
    let query = if case.name == "user" { "?role=viewer" } else { "" };
    client.get(&format!("{base}{query}")).await.json()["results"][0].clone()
}

on_both_engines! {
    async fn a_row_is_changed_by_whoever_saw_it_last(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            let Some((field, value)) = &case.change else { continue };
            let row = a_row(&world, &client, &case, 1).await;
            let path = text(&row["uri"]);
            let version = row["version"].as_i64().unwrap_or_else(|| panic!("{} has no version", case.name));
            let changed = client.patch(path, &json!({*field: value, "version": version})).await;
            assert_eq!(changed.status, StatusCode::OK, "{}: {}", case.name, changed.text());
            assert_eq!((&changed.json()[*field], &changed.json()["version"]), (value, &json!(version + 1)), "{}", case.name);
            assert_eq!(client.get(path).await.json(), changed.json(), "{}", case.name);
            let stale = client.patch(path, &json!({*field: row[*field], "version": version})).await;
            assert_eq!((stale.status, &stale.json()["code"]), (StatusCode::CONFLICT, &json!("stale")), "{}", case.name);
            assert_eq!(stale.json()["data"]["version"], version + 1);
            let request = client.request(Method::PATCH, path).header("content-type", "application/json");
            let request = request.header("if-unmodified-since-version", version.to_string());
            let stale = world.app.send(request.body(Body::from(json!({*field: row[*field]}).to_string())).unwrap()).await;
            assert_eq!(stale.status, StatusCode::CONFLICT, "{}", case.name);
            let whole = client.put(path, &changed.json()).await;
            assert_eq!((whole.status, whole.json()), (StatusCode::OK, changed.json()), "{}: a row put back is the same row", case.name);
            let entries = client.get(&format!("{API}/audit-entry/?noun={}&row={}&action=update", case.name, text(&row["key"]))).await.json();
            assert_eq!(entries["count"], 1, "{}: {entries}", case.name);
            assert_eq!(entries["results"][0]["changes"][*field], json!([row[*field], value]), "{}", case.name);
        }
    }

    async fn several_rows_are_changed_or_none(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            let Some((field, value)) = &case.change else { continue };
            let row = a_row(&world, &client, &case, 1).await;
            let base = format!("{API}/{}/", case.name);
            let nobody = testkit::key(world.ours.account, 4_242).to_string();
            let refused = client.patch(&base, &json!([{"key": row["key"], *field: value}, {"key": nobody, *field: value}])).await;
            assert_eq!(refused.status, StatusCode::NOT_FOUND, "{}: {}", case.name, refused.text());
            assert_eq!(client.get(text(&row["uri"])).await.json(), row, "{}: nothing was changed", case.name);
            let wrong = client.patch(&base, &json!([{"key": row["key"], *field: value}, {"uri": row["uri"], *field: {"no": 1}}])).await;
            assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{}: {}", case.name, wrong.text());
            assert!(wrong.json()[format!("1.{field}")].is_array(), "{}: {}", case.name, wrong.text());
            let done = client.patch(&base, &json!([{"uri": row["uri"], "key": row["key"], *field: value}])).await;
            assert_eq!((done.status, &done.json()[0][*field]), (StatusCode::OK, value), "{}: {}", case.name, done.text());
            assert_eq!(client.patch(&base, &json!([])).await.status, StatusCode::BAD_REQUEST, "{}", case.name);
        }
    }

    async fn rows_are_deleted_one_by_one_and_by_a_filter(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all().into_iter().filter(|case| case.can_delete) {
            let row = a_row(&world, &client, &case, 1).await;
            let (base, path) = (format!("{API}/{}/", case.name), text(&row["uri"]).to_owned());
            let all = client.delete(&base).await;
            assert_eq!(all.status, StatusCode::BAD_REQUEST, "{}: {}", case.name, all.text());
            assert_eq!(client.delete(&format!("{base}?limit=1&order_by=key")).await.status, StatusCode::BAD_REQUEST, "{}", case.name);
            let gone = client.delete(&path).await;
            assert_eq!(gone.status, StatusCode::NO_CONTENT, "{}: {}", case.name, gone.text());
            assert_eq!(client.get(&path).await.status, StatusCode::NOT_FOUND, "{}", case.name);
            assert_eq!(client.delete(&path).await.status, StatusCode::NOT_FOUND, "{}", case.name);
            if case.make.is_none() {
                continue;
            }
            let (one, other) = (a_row(&world, &client, &case, 2).await, a_row(&world, &client, &case, 3).await);
            let both = format!("{base}?key__in={},{}", text(&one["key"]), text(&other["key"]));
            assert_eq!(client.delete(&both).await.json(), json!({"deleted": 2}), "{}", case.name);
            assert_eq!(client.get(&both).await.json()["count"], 0, "{}", case.name);
        }
    }

    async fn actions_are_done_to_all_or_none(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for case in all() {
            let base = format!("{API}/{}/", case.name);
            let about = client.options(&base).await.json();
            for action in about["actions"].as_array().unwrap().iter().filter(|action| action["bulk"] == true) {
                // These depend on the state of the stay and on more than keys; `booking::bulk` has them.
                if case.name == "reservation" && ["cancel-preview", "message"].iter().any(|name| action["name"] == *name) {
                    continue;
                }
                let path = format!("{base}{}/", text(&action["name"]));
                let row = a_row(&world, &client, &case, 1).await;
                let nobody = testkit::key(world.theirs.account, 1).to_string();
                let refused = client.post(&path, &json!({"object_keys": [row["key"], nobody]})).await;
                assert_eq!(refused.status, StatusCode::NOT_FOUND, "{path}: {}", refused.text());
                assert_eq!(client.get(text(&row["uri"])).await.json(), row, "{path}: nothing was changed");
                let none = client.post(&path, &json!({"object_keys": []})).await;
                assert_eq!((none.status, &none.json()["object_keys"][0]), (StatusCode::BAD_REQUEST, &json!("You must select one or more items below.")), "{path}");
                let done = client.post(&path, &json!({"object_keys": [row["key"]]})).await;
                assert_eq!((done.status, &done.json()["updated"]), (StatusCode::OK, &json!(1)), "{path}: {}", done.text());
                // What an activation says depends on the listings.
                if !path.ends_with("/listing/activate/") {
                    assert_eq!(done.json().get("message").unwrap_or(&Value::Null), &action["message"], "{path}");
                }
                // A row that is created again for the next action must not conflict with this one.
                if case.make.is_some() {
                    client.delete(text(&row["uri"])).await;
                }
            }
        }
    }

    async fn nobody_sees_or_touches_what_is_anothers(store: Store) {
        let world = World::new(&store).await;
        let (client, stranger) = (world.owner().await, world.stranger().await);
        for case in all().into_iter().filter(|case| case.name != "country") {
            let row = if case.change.is_some() { a_row(&world, &client, &case, 1).await } else {
                client.get(&format!("{API}/{}/", case.name)).await.json()["results"][0].clone()
            };
            let (base, path) = (format!("{API}/{}/", case.name), text(&row["uri"]));
            assert_eq!(stranger.get(path).await.status, StatusCode::NOT_FOUND, "{}", case.name);
            let list = stranger.get(&base).await.json();
            assert!(!keys(&list).contains(&text(&row["key"])), "{}", case.name);
            if let Some((field, value)) = &case.change {
                let body = json!({*field: value});
                assert_eq!(stranger.patch(path, &body).await.status, StatusCode::NOT_FOUND, "{}", case.name);
                assert_eq!(stranger.put(path, &row).await.status, StatusCode::NOT_FOUND, "{}", case.name);
                let batch = json!([{"key": row["key"], *field: value}]);
                assert_eq!(stranger.patch(&base, &batch).await.status, StatusCode::NOT_FOUND, "{}", case.name);
            }
            if case.can_delete {
                assert_eq!(stranger.delete(path).await.status, StatusCode::NOT_FOUND, "{}", case.name);
            }
            assert_eq!(client.get(path).await.json(), row, "{}: nothing was changed", case.name);
        }
    }

    async fn who_is_limited_to_groups_sees_only_their_homes(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let group = owner.post(&format!("{API}/property-group/"), &json!({"name": "Lakes"})).await.json();
        let home = owner.post(&format!("{API}/property/"), &json!({"name": "Lake house", "groups": [group["key"]]})).await.json();
        let limited = world.app.sign_in_limited(world.ours.account, Role::Manager, &[text(&group["key"]).parse().unwrap()]).await;
        let seen = limited.get(&format!("{API}/property/")).await.json();
        assert_eq!(keys(&seen), [text(&home["key"])]);
        for case in all() {
            let (noun, base) = (case.name, format!("{API}/{}/", case.name));
            let answer = limited.get(&base).await;
            let is_denied = answer.status == StatusCode::FORBIDDEN;
            assert_eq!(is_denied, TELLS_OF_ALL_HOMES.contains(&noun), "{noun}");
            assert_eq!(limited.options(&base).await.status == StatusCode::FORBIDDEN, is_denied, "{noun}");
            assert_eq!(limited.get(&format!("{base}export/?format=csv")).await.status == StatusCode::FORBIDDEN, is_denied, "{noun}");
            if noun == "property" || SHARED.contains(&noun) {
                continue;
            }
            if !is_denied {
                assert_eq!(answer.json()["count"], 0, "{noun}");
            }
            let theirs = owner.get(&base).await.json();
            if let Some(row) = results(&theirs).first() {
                let expected = if is_denied { StatusCode::FORBIDDEN } else { StatusCode::NOT_FOUND };
                assert_eq!(limited.get(text(&row["uri"])).await.status, expected, "{noun}");
            }
        }
        let outside = json!({"property": world.ours.property.to_string()});
        let refused = limited.post(&format!("{API}/listing/"), &outside).await;
        assert_eq!((refused.status, refused.json()["property"].is_array()), (StatusCode::BAD_REQUEST, true), "{}", refused.text());
        let inside = limited.post(&format!("{API}/listing/"), &json!({"property": home["key"]})).await;
        assert_eq!(inside.status, StatusCode::CREATED, "{}", inside.text());
        let whole = limited.post(&format!("{API}/tax/"), &json!({"name": "Town tax"})).await;
        assert_eq!(whole.status, StatusCode::FORBIDDEN, "what all homes share is not for those who look after some");
        assert_eq!(limited.options(&format!("{API}/tax/")).await.json()["may"]["create"], false);
        assert_eq!(limited.options(&format!("{API}/listing/")).await.json()["may"]["create"], true);
    }

    async fn who_is_limited_to_groups_makes_homes_in_them(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let base = format!("{API}/property/");
        let (mut groups, names) = (Vec::new(), ["Lakes", "Hills"]);
        for name in names {
            groups.push(owner.post(&format!("{API}/property-group/"), &json!({"name": name})).await.json()["key"].clone());
        }
        let [lakes, hills] = [groups[0].clone(), groups[1].clone()];
        let limited = world.app.sign_in_limited(world.ours.account, Role::Manager, &[text(&lakes).parse().unwrap()]).await;
        for (body, why) in [
            (json!({"name": "Nowhere"}), "Choose at least one of your groups."),
            (json!({"name": "Elsewhere", "groups": [hills]}), "Only your own groups can be added or removed."),
            (json!({"name": "Both", "groups": [lakes, hills]}), "Only your own groups can be added or removed."),
        ] {
            let refused = limited.post(&base, &body).await;
            assert_eq!((refused.status, &refused.json()), (StatusCode::BAD_REQUEST, &json!({"groups": [why]})));
        }
        let made = limited.post(&base, &json!({"name": "Lake house", "groups": [lakes]})).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let made = made.json();
        let path = text(&made["uri"]);
        // The owner's groups remain when a limited user writes other fields.
        assert_eq!(owner.patch(path, &json!({"groups": [lakes, hills]})).await.status, StatusCode::OK);
        assert_eq!(limited.patch(path, &json!({"headline": "By the lake"})).await.status, StatusCode::OK);
        for groups in [json!([lakes]), json!([hills]), json!([])] {
            let refused = limited.patch(path, &json!({"groups": groups})).await;
            assert_eq!((refused.status, refused.json()["groups"].is_array()), (StatusCode::BAD_REQUEST, true), "{groups}");
        }
        assert_eq!(owner.get(path).await.json()["groups"].as_array().unwrap().len(), 2);
    }
}
