//! Calendars without sign-in.

use chrono::NaiveDate;
use domain::text::code::EventKind;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, ActiveValue::Set, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::row::calendars::{calendar_event, stay_night};
use store::row::homes::property;
use store::row::{AccountNumber, Id};
use testkit::{Sample, TestApp, instant, key, on_both_engines};

use crate::app;

const API: &str = "/websites/api/v2";

fn day(number: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 7, number).unwrap()
}

/// Inserts a guest's stay of some nights in July, also into the ledger if it blocks.
async fn insert_event(
    store: &Store,
    sample: &Sample,
    number: u64,
    nights: std::ops::RangeInclusive<u32>,
    blocking: bool,
) {
    let (account_id, property_id, id) = (
        AccountNumber::from(sample.account),
        Id::from(sample.property),
        Id::from(key(sample.account, number)),
    );
    let tx = store.write().await.unwrap();
    let event = calendar_event::Model {
        account_id,
        id,
        property_id,
        start_date: day(*nights.start()),
        end_date: day(*nights.end()),
        blocking,
        kind: EventKind::Reservation.into(),
        summary: "Ada Lovelace".to_owned(),
        reservation_id: Some(key(sample.account, 500).into()),
        feed_id: None,
        external_uid: Some("ada@elsewhere.test".to_owned()),
        conflict: false,
        created_at: instant("2026-01-01T00:00:00Z"),
    };
    event.into_active_model().insert(&tx).await.unwrap();
    for night in nights.filter(|_| blocking) {
        let row = stay_night::Model { account_id, property_id, night: day(night), slot: 0, event_id: id };
        row.into_active_model().insert(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
}

/// Two adjacent stays, a later one, and a non-blocking note between them.
async fn calendar(store: &Store) -> (TestApp, Sample) {
    let (app, sample) = app(store).await;
    insert_event(store, &sample, 101, 3..=5, true).await;
    insert_event(store, &sample, 102, 6..=9, true).await;
    insert_event(store, &sample, 103, 12..=14, false).await;
    insert_event(store, &sample, 104, 20..=20, true).await;
    (app, sample)
}

fn starts(list: &Value) -> Vec<&str> {
    list["results"].as_array().unwrap().iter().map(|event| event["start_date"].as_str().unwrap()).collect()
}

on_both_engines! {
    async fn events_tell_when_and_never_who_or_why(store: Store) {
        let (app, sample) = calendar(&store).await;
        let answer = app.get(&format!("{API}/calendar-event/?property__key={}&blocking=True&limit=300", sample.property)).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.json(), json!({
            "results": [
                {"start_date": "2026-07-03", "end_date": "2026-07-05", "blocking": true},
                {"start_date": "2026-07-06", "end_date": "2026-07-09", "blocking": true},
                {"start_date": "2026-07-20", "end_date": "2026-07-20", "blocking": true},
            ],
            "count": 3, "next": null, "previous": null, "limit": 300, "offset": 0,
        }));
    }

    async fn events_are_filtered(store: Store) {
        let (app, sample) = calendar(&store).await;
        for (filter, found) in [
            ("", vec!["2026-07-03", "2026-07-06", "2026-07-12", "2026-07-20"]),
            ("&blocking=false", vec!["2026-07-12"]),
            ("&blocking=FALSE&site_namespace=site-7", vec!["2026-07-12"]),
            ("&start_date__gte=2026-07-06&blocking=true", vec!["2026-07-06", "2026-07-20"]),
            ("&start_date__gte=2026-07-21", vec![]),
        ] {
            let answer = app.get(&format!("{API}/calendar-event?property__key={}{filter}", sample.property)).await;
            assert_eq!(starts(&answer.json()), found, "{filter}");
        }
    }

    async fn a_calendar_shows_the_taken_nights(store: Store) {
        let (app, sample) = calendar(&store).await;
        let address = format!("{API}/full-calendar-event/?property={}&site_namespace=site-7", sample.property);
        let range = |start: &str, end: &str| json!({"start": start, "end": end});
        let each = app.get(&address).await.json();
        assert_eq!(each, json!([range("2026-07-03", "2026-07-06"), range("2026-07-06", "2026-07-10"), range("2026-07-20", "2026-07-21")]));
        for yes in ["true", "True"] {
            let merged = app.get(&format!("{address}&compressed={yes}")).await.json();
            assert_eq!(merged, json!([range("2026-07-03", "2026-07-10"), range("2026-07-20", "2026-07-21")]));
        }
        assert_eq!(app.get(&format!("{address}&compressed=False")).await.json(), each);
    }

    async fn a_home_of_two_units_is_taken_when_both_are(store: Store) {
        let (app, sample) = calendar(&store).await;
        let tx = store.write().await.unwrap();
        let home = (AccountNumber::from(sample.account), Id::from(sample.property));
        let mut home = property::Entity::find_by_id(home).one(&tx).await.unwrap().unwrap().into_active_model();
        home.units = Set(2);
        home.update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        let answer = app.get(&format!("{API}/full-calendar-event/?property={}", sample.property)).await;
        assert_eq!((answer.status, answer.json()), (StatusCode::OK, json!([])));
    }

    async fn what_does_not_exist_is_not_found(store: Store) {
        let (app, sample) = app(&store).await;
        for (list, name) in [("calendar-event", "property__key"), ("full-calendar-event", "property")] {
            for property in ["nonsense".to_owned(), sample.listing.to_string(), format!("{}&site_namespace=nowhere", sample.property)] {
                let answer = app.get(&format!("{API}/{list}/?{name}={property}")).await;
                assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::NOT_FOUND, &json!("not_found")), "{list} {property}");
            }
        }
    }
}
