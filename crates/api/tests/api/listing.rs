//! Listings with their fees and rates.

use chrono::NaiveDate;
use domain::text::code::{ActiveType, StateStatus};
use http::StatusCode;
use sea_orm::{ActiveModelTrait, ActiveValue::Set, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::row::homes::property;
use store::row::listings::{listing, listing_rate};
use store::row::sites::site;
use store::row::{AccountNumber, Id};
use testkit::{Sample, TestApp, key, on_one_engine};

use crate::{app, two_tenants};

const API: &str = "/websites/api/v2";

fn names(list: &Value) -> Vec<&str> {
    list["results"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect()
}

/// Every URL that shows the sample's listing.
fn addresses(sample: &Sample) -> [String; 4] {
    let Sample { property, listing, .. } = sample;
    [
        format!("{API}/listing/?site_namespace=site-7&property={property}"),
        format!("{API}/listing-fee/?site_namespace=site-7&listing={listing}"),
        format!("{API}/listing-rate/?site_namespace=site-7&listing={listing}"),
        format!("{API}/listing-rate/?listing={listing}"),
    ]
}

async fn statuses(app: &TestApp, sample: &Sample) -> Vec<u16> {
    let mut statuses = Vec::new();
    for address in addresses(sample) {
        statuses.push(app.get(&address).await.status.as_u16());
    }
    statuses
}

/// Adds a weekly rate in July below the sum of its nights.
async fn insert_summer(store: &Store, sample: &Sample) {
    let tx = store.write().await.unwrap();
    let base = (AccountNumber::from(sample.account), Id::from(key(sample.account, 20)));
    let base = listing_rate::Entity::find_by_id(base).one(&tx).await.unwrap().unwrap();
    let summer = listing_rate::Model {
        id: key(sample.account, 21).into(),
        name: "Summer".to_owned(),
        start_date: NaiveDate::from_ymd_opt(2026, 7, 1),
        end_date: NaiveDate::from_ymd_opt(2026, 8, 31),
        base_rate: false,
        repeat: true,
        week_night: 15_000,
        weekend_night: Some(18_000),
        weekly: Some(90_004),
        monthly: Some(330_014),
        min_nights: Some(5),
        ..base
    };
    summer.into_active_model().insert(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

on_one_engine! {
    async fn a_site_lists_its_listings(store: Store) {
        let (app, sample, _) = two_tenants(&store).await;
        let answer = app.get(&format!("{API}/listing/?site_namespace=site-7")).await;
        assert_eq!(answer.status, StatusCode::OK);
        insta::assert_json_snapshot!("listing_list", answer.json());
        let one = app.get(&format!("{API}/listing?name_space=site-7&property={}", sample.property)).await;
        assert_eq!(one.json(), answer.json());
    }

    async fn fees_are_listed_in_the_owners_order(store: Store) {
        let (app, sample) = app(&store).await;
        let list = app.get(&format!("{API}/listing-fee/?listing={}", sample.listing)).await.json();
        assert_eq!(names(&list), ["Cleaning", "Deposit", "Firewood"]);
        let firewood = sample.firewood;
        assert_eq!(list["results"][2], json!({
            "key": firewood.to_string(), "uri": format!("{API}/listing-fee/{firewood}/"), "name": "Firewood", "kind": "flat",
            "amount": 2_000, "basis_points": 0, "taxable": true, "refundable": false, "optional": true, "selected": false,
            "currency": {"code": "USD", "symbol": "$"},
        }));
    }

    async fn rates_are_listed_by_date_with_what_a_night_of_a_week_or_month_costs(store: Store) {
        let (app, sample) = app(&store).await;
        insert_summer(&store, &sample).await;
        let list = app.get(&format!("{API}/listing-rate/?listing={}&site_namespace=site-7&limit=1000", sample.listing)).await.json();
        assert_eq!((names(&list), &list["count"], &list["limit"]), (vec!["Summer", "All year"], &json!(2), &json!(1000)));
        let summer = key(sample.account, 21);
        assert_eq!(list["results"][0], json!({
            "key": summer.to_string(), "uri": format!("{API}/listing-rate/{summer}/"), "name": "Summer",
            "start_date": "2026-07-01", "end_date": "2026-08-31", "base_rate": false, "repeat": true, "duration": null,
            "week_night": 15_000, "weekend_night": 18_000, "weekly": 90_004, "weekly_nightly": 12_858, "monthly": 330_014,
            "monthly_nightly": 11_000, "min_nights": 5, "max_nights": null, "currency": {"code": "USD", "symbol": "$"},
        }));
        let base = &list["results"][1];
        assert_eq!((&base["base_rate"], &base["start_date"], &base["weekly_nightly"]), (&json!(true), &Value::Null, &Value::Null));
    }

    async fn what_a_site_does_not_sell_it_does_not_show(store: Store) {
        let (app, sample) = app(&store).await;
        assert_eq!(statuses(&app, &sample).await, [200, 200, 200, 200]);
        let tx = store.write().await.unwrap();
        let site = (AccountNumber::from(sample.account), Id::from(sample.site));
        let mut site = site::Entity::find_by_id(site).one(&tx).await.unwrap().unwrap().into_active_model();
        site.all_properties = Set(false);
        site.update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(statuses(&TestApp::new(store.clone()), &sample).await, [404, 404, 404, 200]);
    }

    async fn what_is_not_published_nobody_sees(store: Store) {
        let (_, sample) = app(&store).await;
        let tx = store.write().await.unwrap();
        let home = (AccountNumber::from(sample.account), Id::from(sample.property));
        let mut home = property::Entity::find_by_id(home).one(&tx).await.unwrap().unwrap().into_active_model();
        home.state_status = Set(StateStatus::Paused.into());
        home.update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        let app = TestApp::new(store.clone());
        assert_eq!(statuses(&app, &sample).await, [404, 404, 404, 404]);
        assert_eq!(app.get(&format!("{API}/listing/?site_namespace=site-7")).await.json()["count"], 0);
    }

    async fn what_is_not_for_sale_is_not_listed(store: Store) {
        let (_, sample) = app(&store).await;
        let (list, one) = (format!("{API}/listing/?site_namespace=site-7"), format!("{API}/listing/{}/", sample.listing));
        for standing in ActiveType::ALL {
            let tx = store.write().await.unwrap();
            let id = (AccountNumber::from(sample.account), Id::from(sample.listing));
            let mut row = listing::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap().into_active_model();
            row.active_type = Set((*standing).into());
            row.update(&tx).await.unwrap();
            tx.commit().await.unwrap();
            let app = TestApp::new(store.clone());
            let (status, count) = if *standing == ActiveType::Active { (StatusCode::OK, 1) } else { (StatusCode::NOT_FOUND, 0) };
            assert_eq!(app.get(&list).await.json()["count"], count, "{standing:?}");
            assert_eq!(app.get(&format!("{list}&property={}", sample.property)).await.status, status, "{standing:?}");
            assert_eq!(app.get(&one).await.status, status, "{standing:?}");
            assert_eq!(app.get(&format!("{one}?site_namespace=site-7")).await.status, status, "{standing:?}");
        }
    }

    async fn what_does_not_exist_is_not_found(store: Store) {
        let (app, sample) = app(&store).await;
        for path in [
            "listing/?site_namespace=nowhere".to_owned(),
            "listing/?site_namespace=site-7&property=nonsense".to_owned(),
            format!("listing/?site_namespace=site-7&property={}", sample.listing),
            "listing-fee/?listing=nonsense".to_owned(),
            format!("listing-fee/?listing={}", sample.property),
            format!("listing-fee/?listing={}&name_space=nowhere", sample.listing),
            format!("listing-rate/?listing={}", key(sample.account, 999)),
            format!("listing/{}/?site_namespace=nowhere", sample.listing),
            "listing/nonsense/".to_owned(),
            format!("listing-fee/{}/", sample.listing),
            format!("listing-rate/{}/", sample.firewood),
            format!("source/{}/", sample.listing),
            "country/XX/".to_owned(),
        ] {
            let answer = app.get(&format!("{API}/{path}")).await;
            assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::NOT_FOUND, &json!("not_found")), "{path}");
        }
    }
}
