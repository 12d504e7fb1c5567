//! Reports: equal to the ledger and the bills, separately by currency, and without homes that the user may not see.

use domain::reservations::reservation::Status;
use domain::text::code::StateStatus;
use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use domain::accounts::role::Role;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::row::Id;
use store::row::calendars::{calendar_event, stay_night};
use store::row::homes::{property, property_group_member};
use store::row::listings::{listing, source};
use store::row::quotes::quote;
use store::row::reservations::reservation;
use testkit::{Client, Sample, TestApp, insert, instant, key, on_both_engines};

use crate::app;
use crate::booking::text;

const REPORT: &str = "/api/v2/report/";

/// Another home of the account, sold in yen and located in Tokyo.
pub(crate) async fn tokyo(app: &TestApp, sample: Sample) -> Sample {
    let home = Sample { property: key(sample.account, 30), listing: key(sample.account, 31), ..sample };
    let tx = app.flows().store.write().await.unwrap();
    home.insert_home(&tx, "tokyo").await;
    let row = property::Model {
        name: "=Tokyo".to_owned(),
        slug: "tokyo".to_owned(),
        ical_secret: format!("secret-tokyo-{}", sample.account),
        time_zone: "Asia/Tokyo".to_owned(),
        ..home.property_row()
    };
    row.into_active_model().reset_all().update(&tx).await.unwrap();
    let row = listing::Model { currency: "JPY".to_owned(), ..home.listing_row() };
    row.into_active_model().reset_all().update(&tx).await.unwrap();
    app.flows().commit(tx, sample.account).await.unwrap();
    home
}

/// Books a stay for a guest and returns its key.
pub(crate) async fn book(client: &Client<'_>, home: Sample, check_in: &str, check_out: &str) -> String {
    let stay = json!({
        "property": home.property.to_string(), "check_in": check_in, "check_out": check_out, "adults": 2,
        "first_name": "Bea", "last_name": "Caller", "email": "bea@guest.test",
    });
    let made = client.post("/api/v2/reservation/", &stay).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
    text(&made.json()["key"]).to_owned()
}

async fn report(client: &Client<'_>, query: &str) -> Value {
    let answer = client.get(&format!("{REPORT}?{query}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

/// A summer: stays over the end of a month, one moved, one canceled, a block, a home in another currency.
async fn summer(store: &Store) -> (TestApp, Sample, Sample) {
    let (app, sample) = app(store).await;
    let yen = tokyo(&app, sample).await;
    let tx = store.write().await.unwrap();
    let at = instant("2026-01-01T00:00:00Z");
    insert(
        &tx,
        source::Model {
            account_id: sample.account.into(),
            id: key(sample.account, 40).into(),
            name: "Phone".to_owned(),
            state_status: StateStatus::Active.into(),
            created_at: at,
            updated_at: at,
            version: 1,
        },
    )
    .await;
    app.flows().commit(tx, sample.account).await.unwrap();
    let owner = app.sign_in(sample.account, Role::Owner).await;
    let over_july = book(&owner, sample, "2026-07-29", "2026-08-03").await;
    book(&owner, sample, "2026-08-10", "2026-08-14").await;
    book(&owner, yen, "2026-08-30", "2026-09-06").await;
    let canceled = book(&owner, sample, "2026-09-01", "2026-09-05").await;
    owner.post(&format!("/api/v2/reservation/{canceled}/cancel/"), &json!({})).await;
    let moved = book(&owner, sample, "2026-08-20", "2026-08-24").await;
    let path = format!("/api/v2/reservation/{moved}/");
    let whole = json!({"amount": owner.get(&path).await.json()["total"], "method": "cash"});
    let paid = owner.post(&format!("{path}record-payment/"), &whole).await;
    assert_eq!(paid.status, StatusCode::OK, "{}", paid.text());
    let dates = json!({"check_in": "2026-09-28", "check_out": "2026-10-02"});
    let answer = owner.post(&format!("/api/v2/reservation/{moved}/move/"), &dates).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let block = json!({"property": sample.property.to_string(), "start_date": "2026-08-05", "end_date": "2026-08-07"});
    assert_eq!(owner.post("/api/v2/calendar-event/", &block).await.status, StatusCode::CREATED);
    let path = format!("/api/v2/reservation/{over_july}/");
    let sourced = owner.patch(&path, &json!({"source": key(sample.account, 40).to_string()})).await;
    assert_eq!(sourced.status, StatusCode::OK, "{}", sourced.text());
    (app, sample, yen)
}

/// The nights of each month that belong to bookings and to blocks, from the ledger.
async fn ledger(store: &Store) -> BTreeMap<(bool, u32), i64> {
    let events = calendar_event::Entity::find().all(store.read()).await.unwrap();
    let is_sold = |event: Id| events.iter().any(|row| row.id == event && row.reservation_id.is_some());
    let mut nights = BTreeMap::new();
    for row in stay_night::Entity::find().all(store.read()).await.unwrap() {
        *nights.entry((is_sold(row.event_id), row.night.month())).or_default() += 1;
    }
    nights
}

/// Nights and revenue (without taxes and deposits) on the bills of booked stays, by currency.
async fn bills(store: &Store) -> BTreeMap<String, (i64, i64)> {
    let quotes = quote::Entity::find().all(store.read()).await.unwrap();
    let mut sums: BTreeMap<String, (i64, i64)> = BTreeMap::new();
    for row in reservation::Entity::find().all(store.read()).await.unwrap() {
        let quote = quotes.iter().find(|quote| quote.id == row.quote_id && row.status == Status::Reserved);
        let Some(bill) = quote.map(|quote| serde_json::from_str::<Value>(&quote.bill).unwrap()) else {
            continue;
        };
        let bill = if bill["lines"].is_array() { &bill } else { &bill["quote"] };
        let sum = |list: &Value, keep: &dyn Fn(&Value) -> bool| -> i64 {
            list.as_array()
                .unwrap()
                .iter()
                .filter(|line| keep(line))
                .map(|line| line["amount"].as_i64().unwrap())
                .sum()
        };
        let entry = sums.entry(row.currency).or_default();
        entry.0 += sum(&bill["nights"], &|_| true);
        entry.1 += sum(&bill["lines"], &|line| !["tax", "deposit"].contains(&text(&line["kind"])));
    }
    sums
}

fn days_in(month: u32) -> i64 {
    let first = |month| NaiveDate::from_ymd_opt(2026, month, 1).unwrap();
    (first(month + 1) - first(month)).num_days()
}

on_both_engines! {
    async fn reports_equal_the_ledger_and_the_bills(store: Store) {
        let (app, sample, _) = summer(&store).await;
        let viewer = app.sign_in(sample.account, Role::Viewer).await;
        let told = report(&viewer, "from=2026-07&to=2026-10").await;
        let nights = ledger(&store).await;
        for (month, row) in (7_u32..).zip(told["results"].as_array().unwrap()) {
            assert_eq!(row["key"], format!("2026-{month:02}"));
            let owned = |is_sold| nights.get(&(is_sold, month)).copied().unwrap_or(0);
            assert_eq!(row["nights_sold"], owned(true), "{month}");
            assert_eq!(row["nights_available"], 2 * days_in(month) - owned(false), "{month}");
        }
        let totals = &told["totals"];
        assert_eq!(totals["nights_sold"], 5 + 4 + 7 + 4);
        assert_eq!((&totals["bookings"], &totals["canceled"]), (&json!(4), &json!(1)));
        let bills = bills(&store).await;
        assert_eq!(bills.keys().collect::<Vec<_>>(), ["JPY", "USD"]);
        for earned in totals["money"].as_array().unwrap() {
            let bill = bills[text(&earned["currency"])];
            assert_eq!((&earned["rent"], &earned["revenue"]), (&json!(bill.0), &json!(bill.1)));
        }
        // The amounts of all rows add up to the totals, to the cent, for every kind of row.
        for by in ["month", "property", "source"] {
            let told = report(&viewer, &format!("from=2026-07&to=2026-10&by={by}")).await;
            let mut sums: BTreeMap<String, (i64, i64)> = BTreeMap::new();
            for earned in told["results"].as_array().unwrap().iter().flat_map(|row| row["money"].as_array().unwrap()) {
                let sum = sums.entry(text(&earned["currency"]).to_owned()).or_default();
                sum.0 += earned["rent"].as_i64().unwrap();
                sum.1 += earned["revenue"].as_i64().unwrap();
            }
            assert_eq!(sums, bills, "{by}");
            assert_eq!(told["totals"], *totals, "{by}");
        }
    }

    async fn filters_narrow_a_report_and_yen_have_no_cents(store: Store) {
        let (app, sample, yen) = summer(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let month = report(&owner, "from=2026-08&to=2026-08").await["totals"].clone();
        // Two nights of July's guest, four of the next one, two in Tokyo; three are blocked.
        assert_eq!((&month["nights_sold"], &month["nights_available"]), (&json!(2 + 4 + 2), &json!(62 - 3)));
        assert_eq!(month["occupancy"], json!(0.1356));
        let of_yen = report(&owner, &format!("from=2026-08&to=2026-09&property={}", yen.property)).await["totals"].clone();
        assert_eq!((&of_yen["nights_available"], &of_yen["nights_sold"]), (&json!(61), &json!(7)));
        assert_eq!(of_yen["money"], json!([
            {"currency": "JPY", "nights": 7, "rent": 70_000, "revenue": 70_000, "average_nightly_rate": 10_000}
        ]));
        let phone = format!("from=2026-07&to=2026-08&by=source&source={}", key(sample.account, 40));
        let phone = report(&owner, &phone).await;
        assert_eq!(phone["results"].as_array().unwrap().len(), 1);
        assert_eq!((&phone["results"][0]["label"], &phone["totals"]["nights_sold"]), (&json!("Phone"), &json!(5)));
        let unknown = report(&owner, "from=2026-07&to=2026-08&by=source&source=none").await;
        assert_eq!((&unknown["results"][0]["key"], &unknown["totals"]["nights_sold"]), (&Value::Null, &json!(6)));
        let file = owner.get(&format!("{REPORT}export/?from=2026-08&to=2026-08&by=property&format=csv")).await;
        assert_eq!(file.headers["content-type"], "text/csv; charset=utf-8");
        let lines = file.text();
        let lines: Vec<&str> = lines.lines().collect();
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert_eq!(lines[1], format!("{},'=Tokyo,31,2,0.0645,1,0,JPY,2,20000,20000,10000", yen.property));
        assert_eq!(lines[2], format!("{},A home,28,6,0.2143,1,0,USD,6,600.00,670.00,100.00", sample.property));
    }

    async fn who_is_limited_to_a_group_is_told_of_its_homes_only(store: Store) {
        let (app, sample, yen) = summer(&store).await;
        let group = key(sample.account, 500);
        let tx = store.write().await.unwrap();
        insert(&tx, sample.group_row(500, "Coast")).await;
        insert(&tx, property_group_member::Model { account_id: sample.account.into(), group_id: group.into(), property_id: yen.property.into() }).await;
        app.flows().commit(tx, sample.account).await.unwrap();
        let asked = "from=2026-07&to=2026-10&by=property";
        let limited = app.sign_in_limited(sample.account, Role::Viewer, &[group]).await;
        let told = report(&limited, asked).await;
        assert_eq!(told["results"].as_array().unwrap().len(), 1);
        assert_eq!((&told["totals"]["nights_sold"], &told["totals"]["canceled"]), (&json!(7), &json!(0)));
        let other = report(&limited, &format!("{asked}&property={}", sample.property)).await;
        assert_eq!((&other["results"], &other["totals"]["nights_available"]), (&json!([]), &json!(0)));
        let owner = app.sign_in(sample.account, Role::Owner).await;
        assert_eq!(report(&owner, &format!("{asked}&property_group={group}")).await, told);
    }

    async fn what_is_wrong_is_said_by_name(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        for (query, field) in [
            ("from=2026-08&to=2026-07", "to"),
            ("from=2020-01&to=2025-01", "to"),
            ("from=2026-8", "from"),
            ("by=colour", "by"),
            ("property=home", "property"),
            ("source=phone", "source"),
        ] {
            let refused = owner.get(&format!("{REPORT}?{query}")).await;
            assert_eq!((refused.status, refused.json()[field].is_array()), (StatusCode::BAD_REQUEST, true), "{query}: {}", refused.text());
        }
        let refused = owner.get(&format!("{REPORT}export/?format=xlsx")).await;
        assert_eq!((refused.status, refused.json()["format"].is_array()), (StatusCode::BAD_REQUEST, true));
        // By default, the year up to this month.
        let usual = report(&owner, "").await;
        assert_eq!((&usual["from"], &usual["to"], usual["results"].as_array().unwrap().len()), (&json!("2025-08"), &json!("2026-07"), 12));
    }
}
