//! Stored quotes: the price is guaranteed until they expire or the guest changes them.

use http::StatusCode;
use sea_orm::{ActiveModelTrait, ActiveValue::Set, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::calendars::night::{Claim, take};
use store::catalog::change;
use store::row::listings::{listing, listing_rate};
use store::row::sites::site;
use store::row::{AccountNumber, Id};
use testkit::{Sample, TestApp, insert, key, on_both_engines};

use crate::app;

const QUOTE: &str = "/websites/api/v2/quote/";

async fn create(app: &TestApp, sample: Sample) -> Value {
    let body = json!({
        "property": sample.property.to_string(), "namespace": sample.namespace(), "origin_site": sample.namespace(),
        "check_in": "2026-07-10", "check_out": "2026-07-14", "adults": 2,
    });
    let answer = app.post(QUOTE, &body).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
    answer.json()
}

fn at(quote: &Value, action: &str) -> String {
    format!("{QUOTE}{}/{action}", quote["key"].as_str().unwrap())
}

async fn make_dearer(store: &Store, sample: Sample) {
    let tx = store.write().await.unwrap();
    let id = (AccountNumber::from(sample.account), Id::from(key(sample.account, 20)));
    let mut rate = listing_rate::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap().into_active_model();
    rate.week_night = Set(20_000);
    rate.update(&tx).await.unwrap();
    change::of_property(&tx, sample.account, sample.property).await.unwrap();
    tx.commit().await.unwrap();
}

async fn set_capture_address(store: &Store, sample: Sample, asks: bool) {
    let tx = store.write().await.unwrap();
    let id = (AccountNumber::from(sample.account), Id::from(sample.site));
    let mut row = site::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap().into_active_model();
    row.capture_address = Set(asks);
    row.update(&tx).await.unwrap();
    change::of_account(&tx, sample.account).await.unwrap();
    tx.commit().await.unwrap();
}

fn adds_up(quote: &Value) {
    let sum = |list: &str, deposits: bool| -> i64 {
        let items = quote[list].as_array().unwrap().iter();
        items
            .filter(|item| deposits || item["kind"] != "deposit")
            .map(|item| item["amount"].as_i64().unwrap())
            .sum()
    };
    assert_eq!(json!(sum("lines", false)), quote["total"]);
    assert_eq!(json!(sum("payments", true)), quote["total"]);
    assert_eq!(json!(sum("nights", true)), quote["total_rent"]);
}

on_both_engines! {
    async fn a_quote_is_found_again_as_it_was_made(store: Store) {
        let (app, sample) = app(&store).await;
        let made = create(&app, sample).await;
        adds_up(&made);
        assert_eq!(made["expires_at"], "2026-07-02T12:00:00Z");
        assert!(made["payments"][0]["key"].is_string());
        let found = app.get(&at(&made, "")).await;
        assert_eq!((found.status, found.json()), (StatusCode::OK, made));
    }

    async fn later_edits_of_rates_change_no_stored_quote(store: Store) {
        let (app, sample) = app(&store).await;
        let made = create(&app, sample).await;
        make_dearer(&store, sample).await;
        let later = TestApp::at(store.clone(), "2026-07-01T13:00:00Z");
        assert_eq!(later.get(&at(&made, "")).await.json()["total"], made["total"]);
        // Not even with another add-on: the other prices are guaranteed.
        let with_wood = later.post(&at(&made, "modify-addons/"), &json!({"addons": [sample.firewood.to_string()]})).await.json();
        assert_eq!(with_wood["total"], made["total"].as_i64().unwrap() + 2_200);
        assert_eq!(with_wood["expires_at"], made["expires_at"]);
        assert_eq!(with_wood["addons"], json!([sample.firewood.to_string()]));
        adds_up(&with_wood);
        // Other dates get a new price, with the difference line by line.
        let moved = later.post(&at(&made, "modify/"), &json!({"check_in": "2026-07-11", "check_out": "2026-07-15"})).await.json();
        assert_eq!(moved["total_rent"], 80_000);
        assert_eq!(moved["expires_at"], "2026-07-02T13:00:00Z");
        assert_eq!(moved["difference"], json!({
            "before": 51_700, "after": 95_700,
            "lines": [
                {"kind": "rent", "rule": "nightly", "name": "Rent", "before": 40_000, "after": 80_000},
                {"kind": "tax", "rule": "percent", "name": "Lodging tax", "before": 4_700, "after": 8_700},
            ],
        }));
        adds_up(&moved);
        let found = later.get(&at(&made, "")).await.json();
        assert_eq!((&found["total"], &found["difference"]), (&moved["total"], &Value::Null));
    }

    async fn an_expired_quote_is_gone_and_names_its_property(store: Store) {
        let (app, sample) = app(&store).await;
        let made = create(&app, sample).await;
        let later = TestApp::at(store.clone(), "2026-07-02T12:00:00Z");
        for answer in [
            later.get(&at(&made, "")).await,
            later.patch(&at(&made, ""), &json!({"first_name": "Ada"})).await,
            later.post(&at(&made, "modify/"), &json!({"adults": 3})).await,
            later.post(&at(&made, "validate-promos/"), &json!({})).await,
        ] {
            assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::GONE, &json!("expired")));
            assert_eq!(answer.json()["data"], json!({"property": sample.property.to_string(), "slug": "a-home"}));
        }
    }

    async fn contact_is_saved_piece_by_piece(store: Store) {
        let (app, sample) = app(&store).await;
        let made = create(&app, sample).await;
        let path = at(&made, "");
        let saved = app.patch(&path, &json!({"first_name": " Ada ", "last_name": "Byron", "email": "ada@example.org", "phone": "+44 20 7946 0000"})).await;
        assert_eq!((saved.status, &saved.json()["first_name"]), (StatusCode::OK, &json!("Ada")));
        let again = app.patch(&path, &json!({"last_name": "Lovelace"})).await.json();
        assert_eq!((&again["first_name"], &again["last_name"], &again["total"]), (&json!("Ada"), &json!("Lovelace"), &made["total"]));
        let wrong = app.patch(&path, &json!({"first_name": " ", "email": "nowhere", "phone": "12"})).await;
        assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
        for field in ["first_name", "email", "phone"] {
            assert!(wrong.json()[field][0].is_string(), "{field}");
        }
        assert_eq!(app.get(&path).await.json()["last_name"], "Lovelace");
    }

    async fn what_a_guest_cannot_save_is_refused_by_name(store: Store) {
        let (app, sample) = app(&store).await;
        let made = create(&app, sample).await;
        let path = at(&made, "");
        // The whole quote may come back.
        let mut whole = made.clone();
        for (field, value) in [("first_name", "Ada"), ("last_name", "Byron"), ("email", "ada@example.org")] {
            whole[field] = json!(value);
        }
        let saved = app.patch(&path, &whole).await;
        assert_eq!((saved.status, &saved.json()["first_name"]), (StatusCode::OK, &json!("Ada")), "{}", saved.text());
        let no_address = "This quote asks for no address.";
        for (sent, wrong) in [
            (json!({"adults": 4, "total": 1, "nonsense": 1}), json!({
                "adults": ["This field cannot be written."], "total": ["This field cannot be written."], "nonsense": ["There is no such field."],
            })),
            (json!({"key": "another"}), json!({"key": ["This field cannot be written."]})),
            (json!({"city": "London", "country": "GB", "state": ""}), json!({"city": [no_address], "country": [no_address]})),
        ] {
            let answer = app.patch(&path, &sent).await;
            assert_eq!((answer.status, answer.json()), (StatusCode::BAD_REQUEST, wrong));
        }
        assert_eq!(app.get(&path).await.json(), saved.json());
    }

    async fn an_address_is_kept_where_the_site_asked_for_one(store: Store) {
        let (app, sample) = app(&store).await;
        set_capture_address(&store, sample, true).await;
        let made = create(&app, sample).await;
        assert_eq!(made["capture_address"], true);
        let address = json!({"address_one": "1 Main St", "city": "Astoria", "postal_code": "97103", "country": "US"});
        let saved = app.patch(&at(&made, ""), &address).await.json();
        assert_eq!((&saved["address_one"], &saved["city"], &saved["country"]), (&json!("1 Main St"), &json!("Astoria"), &json!("US")));
        // A later edit of the site changes what new quotes ask for, not this one.
        set_capture_address(&store, sample, false).await;
        let later = TestApp::new(store.clone());
        let moved = later.post(&at(&made, "modify/"), &json!({"adults": 3})).await.json();
        assert_eq!(moved["capture_address"], true);
        assert_eq!(later.patch(&at(&made, ""), &json!({"city": "Salem"})).await.json()["city"], "Salem");
        assert_eq!(create(&later, sample).await["capture_address"], false);
    }

    async fn a_quote_keeps_the_site_that_its_guest_came_from(store: Store) {
        let (app, sample) = app(&store).await;
        let tx = store.write().await.unwrap();
        let stranger = Sample::insert(&tx, 8).await;
        let second = site::Model { id: key(sample.account, 60).into(), namespace: "second-site".to_owned(), domain: None, ..sample.site_row() };
        insert(&tx, second).await;
        tx.commit().await.unwrap();
        let own = sample.namespace();
        for (origin, kept) in [("second-site", "second-site"), (own.as_str(), own.as_str()), (&stranger.namespace(), &own), ("nowhere", &own)] {
            let body = json!({
                "property": sample.property.to_string(), "namespace": own, "origin_site": origin,
                "check_in": "2026-07-10", "check_out": "2026-07-14",
            });
            let made = app.post(QUOTE, &body).await.json();
            assert_eq!((&made["origin_site"], &made["namespace"]), (&json!(kept), &json!(own)), "{origin}");
            assert_eq!(app.get(&at(&made, "")).await.json()["origin_site"], kept, "{origin}");
        }
    }

    async fn a_quote_that_guests_may_not_change_stays(store: Store) {
        let (_, sample) = app(&store).await;
        let tx = store.write().await.unwrap();
        let mut row = listing::Entity::find_by_id((AccountNumber::from(sample.account), Id::from(sample.listing))).one(&tx).await.unwrap().unwrap().into_active_model();
        row.renter_can_modify = Set(false);
        row.update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        let app = TestApp::new(store.clone());
        let made = create(&app, sample).await;
        assert_eq!(made["renter_can_modify"], false);
        let answer = app.post(&at(&made, "modify/"), &json!({"adults": 3})).await;
        assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::FORBIDDEN, &json!("may_not_modify")));
    }

    async fn nights_that_were_taken_meanwhile_are_told(store: Store) {
        let (app, sample) = app(&store).await;
        let made = create(&app, sample).await;
        assert_eq!((&made["overlap_exists"], &made["error"]), (&json!(false), &Value::Null));
        let tx = store.write().await.unwrap();
        let night = "2026-07-12".parse().unwrap();
        let event = key(sample.account, 50);
        sample.insert_block(&tx, event, night).await;
        take(&tx, &Claim { account: sample.account, property: sample.property, event, nights: vec![night], units: 1 }).await.unwrap();
        tx.commit().await.unwrap();
        let found = TestApp::new(store.clone()).get(&at(&made, "")).await.json();
        assert_eq!((&found["overlap_exists"], &found["error"]["code"], &found["total"]), (&json!(true), &json!("overlap"), &made["total"]));
    }

    async fn a_change_that_cannot_be_had_leaves_the_quote_as_it_was(store: Store) {
        let (app, sample) = app(&store).await;
        let made = create(&app, sample).await;
        for (change, field_or_code) in [
            (json!({"check_out": "2026-07-10"}), "check_out"),
            (json!({"adults": 5000}), "adults"),
            (json!({"adults": 9}), "max_guests"),
            (json!({"check_out": "2026-07-11"}), "min_stay"),
        ] {
            let answer = app.post(&at(&made, "modify/"), &change).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{change}");
            assert!(answer.text().contains(field_or_code), "{}", answer.text());
        }
        assert_eq!(app.get(&at(&made, "")).await.json(), made);
    }
}
