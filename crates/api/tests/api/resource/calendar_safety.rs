//! What nobody gets out of following calendars: our inside read, or a night promised that another channel may have sold.

use chrono::TimeDelta;
use http::StatusCode;
use reach::Reach;
use serde_json::{Value, json};
use testkit::on_both_engines;

use super::API;
use super::channel::{Channel, feed, follow, taken, was_told, world};
use super::world::World;

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
        // The name under which calendars are subscribed to is the web's.
        let hidden = owner.post(&format!("{API}/calendar-feed/"), &feed_at("webcal://127.0.0.1/")).await;
        assert_eq!(hidden.status, StatusCode::BAD_REQUEST);
        let subscribed = owner.post(&format!("{API}/calendar-feed/"), &feed_at("webcal://calendar.example/a.ics")).await;
        assert_eq!(subscribed.json()["url"], "https://calendar.example/a.ics");
        // A name says nothing until it is looked up.
        let key = follow(&world, "By name", &format!("http://localhost:{port}/")).await;
        let row = feed(&world, &key).await;
        assert_eq!((&row["failure"], &row["good_at"]), (&json!("This address is not on the public internet."), &Value::Null), "{row}");
        assert_eq!((channel.asked().len(), taken(&world).await.len()), (0, 0));
    }

    async fn who_books_at_once_asks_instead_where_a_calendar_is_too_old(store: Store) {
        let world = world(&store).await;
        let (channel, url) = Channel::open(&["a@x|Reserved|20260901|20260903"]).await;
        follow(&world, "Airbnb", &url).await;
        let book = async |check_in: &str, check_out: &str| world.try_to_book((check_in, check_out)).await;
        // Read a moment ago: nobody asks again.
        let booked = book("2026-10-05", "2026-10-08").await;
        assert_eq!((booked.status, &booked.json()["requested"], channel.asked().len()), (StatusCode::CREATED, &json!(false), 1), "{}", booked.text());
        // Too old, and read once more in time: what was sold elsewhere meanwhile is known.
        let quote = world.quote(("2026-10-12", "2026-10-15")).await.json();
        world.app.advance(TimeDelta::minutes(31));
        channel.says(&["a@x|Reserved|20260901|20260903", "n@x|Reserved|20261012|20261015"]);
        let late = world.book_quote(&quote).await;
        assert_eq!((late.status, channel.asked().len()), (StatusCode::CONFLICT, 2), "{}", late.text());
        world.app.advance(TimeDelta::minutes(31));
        let booked = book("2026-10-19", "2026-10-22").await;
        assert_eq!((&booked.json()["in_doubt"], channel.asked().len()), (&json!(false), 3), "{}", booked.text());
        // Too old and not to be read: the owner decides, and both are told why.
        world.app.advance(TimeDelta::minutes(31));
        channel.answers(503, "");
        let asked = book("2026-10-26", "2026-10-29").await;
        let shown = asked.json();
        assert_eq!((asked.status, &shown["requested"], &shown["in_doubt"]), (StatusCode::CREATED, &json!(true), &json!(true)), "{shown}");
        world.app.work_off().await;
        assert!(was_told(&world, "Your request for", "on another site could not be checked"));
        assert!(was_told(&world, "Please confirm:", "could not be read in time"));
    }
}
