//! E-mails about a booking: enqueued in its transaction, sent once by a job.

use axum::body::Body;
use chrono::TimeDelta;
use domain::text::code::JobKind;
use domain::text::code::OutboxState;
use flows::{audit, booking};
use http::Method;
use notify::CarryError;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QueryOrder};
use serde_json::{Value, json};
use store::Store;
use store::job::NewJob;
use store::row::outbox;
use testkit::{instant, key, on_one_engine};

use super::{API, GOOD, PAYMENT, Plan, Selling, Stage, text};
use crate::row_of;

const REQUEST: Selling = Selling { instant: false, ..PAYMENT };
const HALVES: Selling = Selling { plan: Plan::Halves, ..PAYMENT };

async fn letters(store: &Store) -> Vec<outbox::Model> {
    outbox::Entity::find().order_by_asc(outbox::Column::Kind).all(store.read()).await.unwrap()
}

impl Stage {
    /// Books from a browser with a preferred language.
    async fn book_speaking(&self, language: &str) -> Value {
        let quote = self.quote("2026-07-10", "2026-07-14").await;
        let card = self.card(&quote, GOOD).await;
        let body = json!({"quote": quote["key"], "credit_card": card["key"], "message": "We come by train."});
        let request = self.app.request(Method::POST, &format!("{API}/reservation/"));
        let request = request.header("content-type", "application/json").header("accept-language", language);
        self.app.send(request.body(Body::from(body.to_string())).unwrap()).await.json()
    }

    fn arrived(&self) -> Vec<String> {
        let mails = self.app.mailbox().mails();
        mails.iter().map(|mail| String::from_utf8(mail.bytes()).unwrap()).collect()
    }
}

on_one_engine! {
    async fn guest_and_owner_are_told_in_their_languages(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let booked = stage.book_speaking("es-MX, en;q=0.5").await;
        assert_eq!(stage.arrived().len(), 0, "nobody waits for the post while a guest books");
        stage.app.work_off().await;
        let mut subjects = stage.app.mailbox().subjects();
        subjects.sort();
        assert_eq!(subjects, ["Booked: Ann Guest, A home, July 10, 2026", "Reserva confirmada: A home, 10 de julio de 2026"]);
        let sent = letters(&stage.store).await;
        assert!(sent.iter().all(|letter| letter.state == OutboxState::Sent && letter.sent_at.is_some() && letter.attempts == 1));
        let quote = text(&booked["quote"]);
        let link = format!("http://casita.test/s/{}/reservation/status/{quote}/", stage.sample.namespace());
        let to_guest = stage.arrived().into_iter().find(|mail| mail.contains("To: ann@guest.test")).unwrap();
        let to_guest = to_guest.replace("=\r\n", "");
        assert!(to_guest.contains(&link), "{to_guest}");
        assert!(to_guest.contains("text/calendar; charset=utf-8; method=PUBLISH"));
        assert_eq!(stage.app.work_off().await, 0, "nothing is sent twice");
    }

    async fn a_letter_that_meets_trouble_waits_and_arrives(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        stage.app.mailbox().refuse_next(CarryError::NotNow("mailbox full".to_owned()));
        stage.book_with(GOOD).await;
        stage.app.work_off().await;
        assert_eq!(stage.arrived().len(), 1);
        let waiting: Vec<_> = letters(&stage.store).await.into_iter().filter(|letter| letter.state == OutboxState::Waiting).collect();
        assert_eq!((waiting.len(), waiting[0].failure.as_deref()), (1, Some("not now: mailbox full")));
        stage.app.advance(TimeDelta::seconds(4));
        assert_eq!(stage.app.work_off().await, 0, "not before five seconds are over");
        stage.app.advance(TimeDelta::seconds(2));
        stage.app.work_off().await;
        assert!(letters(&stage.store).await.iter().all(|letter| letter.state == OutboxState::Sent && letter.failure.is_none()));
        assert_eq!(stage.arrived().len(), 2);
    }

    async fn a_letter_that_is_refused_is_buried_and_can_be_sent_again(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        stage.app.mailbox().refuse_next(CarryError::Refused("no such user".to_owned()));
        stage.book_with(GOOD).await;
        stage.app.work_off().await;
        let dead = store::job::dead(&stage.store).await.unwrap();
        assert_eq!(dead.len(), 1);
        assert_eq!((dead[0].kind.as_str(), dead[0].failure.as_deref()), ("send_letter", Some("refused: no such user")));
        assert_eq!(letters(&stage.store).await.iter().filter(|letter| letter.state == OutboxState::Failed).count(), 1);
        let well = audit::run(&stage.store, stage.app.flows().now()).await.unwrap();
        assert_eq!(well.ills, Vec::<String>::new());
        store::job::replay(&stage.store, None, stage.app.flows().now()).await.unwrap();
        stage.app.work_off().await;
        assert!(letters(&stage.store).await.iter().all(|letter| letter.state == OutboxState::Sent));
        assert_eq!(stage.arrived().len(), 2);
    }

    async fn what_was_sent_before_a_crash_comes_again_under_the_same_name(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        stage.book_with(GOOD).await;
        stage.app.work_off().await;
        // As after a power failure between sending the e-mail and recording it as sent.
        let letter = letters(&stage.store).await.remove(0);
        let subject = letter.id.key();
        let tx = stage.store.write().await.unwrap();
        let lost = outbox::Model { state: OutboxState::Waiting.into(), sent_at: None, ..letter };
        lost.into_active_model().reset_all().update(&tx).await.unwrap();
        let now = stage.app.flows().now();
        let again = NewJob { key: key(subject.account(), 777), kind: JobKind::SendLetter, account: subject.account(), subject, run_at: now };
        store::job::add(&tx, again, now).await.unwrap();
        tx.commit().await.unwrap();
        stage.app.work_off().await;
        let name = format!("Message-ID: <{subject}@casita.test>");
        assert_eq!(stage.arrived().iter().filter(|mail| mail.contains(&name)).count(), 2);
        assert_eq!(stage.arrived().len(), 3);
    }

    async fn a_request_is_told_until_its_end(store: Store) {
        let stage = Stage::new(store, "s", REQUEST).await;
        let first = stage.book_with(GOOD).await.json();
        booking::decline_request(stage.app.flows(), &stage.owner().await, row_of(&first["key"]).parse().unwrap(), "Renovation").await.unwrap();
        stage.app.work_off().await;
        stage.book_with(GOOD).await;
        stage.app.advance(TimeDelta::hours(25));
        stage.app.work_off().await;
        let mut kinds: Vec<_> = letters(&stage.store).await.into_iter().map(|letter| letter.kind.code()).collect();
        kinds.dedup();
        assert_eq!(kinds, ["request_expired", "reservation_declined", "reservation_request", "reservation_requested"]);
        let declined = stage.arrived().into_iter().find(|mail| mail.contains("Subject: About your request")).unwrap();
        assert!(declined.contains("> Renovation"), "{declined}");
        // Noon in London is five in the morning in Oregon, where the home is.
        let asked = stage.arrived().into_iter().find(|mail| mail.contains("Subject: Request: ")).unwrap();
        assert!(asked.replace("=\r\n", "").contains("Please reply by July 2, 2026, 5:00 AM."), "{asked}");
    }

    async fn a_guest_is_reminded_three_days_before_once(store: Store) {
        let stage = Stage::new(store, "s", HALVES).await;
        let quote = stage.quote("2026-09-10", "2026-09-14").await;
        let card = stage.card(&quote, GOOD).await;
        stage.book(&quote, Some(&card)).await;
        let reminders = || stage.app.mailbox().subjects().iter().filter(|subject| subject.contains("begins on")).count();
        stage.app.advance(instant("2026-09-07T15:59:00Z") - stage.app.flows().now());
        stage.app.work_off().await;
        assert_eq!(reminders(), 0);
        stage.app.advance(TimeDelta::minutes(2));
        stage.app.work_off().await;
        assert_eq!(reminders(), 1);
        stage.app.advance(TimeDelta::days(1));
        stage.app.work_off().await;
        assert_eq!(reminders(), 1);
    }
}
