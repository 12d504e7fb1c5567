//! Special behavior of single resources.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use domain::key::Key;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::{Value, json};
use store::row::policies::signature;
use testkit::{insert, key, on_both_engines};

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

    async fn editions_are_told_with_who_wrote_them_and_how_often_they_were_signed(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let base = format!("{API}/agreement/");
        let first = owner.post(&base, &json!({"name": "Terms", "body": "Be kind."})).await.json();
        world.app.advance(TimeDelta::days(3));
        let manager = world.app.sign_in(world.ours.account, Role::Manager).await;
        let second = manager.post(&base, &json!({"name": "Terms", "body": "Be kinder."})).await.json();
        owner.post(&base, &json!({"name": "Other terms", "body": "Be."})).await;
        let tx = store.write().await.unwrap();
        let stays = store::row::reservations::reservation::Entity::find().all(&tx).await.unwrap();
        for (number, stay) in (680..).zip(&stays) {
            let signed = signature::Model {
                account_id: world.ours.account.into(), id: key(world.ours.account, number).into(), reservation_id: stay.id,
                agreement_id: text(&first["key"]).parse::<Key>().unwrap().into(), body_hash: "x".to_owned(), body: "Be kind.".to_owned(),
                name: "Ann".to_owned(), address: "::1".to_owned(), user_agent: String::new(), signed_at: world.app.flows().now(),
            };
            insert(&tx, signed).await;
        }
        world.app.flows().commit(tx, world.ours.account).await.unwrap();
        for key in [&first["key"], &second["key"]] {
            let path = format!("{base}{}/editions/", text(key));
            let told = owner.get(&path).await.json();
            let seen: Vec<_> = results(&told).iter().map(|one| (one["edition"].as_i64().unwrap(), text(&one["created_by"]), one["signed"].as_u64().unwrap(), text(&one["created_at"]))).collect();
            assert_eq!(seen, [(2, "manager@account-7.test", 0, "2026-07-04T12:00:00Z"), (1, "owner@account-7.test", 3, "2026-07-01T12:00:00Z")], "{told}");
            assert_eq!(world.stranger().await.get(&path).await.status, StatusCode::NOT_FOUND);
        }
    }

    async fn an_agreement_is_read_with_a_stay_that_nobody_booked(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let path = format!("{API}/agreement/preview/");
        let words = "**{{guest_name}}** stays {{nights}} nights from {{check_in}} for {{total}}, {{door_code}} {{door_code}}, signed {{signed_at}} <b>x</b>";
        let shown = owner.post(&path, &json!({"body": words})).await.json();
        assert_eq!(
            shown,
            json!({
                "html": "<p><strong>Emma Lind</strong> stays 4 nights from August 30, 2026 for $980.00, {{door_code}} {{door_code}}, signed ________ &lt;b&gt;x&lt;/b&gt;</p>\n",
                "unknown": ["door_code"],
            })
        );
        let variables = owner.get(&format!("{API}/agreement/variables/")).await.json();
        assert_eq!(variables["count"], 20);
        // Every listed variable can be used.
        let names: Vec<String> = results(&variables).iter().map(|variable| format!("{{{{{}}}}}", text(&variable["name"]))).collect();
        let all = names.concat();
        assert_eq!(owner.post(&path, &json!({"body": all})).await.json()["unknown"], json!([]));
        let long = owner.post(&path, &json!({"body": "x".repeat(200_001)})).await;
        assert_eq!(long.status, StatusCode::BAD_REQUEST);
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
        // Both owners are demoted at the same time: one of them remains an owner.
        let (lower, first, second) = (json!({"role": "viewer"}), path.as_str(), text(&viewer["results"][0]["uri"]));
        let (first, second) = tokio::join!(owner.patch(first, &lower), owner.patch(second, &lower));
        let mut answers = [first.status.as_u16(), second.status.as_u16()];
        answers.sort_unstable();
        assert!(matches!(answers, [200, 400 | 403]), "{answers:?}");
    }

    async fn a_site_is_found_at_its_new_address_and_no_other_may_have_it(store: Store) {
        let world = World::new(&store).await;
        let (owner, stranger) = (world.owner().await, world.stranger().await);
        let path = format!("{API}/site/{}/", world.ours.site);
        let taken = stranger.post(&format!("{API}/site/"), &json!({"namespace": "site-7", "name": "Mine"})).await;
        assert_eq!(taken.json(), json!({"namespace": ["There is one with this already."]}));
        let reserved = owner.patch(&path, &json!({"namespace": "Account"})).await;
        assert_eq!(reserved.json(), json!({"namespace": ["This name is kept for the installation itself."]}));
        for hidden in ["provider_secret", "provider_script_url"] {
            let refused = owner.patch(&path, &json!({hidden: "https://evil.test/script.js"})).await;
            assert_eq!((refused.status, refused.json()), (StatusCode::BAD_REQUEST, json!({hidden: ["There is no such field."]})));
        }
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

    async fn the_ends_of_the_price_filter_are_in_order(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let path = format!("{API}/site/{}/", world.ours.site);
        let wrong = owner.patch(&path, &json!({"price_min": 20_000, "price_max": 10_000})).await;
        assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{}", wrong.text());
        assert_eq!(wrong.json(), json!({"price_max": ["The most is less than the least."]}));
        for good in [json!({"price_min": 10_000, "price_max": 10_000}), json!({"price_max": null})] {
            assert_eq!(owner.patch(&path, &good).await.status, StatusCode::OK, "{good}");
        }
    }

    async fn a_site_shows_the_homes_that_were_chosen(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let path = format!("{API}/site/{}/", world.ours.site);
        let shown = || async {
            let list = world.app.get("/websites/api/v2/property/?name_space=site-7").await.json();
            list["results"].as_array().unwrap().iter().map(|home| text(&home["key"]).to_owned()).collect::<Vec<_>>()
        };
        let home = world.ours.property.to_string();
        assert_eq!(shown().await, [home.as_str()]);
        let none = owner.patch(&path, &json!({"all_properties": false, "featured": [home]})).await;
        assert_eq!(none.status, StatusCode::OK, "{}", none.text());
        assert_eq!((shown().await.len(), &none.json()["properties"]), (0, &json!([])));
        let one = owner.patch(&path, &json!({"properties": [home]})).await.json();
        assert_eq!((&one["properties"], &one["featured"]), (&json!([home]), &json!([home])), "{one}");
        assert_eq!(shown().await, [home.as_str()]);
        // Writing one list leaves the other unchanged.
        let plain = owner.patch(&path, &json!({"featured": []})).await.json();
        assert_eq!((&plain["properties"], &plain["featured"]), (&json!([home]), &json!([])));
        let theirs = owner.patch(&path, &json!({"properties": [world.theirs.property.to_string()]})).await;
        assert_eq!(theirs.status, StatusCode::BAD_REQUEST, "{}", theirs.text());
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
