//! Flexible dates, the calendar of a home, and the search options.

use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_one_engine;

use crate::app;

const API: &str = "/websites/api/v2/property";

on_one_engine! {
    async fn a_month_shows_every_start_with_its_total_or_its_reason(store: Store) {
        let (app, sample) = app(&store).await;
        let month = app.get(&format!("{API}/flexible/?name_space=site-7&property={}&month=2026-07&nights=4", sample.property)).await;
        assert_eq!(month.status, StatusCode::OK);
        let month = month.json();
        assert_eq!((month["days"].as_array().unwrap().len(), &month["count"]), (31, &json!(30)));
        assert_eq!((&month["days"][0]["closed"], &month["days"][1]["total"]), (&json!("lead_time"), &json!(49_500)));
        assert_eq!(month["results"][0]["check_in"], "2026-07-02");
        let site = app.get(&format!("{API}/flexible/?name_space=site-7&check_in=2026-07-10&flex_days=2&nights=4")).await.json();
        assert_eq!(site["days"].as_array().unwrap().len(), 5);
        assert_eq!((&site["results"][0]["slug"], &site["results"][0]["total"]), (&json!("a-home"), &json!(49_500)));
        // The price equals that of an estimate.
        let estimate = json!({"property": sample.property.to_string(), "namespace": "site-7", "check_in": "2026-07-10", "check_out": "2026-07-14"});
        assert_eq!(app.post("/websites/api/v2/quote/estimate/", &estimate).await.json()["total"], 49_500);
    }

    async fn a_month_of_the_site_counts_what_narrows_a_search(store: Store) {
        let (app, _) = app(&store).await;
        let open = async |wishes: &str| {
            let path = format!("{API}/flexible/?name_space=site-7&check_in=2026-07-10&flex_days=2&nights=4{wishes}");
            app.get(&path).await.json()["count"].clone()
        };
        for wishes in ["", "&bedrooms=1&property_type=house", "&city=Seaside;Elsewhere", "&max_price=49500", "&guests=2"] {
            assert_eq!(open(wishes).await, 5, "{wishes}");
        }
        for wishes in ["&bedrooms=9", "&city=Elsewhere", "&amenities=sauna", "&max_price=49499", "&guests=40", "&search=nothing"] {
            assert_eq!(open(wishes).await, 0, "{wishes}");
        }
    }

    async fn a_calendar_prices_every_check_out_and_says_why_others_are_closed(store: Store) {
        let (app, sample) = app(&store).await;
        let path = format!("{API}/{}/calendar/?site_namespace=site-7", sample.property);
        let days = app.get(&format!("{path}&check_in=2026-07-10&until=2026-07-15")).await.json();
        let told: Vec<(&Value, &Value)> = days["days"].as_array().unwrap().iter().map(|day| (&day["closed"], &day["total"])).collect();
        let (closed, open) = (json!("min_stay"), Value::Null);
        assert_eq!(told, [(&closed, &open), (&closed, &open), (&open, &json!(38_500)), (&open, &json!(49_500)), (&open, &json!(60_500))]);
        let arrivals = app.get(&format!("{path}&from=2026-06-30&until=2026-07-02")).await.json();
        let told: Vec<&Value> = arrivals["days"].as_array().unwrap().iter().map(|day| &day["closed"]).collect();
        assert_eq!(told, [&json!("past_date"), &json!("lead_time"), &Value::Null]);
        assert_eq!((&arrivals["days"][2]["nights"], &arrivals["days"][2]["total"]), (&json!(3), &json!(38_500)));
    }

    async fn options_name_and_count_what_can_be_chosen(store: Store) {
        let (app, _) = app(&store).await;
        let options = app.get(&format!("{API}/options/?name_space=site-7")).await.json();
        assert_eq!(options["types"], json!([{"key": "house", "name": "house", "count": 1}]));
        assert_eq!(options["locations"][0]["name"], "Seaside");
        assert_eq!(options["bathrooms"].as_array().unwrap().len(), 1);
        assert_eq!(options["bathrooms"][0]["count"], 1);
        assert_eq!((&options["min_price"], &options["max_price"]), (&json!(10_000), &json!(10_000)));
        let none = app.get(&format!("{API}/options/?name_space=site-7&bedrooms=9")).await.json();
        assert_eq!((&none["types"][0]["count"], &none["min_price"]), (&json!(0), &Value::Null));
    }

    async fn what_makes_no_sense_is_named(store: Store) {
        let (app, sample) = app(&store).await;
        let home = sample.property;
        for (path, field) in [
            (format!("{API}/flexible/?name_space=site-7&month=2026-07"), "nights"),
            (format!("{API}/flexible/?name_space=site-7&nights=3"), "month"),
            (format!("{API}/flexible/?month=2026-07&nights=3"), "name_space"),
            (format!("{API}/flexible/?name_space=site-7&month=July&nights=3"), "month"),
            (format!("{API}/flexible/?name_space=site-7&month=2026-07&nights=0"), "nights"),
            (format!("{API}/flexible/?name_space=site-7&month=2026-07&nights=4000"), "nights"),
            (format!("{API}/flexible/?name_space=site-7&check_in=2026-07-10&flex_days=400&nights=3"), "flex_days"),
            (format!("{API}/{home}/calendar/?site_namespace=site-7&until=2099-01-01"), "until"),
            (format!("{API}/{home}/calendar/?site_namespace=site-7&from=2026-07-10&until=2026-07-09"), "until"),
            (format!("{API}/?name_space=site-7&cursor=broken"), "cursor"),
            (format!("{API}/?name_space=site-7&cursor=1-0-{home}"), "cursor"),
            (format!("{API}/?name_space=site-7&order_by=distance"), "order_by"),
            (format!("{API}/?name_space=site-7&search={}", "x".repeat(201)), "search"),
            (format!("{API}/?name_space=site-7&amenities={}", "a;".repeat(300)), "non_field_errors"),
            (format!("{API}/?name_space=site-7&check_in=12026-01-01&check_out=12026-01-05"), "check_in"),
            (format!("{API}/?name_space=site-7&guests=-3"), "guests"),
            (format!("{API}/?name_space=site-7&min_lat=NaN&max_lat=1&min_lng=1&max_lng=1"), "non_field_errors"),
        ] {
            let answer = app.get(&path).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}");
            assert!(answer.json()[field][0].is_string(), "{path}: {}", answer.text());
        }
    }

    async fn a_list_goes_on_by_cursor(store: Store) {
        let (app, sample) = app(&store).await;
        let first = app.get(&format!("{API}/?name_space=site-7&cursor=&limit=1")).await.json();
        assert_eq!((&first["meta"]["total_count"], &first["meta"]["next"]), (&json!(1), &Value::Null));
        let after = app.get(&format!("{API}/?name_space=site-7&cursor=0-1-{}", sample.property)).await.json();
        assert_eq!(after["results"], json!([]));
    }
}
