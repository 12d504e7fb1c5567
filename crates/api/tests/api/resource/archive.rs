//! Export and import of an account: identical to the row, complete or not at all.

use domain::text::code::EventKind;
use domain::text::code::PartnerBookingKind;
use domain::text::code::StateStatus;
use std::fs::File;
use std::io::{Cursor, Seek, SeekFrom, Write};

use archive::{ArchiveError, Pack, Unpack};
use axum::body::Body;
use chrono::NaiveDate;
use domain::accounts::role::Role;
use domain::guest_key::Held;
use domain::key::{AccountId, Key};
use domain::text::code::PartnerBookingState;
use flows::account_file::MoveError;
use flows::services::{Clock, Purpose};
use flows::{account_file, app, audit};
use http::{Method, StatusCode};
use serde_json::{Map, Value, json};
use store::Store;
use store::archive::{LEFT_OUT, Moment, TABLES};
use store::row::calendars::calendar_event;
use store::row::feeds::calendar_feed;
use store::row::inbox::offer_refusal;
use store::row::partner_homes::{partner_booking, partner_listing, partner_night, partner_picture};
use testkit::{TestApp, TestDatabase, insert, instant, key, on_both_engines};
use tokio::sync::mpsc::channel;

use super::API;
use super::world::World;
use crate::form::{MEDIA_TYPE, form, png};
use crate::photo::uploaded;
use crate::site_picture;

/// Tables filled only by external systems: channels, a partner, guests who refuse offers.
const FROM_ELSEWHERE: [&str; 6] = [
    "calendar_feed",
    "partner_listing",
    "partner_picture",
    "partner_night",
    "partner_booking",
    "offer_refusal",
];
/// More than any table of this world has.
const MOST_ROWS: usize = 10_000;

/// A world with every kind of data: a photo with its files, a message with a file, a payment plan, a running job.
pub async fn world(store: &Store) -> World {
    let world = World::new(store).await;
    let owner = world.owner().await;
    uploaded(&world.app, &owner, world.ours.property, "The lake").await;
    for role in ["logo", "hero"] {
        assert_eq!(
            site_picture::sent(&world.app, &owner, world.ours.site, role, &png(480, 320)).await.status,
            StatusCode::CREATED
        );
    }
    let threads = owner.get(&format!("{API}/thread/")).await.json();
    let path = format!("{API}/thread/{}/upload/", threads["results"][0]["key"].as_str().unwrap());
    let request = owner.request(Method::POST, &path).header("content-type", MEDIA_TYPE);
    let plan = Body::from(form(&[], &[("plan.pdf", b"%PDF-1.7")]));
    assert_eq!(world.app.send(request.body(plan).unwrap()).await.status, StatusCode::CREATED);
    world.app.work_off().await;
    let stays = owner.get(&format!("{API}/reservation/booked/")).await.json();
    let stay = stays["results"][0]["key"].as_str().unwrap().parse::<Key>().unwrap();
    insert_from_elsewhere(store, &world, stay).await;
    world
}

/// Inserts data from other channels and from a partner, with everything that belongs to it; their own tests create it the usual
/// way.
async fn insert_from_elsewhere(store: &Store, world: &World, stay: Key) {
    let ours = world.ours;
    let (account_id, property_id, at) =
        (ours.account.into(), ours.property.into(), instant("2026-06-01T09:30:00Z"));
    let url = "https://calendar.example/a.ics".to_owned();
    let url = app::seal(world.app.flows(), Purpose::FeedAddress, ours.account, url).unwrap();
    let feed = calendar_feed::Model {
        account_id,
        id: key(ours.account, 8_000).into(),
        property_id,
        name: "Airbnb".to_owned(),
        url,
        etag: Some("\"one\"".to_owned()),
        last_modified: None,
        checked_at: Some(at),
        good_at: Some(at),
        failure: None,
        state_status: StateStatus::Paused.into(),
        created_at: at,
        updated_at: at,
        version: 1,
    };
    let night = NaiveDate::from_ymd_opt(2026, 12, 24).unwrap();
    let event = calendar_event::Model {
        account_id,
        id: key(ours.account, 8_001).into(),
        property_id,
        start_date: night,
        end_date: night,
        blocking: true,
        kind: EventKind::Feed.into(),
        summary: feed.name.clone(),
        reservation_id: None,
        feed_id: Some(feed.id),
        external_uid: Some("1@airbnb.com".to_owned()),
        conflict: true,
        created_at: at,
    };
    let listing = partner_listing::Model {
        account_id,
        property_id,
        listing_key: "5f1a".to_owned(),
        fingerprint: "what was heard".to_owned(),
        seen_at: at,
        cleaning_fee_id: None,
    };
    let picture = partner_picture::Model {
        account_id,
        property_id,
        fingerprint: "a picture".to_owned(),
        url: "https://pictures.example/1.jpg".to_owned(),
        alt: "The lake".to_owned(),
        position: 0,
        photo_id: None,
        attempts: 1,
        failure: Some("It answered 404.".to_owned()),
    };
    let booking = partner_booking::Model {
        account_id,
        reservation_id: stay.into(),
        partner_quote_id: "q-1".to_owned(),
        rate_plan: "standard".to_owned(),
        inquiry: None,
        kind: PartnerBookingKind::Instant.into(),
        state: PartnerBookingState::Failed.into(),
        sent_at: at,
        failure: Some("No room".to_owned()),
        missing_since: None,
    };
    let refusal = offer_refusal::Model { account_id, email: "ann@guest.test".to_owned(), refused_at: at };
    let tx = store.write().await.unwrap();
    insert(&tx, feed).await;
    insert(&tx, event).await;
    insert(&tx, listing).await;
    insert(&tx, picture).await;
    insert(&tx, partner_night::Model { account_id, property_id, night }).await;
    insert(&tx, booking).await;
    insert(&tx, refusal).await;
    tx.commit().await.unwrap();
}

/// Returns the URL of the message's file.
async fn plan(world: &World) -> String {
    let messages = world.owner().await.get(&format!("{API}/message/?search=plan.pdf")).await.json();
    let key = messages["results"][0]["key"].as_str().unwrap();
    format!("/websites/api/v2/message-file/{}/0", world.app.guest_key(Held::Message, key).await)
}

pub async fn packed(world: &World) -> Vec<u8> {
    let answer = world.owner().await.get(&format!("{API}/account/archive/")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.headers["content-type"], "application/zip");
    answer.bytes().to_vec()
}

pub fn file(bytes: &[u8]) -> File {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(bytes).unwrap();
    file.seek(SeekFrom::Start(0)).unwrap();
    file
}

/// Returns every row of a table, in an order that does not depend on the database.
pub async fn rows(store: &Store, account: AccountId, table: &str) -> Vec<String> {
    let moment = Moment::of(store, account).await.unwrap();
    let (to, mut sent) = channel(MOST_ROWS);
    moment.rows(table, &to, |row| row.to_string()).await.unwrap();
    let mut rows: Vec<String> = std::iter::from_fn(|| sent.try_recv().ok()).collect();
    rows.sort();
    rows
}

on_both_engines! {
    async fn an_account_is_the_same_elsewhere_to_the_row(store: Store) {
        let world = world(&store).await;
        let account = world.ours.account;
        let bytes = packed(&world).await;
        let elsewhere = TestDatabase::new().await;
        let app = TestApp::new(elsewhere.store.clone());
        let came = account_file::bring_account(app.flows(), file(&bytes)).await.unwrap();
        assert_eq!(came.account, account);
        let mut filled = 0;
        for table in TABLES {
            let here = rows(&store, account, table).await;
            filled += usize::from(!here.is_empty());
            let must_be_filled = FROM_ELSEWHERE.contains(table);
            assert!(!must_be_filled || !here.is_empty(), "{table}");
            assert_eq!(rows(&elsewhere.store, account, table).await, here, "{table}");
        }
        assert!(filled >= 25, "only {filled} tables have rows in this world");
        assert_eq!(rows(&elsewhere.store, world.theirs.account, "property").await, [""; 0], "nothing of others");
        // What guests see is imported too, with its photos.
        let home = format!("/websites/api/v2/property/{}/?site_namespace={}", world.ours.property, world.ours.namespace());
        let (there, here) = (app.get(&home).await.json(), world.app.get(&home).await.json());
        assert_eq!(there["photos"], here["photos"]);
        let photo = there["photos"].as_array().unwrap().iter().find(|photo| photo["alt"] == "The lake").unwrap();
        let path = photo["large_url"].as_str().unwrap();
        assert_eq!(app.get(path).await.bytes(), world.app.get(path).await.bytes());
        assert_eq!(app.get(path).await.status, StatusCode::OK);
        let site = format!("/websites/api/v2/site/{}/", world.ours.namespace());
        let (there, here) = (app.get(&site).await.json()["theme"].clone(), world.app.get(&site).await.json()["theme"].clone());
        assert_eq!(there, here);
        for picture in ["logo", "hero"] {
            let path = there[picture]["large_url"].as_str().unwrap();
            assert_eq!(app.get(path).await.bytes(), world.app.get(path).await.bytes());
            assert_eq!(app.get(path).await.status, StatusCode::OK, "{picture}");
        }
        let path = plan(&world).await;
        assert_eq!((app.get(&path).await.text(), world.app.get(&path).await.text()), ("%PDF-1.7".to_owned(), "%PDF-1.7".to_owned()));
        // The payments inserted by hand add up neither here nor there.
        let (here, there) = (audit::run(&store, app.clock().now()).await.unwrap(), audit::run(&elsewhere.store, app.clock().now()).await.unwrap());
        assert_eq!((&there.ills, there.reservations, there.nights), (&here.ills, 3, here.nights));
    }

    async fn nobody_takes_what_is_not_theirs_and_secrets_stay(store: Store) {
        let world = world(&store).await;
        let path = format!("{API}/account/archive/");
        for role in [Role::Manager, Role::Agent, Role::Viewer] {
            let client = world.app.sign_in(world.ours.account, role).await;
            assert_eq!(client.get(&path).await.status, StatusCode::FORBIDDEN, "{role}");
        }
        let bytes = packed(&world).await;
        let mut archive = Unpack::open(Cursor::new(bytes)).unwrap();
        for (table, names) in [("user", ["password_hash", "totp_secret"].as_slice()), ("site", &["provider_secret"])] {
            let mut seen = 0;
            archive.table::<ArchiveError>(table, |row| {
                seen += 1;
                let kept: Vec<_> = names.iter().filter(|name| !matches!(&row[**name], Value::Null) && row[**name] != "").collect();
                assert!(kept.is_empty(), "{table}: {kept:?}");
                Ok(())
            }).unwrap();
            assert!(seen > 0, "{table}");
        }
        assert!(LEFT_OUT.iter().all(|table| *table == "user" || !archive.manifest.tables.contains_key(*table)));
        let entries = world.owner().await.get(&format!("{API}/audit-entry/?action=export")).await.json();
        assert!(entries["results"][0]["action"] == "export", "{entries}");
    }

    async fn what_cannot_come_whole_does_not_come(store: Store) {
        let world = world(&store).await;
        let bytes = packed(&world).await;
        let twice = account_file::bring_account(world.app.flows(), file(&bytes)).await;
        assert!(matches!(twice, Err(MoveError::IsHere(7))), "{twice:?}");
        let elsewhere = TestDatabase::new().await;
        let app = TestApp::new(elsewhere.store.clone()).flows().clone();
        let half = account_file::bring_account(&app, file(&bytes[..bytes.len() / 2])).await;
        assert!(matches!(half, Err(MoveError::Archive(_))), "{half:?}");
        for (wrong, expected) in [
            (json!({"account_id": 8}), "a row of webhook_delivery is not of this account"),
            (json!(null), "the archive ends before its webhook_delivery"),
        ] {
            let refused = account_file::bring_account(&app, file(&changed(&bytes, &wrong))).await.unwrap_err();
            assert_eq!(refused.to_string(), expected);
        }
        assert_eq!(store::audit::accounts(&elsewhere.store).await.unwrap(), [], "nothing of it stayed");
    }
}

/// The archive with its first webhook delivery changed or removed.
fn changed(bytes: &[u8], change: &Value) -> Vec<u8> {
    doctored(bytes, |table, rows| match (table, change) {
        ("webhook_delivery", Value::Object(change)) => rows[0].extend(change.clone()),
        ("webhook_delivery", _) => drop(rows.remove(0)),
        _ => {}
    })
}

/// Rewrites the archive as a skilled attacker would; its manifest is unchanged.
pub fn doctored(bytes: &[u8], mut change: impl FnMut(&str, &mut Vec<Map<String, Value>>)) -> Vec<u8> {
    let mut archive = Unpack::open(Cursor::new(bytes)).unwrap();
    let manifest = archive.manifest.clone();
    let mut pack = Pack::new(Cursor::new(Vec::new()));
    for table in manifest.tables.keys() {
        pack.table(table).unwrap();
        let mut rows = Vec::new();
        archive
            .table::<ArchiveError>(table, |row| {
                rows.push(row);
                Ok(())
            })
            .unwrap();
        change(table, &mut rows);
        for row in &rows {
            pack.row(row).unwrap();
        }
    }
    archive.pictures::<ArchiveError>(|photo, file, bytes| pack.picture(photo, file, &bytes)).unwrap();
    pack.finish(&manifest).unwrap().into_inner()
}
