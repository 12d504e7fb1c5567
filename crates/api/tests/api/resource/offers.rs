//! Offers: messages with their own subject that are not about the stay. Their e-mails have a link to refuse further ones, which
//! is respected.

use chrono::TimeDelta;
use domain::guest_key::Held;
use http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use testkit::{Client, on_one_engine};

use super::API;
use super::world::{World, results};
use crate::booking::text;

const DOOR: &str = "/websites/api/v2/offer-refusal";

async fn offer(client: &Client<'_>, world: &World, body: &str) -> testkit::Answer {
    let sent = json!({"thread": world.thread, "body": body, "subject": "Come back in May", "is_offer": true});
    client.post(&format!("{API}/message/"), &sent).await
}

async fn letter_headed(world: &World, subject: &str) -> Vec<String> {
    world.app.work_off().await;
    let mails = world.app.mailbox().mails();
    let headed = mails.iter().filter(|mail| mail.subject() == subject);
    headed.map(|mail| String::from_utf8(mail.bytes()).unwrap().replace("\r\n ", " ")).collect()
}

on_one_engine! {
    async fn an_offer_is_refused_by_whoever_holds_its_letter(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let first = offer(&owner, &world, "Ten percent off.").await;
        assert_eq!(first.status, StatusCode::CREATED, "{}", first.text());
        let key = world.app.guest_key(Held::Message, text(&first.json()["key"])).await;
        let letters = letter_headed(&world, "Come back in May").await;
        let door = format!("http://casita.test{DOOR}/{key}/one-click/");
        assert!(letters[0].contains(&format!("List-Unsubscribe: <{door}>\r\n")), "{}", letters[0]);
        assert!(letters[0].contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
        assert!(letters[0].contains("Unsubscribe"));

        // A program that only opens the link changes nothing.
        let opened = world.app.get(&format!("{DOOR}/{key}/one-click/")).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER);
        let page = opened.headers["location"].to_str().unwrap();
        assert!(page.ends_with(&format!("/offers/{key}/")), "{page}");
        let before = world.app.get(&format!("{DOOR}/{key}/")).await.json();
        assert_eq!((&before["site_name"], &before["refused"]), (&json!("A site"), &json!(false)), "{before}");
        assert!(text(&before["email"]).contains("…@"), "{before}");

        // Without cookies, as mail programs send it.
        let form = Request::post(format!("{DOOR}/{key}/one-click/")).header("content-type", "application/x-www-form-urlencoded");
        let refused = world.app.send(form.body("List-Unsubscribe=One-Click".into()).unwrap()).await;
        assert_eq!(refused.status, StatusCode::NO_CONTENT, "{}", refused.text());
        assert_eq!(world.app.post(&format!("{DOOR}/{key}/"), &json!({})).await.json()["refused"], true);
        let second = offer(&owner, &world, "Twenty percent off.").await;
        assert_eq!(second.json(), json!({"is_offer": ["This guest wants no offers."]}));
        // A message about the stay is still sent, with the default subject and without that link.
        let plain = owner.post(&format!("{API}/message/"), &json!({"thread": world.thread, "body": "The key is under the mat."})).await;
        assert_eq!(plain.status, StatusCode::CREATED, "{}", plain.text());
        let usual = letter_headed(&world, "A site wrote to you").await;
        assert!(!usual.is_empty() && usual.iter().all(|letter| !letter.contains("List-Unsubscribe")));
        let plain = world.app.guest_key(Held::Message, text(&plain.json()["key"])).await;
        assert_eq!(world.app.get(&format!("{DOOR}/{plain}/")).await.status, StatusCode::NOT_FOUND);

        let after = world.app.request(Method::DELETE, &format!("{DOOR}/{key}/"));
        let after = world.app.send(after.body("".into()).unwrap()).await;
        assert_eq!(after.json()["refused"], false, "{}", after.text());
        assert_eq!(offer(&owner, &world, "Thirty percent off.").await.status, StatusCode::CREATED);
    }

    async fn what_waits_to_be_offered_is_dropped(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let offered = offer(&owner, &world, "Ten percent off.").await.json();
        let key = world.app.guest_key(Held::Message, text(&offered["key"])).await;
        let at = world.app.flows().now() + TimeDelta::minutes(5);
        let later = json!({"thread": world.thread, "body": "Twenty.", "subject": "Again", "is_offer": true, "send_at": at});
        let later = owner.post(&format!("{API}/scheduled-message/"), &later).await.json();
        world.app.post(&format!("{DOOR}/{key}/"), &json!({})).await;
        world.app.advance(TimeDelta::minutes(6));
        world.app.work_off().await;
        let too_late = json!({"thread": world.thread, "body": "Thirty.", "is_offer": true, "send_at": at + TimeDelta::days(1)});
        let too_late = owner.post(&format!("{API}/scheduled-message/"), &too_late).await;
        assert_eq!(too_late.json(), json!({"is_offer": ["This guest wants no offers."]}));
        let dropped = owner.get(text(&later["uri"])).await.json();
        assert_eq!((&dropped["state"], &dropped["failure"]), (&json!("canceled"), &json!("This guest wants no offers.")));
    }

    async fn a_rule_heads_its_letters_with_its_templates_subject(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let rule = json!({"name": "Come back", "subject": "{{guest_first_name}}, come back", "body": "Ten percent off.", "days_before_check_in": 3, "is_offer": true});
        assert_eq!(owner.post(&format!("{API}/message-template/"), &rule).await.status, StatusCode::CREATED);
        world.app.work_off().await;
        let planned: Vec<Value> = results(&owner.get(&format!("{API}/scheduled-message/?state=waiting")).await.json()).to_vec();
        assert!(planned.iter().all(|row| row["is_offer"] == true) && !planned.is_empty(), "{planned:?}");
        let due = testkit::instant(text(&planned[0]["send_at"])) - world.app.flows().now();
        world.app.advance(due);
        let letters = letter_headed(&world, "Ann, come back").await;
        assert!(letters.len() == 1 && letters[0].contains("List-Unsubscribe: <"), "{letters:?}");
    }
}
