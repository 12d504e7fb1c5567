//! iCal feeds of other channels: their nights are taken, only a complete calendar frees one, our own events do not come back as
//! theirs, and the owner is notified of double bookings.

use chrono::TimeDelta;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};
use serde_json::{Value, json};
use store::row::accounts::audit_entry;
use store::row::feeds::calendar_feed;
use testkit::on_both_engines;

use super::API;
use super::channel::{
    Channel, conflicts, feed, follow, imported, read_again, read_ours, taken, vevent, warnings, was_told,
    world,
};
use crate::booking::text;

on_both_engines! {
    async fn nights_come_move_and_go_with_the_calendar(store: Store) {
        let world = world(&store).await;
        let (channel, url) = Channel::open(&["a@x|Reserved|20260901|20260903", "b@x|Blocked|20260910|20260911"]).await;
        let key = follow(&world, "Vrbo", &url).await;
        assert_eq!(taken(&world).await, ["2026-09-01..2026-09-03", "2026-09-10..2026-09-11"]);
        let shown = imported(&world).await;
        let told: Vec<_> = shown.iter().map(|event| (text(&event["kind"]), text(&event["summary"]), &event["conflict"])).collect();
        assert!(told.contains(&("feed", "Vrbo", &json!(false))) && told.contains(&("feed_closed", "Vrbo", &json!(false))), "{told:?}");
        let row = feed(&world, &key).await;
        assert_eq!((&row["good_at"], &row["failure"]), (&row["checked_at"], &Value::Null), "{row}");
        assert!(row["good_at"].is_string() && row.get("etag").is_none());

        read_again(&world).await;
        let asked = channel.asked();
        assert_eq!(asked.len(), 2);
        assert!(asked[1].contains_key("if-none-match") && !asked[0].contains_key("if-none-match"));
        assert_eq!(taken(&world).await.len(), 2, "unchanged");
        assert!(feed(&world, &key).await["good_at"].as_str() > row["good_at"].as_str(), "an unchanged calendar is as good as a new one");

        channel.says(&["a@x|Reserved|20260902|20260905", "b@x|Blocked|20260910|20260911"]);
        read_again(&world).await;
        assert_eq!(taken(&world).await, ["2026-09-02..2026-09-05", "2026-09-10..2026-09-11"]);
        channel.says(&["a@x|Reserved|20260902|20260905"]);
        read_again(&world).await;
        assert_eq!(taken(&world).await, ["2026-09-02..2026-09-05"]);
        // The same nights under another name, as in calendars whose date range moves daily.
        channel.says(&["c@x|Not available|20260902|20260906"]);
        read_again(&world).await;
        assert_eq!(taken(&world).await, ["2026-09-02..2026-09-06"]);
        channel.says(&[]);
        read_again(&world).await;
        assert_eq!(taken(&world).await, [""; 0], "a whole calendar without events frees them");
    }

    async fn whatever_goes_wrong_frees_no_night(store: Store) {
        let world = world(&store).await;
        let (channel, url) = Channel::open(&["a@x|Reserved|20260901|20260903"]).await;
        let key = follow(&world, "Airbnb", &url).await;
        let good = feed(&world, &key).await["good_at"].clone();
        let event = vevent("z@x|Reserved|20261001|20261003");
        let garbled = format!("BEGIN:VCALENDAR\r\n{}{event}END:VCALENDAR\r\n", vevent("a@x|Reserved|soon|later"));
        for (status, body, why) in [
            (500, "", "It answered 500."),
            (404, "gone", "It answered 404."),
            (200, "", "This is not a calendar."),
            (200, "<html>Please sign in</html>", "This is not a calendar."),
            (200, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", "The calendar breaks off before its end."),
            (200, &format!("BEGIN:VCALENDAR\r\n{event}END:VCAL"), "The calendar breaks off before its end."),
            (200, &"x".repeat(ical::MOST_BYTES + 1), "It is too large."),
        ] {
            channel.answers(status, body);
            world.app.advance(TimeDelta::hours(4));
            world.app.work_off().await;
            let row = feed(&world, &key).await;
            assert_eq!((&row["failure"], &row["good_at"]), (&json!(why), &good), "{row}");
            assert_ne!(row["checked_at"], good);
            assert_eq!(taken(&world).await, ["2026-09-01..2026-09-03"], "{why}");
        }
        // A complete calendar with one invalid event: that event stays as it was, the others are read.
        channel.answers(200, &garbled);
        world.app.advance(TimeDelta::hours(4));
        world.app.work_off().await;
        assert_eq!(taken(&world).await, ["2026-09-01..2026-09-03", "2026-10-01..2026-10-03"]);
        let row = feed(&world, &key).await;
        assert_eq!(row["failure"], "One entry cannot be read. Its nights stay as they were.");
        assert_eq!(row["good_at"], row["checked_at"]);
    }

    async fn ours_do_not_come_back_as_theirs(store: Store) {
        let world = world(&store).await;
        let property = world.ours.property;
        read_ours(&world).await;
        // The stays of this world: 3–6, 10–13 and 17–20 August.
        let (channel, url) = Channel::open(&[
            &format!("anything@{property}.casita|Reserved|20260803|20260806"),
            "1@airbnb.com|Airbnb (Not available)|20260810|20260813",
            "2@booking.com|CLOSED - Not available|20260817|20260820",
        ]).await;
        follow(&world, "Elsewhere", &url).await;
        let echoes = imported(&world).await;
        assert_eq!(echoes.len(), 2, "our own names are not even kept: {echoes:?}");
        assert!(echoes.iter().all(|event| event["blocking"] == false && event["conflict"] == false), "{echoes:?}");
        assert_eq!(warnings(&world), 0);
        // A stay is canceled: its nights stay closed until the channel has read the change.
        let owner = world.owner().await;
        let booked = owner.get(&format!("{API}/reservation/booked/?order_by=check_in")).await.json();
        let key = text(&booked["results"][2]["key"]);
        owner.post(&format!("{API}/reservation/{key}/cancel/"), &json!({"reason": ""})).await;
        read_again(&world).await;
        let awake: Vec<Value> = imported(&world).await.into_iter().filter(|event| event["blocking"] == true).collect();
        assert_eq!((awake.len(), &awake[0]["start_date"], &awake[0]["conflict"]), (1, &json!("2026-08-17"), &json!(false)));
        assert_eq!(world.try_to_book(("2026-08-17", "2026-08-20")).await.status, StatusCode::BAD_REQUEST);
        channel.says(&[]);
        read_again(&world).await;
        assert_eq!(imported(&world).await.len(), 0);
        assert_eq!(world.try_to_book(("2026-08-17", "2026-08-20")).await.status, StatusCode::CREATED, "and then they are free");
    }

    async fn a_channel_that_has_not_read_of_a_stay_does_not_repeat_it(store: Store) {
        let world = world(&store).await;
        // Booking.com uses the same text for its own stays and for closed nights. No channel has read our calendar yet, so this
        // is a stay.
        let (channel, url) = Channel::open(&["2@booking.com|CLOSED - Not available|20260817|20260820"]).await;
        follow(&world, "Booking.com", &url).await;
        let sold = imported(&world).await;
        assert_eq!((sold.len(), &sold[0]["blocking"], &sold[0]["conflict"]), (1, &json!(true), &json!(true)), "{sold:?}");
        assert_eq!(warnings(&world), 1, "the owner is told");
        // A stay made after the channel's last read is not known to the channel either.
        read_ours(&world).await;
        world.app.advance(TimeDelta::minutes(5));
        assert_eq!(world.try_to_book(("2026-10-05", "2026-10-08")).await.status, StatusCode::CREATED);
        channel.says(&["3@booking.com|CLOSED - Not available|20261005|20261008"]);
        read_again(&world).await;
        assert_eq!((conflicts(&world).await, warnings(&world)), (1, 2));
        // And of the next stay after it has been read, even within the same minute.
        read_ours(&world).await;
        world.app.advance(TimeDelta::seconds(1));
        assert_eq!(world.try_to_book(("2026-10-19", "2026-10-22")).await.status, StatusCode::CREATED);
        world.app.advance(TimeDelta::seconds(1));
        read_ours(&world).await;
        channel.says(&["4@booking.com|CLOSED - Not available|20261019|20261022"]);
        read_again(&world).await;
        let echo = imported(&world).await;
        assert_eq!((echo.len(), &echo[0]["blocking"], &echo[0]["conflict"]), (1, &json!(false), &json!(false)), "{echo:?}");
        assert_eq!(warnings(&world), 2);
    }

    async fn nights_that_both_sold_are_kept_flagged_and_told_at_once(store: Store) {
        let world = world(&store).await;
        // 9–12 August on the channel, 10–13 August here.
        let (_, url) = Channel::open(&["r@x|Reserved|20260809|20260812"]).await;
        follow(&world, "Airbnb", &url).await;
        assert_eq!(conflicts(&world).await, 1);
        assert_eq!(warnings(&world), 1);
        assert!(was_told(&world, "Possible double booking:", "http://casita.test/account/calendar-events/?conflict=true"));
        assert!(was_told(&world, "Possible double booking:", "“Airbnb”"), "by which channel");
        read_again(&world).await;
        assert_eq!((conflicts(&world).await, warnings(&world)), (1, 1), "told once");
        let booked = world.owner().await.get(&format!("{API}/reservation/booked/?order_by=check_in")).await.json();
        assert_eq!(booked["count"], 3, "our stay stays");
        let key = text(&booked["results"][1]["key"]).to_owned();
        world.owner().await.post(&format!("{API}/reservation/{key}/cancel/"), &json!({"reason": ""})).await;
        read_again(&world).await;
        assert_eq!(conflicts(&world).await, 0, "theirs has all its nights now");
        let theirs = json!({"property": world.ours.property.to_string(), "start_date": "2026-08-11", "end_date": "2026-08-11"});
        let again = world.owner().await.post(&format!("{API}/calendar-event/"), &theirs).await;
        assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text());
    }

    async fn a_stay_is_no_conflict_with_what_another_channel_closed_for_it(store: Store) {
        let world = world(&store).await;
        let (_, vrbo) = Channel::open(&["b|Blocked|20260901|20260910"]).await;
        let (airbnb, url) = Channel::open(&["r@airbnb.com|Reserved|20260903|20260905"]).await;
        let closed = follow(&world, "Vrbo", &vrbo).await;
        follow(&world, "Airbnb", &url).await;
        assert_eq!((conflicts(&world).await, warnings(&world)), (0, 0));
        assert_eq!(taken(&world).await, ["2026-09-01..2026-09-10"]);
        let owner = world.owner().await;
        assert_eq!(owner.delete(&format!("{API}/calendar-feed/{closed}/")).await.status, StatusCode::NO_CONTENT);
        assert_eq!(taken(&world).await, ["2026-09-03..2026-09-05"], "what a feed brought goes with it");
        airbnb.answers(500, "");
        assert_eq!(imported(&world).await.len(), 1);
    }

    async fn an_address_is_a_secret_of_those_who_may_see_the_feed(store: Store) {
        let world = world(&store).await;
        let (_channel, url) = Channel::open(&["a@x|Reserved|20260901|20260903"]).await;
        let address = |secret: &str| format!("{url}?s={secret}");
        let key = follow(&world, "Airbnb", &address("first-secret")).await;
        assert_eq!(taken(&world).await.len(), 1);
        let owner = world.owner().await;
        let path = format!("{API}/calendar-feed/{key}/");
        assert_eq!(owner.patch(&path, &json!({"name": "Vrbo"})).await.json()["url"], address("first-secret"));
        assert_eq!(owner.patch(&path, &json!({"url": address("second-secret")})).await.json()["url"], address("second-secret"));
        read_again(&world).await;
        assert_eq!(taken(&world).await.len(), 1);
        let list = owner.get(&format!("{API}/calendar-feed/")).await.json();
        assert_eq!(list["results"][0]["url"], address("second-secret"));
        let export = owner.get(&format!("{API}/calendar-feed/export/?format=csv")).await;
        assert!(export.text().contains("second-secret"), "{}", export.text());
        let guess = owner.get(&format!("{API}/calendar-feed/?url__icontains=second")).await;
        assert_eq!(guess.status, StatusCode::BAD_REQUEST, "{}", guess.text());

        let row = calendar_feed::Entity::find().one(store.read()).await.unwrap().unwrap();
        let log = audit_entry::Entity::find().filter(audit_entry::Column::Noun.eq("calendar-feed")).all(store.read()).await.unwrap();
        let log: Vec<_> = log.iter().map(|entry| entry.changes.to_string()).collect();
        assert!(row.url.starts_with("v1.") && log.len() == 3 && !log.concat().contains("secret"), "{row:?} {log:?}");
        assert_eq!(log.iter().filter(|changes| changes.contains("url")).count(), 2, "that it was changed is known");

        let tx = store.write().await.unwrap();
        let earlier = calendar_feed::Model { url: address("second-secret"), ..row };
        earlier.into_active_model().reset_all().update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(feed(&world, &key).await["url"], address("second-secret"), "as an earlier version stored it");
        flows::app::seal_clear_secrets(world.app.flows()).await.unwrap();
        let row = calendar_feed::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert!(row.url.starts_with("v1."), "{}", row.url);
        assert_eq!(feed(&world, &key).await["url"], address("second-secret"));
    }

    async fn a_paused_calendar_keeps_its_nights_and_is_not_read(store: Store) {
        let world = world(&store).await;
        let (channel, url) = Channel::open(&["a@x|Reserved|20260901|20260903"]).await;
        let key = follow(&world, "Airbnb", &url).await;
        let owner = world.owner().await;
        let path = format!("{API}/calendar-feed/{key}/");
        assert_eq!(owner.patch(&path, &json!({"state_status": "p"})).await.status, StatusCode::OK);
        channel.says(&[]);
        read_again(&world).await;
        assert_eq!((channel.asked().len(), taken(&world).await.len()), (1, 1));
        assert_eq!(owner.patch(&path, &json!({"state_status": "a"})).await.status, StatusCode::OK);
        world.app.work_off().await;
        assert_eq!((channel.asked().len(), taken(&world).await.len()), (2, 0));
        let (other, url) = Channel::open(&["o@x|Reserved|20261001|20261002"]).await;
        owner.patch(&path, &json!({"url": url})).await;
        world.app.work_off().await;
        assert_eq!((other.asked().len(), taken(&world).await), (1, vec!["2026-10-01..2026-10-02".to_owned()]));
        assert!(!other.asked()[0].contains_key("if-none-match"), "what is known of one address is not told to another");
    }
}
