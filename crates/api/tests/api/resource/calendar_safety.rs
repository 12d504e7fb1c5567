//! Security of calendar feeds: no access to internal addresses, and no instant booking of a night that another channel may have
//! sold.

use std::time::Duration;

use chrono::TimeDelta;
use http::StatusCode;
use reach::Reach;
use serde_json::{Value, json};
use testkit::on_both_engines;

use super::API;
use super::channel::{Channel, feed, follow, read_again, taken, vevent, was_told, world};
use super::world::World;
use crate::booking::text;
use crate::row_of;

on_both_engines! {
    async fn nobody_has_us_read_what_is_inside(store: Store) {
        let mut world = World::new(&store).await;
        world.app = world.app.with_outside(Reach::Public);
        world.app.work_off().await;
        let owner = world.owner().await;
        let (channel, url) = Channel::open(&["a@x|Reserved|20260901|20260903"]).await;
        let port = url.rsplit(':').next().unwrap().split('/').next().unwrap().to_owned();
        let feed_at = |url: &str| json!({"property": world.ours.property.to_string(), "name": "Inside", "url": url});
        for host in ["127.0.0.1", "2130706433", "0177.0.0.1", "0x7f000001", "127.1", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254", "10.0.0.1"] {
            let refused = owner.post(&format!("{API}/calendar-feed/"), &feed_at(&format!("http://{host}:{port}/"))).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{host}");
            assert_eq!(refused.json(), json!({"url": ["This address is not on the public internet."]}), "{host}");
        }
        // The scheme `webcal`, used for calendar subscriptions, is treated like HTTP.
        let hidden = owner.post(&format!("{API}/calendar-feed/"), &feed_at("webcal://127.0.0.1/")).await;
        assert_eq!(hidden.status, StatusCode::BAD_REQUEST);
        let subscribed = owner.post(&format!("{API}/calendar-feed/"), &feed_at("webcal://calendar.example/a.ics")).await;
        assert_eq!(subscribed.json()["url"], "https://calendar.example/a.ics");
        // A host name is checked only after it is resolved.
        let key = follow(&world, "By name", &format!("http://localhost:{port}/")).await;
        let row = feed(&world, &key).await;
        assert_eq!((&row["failure"], &row["good_at"]), (&json!("This address is not on the public internet."), &Value::Null), "{row}");
        assert_eq!((channel.asked().len(), taken(&world).await.len()), (0, 0));
    }

    async fn an_older_look_does_not_undo_a_newer_one(store: Store) {
        let world = world(&store).await;
        let (channel, url) = Channel::open(&[]).await;
        follow(&world, "Airbnb", &url).await;
        // A channel that starts with an empty calendar and responds slowly.
        channel.says(&[]);
        let held = channel.hold_next();
        world.app.advance(TimeDelta::minutes(21));
        let slow = world.app.work_off();
        let newer = async {
            while channel.asked().len() < 2 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            world.app.advance(TimeDelta::minutes(31));
            channel.says(&["n@x|Reserved|20261012|20261015"]);
            // A booking triggers another read, which finishes first.
            let booked = world.try_to_book(("2026-10-19", "2026-10-22")).await;
            assert_eq!((booked.status, channel.asked().len()), (StatusCode::CREATED, 3), "{}", booked.text());
            assert_eq!(taken(&world).await, ["2026-10-12..2026-10-15", "2026-10-19..2026-10-22"]);
            held.notify_one();
        };
        tokio::join!(slow, newer);
        assert_eq!(taken(&world).await, ["2026-10-12..2026-10-15", "2026-10-19..2026-10-22"], "nothing was freed");
        assert_eq!(world.try_to_book(("2026-10-12", "2026-10-15")).await.status, StatusCode::BAD_REQUEST);
    }

    async fn what_cannot_be_understood_is_in_doubt(store: Store) {
        let world = world(&store).await;
        let good = vevent("a@x|Reserved|20260901|20260903");
        let (channel, url) = Channel::open(&["a@x|Reserved|20260901|20260903"]).await;
        let key = follow(&world, "Airbnb", &url).await;
        channel.answers(200, &format!("BEGIN:VCALENDAR\r\n{good}{}END:VCALENDAR\r\n", vevent("b@x|Reserved|soon|later")));
        read_again(&world).await;
        let row = feed(&world, &key).await;
        assert_eq!((&row["good_at"], row["failure"].is_string()), (&row["checked_at"], true), "a moment ago, and not all of it: {row}");
        let asked = world.try_to_book(("2026-10-26", "2026-10-29")).await.json();
        assert_eq!((&asked["requested"], &asked["in_doubt"]), (&json!(true), &json!(true)), "{asked}");
        // The channel is fixed: it is read again, and the next guest books at once.
        channel.says(&["a@x|Reserved|20260901|20260903"]);
        let booked = world.try_to_book(("2026-11-02", "2026-11-05")).await.json();
        assert_eq!((&booked["requested"], &booked["in_doubt"]), (&json!(false), &json!(false)), "{booked}");
        assert_eq!(feed(&world, &key).await["failure"], Value::Null);
    }

    async fn a_guest_moves_a_stay_only_where_the_calendars_are_known(store: Store) {
        let world = world(&store).await;
        let owner = world.owner().await;
        let saved = owner.patch(&format!("{API}/listing/{}/", world.ours.listing), &json!({"renter_can_modify": true})).await;
        assert_eq!(saved.status, StatusCode::OK, "{}", saved.text());
        let (channel, url) = Channel::open(&[]).await;
        follow(&world, "Airbnb", &url).await;
        let stay = world.try_to_book(("2026-10-05", "2026-10-09")).await.json();
        let change = async |check_in: &str, check_out: &str| {
            let path = format!("/websites/api/v2/reservation/{}/change/", text(&stay["key"]));
            world.app.post(&path, &json!({"check_in": check_in, "check_out": check_out})).await
        };
        // Out of date, and read again in time: nights sold elsewhere meanwhile are known.
        world.app.advance(TimeDelta::minutes(31));
        channel.says(&["n@x|Reserved|20261012|20261015"]);
        let late = change("2026-10-12", "2026-10-15").await;
        assert_eq!(late.json()["code"], "overlap", "{}", late.text());
        let moved = change("2026-10-19", "2026-10-23").await;
        assert_eq!((moved.status, &moved.json()["check_in"]), (StatusCode::OK, &json!("2026-10-19")), "{}", moved.text());
        // Out of date and unreachable: the change is refused, and the stay keeps its dates.
        world.app.advance(TimeDelta::minutes(31));
        channel.answers(503, "");
        let refused = change("2026-10-26", "2026-10-30").await;
        let told = refused.json();
        assert_eq!((refused.status, &told["code"], &told["data"]["reason"]), (StatusCode::CONFLICT, &json!("not_changeable"), &json!("stale_calendar")), "{told}");
        let shown = world.app.get(&format!("/websites/api/v2/reservation/{}/", text(&stay["key"]))).await.json();
        assert_eq!((&shown["check_in"], &shown["check_out"]), (&json!("2026-10-19"), &json!("2026-10-23")));
        // Nights that the stay already has cannot be sold elsewhere, and owners are not restricted.
        let shorter = change("2026-10-19", "2026-10-22").await;
        assert_eq!(shorter.status, StatusCode::OK, "{}", shorter.text());
        let path = format!("{API}/reservation/{}/move/", row_of(&stay["key"]));
        let moved = owner.post(&path, &json!({"check_in": "2026-10-26", "check_out": "2026-10-30"})).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
    }

    async fn who_books_at_once_asks_instead_where_a_calendar_is_too_old(store: Store) {
        let world = world(&store).await;
        let (channel, url) = Channel::open(&["a@x|Reserved|20260901|20260903"]).await;
        follow(&world, "Airbnb", &url).await;
        let book = async |check_in: &str, check_out: &str| world.try_to_book((check_in, check_out)).await;
        // Read a moment ago: it is not read again.
        let booked = book("2026-10-05", "2026-10-08").await;
        assert_eq!((booked.status, &booked.json()["requested"], channel.asked().len()), (StatusCode::CREATED, &json!(false), 1), "{}", booked.text());
        // Out of date, and read again in time: nights sold elsewhere meanwhile are known.
        let quote = world.quote(("2026-10-12", "2026-10-15")).await.json();
        world.app.advance(TimeDelta::minutes(31));
        channel.says(&["a@x|Reserved|20260901|20260903", "n@x|Reserved|20261012|20261015"]);
        let late = world.book_quote(&quote).await;
        assert_eq!((late.status, channel.asked().len()), (StatusCode::CONFLICT, 2), "{}", late.text());
        world.app.advance(TimeDelta::minutes(31));
        let booked = book("2026-10-19", "2026-10-22").await;
        assert_eq!((&booked.json()["in_doubt"], channel.asked().len()), (&json!(false), 3), "{}", booked.text());
        // Out of date and unreachable: the owner decides, and both sides are told why.
        world.app.advance(TimeDelta::minutes(31));
        channel.answers(503, "");
        let asked = book("2026-10-26", "2026-10-29").await;
        let shown = asked.json();
        assert_eq!((asked.status, &shown["requested"], &shown["in_doubt"]), (StatusCode::CREATED, &json!(true), &json!(true)), "{shown}");
        world.app.work_off().await;
        assert!(was_told(&world, "Your request for", "on another site could not be checked"));
        assert!(was_told(&world, "Please confirm:", "could not be checked in time"));
    }
}
