//! Homes through the resource layer: what guests see changes with them.

use domain::accounts::role::Role;
use http::StatusCode;
use serde_json::json;
use testkit::on_one_engine;

use super::API;
use super::world::{keys, results};
use crate::booking::text;
use crate::{app, two_tenants};

const PUBLIC: &str = "/websites/api/v2";

on_one_engine! {
    async fn a_home_is_listed_changed_and_described(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Manager).await;
        let list = client.get(&format!("{API}/property/")).await.json();
        assert_eq!((&list["count"], &list["limit"], &list["offset"], &list["next"]), (&json!(1), &json!(20), &json!(0), &json!(null)));
        let home = &results(&list)[0];
        assert_eq!((&home["name"], &home["weekend_nights"], &home["bathrooms"], &home["listing"]), (&json!("A home"), &json!([5, 6]), &json!(1.5), &json!(sample.listing.to_string())));
        assert!(home.get("ical_secret").is_none() && home.get("search_text").is_none(), "secrets are not shown");
        let saved = client.patch(text(&home["uri"]), &json!({"name": "Casa Évora", "tags": ["quiet", "new", "quiet"]})).await.json();
        assert_eq!((&saved["name"], &saved["tags"], &saved["version"]), (&json!("Casa Évora"), &json!(["new", "quiet"]), &json!(2)));
        for (query, count) in [("search=casa%20EVORA", 1), ("search=quiet", 1), ("search=lisbon", 0), ("tags=new", 1), ("tags__in=old,new", 1), ("tags=old", 0), ("bedrooms__gte=3", 0), ("bathrooms__lt=2", 1)] {
            assert_eq!(client.get(&format!("{API}/property/?{query}")).await.json()["count"], count, "{query}");
        }
        let about = client.options(&format!("{API}/property/")).await.json();
        assert_eq!(about["fields"]["name"], json!({"type": "string", "label": "Name", "required": true, "read_only": false, "fixed": false, "nullable": false, "max_length": 120}));
        assert_eq!(about["fields"]["state_status"]["choices"][0], json!({"value": "a", "label": "Active"}));
    }

    async fn guests_see_a_change_at_once(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Manager).await;
        let shown = format!("{PUBLIC}/property/?name_space=site-7");
        assert_eq!(app.get(&shown).await.json()["results"][0]["name"], "A home");
        let path = format!("{API}/property/{}/", sample.property);
        client.patch(&path, &json!({"name": "Another home"})).await;
        assert_eq!(app.get(&shown).await.json()["results"][0]["name"], "Another home");
        let stay = json!({"property": sample.property.to_string(), "namespace": "site-7", "check_in": "2026-08-10", "check_out": "2026-08-14"});
        let estimate = format!("{PUBLIC}/quote/estimate/");
        assert_eq!(app.post(&estimate, &stay).await.json()["total_rent"], 40_000);
        let rate = format!("{API}/listing-rate/?listing={}", sample.listing);
        let rate = client.get(&rate).await.json()["results"][0]["uri"].clone();
        client.patch(text(&rate), &json!({"week_night": 20_000})).await;
        assert_eq!(app.post(&estimate, &stay).await.json()["total_rent"], 80_000, "a new price counts at once");
        let fee = json!({"listing": sample.listing.to_string(), "name": "Linen", "amount": 1_000});
        client.post(&format!("{API}/listing-fee/"), &fee).await;
        let estimated = app.post(&estimate, &stay).await.json();
        assert_eq!(estimated["total_fees"], 6_000, "{estimated}");
        // Each state can be reached from every other with one PATCH.
        for state in ["p", "d", "e", "a", "d", "a"] {
            let moved = client.patch(&path, &json!({"state_status": state})).await;
            assert_eq!((moved.status, &moved.json()["state_status"]), (StatusCode::OK, &json!(state)));
            let count = u64::from(state == "a");
            assert_eq!(app.get(&shown).await.json()["meta"]["total_count"], count, "{state}");
        }
    }

    async fn a_new_home_needs_only_a_name(store: Store) {
        let (app, sample) = app(&store).await;
        let client = app.sign_in(sample.account, Role::Owner).await;
        let base = format!("{API}/property/");
        let home = client.post(&base, &json!({"name": "A Home"})).await;
        assert_eq!(home.status, StatusCode::CREATED, "{}", home.text());
        let home = home.json();
        assert_eq!((&home["slug"], &home["time_zone"], &home["allows_turns"]), (&json!("a-home-2"), &json!("America/Los_Angeles"), &json!(true)));
        let same = client.post(&base, &json!({"name": "B", "slug": "a-home"})).await;
        assert_eq!((same.status, &same.json()["slug"][0]), (StatusCode::BAD_REQUEST, &json!("There is one with this already.")));
        let odd = client.post(&base, &json!({"name": "C", "amenities": ["moat"], "lat": 91.0})).await;
        assert_eq!(odd.json(), json!({"lat": ["This must be between -90 and 90."]}));
        let odd = client.post(&base, &json!({"name": "C", "amenities": ["moat"]})).await;
        assert_eq!(odd.json(), json!({"amenities": ["There is no amenity \"moat\"."]}));
    }

    async fn what_was_booked_is_marked_instead_of_deleted(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let client = app.sign_in(ours.account, Role::Owner).await;
        let stay = json!({"property": ours.property.to_string(), "namespace": "site-7", "check_in": "2026-08-10", "check_out": "2026-08-14"});
        app.post(&format!("{PUBLIC}/quote/"), &stay).await;
        let path = format!("{API}/property/{}/", ours.property);
        assert_eq!(client.delete(&path).await.status, StatusCode::NO_CONTENT);
        assert_eq!(client.get(&path).await.json()["state_status"], "d");
        assert_eq!(client.get(&format!("{API}/property/")).await.json()["count"], 0, "lists pass over what was deleted");
        let deleted = client.get(&format!("{API}/property/?state_status=d")).await.json();
        assert_eq!(keys(&deleted), [ours.property.to_string()]);
        let other = app.sign_in(theirs.account, Role::Owner).await;
        assert_eq!(other.get(&format!("{API}/property/")).await.json()["count"], 1);
    }
}
