//! The payment provider of a site: write-only keys, and a test charge.

use domain::accounts::role::Role;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Sample, TestApp, Till, on_one_engine};

use crate::{app, audited};

async fn with_till(store: &store::Store) -> (TestApp, Sample, Till) {
    let (app, sample) = app(store).await;
    let till = Till::open(app.clock()).await;
    (app.with_till(&till), sample, till)
}

fn stripe(secret: &str) -> Value {
    json!({"provider": "s", "test_mode": true, "keys": {"publishable_key": "pk_test_lake", "secret_key": secret}})
}

on_one_engine! {
    async fn keys_are_kept_and_never_shown(store: Store) {
        let (app, sample, _till) = with_till(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let path = format!("/api/v2/site/{}/payment/", sample.site);
        let before = owner.get(&path).await.json();
        assert_eq!((&before["configured"], &before["sandbox_offered"], &before["keys_offered"]), (&json!(false), &json!(true), &json!(true)));
        let kept = owner.post(&path, &stripe("sk_test_very_secret")).await;
        assert_eq!(kept.status, StatusCode::OK, "{}", kept.text());
        assert_eq!(kept.json(), json!({
            "provider": "s", "public_key": "pk_test_lake", "configured": true, "sandbox": false, "test_mode": true,
            "sandbox_offered": true, "keys_offered": true, "webhook_path": "/websites/api/v2/webhooks/s/site-7/",
        }));
        assert_eq!(app.get("/websites/api/v2/site/site-7/").await.json()["merchant"]["public_key"], "pk_test_lake");
        for told in [format!("/api/v2/site/{}/", sample.site), "/api/v2/audit-entry/".to_owned(), path.clone()] {
            assert!(!owner.get(&told).await.text().contains("very_secret"), "{told}");
        }
        assert_eq!(audited(&store).await, ["payments"]);
        let manager = app.sign_in(sample.account, Role::Manager).await;
        assert_eq!(manager.get(&path).await.status, StatusCode::OK);
        assert_eq!(manager.post(&path, &stripe("sk")).await.status, StatusCode::FORBIDDEN);
        let gone = owner.post(&path, &json!({"provider": null})).await.json();
        assert_eq!((&gone["configured"], &gone["public_key"], &gone["webhook_path"]), (&json!(false), &Value::Null, &Value::Null));
    }

    async fn a_test_charge_is_paid_and_given_back(store: Store) {
        let (app, sample, _till) = with_till(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let base = format!("/api/v2/site/{}", sample.site);
        let (path, charge) = (format!("{base}/payment/"), format!("{base}/test-charge/"));
        assert_eq!(owner.post(&charge, &json!({})).await.json()["code"], "no_cards");
        let mut keys = stripe("sk_live_lake");
        keys["test_mode"] = json!(false);
        owner.post(&path, &keys).await;
        let live = owner.post(&charge, &json!({})).await;
        assert_eq!((live.status, live.json()), (StatusCode::BAD_REQUEST, json!({"test_mode": ["A test charge needs test mode."]})));
        owner.post(&path, &stripe("sk_test_lake")).await;
        let paid = json!({"outcome": "paid", "message": null, "amount": 100, "refunded": true});
        let told = owner.post(&charge, &json!({})).await.json();
        for (name, value) in paid.as_object().unwrap() {
            assert_eq!(&told[name], value, "{told}");
        }
        // The stored keys still work after the site's namespace changes.
        let moved = owner.patch(&format!("{base}/"), &json!({"namespace": "lake-houses"})).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
        assert_eq!(owner.post(&charge, &json!({})).await.json()["outcome"], "paid");
        for provider in ["s", "sp", "bt"] {
            owner.post(&path, &json!({"provider": provider, "sandbox": true})).await;
            let told = owner.post(&charge, &json!({})).await.json();
            assert_eq!((&told["outcome"], &told["refunded"]), (&json!("paid"), &json!(true)), "{provider}: {told}");
        }
    }

    async fn what_is_wrong_about_keys_is_told_by_its_field(store: Store) {
        let (app, sample, _till) = with_till(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let path = format!("/api/v2/site/{}/payment/", sample.site);
        for (body, field) in [
            (json!({"provider": "s", "keys": {"publishable_key": "pk"}}), "secret_key"),
            (json!({"provider": "bt", "keys": {}}), "merchant_id"),
            (json!({"provider": "paypal"}), "provider"),
        ] {
            let refused = owner.post(&path, &body).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST);
            assert!(refused.json()[field].is_array(), "{}", refused.text());
        }
    }

    async fn where_nothing_can_be_sealed_nothing_is_kept(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let path = format!("/api/v2/site/{}/payment/", sample.site);
        let unsealed = owner.post(&path, &stripe("sk_test_lake")).await;
        assert_eq!(unsealed.json(), json!({"provider": ["Keys cannot be kept here: the operator has to set sealing keys first."]}));
        let nowhere = owner.post(&path, &json!({"provider": "s", "sandbox": true})).await;
        assert_eq!(nowhere.json(), json!({"sandbox": ["There is no sandbox here."]}));
    }
}
