//! A home's iCal feed for other channels: only by its secret URL, with stable event ids, and without data about guests.

use domain::accounts::role::Role;
use http::StatusCode;
use serde_json::json;
use testkit::{Client, on_one_engine};

use super::API;
use super::world::World;
use crate::booking::text;

async fn address(client: &Client<'_>, property: &str) -> String {
    let answer = client.get(&format!("{API}/property/{property}/shared-calendar/")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let url = text(&answer.json()["url"]).to_owned();
    url.strip_prefix("http://casita.test").expect("an address of ours").to_owned()
}

fn lines<'a>(calendar: &'a str, name: &str) -> Vec<&'a str> {
    calendar.lines().filter_map(|line| line.strip_prefix(name)).collect()
}

on_one_engine! {
    async fn channels_read_what_is_taken_and_nothing_about_guests(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let property = world.ours.property.to_string();
        let block = json!({"property": property, "start_date": "2026-09-01", "end_date": "2026-09-03", "summary": "Aunt Dora's birthday"});
        assert_eq!(owner.post(&format!("{API}/calendar-event/"), &block).await.status, StatusCode::CREATED);
        let path = address(&owner, &property).await;
        let read = world.app.get(&path).await;
        assert_eq!(read.status, StatusCode::OK, "{}", read.text());
        assert_eq!(read.headers["content-type"], "text/calendar; charset=utf-8");
        let calendar = read.text();
        assert_eq!(lines(&calendar, "DTSTART;VALUE=DATE:"), ["20260803", "20260810", "20260817", "20260901"]);
        assert_eq!(lines(&calendar, "DTEND;VALUE=DATE:"), ["20260806", "20260813", "20260820", "20260904"]);
        assert_eq!(lines(&calendar, "SUMMARY:"), ["Reserved", "Reserved", "Reserved", "Not available"]);
        for secret in ["Ann", "ann@guest.test", "555", "Dora"] {
            assert!(!calendar.contains(secret), "{secret}: {calendar}");
        }

        let etag = read.headers["etag"].to_str().unwrap().to_owned();
        for known in [etag.clone(), format!("W/{etag}"), format!("\"x\", {etag}"), "*".to_owned()] {
            let again = world.app.get_with(&path, &[("if-none-match", &known)]).await;
            assert_eq!((again.status, again.text().as_str()), (StatusCode::NOT_MODIFIED, ""), "{known}");
        }
        let before = lines(&calendar, "UID:").into_iter().map(str::to_owned).collect::<Vec<_>>();
        let booked = owner.get(&format!("{API}/reservation/booked/?order_by=check_in")).await.json();
        let key = text(&booked["results"][0]["key"]).to_owned();
        let moved = owner.post(&format!("{API}/reservation/{key}/move/"), &json!({"check_in": "2026-08-04", "check_out": "2026-08-07"})).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
        let after = world.app.get_with(&path, &[("if-none-match", &etag)]).await;
        assert_eq!(after.status, StatusCode::OK, "it changed");
        assert_eq!(lines(&after.text(), "UID:"), before, "a stay keeps its name when it moves");
        assert_eq!(lines(&after.text(), "DTSTART;VALUE=DATE:")[0], "20260804");
        let canceled = owner.post(&format!("{API}/reservation/{key}/cancel/"), &json!({"reason": "Storm"})).await;
        assert_eq!(canceled.status, StatusCode::OK, "{}", canceled.text());
        assert_eq!(lines(&world.app.get(&path).await.text(), "UID:"), before[1..]);
    }

    async fn only_the_address_opens_it_and_a_new_one_closes_the_former(store: Store) {
        let world = World::new(&store).await;
        let (owner, property) = (world.owner().await, world.ours.property.to_string());
        let path = address(&owner, &property).await;
        let secret = path.split_once('-').unwrap().1;
        for wrong in [
            format!("/ical/{property}.ics"),
            format!("/ical/{property}-.ics"),
            format!("/ical/{property}-0{secret}"),
            path.trim_end_matches(".ics").to_owned(),
            format!("/ical/{}-{secret}", world.theirs.property),
            "/ical/-.ics".to_owned(),
        ] {
            assert_eq!(world.app.get(&wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
        }
        let call = format!("{API}/property/{property}/shared-calendar/");
        assert_eq!(world.stranger().await.post(&call, &json!({})).await.status, StatusCode::NOT_FOUND);
        let viewer = world.app.sign_in(world.ours.account, Role::Viewer).await;
        assert_eq!(viewer.get(&call).await.status, StatusCode::FORBIDDEN);
        let renewed = owner.post(&call, &json!({})).await;
        assert_eq!(renewed.status, StatusCode::OK, "{}", renewed.text());
        let new = address(&owner, &property).await;
        assert_ne!(new, path);
        assert_eq!(world.app.get(&path).await.status, StatusCode::NOT_FOUND);
        assert_eq!(world.app.get(&new).await.status, StatusCode::OK);
        let log = owner.get(&format!("{API}/audit-entry/?action=renew-calendar-address")).await.json();
        assert_eq!(log["count"], 1, "{log}");
    }
}
