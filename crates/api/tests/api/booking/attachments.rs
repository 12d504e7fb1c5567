//! Attachments of messages: uploaded by guests and owners, received by e-mail, and downloaded with the message's key.

use axum::body::Body;
use domain::accounts::role::Role;
use domain::key::Key;
use http::{Method, StatusCode};
use sea_orm::EntityTrait;
use serde_json::{Value, json};
use store::row::inbox::{message, offer_refusal, thread};
use testkit::{Answer, Client, insert, instant, on_one_engine};

use super::cancel::booked;
use super::{API, PAYMENT, Stage, text};
use crate::form::{MEDIA_TYPE, form, png};

const PDF: &[u8] = b"%PDF-1.7\nA plan of the house.\n%%EOF";

impl Stage {
    async fn guest_sends(&self, fields: &[(&str, &str)], files: &[(&str, &[u8])]) -> Answer {
        let request = self.app.request(Method::POST, &format!("{API}/reservation-message/upload/"));
        let request = request.header("content-type", MEDIA_TYPE).body(Body::from(form(fields, files)));
        self.app.send(request.unwrap()).await
    }

    async fn owner_sends(
        &self,
        owner: &Client<'_>,
        fields: &[(&str, &str)],
        files: &[(&str, &[u8])],
    ) -> Answer {
        let thread = thread::Entity::find().one(self.store.read()).await.unwrap().unwrap();
        let path = format!("/api/v2/thread/{}/upload/", thread.id.key());
        let request = owner.request(Method::POST, &path).header("content-type", MEDIA_TYPE);
        self.app.send(request.body(Body::from(form(fields, files))).unwrap()).await
    }

    async fn file(&self, message: &Value, place: usize) -> Answer {
        self.app.get(&format!("{API}/message-file/{}/{place}/", text(&message["key"]))).await
    }

    async fn own_file(&self, client: &Client<'_>, message: &str, place: usize) -> Answer {
        client.get(&format!("/api/v2/message/{message}/file/{place}/")).await
    }

    pub(super) async fn group(&self, name: &str) -> Key {
        let owner = self.app.sign_in(self.sample.account, Role::Owner).await;
        let made = owner.post("/api/v2/property-group/", &json!({"name": name})).await.json();
        text(&made["key"]).parse().unwrap()
    }

    async fn last_letter_to(&self, recipient: &str) -> String {
        self.app.work_off().await;
        let mails = self.app.mailbox().mails();
        let mut letters = mails.iter().rev().map(|mail| String::from_utf8(mail.bytes()).unwrap());
        letters.find(|letter| letter.contains(&format!("To: {recipient}\r\n"))).unwrap()
    }
}

fn header<'a>(answer: &'a Answer, name: &str) -> &'a str {
    answer.headers[name].to_str().unwrap()
}

on_one_engine! {
    async fn a_guest_sends_files_and_the_owner_answers_with_some(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let key = text(&reservation["key"]);
        let sent = stage.guest_sends(&[("reservation", key), ("message", "The tap drips.")], &[("Tap.PNG", &png(40, 30)), ("plan.pdf", PDF)]).await;
        assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
        let said = sent.json();
        assert_eq!((&said["author"], &said["message"]), (&json!("guest"), &json!("The tap drips.")));
        let files = &said["attachments"];
        assert_eq!((&files[0]["name"], &files[0]["content_type"], &files[0]["width"], &files[0]["height"]), (&json!("Tap.jpg"), &json!("image/jpeg"), &json!(40), &json!(30)));
        assert_eq!(files[1], json!({"name": "plan.pdf", "content_type": "application/pdf", "size": PDF.len(), "width": null, "height": null}));

        let picture = stage.file(&said, 0).await;
        assert_eq!((picture.status, header(&picture, "content-type")), (StatusCode::OK, "image/jpeg"));
        assert!(picture.bytes().starts_with(b"\xff\xd8\xff") && header(&picture, "content-disposition").starts_with("inline; "));
        let plan = stage.file(&said, 1).await;
        assert_eq!(plan.bytes(), PDF);
        assert_eq!(header(&plan, "content-disposition"), "attachment; filename*=UTF-8''plan%2Epdf");
        assert_eq!(header(&plan, "content-security-policy"), "default-src 'none'; sandbox");
        assert!(header(&plan, "cache-control").starts_with("private"));
        for nothing in [stage.file(&said, 2).await, stage.file(&said, 7).await, stage.file(&reservation, 0).await] {
            assert_eq!(nothing.status, StatusCode::NOT_FOUND);
        }
        let told = stage.last_letter_to("hello@site.test").await;
        assert!(told.contains("/api/v2/message/") && !told.contains("/message-file/"), "the owner signs in to see it");

        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let answer = stage.owner_sends(&owner, &[], &[("How to.txt", b"Turn it left.")]).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        assert_eq!(answer.json()["message"], "How to.txt");
        let own = text(&answer.json()["key"]).to_owned();
        assert_eq!(stage.own_file(&owner, &own, 0).await.text(), "Turn it left.");
        assert_eq!(stage.file(&answer.json(), 0).await.status, StatusCode::NOT_FOUND, "a row's key is no guest's");
        let stranger = stage.app.sign_in_limited(stage.sample.account, Role::Viewer, &[stage.group("None").await]).await;
        assert_eq!(stage.own_file(&stranger, &own, 0).await.status, StatusCode::NOT_FOUND);
        let list = stage.app.get(&format!("{API}/reservation-message/?reservation={key}")).await.json();
        let told: Vec<usize> = list["results"].as_array().unwrap().iter().map(|said| said["attachments"].as_array().unwrap().len()).collect();
        assert_eq!(told[told.len() - 2..], [2, 1]);
        let rows = owner.get("/api/v2/message/?order_by=-sent_at").await.json();
        assert_eq!(rows["results"][0]["attachments"][0]["name"], "How to.txt");
        let log = owner.get("/api/v2/audit-entry/?noun=message").await.json();
        assert_eq!(log["results"][0]["changes"]["attachments"], json!([null, ["How to.txt"]]));
    }

    async fn what_is_not_taken_is_said_and_nothing_is_kept(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let key = text(&reservation["key"]);
        let before = message::Entity::find().all(stage.store.read()).await.unwrap().len();
        let (large, half) = (vec![b'a'; 10 * 1024 * 1024 + 1], png(400, 300));
        let six = [("a.txt", &b"a"[..]); 6];
        for (fields, files, field, why) in [
            (&[("reservation", key)][..], &[][..], "file", "Choose a file."),
            (&[("reservation", key)], &six[..], "file", "At most 5 files are taken with one message."),
            (&[("reservation", key)], &[("a.txt", &b"fine"[..]), ("run.exe", b"MZ\x90\0")], "file", "run.exe: This kind of file is not taken. Send a picture (JPEG, PNG, WebP or AVIF), a PDF or a plain text."),
            (&[("reservation", key)], &[("a.txt", &large[..])], "file", "a.txt: This file is too large: at most 10 MB are taken."),
            (&[("reservation", key)], &[("a.txt", b"")], "file", "a.txt: This file is empty."),
            (&[("reservation", key)], &[("a.png", &half[..half.len() / 2])], "file", "a.png: This picture is broken and cannot be read."),
            (&[("reservation", key)], &[("a.heic", b"\0\0\0\x20ftypheic\0\0\0\0")], "file", "a.heic: HEIC pictures cannot be read here. Send it as JPEG, PNG or WebP."),
            (&[("reservation", key), ("message", "4242 4242 4242 4242")], &[("a.txt", b"a")], "non_field_errors", "Card numbers must not be sent to us."),
            (&[], &[("a.txt", b"a")], "reservation", "This field is required."),
        ] {
            let answer = stage.guest_sends(fields, files).await;
            assert_eq!((answer.status, &answer.json()[field][0]), (StatusCode::BAD_REQUEST, &json!(why)), "{}", answer.text());
        }
        let far_too_large = vec![b'a'; 70 * 1024 * 1024];
        let cut_off = stage.guest_sends(&[("reservation", key)], &[("a.txt", &far_too_large)]).await;
        assert_eq!(cut_off.status, StatusCode::PAYLOAD_TOO_LARGE);
        let nobody = stage.guest_sends(&[("reservation", &stage.sample.property.to_string())], &[("a.txt", b"a")]).await;
        assert_eq!(nobody.status, StatusCode::NOT_FOUND);
        let json = stage.app.post(&format!("{API}/reservation-message/upload/"), &json!({})).await;
        assert_eq!(json.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
        assert_eq!(message::Entity::find().all(stage.store.read()).await.unwrap().len(), before);
    }

    async fn an_offer_with_files_can_be_refused_too(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        stage.guest_sends(&[("reservation", text(&reservation["key"]))], &[("a.txt", b"a")]).await;
        let row = thread::Entity::find().one(stage.store.read()).await.unwrap().unwrap();
        let tx = stage.store.write().await.unwrap();
        let refusal = offer_refusal::Model { account_id: row.account_id, email: row.guest_email, refused_at: instant("2026-06-01T00:00:00Z") };
        insert(&tx, refusal).await;
        tx.commit().await.unwrap();
        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let offer = [("is_offer", "true"), ("subject", "Come again"), ("message", "For less.")];
        let refused = stage.owner_sends(&owner, &offer, &[("offer.pdf", PDF)]).await;
        assert_eq!((refused.status, &refused.json()["is_offer"][0]), (StatusCode::BAD_REQUEST, &json!("This guest wants no offers.")));
        let about_the_stay = stage.owner_sends(&owner, &offer[1..], &[("offer.pdf", PDF)]).await;
        assert_eq!(about_the_stay.status, StatusCode::CREATED);
        assert!(stage.last_letter_to("ann@guest.test").await.contains("Subject: Come again"));
    }
}
