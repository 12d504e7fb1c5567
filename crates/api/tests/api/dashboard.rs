//! The dashboard: today at each home, open tasks, and the months compared with those of the year before.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use domain::reservations::reservation::PaymentState;
use domain::reservations::reservation::RefundState;
use domain::reservations::reservation::Status;
use domain::text::code::LetterKind;
use domain::text::code::OutboxState;
use domain::text::code::StateStatus;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::row::charges::{reservation_payment, reservation_refund};
use store::row::feeds::calendar_feed;
use store::row::homes::property_group_member;
use store::row::inbox::thread;
use store::row::outbox;
use store::row::reservations::reservation;
use testkit::{Client, Sample, insert, instant, key, on_both_engines};

use crate::app;
use crate::report::{book, tokyo};

async fn board(client: &Client<'_>) -> Value {
    let answer = client.get("/api/v2/dashboard/").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

fn homes(stays: &Value) -> Vec<&str> {
    stays["results"].as_array().unwrap().iter().map(|stay| stay["property_name"].as_str().unwrap()).collect()
}

fn letter(sample: &Sample, number: u64, at: &str) -> outbox::Model {
    outbox::Model {
        account_id: sample.account.into(),
        id: key(sample.account, number).into(),
        kind: LetterKind::Booked.into(),
        recipient: "bea@guest.test".to_owned(),
        subject: String::new(),
        payload: json!({}),
        state: OutboxState::Failed.into(),
        attempts: 9,
        available_at: instant(at),
        sent_at: None,
        failure: Some("no such box".to_owned()),
        dedupe: number.to_string(),
        created_at: instant(at),
        updated_at: instant(at),
        version: 1,
    }
}

/// A failed refund of a payment.
fn refund_of(payment: &reservation_payment::Model, number: u64) -> reservation_refund::Model {
    let at = instant("2026-06-30T00:00:00Z");
    reservation_refund::Model {
        account_id: payment.account_id,
        id: key(payment.id.key().account(), number).into(),
        reservation_id: payment.reservation_id,
        payment_id: Some(payment.id),
        amount: 500,
        reason: "No hot water".to_owned(),
        state: RefundState::Failed.into(),
        provider_reference: None,
        refunded_at: None,
        attempts: 1,
        idempotency_key: None,
        sent_at: Some(at),
        failure: Some("account closed".to_owned()),
        created_at: at,
        updated_at: at,
        version: 1,
    }
}

fn conversation(sample: &Sample, number: u64, unread: i32) -> thread::Model {
    let at = instant("2026-07-01T00:00:00Z");
    thread::Model {
        account_id: sample.account.into(),
        id: key(sample.account, number).into(),
        property_id: Some(sample.property.into()),
        quote_id: None,
        reservation_id: None,
        subject: "A question".to_owned(),
        guest_name: "Gil".to_owned(),
        guest_email: "gil@guest.test".to_owned(),
        guest_phone: String::new(),
        state_status: StateStatus::Active.into(),
        unread,
        guest_unread: 0,
        last_message_at: at,
        last_snippet: "Is there a cot?".to_owned(),
        search_text: String::new(),
        created_at: at,
        updated_at: at,
        version: 1,
        site_id: None,
        check_in: None,
        check_out: None,
        adults: None,
        children: None,
        pets: None,
    }
}

on_both_engines! {
    async fn today_is_what_it_is_at_each_home(store: Store) {
        let (app, sample) = app(&store).await;
        let yen = tokyo(&app, sample).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        book(&owner, sample, "2026-07-05", "2026-07-09").await;
        book(&owner, yen, "2026-07-06", "2026-07-09").await;
        // The evening of the fifth on the US west coast, noon of the sixth in Tokyo.
        app.advance(instant("2026-07-06T03:00:00Z") - instant("2026-07-01T12:00:00Z"));
        let told = board(&owner).await;
        assert_eq!(told["today"], "2026-07-05");
        let today = &told["days"][0];
        assert_eq!((homes(&today["arrivals"]), &today["in_house"]), (vec!["A home", "=Tokyo"], &json!(2)));
        assert_eq!(today["arrivals"]["results"][0]["check_in_time"], "16:00");
        // The ninth begins earlier in Tokyo: the departure is three days ahead there, four on the west coast.
        assert_eq!(homes(&told["days"][3]["departures"]), ["=Tokyo"]);
        assert_eq!((homes(&told["days"][4]["departures"]), &told["days"][4]["in_house"]), (vec!["A home"], &json!(0)));
        assert_eq!(told["days"].as_array().unwrap().len(), 7);
    }

    async fn what_waits_for_somebody_is_counted(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let booked = book(&owner, sample, "2026-07-20", "2026-07-24").await;
        let asked = book(&owner, sample, "2026-08-20", "2026-08-24").await;
        let tx = store.write().await.unwrap();
        let rows = reservation::Entity::find().all(&tx).await.unwrap();
        let request = rows.into_iter().find(|row| row.id.key().to_string() == asked).unwrap();
        let until = app.flows().now() + TimeDelta::hours(5);
        let request = reservation::Model { status: Status::Open.into(), requested: true, hold_until: Some(until), ..request };
        request.into_active_model().reset_all().update(&tx).await.unwrap();
        let payments = reservation_payment::Entity::find().all(&tx).await.unwrap();
        let payment = payments.into_iter().find(|row| row.reservation_id.key().to_string() == booked).unwrap();
        let failed = reservation_payment::Model {
            id: key(sample.account, 601).into(), position: 8, state: PaymentState::Failed.into(), amount: 777,
            failure: Some("insufficient funds".to_owned()), ..payment.clone()
        };
        insert(&tx, failed).await;
        let overdue_of = payment.clone();
        let overdue = reservation_payment::Model { due_date: "2026-06-30".parse().unwrap(), ..payment };
        let stay = reservation::Entity::find_by_id((overdue.account_id, overdue.reservation_id)).one(&tx).await.unwrap().unwrap();
        overdue.into_active_model().reset_all().update(&tx).await.unwrap();
        store::reservations::reservation::agree(&tx, &stay).await.unwrap();
        insert(&tx, refund_of(&overdue_of, 640)).await;
        insert(&tx, conversation(&sample, 610, 2)).await;
        insert(&tx, conversation(&sample, 611, 0)).await;
        insert(&tx, letter(&sample, 620, "2026-06-30T00:00:00Z")).await;
        insert(&tx, letter(&sample, 621, "2026-05-01T00:00:00Z")).await;
        let at = instant("2026-06-01T00:00:00Z");
        insert(&tx, calendar_feed::Model {
            account_id: sample.account.into(), id: key(sample.account, 630).into(), property_id: sample.property.into(),
            name: "Elsewhere".to_owned(), url: "https://elsewhere.test/a.ics".to_owned(), etag: None, last_modified: None,
            checked_at: Some(at), good_at: None, failure: Some("404".to_owned()), state_status: StateStatus::Active.into(),
            created_at: at, updated_at: at, version: 1,
        }).await;
        insert(&tx, sample.group_row(500, "Coast")).await;
        insert(&tx, sample.group_row(501, "Lake")).await;
        let (group, empty) = (key(sample.account, 500), key(sample.account, 501));
        insert(&tx, property_group_member::Model { account_id: sample.account.into(), group_id: group.into(), property_id: sample.property.into() }).await;
        app.flows().commit(tx, sample.account).await.unwrap();

        let told = board(&owner).await;
        assert_eq!((&told["requests"]["count"], &told["requests"]["results"][0]["seconds_left"]), (&json!(1), &json!(18_000)));
        assert_eq!((&told["unread"]["count"], &told["unread"]["results"][0]["guest_name"]), (&json!(1), &json!("Gil")));
        let failed = &told["failed_payments"];
        assert_eq!((&failed["count"], &failed["results"][0]["amount"], &failed["results"][0]["reservation"]["key"]), (&json!(1), &json!(777), &json!(booked)));
        assert_eq!((&told["overdue_payments"]["count"], &told["overdue_payments"]["results"][0]["due_date"]), (&json!(2), &json!("2026-06-30")));
        let back = &told["failed_refunds"];
        assert_eq!((&back["count"], &back["results"][0]["failure"], &back["results"][0]["reservation"]["key"]), (&json!(1), &json!("account closed"), &json!(booked)));
        assert_eq!((&told["feeds_in_trouble"]["count"], &told["failed_letters"], &told["failed_webhooks"]), (&json!(1), &json!(1), &json!(0)));

        // The lists behind the counts have the same number of rows.
        for (list, counted) in [
            ("reservation/?status=o", &told["requests"]["count"]),
            ("thread/?state_status=a&unread__gt=0", &told["unread"]["count"]),
            ("reservation-payment/?state=failed", &told["failed_payments"]["count"]),
            ("reservation-payment/?overdue_from__lte=2026-07-01", &told["overdue_payments"]["count"]),
            ("reservation-refund/?state=failed", &told["failed_refunds"]["count"]),
            ("calendar-feed/?state_status=a&failure__isnull=False", &told["feeds_in_trouble"]["count"]),
            ("calendar-event/?conflict=True&end_date__gte=2026-07-01", &told["conflicts"]),
            ("letter/?state=failed&created_at__gte=2026-06-17T07:00:00Z", &told["failed_letters"]),
            ("webhook-delivery/?state=failed&created_at__gte=2026-06-17T07:00:00Z", &told["failed_webhooks"]),
        ] {
            let shown = owner.get(&format!("/api/v2/{list}")).await;
            assert_eq!(&shown.json()["count"], counted, "{list}: {}", shown.text());
        }

        // Users without the permission do not see the failed e-mails and webhooks.
        let mut known = told.clone();
        (known["failed_letters"], known["failed_webhooks"]) = (Value::Null, Value::Null);
        let limited = app.sign_in_limited(sample.account, Role::Viewer, &[group]).await;
        assert_eq!(board(&limited).await, known);
        let blind = app.sign_in_limited(sample.account, Role::Agent, &[empty]).await;
        let nothing = board(&blind).await;
        for name in ["requests", "unread", "failed_payments", "overdue_payments", "failed_refunds", "feeds_in_trouble"] {
            assert_eq!(nothing[name], json!({"count": 0, "results": []}), "{name}");
        }
        assert_eq!((&nothing["properties"], &nothing["this_year"]["nights_sold"]), (&json!(0), &json!(0)));
    }

    async fn months_stand_beside_those_of_the_year_before(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        book(&owner, sample, "2026-07-29", "2026-08-03").await;
        app.advance(TimeDelta::days(365));
        let told = board(&app.sign_in(sample.account, Role::Owner).await).await;
        let months = told["months"].as_array().unwrap();
        assert_eq!((months.len(), &months[0]["month"], &months[11]["month"]), (12, &json!("2026-08"), &json!("2027-07")));
        assert_eq!((&months[0]["this_year"]["nights_sold"], &months[11]["last_year"]["nights_sold"]), (&json!(2), &json!(3)));
        assert_eq!(months[11]["last_year"]["money"][0]["rent"], 30_000);
        assert_eq!((&told["this_year"]["nights_sold"], &told["last_year"]["nights_sold"]), (&json!(2), &json!(3)));
    }
}
