//! Common behavior of all plain lists: limits and invalid parameters.

use http::StatusCode;
use serde_json::json;
use testkit::on_one_engine;

use crate::app;

const API: &str = "/websites/api/v2";

on_one_engine! {
    async fn a_limit_is_cut_to_the_most_of_its_list(store: Store) {
        let (app, sample) = app(&store).await;
        for (list, most) in [
            ("listing/?site_namespace=site-7".to_owned(), 100),
            (format!("listing-fee/?listing={}", sample.listing), 100),
            (format!("listing-rate/?listing={}", sample.listing), 1000),
            (format!("calendar-event/?property__key={}", sample.property), 300),
            ("country/?".to_owned(), 1000),
            ("source/?site_namespace=site-7".to_owned(), 100),
        ] {
            for (limit, used) in [("", 25), ("&limit=3", 3), ("&limit=5000", most)] {
                let answer = app.get(&format!("{API}/{list}{limit}")).await;
                assert_eq!((answer.status, &answer.json()["limit"]), (StatusCode::OK, &json!(used)), "{list}{limit}");
            }
            for (query, field) in [("&limit=0", "limit"), ("&limit=-1", "limit"), ("&limit=many", "limit"), ("&offset=-1", "offset")] {
                let answer = app.get(&format!("{API}/{list}{query}")).await;
                assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{list}{query}");
                assert!(answer.json()[field][0].is_string(), "{list}{query}: {}", answer.text());
            }
        }
    }

    async fn a_missing_or_wrong_parameter_is_named(store: Store) {
        let (app, sample) = app(&store).await;
        let property = sample.property;
        for (query, field) in [
            ("listing/".to_owned(), "site_namespace"),
            ("source/?site_namespace=".to_owned(), "site_namespace"),
            ("listing-fee/".to_owned(), "listing"),
            ("listing-rate/?site_namespace=site-7".to_owned(), "listing"),
            ("calendar-event/?blocking=true".to_owned(), "property__key"),
            (format!("calendar-event/?property__key={property}&blocking=perhaps"), "blocking"),
            (format!("calendar-event/?property__key={property}&start_date__gte=soon"), "start_date__gte"),
            (format!("calendar-event/?property__key={property}&start_date__gte=%2B12026-07-01"), "start_date__gte"),
            ("full-calendar-event/?compressed=true".to_owned(), "property"),
            (format!("full-calendar-event/?property={property}&compressed=1"), "compressed"),
        ] {
            let answer = app.get(&format!("{API}/{query}")).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{query}");
            assert!(answer.json()[field][0].is_string(), "{query}: {}", answer.text());
        }
    }
}
