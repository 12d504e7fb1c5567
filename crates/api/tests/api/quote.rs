//! Estimates.

use domain::money::basis_points::BasisPoints;
use domain::money::rounding::MAX_AMOUNT;
use domain::price::fee::FeeKind;
use domain::price::promotion::PromotionKind;
use domain::price::tax::TaxKind;
use domain::text::code::{ActiveType, StateStatus, SystemType};
use http::StatusCode;
use sea_orm::{ActiveModelTrait, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};
use serde_json::{Value, json};
use store::Store;
use store::calendars::night::{Claim, take};
use store::catalog::change;
use store::row::homes::property;
use store::row::listings::{listing, listing_fee, listing_rate, tax};
use store::row::policies::payment_policy;
use store::row::quotes::promotion;
use store::row::{AccountNumber, Id};
use testkit::{Sample, TestApp, insert, on_both_engines};

use crate::app;

const ESTIMATE: &str = "/websites/api/v2/quote/estimate/";

fn stay(sample: Sample, check_in: &str, check_out: &str) -> Value {
    json!({"property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": check_in, "check_out": check_out})
}

fn with(mut body: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else { panic!("changes are an object") };
    body.as_object_mut().unwrap().extend(changes);
    body
}

on_both_engines! {
    async fn an_estimate_tells_every_line(store: Store) {
        let (app, sample) = app(&store).await;
        let answer = app.post(ESTIMATE, &stay(sample, "2026-07-10", "2026-07-14")).await;
        assert_eq!(answer.status, StatusCode::OK);
        insta::assert_json_snapshot!("estimate", answer.json());
    }

    async fn only_active_taxes_are_charged(store: Store) {
        let (_, sample) = app(&store).await;
        let wanted = stay(sample, "2026-07-10", "2026-07-14");
        for state in StateStatus::ALL.iter().copied() {
            let tx = store.write().await.unwrap();
            let of_account = tax::Entity::find().filter(tax::Column::AccountId.eq(AccountNumber::from(sample.account)));
            for row in of_account.all(&tx).await.unwrap() {
                tax::ActiveModel { state_status: Set(state.into()), ..row.into_active_model() }.update(&tx).await.unwrap();
            }
            change::of_property(&tx, sample.account, sample.property).await.unwrap();
            tx.commit().await.unwrap();
            let later = TestApp::at(store.clone(), "2026-07-01T12:00:00Z");
            let taxes = later.post(ESTIMATE, &wanted).await.json()["total_taxes"].as_i64().unwrap();
            assert_eq!(taxes > 0, state == StateStatus::Active, "{state}");
        }
    }

    async fn fixed_amounts_count_where_the_home_has_their_currency(store: Store) {
        let (_, sample) = app(&store).await;
        insert_fixed_amounts(&store, sample).await;
        let wanted = with(stay(sample, "2026-07-10", "2026-07-14"), json!({"promo_codes": ["SUMMER"]}));
        let priced_in = async |currency: &str| {
            let tx = store.write().await.unwrap();
            let row = listing::Entity::find_by_id((AccountNumber::from(sample.account), Id::from(sample.listing)));
            let row = row.one(&tx).await.unwrap().unwrap();
            listing::ActiveModel { currency: Set(currency.to_owned()), ..row.into_active_model() }.update(&tx).await.unwrap();
            change::of_property(&tx, sample.account, sample.property).await.unwrap();
            tx.commit().await.unwrap();
            TestApp::new(store.clone()).post(ESTIMATE, &wanted).await.json()
        };
        let dollars = priced_in("USD").await;
        // 2.00 for two guests and four nights, 10.00 off, and 100.00 with the booking.
        assert_eq!((&dollars["total_taxes"], &dollars["promo_codes"], &dollars["due_now"]), (&json!(1_600), &json!(["SUMMER"]), &json!(10_000)));
        let yen = priced_in("JPY").await;
        assert_eq!((&yen["total_taxes"], &yen["promo_codes"], &yen["due_now"]), (&json!(0), &json!([]), &json!(0)));
        assert_eq!(yen["promo_errors"][0]["data"], json!({"promotion": "SUMMER", "reason": "other_currency", "currency": "USD"}));
    }

    async fn chosen_add_ons_are_charged(store: Store) {
        let (app, sample) = app(&store).await;
        let wanted = with(stay(sample, "2026-07-10", "2026-07-14"), json!({"addons": [sample.firewood.to_string()]}));
        assert_eq!(app.post(ESTIMATE, &wanted).await.json()["total"], 49_500 + 2_200);
    }

    async fn a_stay_that_cannot_be_booked_is_refused_with_what_would_do(store: Store) {
        let (app, sample) = app(&store).await;
        saturdays_in_october(&store, sample).await;
        let taken = Claim {
            account: sample.account,
            property: sample.property,
            event: testkit::key(sample.account, 50),
            nights: vec!["2026-08-03".parse().unwrap()],
            units: 1,
        };
        block(&store, sample, &taken).await;
        let good = ("2026-07-10", "2026-07-14");
        for (dates, party, code, data) in [
            (("2026-06-30", "2026-07-04"), json!({}), "past_date", json!({"earliest": "2026-07-01"})),
            (("2026-07-01", "2026-07-05"), json!({}), "lead_time", json!({"earliest": "2026-07-02"})),
            (("2027-07-05", "2027-07-09"), json!({}), "booking_window", json!({"latest": "2027-07-01"})),
            (("2029-07-05", "2029-07-09"), json!({}), "booking_window", json!({"latest": "2027-07-01"})),
            (("2026-07-10", "2026-07-12"), json!({}), "min_stay", json!({"min_nights": 3})),
            (("2026-07-10", "2026-08-20"), json!({}), "max_stay", json!({"max_nights": 28})),
            (("2026-10-05", "2026-10-10"), json!({}), "check_in_day", json!({"days": [6]})),
            (good, json!({"adults": 4, "children": 1}), "max_guests", json!({"max_guests": 4})),
            (good, json!({"pets": 2}), "pets", json!({"max_pets": 1})),
            (good, json!({"smoker": true}), "smoking", json!({})),
            (("2026-08-01", "2026-08-05"), json!({}), "overlap", json!({"night": "2026-08-03"})),
        ] {
            let answer = app.post(ESTIMATE, &with(stay(sample, dates.0, dates.1), party)).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{code}");
            let told = answer.json();
            assert_eq!(told["code"], code, "{}", answer.text());
            for (name, value) in data.as_object().unwrap() {
                assert_eq!(&told["data"][name], value, "{code}");
            }
            assert!(told["detail"].as_str().unwrap().ends_with('.'));
            // Every suggested stay can be booked.
            for offer in told["data"]["nearest"].as_array().into_iter().flatten() {
                let dates = (offer["check_in"].as_str().unwrap(), offer["check_out"].as_str().unwrap());
                assert_eq!(app.post(ESTIMATE, &stay(sample, dates.0, dates.1)).await.status, StatusCode::OK, "{code}: {offer}");
            }
        }
        let overlap = app.post(ESTIMATE, &stay(sample, "2026-08-01", "2026-08-05")).await.json();
        assert_eq!(overlap["data"]["nearest"], json!([
            {"check_in": "2026-07-30", "check_out": "2026-08-03"}, {"check_in": "2026-07-29", "check_out": "2026-08-02"},
            {"check_in": "2026-08-04", "check_out": "2026-08-08"},
        ]));
    }

    async fn a_listing_says_why_it_is_not_sold(store: Store) {
        let (_, sample) = app(&store).await;
        for (change, code) in [
            (Change::LargestAmounts, "price_too_high"),
            (Change::CheckOutSundays, "check_out_day"),
            (Change::NoRate, "no_rate"),
            (Change::Partner, "partner_unavailable"),
            (Change::Paused, "inactive"),
        ] {
            change.make(&store, sample).await;
            let answer = TestApp::new(store.clone()).post(ESTIMATE, &stay(sample, "2026-07-10", "2026-07-14")).await;
            assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::BAD_REQUEST, &json!(code)), "{}", answer.text());
        }
    }

    async fn absurd_wishes_are_answered_clearly(store: Store) {
        let (app, sample) = app(&store).await;
        let good = stay(sample, "2026-07-10", "2026-07-14");
        let many: Vec<String> = (0..101).map(|number| testkit::key(sample.account, number).to_string()).collect();
        for (changes, field, message) in [
            (json!({"addons": many}), "addons", "Choose at most 100 add-ons."),
            (json!({"addons": [sample.listing.to_string()]}), "addons", ""),
            (json!({"promo_codes": vec!["A"; 21]}), "promo_codes", "Send at most 20 codes."),
            (json!({"promo_codes": ["x".repeat(101)]}), "promo_codes", "This is not a promotion code."),
            (json!({"promo_codes": ["a\u{1}b"]}), "promo_codes", "This is not a promotion code."),
            (json!({"check_in": "2026-07-10", "check_out": "2036-07-10"}), "check_out", "A stay can have at most 1096 nights."),
            (json!({"children": -1}), "children", ""),
        ] {
            let answer = app.post(ESTIMATE, &with(good.clone(), changes)).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{field}");
            let told = answer.json()[field][0].as_str().unwrap_or_default().to_owned();
            assert!(!told.is_empty() && (message.is_empty() || told == message), "{field}: {}", answer.text());
        }
    }
}

/// A tourist tax of 2.00 dollars, a promotion of 10.00, and 100.00 with the booking.
async fn insert_fixed_amounts(store: &Store, sample: Sample) {
    let tx = store.write().await.unwrap();
    let row = tax::Entity::find().one(&tx).await.unwrap().unwrap();
    let row = tax::Model { kind: TaxKind::PerGuestNight.into(), basis_points: 0, amount: 200, ..row };
    row.into_active_model().reset_all().update(&tx).await.unwrap();
    let kind = PromotionKind::Amount.into();
    insert(&tx, promotion::Model { kind, amount: 1_000, ..sample.promotion_row(60) }).await;
    let policy = payment_policy::Model {
        account_id: sample.account.into(),
        id: testkit::key(sample.account, 90).into(),
        name: "A fixed first payment".to_owned(),
        parts: json!([
            {"share": {"amount": 10_000}, "due": "at_booking"},
            {"share": "remainder", "due": {"days_before_check_in": 2}},
        ]),
        created_at: testkit::instant("2026-01-01T00:00:00Z"),
        updated_at: testkit::instant("2026-01-01T00:00:00Z"),
        version: 1,
        currency: "USD".to_owned(),
    };
    let policy_id = policy.id;
    insert(&tx, policy).await;
    let row = listing::Entity::find().one(&tx).await.unwrap().unwrap();
    let row = listing::Model { payment_policy_id: Some(policy_id), ..row };
    row.into_active_model().reset_all().update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

/// A change of a listing that prevents the booking.
enum Change {
    LargestAmounts,
    CheckOutSundays,
    NoRate,
    Partner,
    Paused,
}

impl Change {
    async fn make(&self, store: &Store, sample: Sample) {
        let tx = store.write().await.unwrap();
        let account = AccountNumber::from(sample.account);
        let listing =
            listing::Entity::find_by_id((account, Id::from(sample.listing))).one(&tx).await.unwrap().unwrap();
        let mut listing = listing.into_active_model();
        match self {
            Self::LargestAmounts => {
                let rate = listing_rate::Entity::find().one(&tx).await.unwrap().unwrap();
                let rate = listing_rate::Model { week_night: MAX_AMOUNT, ..rate };
                rate.into_active_model().reset_all().update(&tx).await.unwrap();
                let share = BasisPoints::MAX.get().cast_signed();
                for row in listing_fee::Entity::find().all(&tx).await.unwrap() {
                    let kind = FeeKind::PercentOfRent.into();
                    let row = listing_fee::Model { kind, basis_points: share, taxable: true, ..row };
                    row.into_active_model().reset_all().update(&tx).await.unwrap();
                }
                let tax = tax::Entity::find().one(&tx).await.unwrap().unwrap();
                let tax = tax::Model { basis_points: share, on_fees: true, ..tax };
                tax.into_active_model().reset_all().update(&tx).await.unwrap();
            }
            Self::CheckOutSundays => listing.check_out_days = Set("0".to_owned()),
            Self::NoRate => {
                listing.check_out_days = Set("0,1,2,3,4,5,6".to_owned());
                listing_rate::Entity::delete_many()
                    .filter(listing_rate::Column::AccountId.eq(account))
                    .exec(&tx)
                    .await
                    .unwrap();
            }
            Self::Partner => {
                let home = property::Entity::find_by_id((account, Id::from(sample.property)))
                    .one(&tx)
                    .await
                    .unwrap()
                    .unwrap();
                let mut home = home.into_active_model();
                home.system_type = Set(SystemType::Partner.into());
                home.update(&tx).await.unwrap();
            }
            Self::Paused => listing.active_type = Set(ActiveType::Paused.into()),
        }
        if listing.is_changed() {
            listing.update(&tx).await.unwrap();
        }
        change::of_property(&tx, sample.account, sample.property).await.unwrap();
        tx.commit().await.unwrap();
    }
}

/// Adds a rate with its own check-in day.
async fn saturdays_in_october(store: &Store, sample: Sample) {
    let tx = store.write().await.unwrap();
    let base = listing_rate::Entity::find().one(&tx).await.unwrap().unwrap();
    let october = listing_rate::Model {
        id: testkit::key(sample.account, 70).into(),
        start_date: Some("2026-10-01".parse().unwrap()),
        end_date: Some("2026-10-31".parse().unwrap()),
        base_rate: false,
        check_in_days: Some("6".to_owned()),
        ..base
    };
    insert(&tx, october).await;
    tx.commit().await.unwrap();
}

/// Blocks nights as an owner would.
async fn block(store: &Store, sample: Sample, claim: &Claim) {
    let tx = store.write().await.unwrap();
    sample.insert_block(&tx, claim.event, claim.nights[0]).await;
    take(&tx, claim).await.unwrap();
    tx.commit().await.unwrap();
}
