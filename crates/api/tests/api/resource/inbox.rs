//! The inbox: its event stream, conversations started by owners, templates, and scheduled messages.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use domain::guest_key::Held;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Client, OpenStream, on_both_engines};

use super::API;
use super::world::{World, results};
use crate::booking::text;
use crate::row_of;

/// Returns one of three stays, whose guests have not written yet.
async fn first_stay(client: &Client<'_>) -> Value {
    client.get(&format!("{API}/reservation/?order_by=check_in")).await.json()["results"][0].clone()
}

async fn unread(stream: &mut OpenStream) -> Value {
    let piece = stream.next().await.expect("the stream goes on");
    let data = piece.lines().find_map(|line| line.strip_prefix("data: ")).unwrap_or_default();
    serde_json::from_str::<Value>(data).unwrap_or_else(|_| panic!("no data: {piece}"))["unread"].clone()
}

/// A user limited to homes without any data.
async fn limited(world: &World) -> Client<'_> {
    let owner = world.owner().await;
    let group = owner.post(&format!("{API}/property-group/"), &json!({"name": "None"})).await.json();
    let key = text(&group["key"]).parse().unwrap();
    world.app.sign_in_limited(world.ours.account, Role::Manager, &[key]).await
}

async fn template(client: &Client<'_>, body: &str, days: Value) -> Value {
    let made = json!({"name": format!("T {body}"), "body": body, "days_before_check_in": days});
    let answer = client.post(&format!("{API}/message-template/"), &made).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
    answer.json()
}

async fn scheduled(client: &Client<'_>, query: &str) -> Vec<Value> {
    results(&client.get(&format!("{API}/scheduled-message/?{query}")).await.json()).to_vec()
}

async fn said(client: &Client<'_>, body: &str) -> usize {
    let list = client.get(&format!("{API}/message/?limit=100")).await.json();
    results(&list).iter().filter(|message| message["body"] == body).count()
}

on_both_engines! {
    async fn who_has_the_inbox_open_hears_of_everything(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let mut stream = owner.open(&format!("{API}/thread/events/")).await;
        assert_eq!(stream.status, StatusCode::OK);
        assert_eq!(unread(&mut stream).await, 3);
        world.ask("Dora").await;
        assert_eq!(unread(&mut stream).await, 4);
        owner.post(&format!("{API}/thread/mark-read/"), &json!({"object_keys": [world.thread]})).await;
        assert_eq!(unread(&mut stream).await, 3);
        let mut narrow = limited(&world).await.open(&format!("{API}/thread/events/")).await;
        assert_eq!(unread(&mut narrow).await, 0);
        // Nothing of it reaches other accounts or users who have left.
        let mut strange = world.stranger().await.open(&format!("{API}/thread/events/")).await;
        assert_eq!(unread(&mut strange).await, 0);
        owner.delete(&format!("{API}/session/")).await;
        world.ask("Emil").await;
        assert_eq!(stream.next().await, None);
    }

    async fn what_a_guest_asks_about_stands_on_the_conversation(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let write = async |more: Value| {
            let mut body = json!({
                "namespace": world.ours.namespace(), "property": world.ours.property.to_string(), "first_name": "Dora", "last_name": "Lake",
                "email": "dora@example.org", "phone": "+1 (503) 555-0142", "message": "Is it free?",
            });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            let sent = world.app.post("/websites/api/v2/reservation-message/", &body).await;
            assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
        };
        let found = async |words: &str| owner.get(&format!("{API}/thread/?search={words}")).await.json();
        write(json!({"check_in": "2026-09-01", "check_out": "2026-09-06", "adults": 3, "children": 1, "pets": 1})).await;
        let asked = found("Dora").await["results"][0].clone();
        assert_eq!((&asked["check_in"], &asked["check_out"]), (&json!("2026-09-01"), &json!("2026-09-06")));
        assert_eq!((&asked["adults"], &asked["children"], &asked["pets"]), (&json!(3), &json!(1), &json!(1)));
        // A part of the phone number finds the guest, however it is formatted.
        for words in ["5550142", "503555", "555-0142", "(503)"] {
            let list = found(words).await;
            assert_eq!((&list["count"], &list["results"][0]["key"]), (&json!(1), &asked["key"]), "{words}: {list}");
        }
        write(json!({})).await;
        let still = found("Dora").await["results"][0].clone();
        assert_eq!((&still["key"], &still["check_in"], &still["adults"]), (&asked["key"], &json!("2026-09-01"), &json!(3)), "nothing else was said");
        write(json!({"check_in": "2026-10-01", "check_out": "2026-10-04"})).await;
        let moved = found("Dora").await["results"][0].clone();
        assert_eq!((&moved["check_in"], &moved["check_out"]), (&json!("2026-10-01"), &json!("2026-10-04")));
        assert_eq!(found("Ada").await["results"][0]["check_in"], Value::Null);
    }

    async fn an_owner_writes_first(store: Store) {
        let world = World::new(&store).await;
        let agent = world.app.sign_in(world.ours.account, Role::Agent).await;
        let stay = first_stay(&agent).await;
        let path = format!("{API}/reservation/{}/message/", text(&stay["key"]));
        let sent = agent.post(&path, &json!({"message": "See you soon."})).await;
        assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
        let sent = sent.json();
        let thread = agent.get(&format!("{API}/thread/{}/", text(&sent["thread"]))).await.json();
        assert_eq!((&thread["reservation"], &thread["guest_email"]), (&stay["key"], &json!("ann@guest.test")));
        assert_eq!((&thread["unread"], &thread["last_snippet"]), (&json!(0), &json!("See you soon.")));
        let again = agent.post(&path, &json!({"message": "One more thing."})).await.json();
        assert_eq!(again["thread"], sent["thread"]);
        let guest = world.app.guest_key(Held::Reservation, text(&stay["key"])).await;
        let guest = format!("/websites/api/v2/reservation-message/?reservation={guest}");
        assert_eq!(world.app.get(&guest).await.json()["count"], 2);
        world.app.work_off().await;
        assert!(world.app.mailbox().subjects().contains(&"A site wrote to you".to_owned()));
        assert_eq!(agent.post(&path, &json!({"message": " "})).await.status, StatusCode::BAD_REQUEST);
        assert_eq!(limited(&world).await.post(&path, &json!({"message": "Hi"})).await.status, StatusCode::NOT_FOUND);
    }

    async fn what_a_guest_asked_before_booking_belongs_to_the_booking(store: Store) {
        let world = World::new(&store).await;
        let (property, namespace) = (world.ours.property.to_string(), world.ours.namespace());
        let site = "/websites/api/v2";
        let wish = json!({"property": property, "namespace": namespace, "check_in": "2026-09-07", "check_out": "2026-09-10", "adults": 2});
        let quote = world.app.post(&format!("{site}/quote/"), &wish).await.json();
        let letter = json!({"namespace": namespace, "quote": quote["key"], "first_name": "Ann", "email": "ann@guest.test", "message": "Is there a cot?"});
        let asked = world.app.post(&format!("{site}/reservation-message/"), &letter).await.json();
        let guest = json!({"first_name": "Ann", "last_name": "Guest", "email": "ann@guest.test"});
        world.app.patch(&format!("{site}/quote/{}/", text(&quote["key"])), &guest).await;
        let body = json!({"quote": quote["key"], "namespace": namespace, "property": property, "message": ""});
        let booked = world.app.post(&format!("{site}/reservation/"), &body).await.json();
        let thread = world.owner().await.get(&format!("{API}/thread/{}/", text(&asked["thread"]))).await.json();
        assert_eq!((&thread["reservation"], &thread["unread"]), (&json!(row_of(&booked["key"])), &json!(1)), "{booked}");
    }

    async fn templates_are_shown_as_guests_read_them(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let stay = first_stay(&owner).await;
        let path = format!("{API}/message-template/preview/");
        let words = "{{guest_first_name}} at {{property_name}}, {{check_in}}, {{nights}} nights, {{guests}} guests, {{check_in_time}}";
        let shown = owner.post(&path, &json!({"subject": "{{guest_name}}", "body": words, "reservation": stay["key"]})).await.json();
        assert_eq!(shown["body"], "Ann at A home, August 3, 2026, 3 nights, 2 guests, 4:00 PM", "{shown}");
        assert_eq!((&shown["subject"], &shown["missing"]), (&json!("Ann 2026-08-03"), &json!([])));
        let link = owner.post(&path, &json!({"body": "Pay at {{status_url}}", "reservation": stay["key"]})).await.json();
        assert_eq!((&link["body"], &link["missing"]), (&json!("Pay at {{status_url}}"), &json!([])), "put in when the guest reads it");
        let asked = owner.post(&path, &json!({"body": "{{guest_name}}: {{check_in}} {{total}}", "thread": world.thread})).await.json();
        assert_eq!(asked["missing"], json!(["check_in", "total"]), "{asked}");
        assert!(text(&asked["body"]).ends_with("Byron: {{check_in}} {{total}}"), "{asked}");
        let example = owner.post(&path, &json!({"body": "Hello {{guest_first_name}}"})).await.json();
        assert_eq!(example["body"], "Hello Emma");
        let wrong = owner.post(&path, &json!({"subject": "{{nonsense}}", "body": "{{total"})).await;
        assert_eq!(wrong.json(), json!({"subject": ["There is no variable {{nonsense}}."], "body": ["A variable that begins with {{ must end with }}."]}));
        let kept = owner.post(&format!("{API}/message-template/"), &json!({"name": "x", "body": "{{door_code}}"})).await;
        assert_eq!(kept.json(), json!({"body": ["There is no variable {{door_code}}."]}));
        let variables = owner.get(&format!("{API}/message-template/variables/")).await.json();
        assert!(results(&variables).iter().any(|variable| variable["name"] == "status_url"));
        let narrow = limited(&world).await;
        for to in [json!({"body": "x", "reservation": stay["key"]}), json!({"body": "x", "thread": world.thread})] {
            assert_eq!(narrow.post(&path, &to).await.status, StatusCode::NOT_FOUND);
            assert_eq!(world.stranger().await.post(&path, &to).await.status, StatusCode::NOT_FOUND);
        }
    }

    async fn a_message_for_later_is_sent_once_or_not_at_all(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let base = format!("{API}/scheduled-message/");
        let at = |minutes: i64| world.app.flows().now() + TimeDelta::minutes(minutes);
        let later = |body: &str, minutes: i64| json!({"thread": world.thread, "body": body, "send_at": at(minutes)});
        let first = owner.post(&base, &later("Later", 60)).await;
        assert_eq!(first.status, StatusCode::CREATED, "{}", first.text());
        let second = owner.post(&base, &later("Never", 60)).await.json();
        let moved = owner.post(&base, &later("Moved", 60)).await.json();
        assert_eq!(owner.post(&base, &later("Too late", -1)).await.json(), json!({"send_at": ["This must be in the future."]}));
        assert_eq!(owner.post(&base, &json!({"body": "To nobody", "send_at": at(9)})).await.status, StatusCode::BAD_REQUEST);
        let canceled = owner.post(&format!("{base}cancel/"), &json!({"object_keys": [second["key"]]})).await.json();
        assert_eq!(canceled, json!({"updated": 1, "message": "Scheduled Messages Canceled"}));
        owner.patch(text(&moved["uri"]), &json!({"send_at": at(300)})).await;
        world.app.work_off().await;
        assert_eq!(said(&owner, "Later").await, 0);
        world.app.advance(TimeDelta::minutes(61));
        world.app.work_off().await;
        world.app.work_off().await;
        assert_eq!((said(&owner, "Later").await, said(&owner, "Never").await, said(&owner, "Moved").await), (1, 0, 0));
        let sent = owner.get(text(&first.json()["uri"])).await.json();
        assert_eq!((&sent["state"], sent["message"].is_string()), (&json!("sent"), true), "{sent}");
        // An automatic message does not mark the conversation as read.
        let thread = owner.get(&format!("{API}/thread/{}/", world.thread)).await.json();
        assert_eq!((&thread["unread"], &thread["last_snippet"]), (&json!(1), &json!("Later")));
        let undone = owner.patch(text(&sent["uri"]), &json!({"body": "Too late"})).await;
        assert_eq!(undone.json(), json!({"state": ["This message does not wait any more."]}));
        world.app.advance(TimeDelta::minutes(300));
        world.app.work_off().await;
        assert_eq!(said(&owner, "Moved").await, 1);
    }

    async fn a_rule_speaks_to_every_guest_in_the_morning_of_its_day(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let rule = template(&owner, "Welcome {{guest_name}}", json!(3)).await;
        let broken = template(&owner, "By {{balance_due}}", json!(4)).await;
        let stay = first_stay(&owner).await;
        let path = format!("{API}/reservation/{}/record-payment/", text(&stay["key"]));
        let paid = owner.post(&path, &json!({"amount": stay["total"], "method": "cash"})).await;
        assert_eq!(paid.status, StatusCode::OK, "{}", paid.text());
        world.app.work_off().await;
        let key = text(&rule["key"]);
        let planned = scheduled(&owner, &format!("template={key}&state=waiting")).await;
        let times: Vec<&str> = planned.iter().map(|row| text(&row["send_at"])).collect();
        // Nine o'clock in Los Angeles.
        assert_eq!(times, ["2026-07-31T16:00:00Z", "2026-08-07T16:00:00Z", "2026-08-14T16:00:00Z"]);
        let due = testkit::instant("2026-07-31T16:00:00Z") - world.app.flows().now();
        world.app.advance(due - TimeDelta::minutes(1));
        world.app.work_off().await;
        // After that time the session has expired.
        let owner = world.owner().await;
        assert_eq!(said(&owner, "Welcome Ann 2026-08-03").await, 0);
        world.app.advance(TimeDelta::minutes(1));
        world.app.work_off().await;
        world.app.work_off().await;
        let sees = (said(&owner, "Welcome Ann 2026-08-03").await, said(&owner, "Welcome Ann 2026-08-10").await);
        assert_eq!(sees, (1, 0));
        // No messages for a canceled stay, nor for any stay once the rule is deleted.
        let second = text(&planned[1]["reservation"]);
        let canceled = owner.post(&format!("{API}/reservation/{second}/cancel/"), &json!({"reason": "Flood", "refund": "full"})).await;
        assert_eq!(canceled.status, StatusCode::OK, "{}", canceled.text());
        assert_eq!(scheduled(&owner, &format!("template={key}&state=canceled")).await.len(), 1);
        owner.patch(text(&rule["uri"]), &json!({"days_before_check_in": null})).await;
        world.app.work_off().await;
        assert_eq!(scheduled(&owner, &format!("template={key}&state=waiting")).await.len(), 0);
        // A message with a missing value is not sent; the reason is stored with it.
        let failed = scheduled(&owner, &format!("template={}&state=failed", text(&broken["key"]))).await;
        assert_eq!(failed.iter().map(|row| text(&row["failure"])).collect::<Vec<_>>(), ["There is no value for {{balance_due}}."]);
    }

    async fn a_new_booking_and_a_moved_one_are_planned_for(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let rule = template(&owner, "Soon, {{guest_first_name}}", json!(3)).await;
        world.app.work_off().await;
        let (property, namespace) = (world.ours.property.to_string(), world.ours.namespace());
        let guest = json!({"property": property, "namespace": namespace, "check_in": "2026-09-07", "check_out": "2026-09-10", "adults": 2,
            "first_name": "Ben", "last_name": "New", "email": "ben@guest.test", "phone": "+1 503 555 0100"});
        let made = owner.post(&format!("{API}/reservation/"), &guest).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let query = format!("template={}&reservation={}", text(&rule["key"]), text(&made.json()["key"]));
        let planned = scheduled(&owner, &query).await;
        assert_eq!(planned.iter().map(|row| text(&row["send_at"])).collect::<Vec<_>>(), ["2026-09-04T16:00:00Z"]);
        let narrow = limited(&world).await;
        assert_eq!(scheduled(&narrow, "").await.len(), 0);
        let refused = narrow.post(&format!("{API}/scheduled-message/"), &json!({"thread": world.thread, "body": "x", "send_at": "2027-01-01T00:00:00Z"})).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text());
    }
}

/// Two nodes on one database, each with a worker: the second finds the message already sent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_say_it_once() {
    const MESSAGES: usize = 12;
    testkit::on_postgres(async |store| {
        let world = World::new(&store).await;
        world.app.work_off().await;
        let owner = world.owner().await;
        let at = world.app.flows().now() + TimeDelta::minutes(60);
        for number in 0..MESSAGES {
            let later = json!({"thread": world.thread, "body": format!("Later {number}."), "send_at": at});
            let kept = owner.post(&format!("{API}/scheduled-message/"), &later).await;
            assert_eq!(kept.status, StatusCode::CREATED, "{}", kept.text());
        }
        world.app.advance(TimeDelta::minutes(61));
        let other = world.app.another_node();
        // Several runs of both workers at the same time: a run may end without work while the other node is still busy.
        for _ in 0..3 {
            tokio::join!(Box::pin(world.app.work_off()), Box::pin(other.work_off()));
        }
        for number in 0..MESSAGES {
            assert_eq!(said(&owner, &format!("Later {number}.")).await, 1, "{number}");
        }
        let letters = world.app.mailbox().subjects();
        let letters = letters.iter().filter(|subject| *subject == "A site wrote to you").count();
        assert_eq!(letters, MESSAGES, "each went out once");
    })
    .await;
}

/// A guest's message to one node updates the unread count in an inbox open on another node.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_counts_it_too() {
    testkit::on_postgres(async |store| {
        let world = World::new(&store).await;
        let other = world.app.another_node();
        let following = tokio::spawn(flows::catalog::follow_changes(other.flows().clone()));
        let there = other.sign_in(world.ours.account, Role::Owner).await;
        let mut stream = there.open(&format!("{API}/thread/events/")).await;
        assert_eq!(unread(&mut stream).await, 3);
        // Wait until the other node has subscribed; before that it receives nothing.
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        world.ask("Dora").await;
        assert_eq!(unread(&mut stream).await, 4);
        world
            .owner()
            .await
            .post(&format!("{API}/thread/mark-read/"), &json!({"object_keys": [world.thread]}))
            .await;
        assert_eq!(unread(&mut stream).await, 3);
        following.abort();
    })
    .await;
}
