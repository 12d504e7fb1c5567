//! What is special about single resources.

use domain::role::Role;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_both_engines;

use super::API;
use super::world::{World, keys, results};
use crate::booking::text;

on_both_engines! {
    async fn an_agreement_of_the_same_name_is_its_next_edition(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        let base = format!("{API}/agreement/");
        let first = client.post(&base, &json!({"name": "House rules", "body": "Be kind."})).await.json();
        let second = client.post(&base, &json!({"name": "House rules", "body": "Be kinder."})).await.json();
        assert_eq!((&first["edition"], &second["edition"]), (&json!(1), &json!(2)));
        let edited = client.patch(text(&first["uri"]), &json!({"body": "Be loud."})).await;
        assert_eq!((edited.status, edited.json()), (StatusCode::BAD_REQUEST, json!({"body": ["This cannot be changed."]})));
    }

    async fn a_guest_is_found_by_any_part_of_the_telephone_number(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        let stays = client.get(&format!("{API}/reservation/?limit=2")).await.json();
        let (key, uri) = (text(&stays["results"][0]["key"]), text(&stays["results"][0]["uri"]));
        let changed = client.patch(uri, &json!({"phone": "+49 (0)171 / 555-98 76"})).await;
        assert_eq!(changed.status, StatusCode::OK, "{}", changed.text());
        for part in ["5559876", "171555", "555-98", "987", "%28171%29%205559", "+49", "98 76"] {
            let found = client.get(&format!("{API}/reservation/?search={}", part.replace(' ', "%20").replace('+', "%2B"))).await.json();
            assert_eq!(keys(&found), [key], "{part}");
        }
        assert_eq!(client.get(&format!("{API}/reservation/?search=5559875")).await.json()["count"], 0);
    }

    async fn an_answer_goes_to_the_guest(store: Store) {
        let world = World::new(&store).await;
        let agent = world.app.sign_in(world.ours.account, Role::Agent).await;
        let unread = agent.get(&format!("{API}/thread/unread/")).await.json();
        assert!(keys(&unread).contains(&world.thread.as_str()), "{unread}");
        let sent = agent.post(&format!("{API}/message/"), &json!({"thread": world.thread, "body": "It is."})).await;
        assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
        let sent = sent.json();
        assert_eq!((&sent["author"], &sent["author_name"], &sent["body"]), (&json!("host"), &json!("agent Tester"), &json!("It is.")));
        let thread = agent.get(&format!("{API}/thread/{}/", world.thread)).await.json();
        assert_eq!((&thread["unread"], &thread["last_snippet"]), (&json!(0), &json!("It is.")));
        let entries = world.owner().await.get(&format!("{API}/audit-entry/?noun=message&action=create")).await.json();
        assert_eq!((entries["count"].clone(), &entries["results"][0]["row"]), (json!(1), &sent["key"]));
        let archived = agent.post(&format!("{API}/thread/archive/"), &json!({"object_keys": [world.thread]})).await.json();
        assert_eq!(archived, json!({"updated": 1, "message": "Messages Archived"}));
        assert_eq!(keys(&agent.get(&format!("{API}/thread/archived/")).await.json()), [world.thread.as_str()]);
    }

    async fn an_account_keeps_an_owner(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let path = format!("{API}/user/{}/", owner.user);
        let left = owner.patch(&path, &json!({"role": "viewer"})).await;
        assert_eq!(left.json(), json!({"role": ["An account needs an owner."]}));
        assert_eq!(owner.delete(&path).await.status, StatusCode::BAD_REQUEST);
        let viewer = owner.get(&format!("{API}/user/?role=viewer")).await.json();
        let raised = owner.patch(text(&viewer["results"][0]["uri"]), &json!({"role": "owner"})).await;
        assert_eq!(raised.status, StatusCode::OK, "{}", raised.text());
        assert_eq!(owner.patch(&path, &json!({"role": "viewer"})).await.status, StatusCode::OK);
    }

    async fn a_site_is_found_at_its_new_address_and_no_other_may_have_it(store: Store) {
        let world = World::new(&store).await;
        let (owner, stranger) = (world.owner().await, world.stranger().await);
        let path = format!("{API}/site/{}/", world.ours.site);
        let taken = stranger.post(&format!("{API}/site/"), &json!({"namespace": "site-7", "name": "Mine"})).await;
        assert_eq!(taken.json(), json!({"namespace": ["There is one with this already."]}));
        let moved = owner.patch(&path, &json!({"namespace": "lake-houses"})).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
        assert_eq!(world.app.get("/websites/api/v2/site/lake-houses/").await.status, StatusCode::OK);
        assert_eq!(world.app.get("/websites/api/v2/site/site-7/").await.status, StatusCode::NOT_FOUND);
        let manager = world.app.sign_in(world.ours.account, Role::Manager).await;
        let keys = manager.patch(&path, &json!({"provider_public_key": "pk"})).await;
        assert_eq!((keys.status, &keys.json()["data"]["permission"]), (StatusCode::FORBIDDEN, &json!("payment_credentials")));
        assert_eq!(manager.patch(&path, &json!({"tagline": "Lakes"})).await.status, StatusCode::OK);
        assert_eq!(owner.patch(&path, &json!({"provider_public_key": "pk"})).await.json()["provider_public_key"], "pk");
    }

    async fn a_secret_is_told_once(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        let made = client.post(&format!("{API}/webhook/"), &json!({"url": "https://example.org/hook", "events": ["refund.made"]})).await.json();
        let secret = text(&made["secret"]);
        assert_eq!(secret.len(), 64);
        let row = client.get(text(&made["uri"])).await;
        assert_eq!(row.json()["secret"], Value::Null);
        for path in ["webhook/", "webhook/export/", "audit-entry/"] {
            assert!(!client.get(&format!("{API}/{path}")).await.text().contains(secret), "{path}");
        }
    }

    async fn what_guests_write_is_no_formula(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        client.post(&format!("{API}/source/"), &json!({"name": "=HYPERLINK(\"http://evil.test\")"})).await;
        let sheet = client.get(&format!("{API}/source/export/")).await.text();
        assert!(sheet.contains("\"'=HYPERLINK(\"\"http://evil.test\"\")\""), "{sheet}");
    }

    async fn a_promotion_is_one_whatever_its_case(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        let base = format!("{API}/promotion/");
        let sale = json!({"code": "Été", "name": "Summer", "basis_points": 1_000});
        assert_eq!(client.post(&base, &sale).await.status, StatusCode::CREATED);
        let same = client.post(&base, &json!({"code": "ETE", "name": "Other"})).await;
        assert_eq!(same.json(), json!({"code": ["There is one with this already."]}));
        let stay = json!({"property": world.ours.property.to_string(), "namespace": "site-7", "check_in": "2026-09-10", "check_out": "2026-09-14", "promo_codes": ["ete"]});
        let estimate = world.app.post("/websites/api/v2/quote/estimate/", &stay).await.json();
        assert_eq!((&estimate["total_rent"], estimate["promo_errors"].as_array().map(Vec::len)), (&json!(40_000), Some(0)), "{estimate}");
    }

    async fn several_orders_count_one_after_another(store: Store) {
        let world = World::new(&store).await;
        let client = world.owner().await;
        for (name, position) in [("B", 1), ("A", 2), ("C", 1)] {
            client.post(&format!("{API}/property-group/"), &json!({"name": name, "position": position})).await;
        }
        let list = client.get(&format!("{API}/property-group/?order_by=-position,name")).await.json();
        let names: Vec<&str> = results(&list).iter().map(|row| text(&row["name"])).collect();
        assert_eq!(names, ["A", "B", "C"]);
    }
}
