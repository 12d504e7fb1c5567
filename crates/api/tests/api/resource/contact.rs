//! Guests behind a channel's relay address: the address is recognized, the guest is asked for contact data, and later messages go
//! to the new address.

use axum::body::Body;
use domain::accounts::role::Role;
use domain::guest_key::Held;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::{Answer, Client, on_one_engine};

use super::API;
use super::channel::{plain, was_told};
use super::world::World;
use crate::booking::text;

const PUBLIC: &str = "/websites/api/v2";
const RELAY: &str = "ann-x3k9@guest.airbnb.com";
const OWN: &str = "ann@example.org";

fn stay(world: &World, email: &str, check_in: &str, check_out: &str) -> Value {
    json!({
        "property": world.ours.property.to_string(), "check_in": check_in, "check_out": check_out, "adults": 2,
        "first_name": "Ann", "last_name": "Lind", "email": email,
    })
}

async fn booked(client: &Client<'_>, input: &Value) -> Value {
    let made = client.post(&format!("{API}/reservation/"), input).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
    row(client, text(&made.json()["key"])).await
}

async fn row(client: &Client<'_>, key: &str) -> Value {
    client.get(&format!("{API}/reservation/{key}/")).await.json()
}

async fn changed(client: &Client<'_>, key: &str, change: &Value) -> Value {
    let saved = client.patch(&format!("{API}/reservation/{key}/"), change).await;
    assert_eq!(saved.status, StatusCode::OK, "{}", saved.text());
    row(client, key).await
}

async fn confirm(world: &World, key: &str, contact: &Value) -> Answer {
    confirm_as(world, &world.app.guest_key(Held::Reservation, key).await, contact).await
}

async fn confirm_as(world: &World, key: &str, contact: &Value) -> Answer {
    world.app.post(&format!("{PUBLIC}/reservation/{key}/contact/"), contact).await
}

async fn say(client: &Client<'_>, key: &str, words: &str) -> Value {
    let sent = client.post(&format!("{API}/reservation/{key}/message/"), &json!({"message": words})).await;
    assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
    sent.json()
}

fn contact(email: &str) -> Value {
    json!({"first_name": "Ann", "last_name": "Lind", "email": email, "phone": "+1 503 555 0199"})
}

fn asked(world: &World) -> usize {
    let subjects = world.app.mailbox().subjects();
    subjects.iter().filter(|subject| subject.starts_with("How can we reach you?")).count()
}

/// Returns the recipient of the e-mail with these words.
fn recipient(world: &World, words: &str) -> String {
    let mails: Vec<String> = world.app.mailbox().mails().iter().map(|mail| plain(&mail.bytes())).collect();
    let mail =
        mails.iter().find(|mail| mail.contains(words)).unwrap_or_else(|| panic!("no letter says {words}"));
    let to =
        mail.split(" To: ").nth(1).or_else(|| mail.strip_prefix("To: ")).unwrap_or_else(|| panic!("{mail}"));
    to.split(' ').next().unwrap_or_default().trim_matches(['<', '>']).to_owned()
}

/// Returns whether the address is a relay address, and the contact mode.
fn standing(row: &Value) -> (bool, &str) {
    (row["is_proxy_email"].as_bool().unwrap(), text(&row["contact_mode"]))
}

on_one_engine! {
    async fn all_wrong_fields_are_named_at_once(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let made = booked(&owner, &stay(&world, RELAY, "2026-09-07", "2026-09-11")).await;
        let wrong = json!({"first_name": " ", "last_name": "Lind", "email": "nowhere", "phone": "12"});
        let refused = confirm(&world, text(&made["key"]), &wrong).await;
        let told = refused.json();
        let named: Vec<&str> = told.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!((refused.status, named), (StatusCode::BAD_REQUEST, vec!["email", "first_name", "phone"]));
        assert_eq!(row(&owner, text(&made["key"])).await["contact_mode"], "verifying");
    }

    async fn a_hidden_guest_is_asked_and_the_next_message_arrives(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let made = booked(&owner, &stay(&world, RELAY, "2026-09-07", "2026-09-11")).await;
        let key = text(&made["key"]).to_owned();
        assert_eq!(standing(&made), (true, "verifying"));
        world.app.work_off().await;
        assert_eq!(asked(&world), 1);
        let guest = world.app.guest_key(Held::Reservation, &key).await;
        let page = format!("http://casita.test/s/{}/reservation/contact/{guest}/", world.ours.namespace());
        assert!(was_told(&world, "How can we reach you?", &page), "the letter leads to the page");
        assert_eq!(recipient(&world, &page), RELAY);
        let shown = world.app.get(&format!("{PUBLIC}/reservation/{guest}/")).await.json();
        assert_eq!(standing(&shown), (true, "verifying"), "the page knows what to ask");

        let thread = say(&owner, &key, "The gate code comes later.").await["thread"].clone();
        world.app.work_off().await;
        assert_eq!(recipient(&world, "The gate code comes later."), RELAY);
        let confirmed = confirm(&world, &key, &contact(OWN)).await;
        assert_eq!(confirmed.status, StatusCode::OK, "{}", confirmed.text());
        assert_eq!((standing(&confirmed.json()), text(&confirmed.json()["email"])), ((false, "confirmed"), OWN));
        assert_eq!(say(&owner, &key, "The gate code is 4711.").await["thread"], thread);
        world.app.work_off().await;
        assert_eq!(recipient(&world, "The gate code is 4711."), OWN);
        let known = owner.get(&format!("{API}/thread/{}/", text(&thread))).await.json();
        assert_eq!((&known["guest_email"], &known["guest_phone"]), (&json!(OWN), &json!("+1 503 555 0199")));
        let found = owner.get(&format!("{API}/thread/?search={OWN}")).await.json();
        assert_eq!((&found["count"], &found["results"][0]["key"]), (&json!(1), &thread), "and is found by it");
        let former = owner.get(&format!("{API}/thread/?search=guest.airbnb.com")).await.json();
        assert_eq!(former["count"], 0);
        assert_eq!(asked(&world), 1, "nobody is asked twice");
    }

    async fn what_is_no_contact_is_refused(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let made = booked(&owner, &stay(&world, RELAY, "2026-09-07", "2026-09-11")).await;
        let key = text(&made["key"]);
        for (field, value) in [
            ("first_name", json!("  ")),
            ("email", json!("")),
            ("email", json!("ann")),
            ("email", json!("ann@localhost")),
            // Confirming another relay address would change nothing.
            ("email", json!(RELAY)),
            ("email", json!("other.17@guest.booking.com")),
            ("phone", json!("12")),
        ] {
            let mut wrong = contact(OWN);
            wrong[field] = value.clone();
            let refused = confirm(&world, key, &wrong).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{field} {value}");
            let told = refused.json();
            assert_eq!(told.as_object().unwrap().keys().collect::<Vec<_>>(), [field], "{told}");
        }
        for missing in ["first_name", "email"] {
            let mut wrong = contact(OWN);
            wrong.as_object_mut().unwrap().remove(missing);
            assert_eq!(confirm(&world, key, &wrong).await.status, StatusCode::BAD_REQUEST, "{missing}");
        }
        for nowhere in [&*testkit::key(world.ours.account, 424_242).to_string(), "nothing"] {
            let refused = confirm_as(&world, nowhere, &contact(OWN)).await;
            assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::NOT_FOUND, &json!("not_found")), "{nowhere}");
        }
        let unchanged = row(&owner, key).await;
        assert_eq!((standing(&unchanged), text(&unchanged["email"])), ((true, "verifying"), RELAY));
        let bare = confirm(&world, key, &json!({"first_name": "Ann", "email": OWN})).await;
        assert_eq!(bare.status, StatusCode::OK, "a last name and a telephone are welcome, not needed: {}", bare.text());
    }

    async fn an_owner_who_puts_an_address_right_has_the_guest_asked_or_not(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let made = booked(&owner, &stay(&world, OWN, "2026-09-07", "2026-09-11")).await;
        let key = text(&made["key"]);
        assert_eq!(standing(&made), (false, "confirmed"));
        say(&owner, key, "Welcome.").await;
        world.app.work_off().await;
        assert_eq!(asked(&world), 0);
        let hidden = changed(&owner, key, &json!({"email": "17@messages.homeaway.com"})).await;
        assert_eq!(standing(&hidden), (true, "verifying"));
        world.app.work_off().await;
        assert_eq!(asked(&world), 1);
        let noted = changed(&owner, key, &json!({"note": "Rang"})).await;
        assert_eq!(standing(&noted), (true, "verifying"));
        world.app.work_off().await;
        assert_eq!(asked(&world), 1, "what has nothing to do with it asks nobody");
        let found = changed(&owner, key, &json!({"email": "ann.lind@example.org"})).await;
        assert_eq!(standing(&found), (false, "confirmed"));
        say(&owner, key, "We found you.").await;
        world.app.work_off().await;
        assert_eq!(recipient(&world, "We found you."), "ann.lind@example.org");
        // A channel that is not in the list of relays.
        let said = changed(&owner, key, &json!({"is_proxy_email": true})).await;
        assert_eq!(standing(&said), (true, "verifying"));
        world.app.work_off().await;
        assert_eq!(asked(&world), 2);
        let unsaid = changed(&owner, key, &json!({"is_proxy_email": false})).await;
        assert_eq!(standing(&unsaid), (false, "confirmed"));
        world.app.work_off().await;
        assert_eq!(asked(&world), 2);
    }

    async fn guests_of_a_sheet_are_asked_while_there_is_time(store: Store) {
        let world = World::new(&store).await;
        let agent = world.app.sign_in(world.ours.account, Role::Agent).await;
        let home = world.ours.property;
        let sheet = format!(
            "property,check_in,check_out,first_name,email\n\
             {home},2026-09-07,2026-09-11,Ann,{RELAY}\n\
             {home},2026-09-14,2026-09-17,Bo,bo@example.org\n\
             {home},2026-05-04,2026-05-08,Cy,cy.1@guest.booking.com\n"
        );
        let request = agent.request(Method::POST, &format!("{API}/reservation/import/"));
        let request = request.header("content-type", "text/csv").body(Body::from(sheet)).unwrap();
        let made = world.app.send(request).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let lines = made.json()["lines"].clone();
        for (place, expected) in [(true, "verifying"), (false, "confirmed"), (true, "confirmed")].iter().enumerate() {
            let line = row(&agent, text(&lines[place]["key"])).await;
            assert_eq!(standing(&line), *expected, "line {place}");
        }
        world.app.work_off().await;
        assert_eq!(asked(&world), 1, "nobody after the stay");
        assert!(!world.app.mailbox().mails().iter().any(|mail| plain(&mail.bytes()).contains("bo@example.org")), "and no other letter");
    }

    async fn who_tells_no_guest_asks_none(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let mut quiet = stay(&world, RELAY, "2026-09-07", "2026-09-11");
        quiet["notify"] = json!(false);
        let made = booked(&owner, &quiet).await;
        assert_eq!(standing(&made), (true, "verifying"));
        world.app.work_off().await;
        assert_eq!(asked(&world), 0);
        owner.post(&format!("{API}/reservation/{}/cancel/", text(&made["key"])), &json!({"reason": ""})).await;
        changed(&owner, text(&made["key"]), &json!({"email": "other@guest.airbnb.com"})).await;
        world.app.work_off().await;
        assert_eq!(asked(&world), 0, "nor is who does not come");
    }
}
