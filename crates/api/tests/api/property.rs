//! Properties, one and many.

use http::StatusCode;
use sea_orm::{ActiveModelTrait, ActiveValue::Set, EntityTrait, IntoActiveModel};
use serde_json::Value;
use store::row::homes::property;
use store::row::{AccountNumber, Id};
use testkit::{Sample, TestApp, on_one_engine};

use crate::app;

fn names(answer: &Value) -> Vec<&str> {
    answer["results"].as_array().unwrap().iter().map(|home| home["name"].as_str().unwrap()).collect()
}

async fn rename(app: &TestApp, store: &store::Store, sample: &Sample) {
    let tx = store.write().await.unwrap();
    let row = property::Entity::find_by_id((AccountNumber::from(sample.account), Id::from(sample.property)))
        .one(&tx)
        .await
        .unwrap()
        .unwrap();
    let mut row = row.into_active_model();
    row.name = Set("Renamed".to_owned());
    row.update(&tx).await.unwrap();
    store::catalog::change::of_property(&tx, sample.account, sample.property).await.unwrap();
    app.flows().commit(tx, sample.account).await.unwrap();
}

on_one_engine! {
    async fn a_property_is_shown_with_its_listing(store: Store) {
        let (app, sample) = app(&store).await;
        let answer = app.get(&format!("/websites/api/v2/property/{}/?site_namespace=site-7", sample.property)).await;
        assert_eq!(answer.status, StatusCode::OK);
        insta::assert_json_snapshot!("property", answer.json());
    }

    async fn without_dates_a_list_shows_the_lowest_night(store: Store) {
        let (app, _) = app(&store).await;
        let answer = app.get("/websites/api/v2/property/?name_space=site-7").await;
        assert_eq!(answer.status, StatusCode::OK);
        insta::assert_json_snapshot!("property_list", answer.json());
    }

    async fn a_card_says_the_same_of_a_home_as_its_page_however_often_it_is_shown(store: Store) {
        let (app, sample) = app(&store).await;
        let page = app.get(&format!("/websites/api/v2/property/{}/?site_namespace=site-7", sample.property)).await.json();
        for _ in 0..2 {
            let list = app.get("/websites/api/v2/property/?name_space=site-7").await.json();
            let card = list["results"][0].as_object().unwrap();
            let (said, same): (Vec<_>, Vec<_>) = card.iter().map(|(field, value)| ((field, value), (field, &page[field]))).unzip();
            assert_eq!(said, same);
        }
    }

    async fn with_dates_a_list_shows_the_total_that_a_quote_says(store: Store) {
        let (app, sample) = app(&store).await;
        let list = app.get("/websites/api/v2/property/?name_space=site-7&check_in=2026-07-10&check_out=2026-07-14&adults=2").await;
        let quote = app.post("/websites/api/v2/quote/estimate/", &serde_json::json!({
            "property": sample.property.to_string(), "namespace": "site-7",
            "check_in": "2026-07-10", "check_out": "2026-07-14", "adults": 2,
        })).await;
        let price = list.json()["results"][0]["price"].clone();
        assert_eq!(price["total"], 49_500);
        assert_eq!(price["total"], quote.json()["total"]);
        assert_eq!(list.json()["results"][0]["available"], true);
    }

    async fn only_what_can_be_booked_is_listed_unless_least_stays_are_not_enforced(store: Store) {
        let (app, _) = app(&store).await;
        let two_nights = "/websites/api/v2/property/?name_space=site-7&check_in=2026-07-10&check_out=2026-07-12";
        assert_eq!(app.get(two_nights).await.json()["meta"]["total_count"], 0);
        let all = app.get(&format!("{two_nights}&enforce_min_stay=false")).await.json();
        assert_eq!((all["results"][0]["available"].clone(), all["results"][0]["price"].clone()), (false.into(), Value::Null));
    }

    async fn filters_leave_out_what_does_not_fit(store: Store) {
        let (app, _) = app(&store).await;
        for (filter, found) in [
            ("bedrooms=2", 1), ("bedrooms=3", 0), ("guests=4", 1), ("guests=5", 0), ("city=seaside", 1), ("city=Astoria", 0),
            ("city=Astoria;Seaside", 1), ("property_type=house", 1), ("property_type=cabin", 0), ("search=SEASIDE", 1),
            ("search=mountain", 0), ("max_price=9999", 0), ("max_price=10000", 1), ("min_price=10001", 0), ("amenities=pool", 0),
            ("min_lat=45&max_lat=46&min_lng=-124&max_lng=-123", 1), ("min_lat=46&max_lat=47&min_lng=-124&max_lng=-123", 0),
        ] {
            let answer = app.get(&format!("/websites/api/v2/property/?name_space=site-7&{filter}")).await;
            assert_eq!(answer.json()["meta"]["total_count"], found, "{filter}");
        }
    }

    async fn a_home_that_changes_gets_another_card(store: Store) {
        let (app, sample) = app(&store).await;
        let list = "/websites/api/v2/property/?name_space=site-7";
        let before = app.get(list).await.json();
        rename(&app, &store, &sample).await;
        assert_ne!(names(&before), ["Renamed"]);
        assert_eq!(names(&app.get(list).await.json()), ["Renamed"]);
    }

    async fn a_list_is_paged_and_its_limit_is_cut(store: Store) {
        let (app, _) = app(&store).await;
        let page = app.get("/websites/api/v2/property/?name_space=site-7&limit=1000&offset=0").await.json();
        assert_eq!(page["meta"]["limit"], 100);
        assert_eq!(names(&page).len(), 1);
        let beyond = app.get("/websites/api/v2/property/?name_space=site-7&limit=1&offset=1").await.json();
        assert_eq!(beyond["meta"]["previous"], "/websites/api/v2/property/?name_space=site-7&limit=1&offset=0");
        assert_eq!(beyond["meta"]["next"], Value::Null);
    }
}
