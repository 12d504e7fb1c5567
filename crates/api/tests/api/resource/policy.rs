//! Previews of cancellation and payment policies on a sample booking, and their validation.

use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Client, on_one_engine};

use super::API;
use super::world::{World, keys};
use crate::booking::text;

/// Booked on the first of July, for a stay from the thirtieth of August.
fn on_a_sample(mut policy: Value) -> Value {
    for (name, value) in [("total", 98_001), ("days_ahead", 60), ("nights", 5)] {
        policy[name] = json!(value);
    }
    policy
}

async fn tried(client: &Client<'_>, resource: &str, policy: Value) -> Value {
    let answer = client.post(&format!("{API}/{resource}/preview/"), &on_a_sample(policy)).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

on_one_engine! {
    async fn fixed_amounts_are_in_the_currency_of_the_account_unless_another_is_given(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        for (resource, row) in [
            ("tax", json!({"name": "Town tax", "kind": "per_guest_night", "amount": 200})),
            ("promotion", json!({"code": "TEN", "name": "Ten off", "kind": "amount", "amount": 1_000})),
            ("payment-policy", json!({"name": "Fixed", "parts": [{"share": {"amount": 100}, "due": "at_booking"}]})),
        ] {
            let made = owner.post(&format!("{API}/{resource}/"), &row).await;
            assert_eq!((made.status, &made.json()["currency"]["code"]), (StatusCode::CREATED, &json!("USD")), "{}", made.text());
            let path = format!("{API}/{resource}/{}/", text(&made.json()["key"]));
            for (sent, kept) in [("EUR", "EUR"), ("", "USD")] {
                let changed = owner.patch(&path, &json!({"currency": sent})).await;
                assert_eq!(changed.json()["currency"]["code"], kept, "{}", changed.text());
            }
            let wrong = owner.patch(&path, &json!({"currency": "dollar"})).await;
            assert!(wrong.json()["currency"].is_array(), "{}", wrong.text());
            let listed = owner.get(&format!("{API}/{resource}/?currency=USD")).await;
            assert!(listed.json()["count"].as_i64() > Some(0), "{}", listed.text());
        }
    }

    async fn a_refund_policy_is_told_day_by_day_before_it_is_kept(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let tiers = json!([{"days": 7, "percent": 50}, {"days": 30, "percent": 100}]);
        let told = tried(&owner, "refund-policy", json!({"method": "booking_date", "tiers": tiers, "grace_hours": 48, "grace_days_before": 14})).await;
        assert_eq!(
            told,
            json!({
                "booked_on": "2026-07-01", "check_in": "2026-08-30", "check_out": "2026-09-04", "total": 98_001, "owner_decides": false,
                "grace": {"hours": 48, "until": "2026-07-03", "amount": 98_001},
                "spans": [
                    {"from": "2026-07-01", "until": "2026-07-31", "days_before_check_in": 30, "percent": 100, "amount": 98_001},
                    {"from": "2026-08-01", "until": "2026-08-23", "days_before_check_in": 7, "percent": 50, "amount": 49_001},
                    {"from": "2026-08-24", "until": "2026-08-30", "days_before_check_in": 0, "percent": 0, "amount": 0}
                ],
            })
        );
        let contract = tried(&owner, "refund-policy", json!({"method": "rental_contract", "tiers": tiers})).await;
        assert_eq!((&contract["owner_decides"], &contract["spans"], &contract["grace"]), (&json!(true), &json!([]), &Value::Null));
    }

    async fn a_payment_policy_is_told_day_by_day_before_it_is_kept(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let parts = json!([
            {"share": {"percent": 2_500}, "due": "at_booking"},
            {"share": "remainder", "due": {"days_before_check_in": 30}},
        ]);
        let told = tried(&owner, "payment-policy", json!({"parts": parts})).await;
        assert_eq!(
            told["payments"],
            json!([
                {"due_date": "2026-07-01", "days_before_check_in": 60, "amount": 24_500, "collect_while_booking": true},
                {"due_date": "2026-07-31", "days_before_check_in": 30, "amount": 73_501, "collect_while_booking": false},
            ])
        );
        assert_eq!(tried(&owner, "payment-policy", json!({})).await["payments"][0]["amount"], 98_001);
    }

    async fn what_nobody_can_mean_is_refused(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let too_much = json!({"name": "x", "method": "days_prior", "tiers": [{"days": 7, "percent": 500}]});
        let share = json!({"name": "x", "parts": [{"share": {"percent": 12_000}, "due": "at_booking"}]});
        for (resource, policy, answer) in [
            ("refund-policy", too_much, json!({"tiers": ["At most 100 percent can come back."]})),
            ("payment-policy", share, json!({"parts": ["A part cannot be more than the whole."]})),
        ] {
            let kept = owner.post(&format!("{API}/{resource}/"), &policy).await;
            assert_eq!((kept.status, kept.json()), (StatusCode::BAD_REQUEST, answer.clone()));
            let mut unsaved = on_a_sample(policy);
            unsaved.as_object_mut().unwrap().remove("name");
            let shown = owner.post(&format!("{API}/{resource}/preview/"), &unsaved).await;
            assert_eq!((shown.status, shown.json()), (StatusCode::BAD_REQUEST, answer));
        }
        for (field, value) in [("total", -1), ("days_ahead", 2_000), ("nights", 0)] {
            let mut sample = on_a_sample(json!({"method": "no_refunds"}));
            sample[field] = json!(value);
            let refused = owner.post(&format!("{API}/refund-policy/preview/"), &sample).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{field}");
            assert!(refused.json()[field].is_array(), "{field}: {}", refused.text());
        }
    }

    async fn the_homes_that_use_a_policy_are_found(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        let policy = owner.post(&format!("{API}/refund-policy/"), &json!({"name": "Firm"})).await.json();
        let path = format!("{API}/listing/?refund_policy={}", text(&policy["key"]));
        assert_eq!(keys(&owner.get(&path).await.json()), Vec::<&str>::new());
        let listing = world.ours.listing.to_string();
        owner.patch(&format!("{API}/listing/{listing}/"), &json!({"refund_policy": policy["key"]})).await;
        assert_eq!(keys(&owner.get(&path).await.json()), [listing.as_str()]);
    }

    async fn a_promotion_is_told_by_what_it_takes_off(store: Store) {
        let world = World::new(&store).await;
        let owner = world.owner().await;
        for (promotion, base, discount, capped) in [
            (json!({"kind": "percent", "basis_points": 1_000, "base": "rent"}), 100_000, 10_000, false),
            (json!({"kind": "percent", "basis_points": 1_000, "base": "rent_and_fees", "max_discount": 9_000}), 120_000, 9_000, true),
            (json!({"kind": "amount", "amount": 500_000, "base": "rent"}), 100_000, 100_000, false),
            (json!({"kind": "free_nights", "free_nights": 1, "base": "rent"}), 100_000, 20_000, false),
        ] {
            let mut sent = promotion;
            (sent["rent"], sent["fees"], sent["nights"]) = (json!(100_000), json!(20_000), json!(5));
            let told = owner.post(&format!("{API}/promotion/preview/"), &sent).await.json();
            let after = 120_000 - discount;
            assert_eq!(told, json!({"before": 120_000, "base": base, "discount": discount, "after": after, "capped": capped}), "{sent}");
        }
        let odd = json!({"kind": "gift", "base": "rent", "rent": 1, "fees": 0, "nights": 1});
        assert_eq!(owner.post(&format!("{API}/promotion/preview/"), &odd).await.status, StatusCode::BAD_REQUEST);
    }
}
