//! The calendar of all homes.

use domain::accounts::role::Role;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_both_engines;

use super::API;
use super::world::World;
use crate::booking::text;

const AUGUST: &str = "start=2026-08-01&end=2026-08-15";

fn names(list: &Value) -> Vec<&str> {
    list["results"].as_array().unwrap().iter().map(|home| text(&home["name"])).collect()
}

on_both_engines! {
    async fn a_home_shows_its_stays_its_blocks_and_what_the_nights_cost(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let block = json!({"property": world.ours.property.to_string(), "start_date": "2026-08-07", "end_date": "2026-08-08", "summary": "Painting"});
        let block = owner.post(&format!("{API}/calendar-event/"), &block).await.json();
        let viewer = world.app.sign_in(world.ours.account, Role::Viewer).await;
        let answer = viewer.get(&format!("{API}/calendar/?{AUGUST}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        let list = answer.json();
        assert_eq!((&list["count"], &list["limit"]), (&json!(1), &json!(20)));
        let home = &list["results"][0];
        let events: Vec<_> = home["events"].as_array().unwrap().iter().map(|event| {
            (text(&event["kind"]), text(&event["title"]), text(&event["start"]), text(&event["end"]))
        }).collect();
        assert_eq!(events, [
            ("reservation", "Ann 2026-08-03", "2026-08-03", "2026-08-06"),
            ("block", "Painting", "2026-08-07", "2026-08-09"),
            ("reservation", "Ann 2026-08-10", "2026-08-10", "2026-08-13"),
        ]);
        assert_eq!((&home["events"][1]["key"], &home["events"][0]["status"]), (&block["key"], &json!("r")));
        assert_eq!((&home["currency"]["code"], &home["units"]), (&json!("USD"), &json!(1)));
        assert_eq!(home["prices"], json!(vec![10_000; 14]));
        assert_eq!(home["min_nights"], json!(vec![3; 14]));
        let taken: Vec<usize> = home["closed"].as_array().unwrap().iter().enumerate()
            .filter(|(_, why)| **why == "overlap").map(|(place, _)| place + 1).collect();
        assert_eq!(taken, [3, 4, 5, 7, 8, 10, 11, 12]);
        let past = viewer.get(&format!("{API}/calendar/?start=2026-01-01&end=2026-01-03")).await.json();
        assert_eq!(past["results"][0]["closed"], json!(["past_date", "past_date"]));
    }

    async fn it_shows_the_homes_that_their_list_would(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let group = owner.post(&format!("{API}/property-group/"), &json!({"name": "Lakes"})).await.json();
        let home = json!({"name": "Lake house", "city": "Bend", "groups": [group["key"]]});
        let home = owner.post(&format!("{API}/property/"), &home).await.json();
        let all = owner.get(&format!("{API}/calendar/?{AUGUST}")).await.json();
        assert_eq!(all["count"], 2);
        let unsold = all["results"].as_array().unwrap().iter().find(|row| row["key"] == home["key"]).unwrap();
        assert_eq!((&unsold["currency"], &unsold["prices"], &unsold["events"]), (&Value::Null, &json!([]), &json!([])));
        for narrowed in [format!("groups={}", text(&group["key"])), "search=bend".to_owned(), format!("key={}", text(&home["key"]))] {
            let list = owner.get(&format!("{API}/calendar/?{AUGUST}&{narrowed}")).await.json();
            assert_eq!(names(&list), ["Lake house"], "{narrowed}");
        }
        let part = owner.get(&format!("{API}/calendar/?{AUGUST}&limit=1&offset=1")).await.json();
        let last = all["results"][1]["name"].clone();
        assert_eq!((names(&part), &part["count"]), (vec![text(&last)], &json!(2)));
        let limited = world.app.sign_in_limited(world.ours.account, Role::Agent, &[text(&group["key"]).parse().unwrap()]).await;
        assert_eq!(names(&limited.get(&format!("{API}/calendar/?{AUGUST}")).await.json()), ["Lake house"]);
        let stranger = world.stranger().await.get(&format!("{API}/calendar/?{AUGUST}&key={}", text(&home["key"]))).await.json();
        assert_eq!(stranger["count"], 0);
    }

    async fn a_window_has_a_first_day_and_is_not_too_long(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        for (query, field) in [
            ("end=2026-08-02", "start"),
            ("start=2026-08-01", "end"),
            ("start=2026-08-01&end=2026-08-01", "end"),
            ("start=2026-08-01&end=2026-11-30", "end"),
            ("start=soon&end=2026-08-02", "start"),
            ("start=2026-08-01&end=2026-08-02&colour=blue", "colour"),
        ] {
            let refused = owner.get(&format!("{API}/calendar/?{query}")).await;
            assert_eq!((refused.status, refused.json()[field].is_array()), (StatusCode::BAD_REQUEST, true), "{query}: {}", refused.text());
        }
        let longest = owner.get(&format!("{API}/calendar/?start=2026-08-01&end=2026-11-29")).await;
        assert_eq!(longest.status, StatusCode::OK, "{}", longest.text());
    }
}
