//! Nights with a price or rules of their own, and discounts by rule: the next quote follows the owner's settings.

use domain::accounts::role::Role;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_both_engines;

use super::API;
use crate::{app, two_tenants};

const ESTIMATE: &str = "/websites/api/v2/quote/estimate/";

fn run(start: &str, end: &str, amount: Option<i64>, min_nights: Option<i32>, closed: bool) -> Value {
    json!({"start": start, "end": end, "amount": amount, "min_nights": min_nights, "closed": closed})
}

on_both_engines! {
    async fn a_night_has_its_own_price_until_it_is_given_back(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Manager).await;
        let path = format!("{API}/listing/{}/nights/", sample.listing);
        let stay = json!({"property": sample.property.to_string(), "namespace": "site-7", "check_in": "2026-08-10", "check_out": "2026-08-14"});
        let rent = async || app.post(ESTIMATE, &stay).await.json()["total_rent"].clone();
        assert_eq!((rent().await, client.get(&path).await.json()), (json!(40_000), json!({"runs": []})));

        let fair = run("2026-08-11", "2026-08-13", Some(25_000), None, false);
        let set = client.put(&path, &json!({"runs": [fair]})).await;
        assert_eq!(set.status, StatusCode::NO_CONTENT, "{}", set.text());
        assert_eq!((rent().await, client.get(&path).await.json()), (json!(70_000), json!({"runs": [fair]})));

        // A later range overrides an earlier one; the nights before and after it are unchanged.
        let closed = run("2026-08-12", "2026-08-13", None, None, true);
        let week = run("2026-08-10", "2026-08-14", Some(25_000), Some(3), false);
        client.put(&path, &json!({"runs": [week, closed]})).await;
        let parts = json!([run("2026-08-10", "2026-08-12", Some(25_000), Some(3), false), closed, run("2026-08-13", "2026-08-14", Some(25_000), Some(3), false)]);
        assert_eq!(client.get(&path).await.json()["runs"], parts);
        let refused = app.post(ESTIMATE, &stay).await;
        assert_eq!(refused.json()["code"], "overlap", "{}", refused.text());

        client.put(&path, &json!({"runs": [run("2026-08-01", "2026-09-01", None, None, false)]})).await;
        assert_eq!((rent().await, client.get(&path).await.json()), (json!(40_000), json!({"runs": []})));
        let log = client.get(&format!("{API}/audit-entry/?action=set-nights")).await.json();
        assert_eq!(log["count"], 3, "{log}");
    }

    async fn nights_that_cannot_be_change_nothing(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let client = app.sign_in(ours.account, Role::Owner).await;
        let path = format!("{API}/listing/{}/nights/", ours.listing);
        let good = run("2026-08-11", "2026-08-13", Some(1), None, false);
        for (bad, field) in [
            (run("2026-08-11", "2026-08-11", Some(1), None, false), "end"),
            (run("2026-08-11", "2036-08-11", Some(1), None, false), "end"),
            (run("2026-08-11", "2026-08-13", Some(-1), None, false), "amount"),
            (run("2026-08-11", "2026-08-13", None, Some(0), false), "min_nights"),
        ] {
            let refused = client.put(&path, &json!({"runs": [good, bad]})).await;
            assert_eq!((refused.status, refused.json()[field].is_array()), (StatusCode::BAD_REQUEST, true), "{}", refused.text());
        }
        let many = client.put(&path, &json!({"runs": vec![good.clone(); 401]})).await;
        assert_eq!((many.status, many.json()["runs"].is_array()), (StatusCode::BAD_REQUEST, true));
        assert_eq!(client.get(&path).await.json(), json!({"runs": []}));
        let abroad = client.put(&format!("{API}/listing/{}/nights/", theirs.listing), &json!({"runs": [good]})).await;
        assert_eq!(abroad.status, StatusCode::NOT_FOUND);
        let group = client.post(&format!("{API}/property-group/"), &json!({"name": "Lakes"})).await.json();
        let lakes = group["key"].as_str().unwrap().parse().unwrap();
        let of_the_lakes = app.sign_in_limited(ours.account, Role::Manager, &[lakes]).await;
        assert_eq!(of_the_lakes.put(&path, &json!({"runs": [good]})).await.status, StatusCode::NOT_FOUND);
    }

    async fn the_next_guest_has_a_new_discount(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Manager).await;
        let long = json!({"listing": sample.listing.to_string(), "kind": "nights", "threshold": 4, "basis_points": 1_500});
        let made = client.post(&format!("{API}/listing-discount/"), &long).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let stay = json!({"property": sample.property.to_string(), "namespace": "site-7", "check_in": "2026-08-10", "check_out": "2026-08-14"});
        let lines = app.post(ESTIMATE, &stay).await.json()["lines"].clone();
        let discount = lines.as_array().unwrap().iter().find(|line| line["kind"] == "discount");
        assert_eq!(discount.map(|line| &line["amount"]), Some(&json!(-6_000)), "{lines}");
    }
}
