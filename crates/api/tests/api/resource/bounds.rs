//! The bounds of list parameters, on all routes of a list.

use http::StatusCode;
use serde_json::Value;
use testkit::on_both_engines;

use super::API;
use super::case::all;
use super::world::World;

/// The maximum of something, one more, and the field name of the error.
struct Bound {
    most: String,
    more: String,
    name: &'static str,
}

fn bounds(key: &str) -> Vec<Bound> {
    let list = |part: &str, number, between: &str| vec![part; number].join(between);
    let bound = |name, most, more| Bound { most, more, name };
    vec![
        bound("search", format!("search={}", list("a", 10, "+")), format!("search={}", list("a", 11, "+"))),
        bound("search", String::new(), format!("search={}", list("a", 1_000, "+"))),
        bound("search", list("search=a", 10, "&"), list("search=a", 11, "&")),
        bound("search", format!("search={}", "a".repeat(200)), format!("search={}", "a".repeat(201))),
        bound(
            "key__in",
            format!("key__in={}", list(key, 1_000, ",")),
            format!("key__in={}", list(key, 1_001, ",")),
        ),
        bound("key__in", String::new(), list(&format!("key__in={}", list(key, 501, ",")), 2, "&")),
        bound("non_field_errors", list("key=_null_", 50, "&"), list("key=_null_", 51, "&")),
        bound("non_field_errors", String::new(), list("key=a", 5_000, "&")),
        bound(
            "order_by",
            format!("order_by={}", list("key", 10, ",")),
            format!("order_by={}", list("key", 11, ",")),
        ),
        bound("key", String::new(), format!("key={}", "a".repeat(1_001))),
        bound("non_field_errors", String::new(), format!("{}=a", "a".repeat(101))),
    ]
}

on_both_engines! {
    async fn every_list_refuses_more_than_it_takes(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let key = world.ours.property.to_string();
        for case in all() {
            let base = format!("{API}/{}", case.name);
            let about = owner.options(&base).await.json();
            let routes = about["routes"].as_array().unwrap().iter().filter_map(Value::as_str);
            let lists: Vec<String> = ["", "/export"].map(str::to_owned).into_iter().chain(routes.map(|name| format!("/{name}"))).collect();
            let can_delete = owner.delete(&base).await.status != StatusCode::METHOD_NOT_ALLOWED;
            for Bound { most, more, name } in bounds(&key) {
                let taken = owner.get(&format!("{base}?{most}")).await;
                assert_eq!(taken.status, StatusCode::OK, "{base}?{most:.60}: {}", taken.text());
                let mut answers = Vec::new();
                for list in &lists {
                    answers.push(owner.get(&format!("{base}{list}?{more}")).await);
                }
                if can_delete {
                    answers.push(owner.delete(&format!("{base}?{more}")).await);
                }
                for refused in answers {
                    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{base}?{more:.60}: {}", refused.text());
                    assert!(refused.json()[name].is_array(), "{base}?{more:.60}: {}", refused.text());
                }
            }
        }
        for Bound { more, name, .. } in bounds(&key) {
            let refused = owner.get(&format!("{API}/calendar?start=2026-07-01&end=2026-08-01&{more}")).await;
            assert!(refused.json()[name].is_array(), "calendar, {more:.60}: {}", refused.text());
        }
    }
}
