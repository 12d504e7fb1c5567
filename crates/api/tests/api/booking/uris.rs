//! Every `uri` in a response leads to the row, in the guests' API and in the account's.

use std::collections::BTreeSet;

use domain::accounts::role::Role;
use domain::text::code::StateStatus;
use http::StatusCode;
use serde_json::{Value, json};
use store::row::listings::source;
use testkit::{insert, instant, key, on_one_engine};

use super::{API, GOOD, PAYMENT, Stage, text};
use crate::row_of;

/// The value of every `uri` at any depth.
fn uris(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("uri").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| uris(value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| uris(item, found)),
        _ => {}
    }
}

/// The nouns in the paths.
fn nouns(uris: &BTreeSet<String>) -> BTreeSet<&str> {
    uris.iter().filter_map(|uri| uri.trim_end_matches('/').rsplit('/').nth(1)).collect()
}

on_one_engine! {
    async fn a_uri_of_the_guests_api_leads_to_its_row(store: Store) {
        let stage = Stage::new(store.clone(), "s", PAYMENT).await;
        let (sample, at) = (stage.sample, instant("2026-01-01T00:00:00Z"));
        let tx = store.write().await.unwrap();
        let source = source::Model {
            account_id: sample.account.into(), id: key(sample.account, 95).into(), name: "A friend".to_owned(),
            state_status: StateStatus::Active.into(), created_at: at, updated_at: at, version: 1,
        };
        insert(&tx, source).await;
        tx.commit().await.unwrap();
        let booked = stage.book_with(GOOD).await.json();
        let message = json!({
            "namespace": sample.namespace(), "quote": booked["quote"], "first_name": "Ann", "last_name": "Guest",
            "email": "ann@guest.test", "message": "Is the lake warm?",
        });
        let mut found = BTreeSet::new();
        let site = format!("site_namespace={}", sample.namespace());
        let (quote, stay) = (text(&booked["quote"]), text(&booked["key"]));
        uris(&stage.app.post(&format!("{API}/reservation-message/"), &message).await.json(), &mut found);
        for path in [
            format!("site/{}/", sample.namespace()),
            format!("property/?name_space={}", sample.namespace()),
            format!("property/{}/?{site}", sample.property),
            format!("listing/?{site}"),
            format!("listing-fee/?listing={}", sample.listing),
            format!("listing-rate/?listing={}", sample.listing),
            "country/?limit=2".to_owned(),
            format!("source/?{site}"),
            format!("quote/{quote}/"),
            format!("reservation/{stay}/"),
            format!("reservation-credit-card/?reservation={stay}"),
            format!("reservation-payment/?reservation={stay}"),
            format!("reservation-message/?reservation={stay}"),
        ] {
            let answer = stage.app.get(&format!("{API}/{path}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            uris(&answer.json(), &mut found);
        }
        let expected = [
            "country", "listing", "listing-fee", "listing-rate", "quote", "reservation", "reservation-credit-card",
            "reservation-message", "reservation-payment", "source",
        ];
        assert_eq!(nouns(&found), BTreeSet::from(expected));
        for uri in &found {
            let answer = stage.app.get(uri).await;
            assert_eq!((answer.status, &answer.json_or_null()["uri"]), (StatusCode::OK, &json!(uri)), "{}", answer.text());
        }
        // The key of a message stands in e-mails; it does not open the quote.
        let sent = found.iter().find(|uri| uri.contains("reservation-message")).unwrap();
        assert!(!stage.app.get(sent).await.text().contains(quote));
    }

    async fn a_uri_of_the_accounts_api_leads_to_its_row(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let booked = stage.book_with(GOOD).await.json();
        let row = row_of(&booked["key"]);
        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let mut found = BTreeSet::new();
        let invited = json!({"email": "new@example.test", "role": "agent"});
        uris(&owner.post("/api/v2/invite/", &invited).await.json(), &mut found);
        uris(&owner.post("/api/v2/api-token/", &json!({"name": "Program", "scopes": ["read"]})).await.json(), &mut found);
        for path in [format!("reservation/{row}/"), format!("reservation/{row}/details/"), format!("reservation/{row}/bill/")] {
            uris(&owner.get(&format!("/api/v2/{path}")).await.json(), &mut found);
        }
        let expected = ["api-token", "invite", "quote", "reservation", "reservation-credit-card", "reservation-payment"];
        assert_eq!(nouns(&found), BTreeSet::from(expected));
        for uri in &found {
            let answer = owner.get(uri).await;
            assert_eq!((answer.status, &answer.json_or_null()["uri"]), (StatusCode::OK, &json!(uri)), "{}", answer.text());
        }
        // Only who may see the stay sees its card.
        let card = found.iter().find(|uri| uri.contains("credit-card")).unwrap();
        let group = stage.sample.group_row(60, "Empty");
        let tx = stage.store.write().await.unwrap();
        insert(&tx, group.clone()).await;
        tx.commit().await.unwrap();
        let nowhere = [group.id.key()];
        let limited = stage.app.sign_in_limited(stage.sample.account, Role::Manager, &nowhere).await;
        assert_eq!(limited.get(card).await.status, StatusCode::NOT_FOUND);
        assert_eq!(stage.app.get(card).await.status, StatusCode::UNAUTHORIZED);
    }
}
