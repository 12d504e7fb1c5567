//! Replies by e-mail: guests' and owners' replies become messages, once, and only from the addresses that were written to.

use axum::body::Body;
use domain::accounts::role::Role;
use domain::guest_key::Held;
use http::{Method, StatusCode};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde_json::{Value, json};
use store::row::accounts::{audit_entry, membership};
use store::row::inbox::{message, thread};
use testkit::{Answer, MAIL_SECRET, TestApp, on_one_engine};

use super::cancel::booked;
use super::{API, PAYMENT, Stage, text};

const DOOR: &str = "/websites/api/v2/webhooks/mail";

impl Stage {
    fn with_answers(self) -> Self {
        self.with(TestApp::with_answers)
    }

    async fn hand_in_with(&self, authorization: &str, kind: &str, letter: String) -> Answer {
        let request = self.app.request(Method::POST, DOOR).header("authorization", authorization);
        self.app.send(request.header("content-type", kind).body(Body::from(letter)).unwrap()).await
    }

    async fn hand_in(&self, letter: String) -> Value {
        let answer = self.hand_in_with(&format!("Bearer {MAIL_SECRET}"), "message/rfc822", letter).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        answer.json()["outcome"].clone()
    }

    /// Returns the reply address of the last e-mail to a recipient.
    async fn answers_to(&self, recipient: &str) -> String {
        self.app.work_off().await;
        let mails = self.app.mailbox().mails();
        let mails =
            mails.iter().rev().map(|mail| String::from_utf8(mail.bytes()).unwrap().replace("\r\n ", " "));
        let sent = mails.into_iter().find(|mail| mail.contains(&format!("To: {recipient}\r\n"))).unwrap();
        let line = sent.lines().find(|line| line.starts_with("Reply-To: ")).unwrap();
        line[line.find("answers+").unwrap()..].trim_end_matches('>').to_owned()
    }

    async fn talk(&self) -> Vec<message::Model> {
        message::Entity::find()
            .order_by_asc(message::Column::SentAt)
            .order_by_asc(message::Column::Id)
            .all(self.store.read())
            .await
            .unwrap()
    }
}

fn letter(from: &str, to: &str, name: &str, text: &str) -> String {
    format!(
        "From: {from}\r\nTo: {to}\r\nMessage-ID: <{name}@mail.test>\r\nSubject: Re: A message\r\n\r\n{text}\r\n"
    )
}

on_one_engine! {
    async fn what_is_attached_to_a_letter_comes_with_the_message(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with_answers();
        booked(&stage).await;
        let to = stage.answers_to("ann@guest.test").await;
        let part = |name: &str, text: &str| format!("--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=\"{name}\"\r\n\r\n{text}\r\n");
        let attached = |name: &str, words: &str, parts: &[String]| {
            format!("From: ann@guest.test\r\nTo: {to}\r\nMessage-ID: <{name}@mail.test>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n{words}\r\n{}--b--\r\n", parts.concat())
        };
        let files = [part("plan.pdf", "%PDF-1.7"), part("run.exe", "MZ\u{1}\u{2}"), part("list.txt", "Towels")];
        assert_eq!(stage.hand_in(attached("one", "Here it is.", &files)).await, "kept");
        assert_eq!(stage.hand_in(attached("one", "Here it is.", &files)).await, "known");
        assert_eq!(stage.hand_in(attached("two", "", &files[..1])).await, "kept");
        assert_eq!(stage.hand_in(attached("three", "", &files[1..2])).await, "left");
        let talk = stage.talk().await;
        let [.., both, alone] = &talk[..] else { panic!("{talk:?}") };
        let names = |row: &message::Model| row.attachments.as_array().unwrap().iter().map(|file| text(&file["name"]).to_owned()).collect::<Vec<_>>();
        assert_eq!((both.body.as_str(), names(both)), ("Here it is.", vec!["plan.pdf".to_owned(), "list.txt".to_owned()]));
        assert_eq!((alone.body.as_str(), names(alone)), ("plan.pdf", vec!["plan.pdf".to_owned()]));
        let file = stage.app.get(&format!("{API}/message-file/{}/1/", stage.app.guest_key(Held::Message, &both.id.key().to_string()).await)).await;
        assert_eq!(file.text(), "Towels");
    }

    async fn guest_and_owner_talk_by_mail(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with_answers();
        let reservation = booked(&stage).await;
        // A confirmation can be replied to before there is any message.
        let to = stage.answers_to("ann@guest.test").await;
        let quoted = "Is there a cot?\r\n\r\nOn Wednesday A site wrote:\r\n> Your stay is booked";
        assert_eq!(stage.hand_in(letter("Ann <Ann@guest.test>", &to, "one", quoted)).await, "kept");
        let to = stage.answers_to("hello@site.test").await;
        assert_eq!(stage.hand_in(letter("owner@site.test", &to, "two", "Yes, in the small bedroom.")).await, "kept");
        let to = stage.answers_to("ann@guest.test").await;
        assert_eq!(stage.hand_in(letter("ann@guest.test", &to, "three", "Thank you!")).await, "kept");

        let talk = stage.talk().await;
        let said: Vec<_> = talk.iter().map(|said| (said.author.code(), said.author_name.as_str(), said.body.as_str())).collect();
        assert_eq!(said, [("guest", "Ann Guest", "Is there a cot?"), ("host", "A site", "Yes, in the small bedroom."), ("guest", "Ann Guest", "Thank you!")]);
        let threads = thread::Entity::find().all(stage.store.read()).await.unwrap();
        assert_eq!((threads.len(), threads[0].unread, threads[0].guest_unread), (1, 1, 1));
        assert_eq!(threads[0].last_snippet, "Thank you!");
        let seen = stage.app.get(&format!("{API}/reservation-message/?reservation={}", text(&reservation["key"]))).await.json();
        assert_eq!(seen["count"], 3);
        let mails = stage.app.mailbox().mails();
        let answered = mails.iter().map(|mail| String::from_utf8(mail.bytes()).unwrap()).find(|mail| mail.contains("Subject: A site wrote")).unwrap();
        assert!(answered.contains("=E2=9C=82 Reply above this line"), "{answered}");
    }

    async fn what_the_account_answers_by_mail_is_in_its_log_and_who_may_not_is_refused(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with_answers();
        booked(&stage).await;
        let account = stage.sample.account;
        for role in [Role::Agent, Role::Viewer] {
            stage.app.sign_in(account, role).await;
        }
        let none = stage.app.sign_in(account, Role::Owner).await.post("/api/v2/property-group/", &json!({"name": "None"})).await.json();
        stage.app.sign_in_limited(account, Role::Manager, &[text(&none["key"]).parse().unwrap()]).await;
        let to = stage.answers_to("hello@site.test").await;
        let say = async |from: &str, name: &str| stage.hand_in(letter(from, &to, name, &format!("By {name}."))).await;
        assert_eq!(say("Agent@account-7.test", "agent").await, "kept");
        assert_eq!(say("hello@site.test", "team").await, "kept", "the site's own address speaks for it");
        assert_eq!(say("viewer@account-7.test", "viewer").await, "refused", "a viewer writes nothing");
        assert_eq!(say("limited-manager@account-7.test", "limited").await, "refused", "nor does who does not see the home");
        let tx = stage.store.write().await.unwrap();
        membership::Entity::delete_many().filter(membership::Column::Role.eq("agent")).exec(&tx).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(say("agent@account-7.test", "left").await, "refused", "who has left has the address still");

        let talk = stage.talk().await;
        let said: Vec<_> = talk.iter().map(|said| (said.author_name.as_str(), said.body.as_str())).collect();
        assert_eq!(said[1..], [("A site", "By team.")], "{said:?}");
        assert_eq!((said.len(), said[0].1, talk[0].user_id.is_some()), (2, "By agent.", true));
        let entries = audit_entry::Entity::find().filter(audit_entry::Column::Noun.eq("message")).all(stage.store.read()).await.unwrap();
        let mut log: Vec<_> =
            entries.iter().map(|entry| (entry.actor.as_str(), text(&entry.changes["body"][1]), text(&entry.changes["mail_name"][1]))).collect();
        log.sort_unstable();
        assert_eq!(log, [("agent@account-7.test", "By agent.", "agent@mail.test"), ("hello@site.test", "By team.", "team@mail.test")]);
    }

    async fn a_letter_that_comes_twice_is_kept_once(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with_answers();
        booked(&stage).await;
        let to = stage.answers_to("ann@guest.test").await;
        let one = letter("ann@guest.test", &to, "one", "Is there a cot?");
        let (first, second) = tokio::join!(stage.hand_in(one.clone()), stage.hand_in(one.clone()));
        let mut outcomes = [first, second].map(|outcome| text(&outcome).to_owned());
        outcomes.sort();
        assert_eq!(outcomes, ["kept", "known"]);
        assert_eq!(stage.hand_in(one).await, "known");
        assert_eq!(stage.talk().await.len(), 1);
        let other = letter("somebody@else.test", &to, "two", "I have the address too.");
        assert_eq!(stage.hand_in(other).await, "kept");
        assert_eq!(stage.talk().await[1].author_name, "somebody@else.test");
    }

    async fn what_nobody_wrote_becomes_no_message(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with_answers();
        booked(&stage).await;
        let to = stage.answers_to("ann@guest.test").await;
        let away = letter("ann@guest.test", &to, "one", "I am away.").replacen("Subject", "Auto-Submitted: auto-replied\r\nSubject", 1);
        let bent = to.replacen("+r", "+s", 1);
        for left in [away, letter("a@b.test", &bent, "two", "I am the owner."), letter("a@b.test", "answers@casita.test", "three", "Hello"), String::new()] {
            assert_eq!(stage.hand_in(left).await, "left");
        }
        assert_eq!(stage.talk().await, []);
    }

    async fn the_door_opens_to_the_secret_alone(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with_answers();
        booked(&stage).await;
        let to = stage.answers_to("ann@guest.test").await;
        let one = || letter("ann@guest.test", &to, "one", "Is there a cot?");
        for wrong in ["", "Bearer", "Bearer wrong", "Basic bWFpbDp3cm9uZw==", "Basic !", "Digest x"] {
            let refused = stage.hand_in_with(wrong, "message/rfc822", one()).await;
            assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::UNAUTHORIZED, &json!("unauthenticated")), "{wrong}");
        }
        // Basic authentication for `mail:a-secret-for-answers`, as providers put it into a URL.
        let form = format!("--b\r\nContent-Disposition: form-data; name=\"recipient\"\r\n\r\n{to}\r\n--b\r\nContent-Disposition: form-data; name=\"body-mime\"\r\n\r\n{}\r\n--b--\r\n", letter("ann@guest.test", "hidden", "one", "Is there a cot?"));
        let kept = stage.hand_in_with("Basic bWFpbDphLXNlY3JldC1mb3ItYW5zd2Vycw==", "multipart/form-data; boundary=b", form).await;
        assert_eq!((kept.status, &kept.json()["outcome"]), (StatusCode::OK, &json!("kept")));
        let broken = stage.hand_in_with(&format!("Bearer {MAIL_SECRET}"), "multipart/form-data; boundary=b", "--b".to_owned()).await;
        assert_eq!(broken.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
        let large = stage.hand_in_with(&format!("Bearer {MAIL_SECRET}"), "message/rfc822", "x".repeat((25 << 20) + 1)).await;
        assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
        assert_eq!(stage.talk().await.len(), 1);
    }

    async fn without_a_mailbox_nothing_comes_in(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let refused = stage.hand_in_with(&format!("Bearer {MAIL_SECRET}"), "message/rfc822", "Hello".to_owned()).await;
        assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    }
}
