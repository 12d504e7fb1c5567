//! Lookup of places by name.

use http::StatusCode;
use serde_json::json;
use testkit::on_one_engine;

use crate::{app, two_tenants};

const LIST: &str = "\
Seattle\tWashington\tUS\t737015\t47.60621\t-122.33207
Seaside\tCalifornia\tUS\t33025\t36.61107\t-121.8516
Seaside\tOregon\tUS\t6605\t45.99316\t-123.92264
Málaga\tAndalusia\tES\t578460\t36.72016\t-4.42034
";

on_one_engine! {
    async fn the_sites_own_places_come_first_then_the_world(store: Store) {
        let (app, _) = app(&store).await;
        let app = app.with_places(LIST);
        let answer = app.get("/websites/api/v2/geocode/?name_space=site-7&q=sea").await;
        assert_eq!(answer.status, StatusCode::OK);
        let found = answer.json();
        let labels: Vec<&str> = found["results"].as_array().unwrap().iter().map(|place| place["label"].as_str().unwrap()).collect();
        assert_eq!(labels, ["Seaside, OR, United States", "Seattle, Washington, United States", "Seaside, California, United States"]);
        assert_eq!((&found["count"], &found["limit"], &found["offset"]), (&json!(3), &json!(5), &json!(0)));
        let own = &found["results"][0];
        assert_eq!((&own["name"], &own["region"], &own["country"]), (&json!("Seaside"), &json!("OR"), &json!("US")));
        for (least, at, most) in [("min_lat", "lat", "max_lat"), ("min_lng", "lon", "max_lng")] {
            let number = |value: &serde_json::Value| value.as_f64().unwrap();
            assert!(number(&own["bounds"][least]) < number(&own[at]) && number(&own[at]) < number(&own["bounds"][most]));
        }
    }

    async fn a_place_is_found_without_accents_and_the_list_is_cut(store: Store) {
        let (app, _) = app(&store).await;
        let app = app.with_places(LIST);
        let found = app.get("/websites/api/v2/geocode/?site_namespace=site-7&q=MALAGA").await.json();
        assert_eq!(found["results"][0]["label"], "Málaga, Andalusia, Spain");
        let cut = app.get("/websites/api/v2/geocode/?name_space=site-7&q=sea&limit=1").await.json();
        assert_eq!((cut["results"].as_array().unwrap().len(), &cut["limit"]), (1, &json!(1)));
        let nothing = app.get("/websites/api/v2/geocode/?name_space=site-7&q=").await.json();
        assert_eq!((&nothing["results"], &nothing["count"]), (&json!([]), &json!(0)));
    }

    async fn a_question_needs_a_site_and_an_end(store: Store) {
        let (app, ..) = two_tenants(&store).await;
        let app = app.with_places(LIST);
        assert_eq!(app.get("/websites/api/v2/geocode/?q=sea").await.json(), json!({"site_namespace": ["This field is required."]}));
        assert_eq!(app.get("/websites/api/v2/geocode/?name_space=nowhere&q=sea").await.status, StatusCode::NOT_FOUND);
        let long = app.get(&format!("/websites/api/v2/geocode/?name_space=site-7&q={}", "x".repeat(201))).await;
        assert!(long.json()["q"][0].is_string());
    }
}
