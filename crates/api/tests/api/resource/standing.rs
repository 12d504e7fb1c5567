//! The state of a listing: requirements for selling it, decisions of the operator, and the reasons for refusals.

use domain::accounts::role::Role;
use domain::text::code::ActiveType;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use serde_json::{Value, json};
use store::Store;
use testkit::{Answer, Client, Sample, TestApp, insert, on_one_engine, photo_row};

use super::API;
use crate::{app, two_tenants};

const ACTIVATE: &str = "/api/v2/listing/activate/";
const OPERATOR: &str = "/api/v2/operator/listing";

/// Adds what the sample's home lacks; it has a name, a location and a rate.
async fn complete(store: &Store, owner: &Client<'_>, sample: &Sample) {
    let words = json!({"description": "A small home by the sea. ".repeat(5)});
    let saved = owner.patch(&format!("{API}/property/{}/", sample.property), &words).await;
    assert_eq!(saved.status, StatusCode::OK, "{}", saved.text());
    let tx = store.write().await.unwrap();
    insert(&tx, photo_row(sample.property, 700)).await;
    tx.commit().await.unwrap();
}

/// Sets the state directly.
async fn stand(store: &Store, sample: &Sample, standing: &str) {
    let tx = store.write().await.unwrap();
    let mut row = sample.listing_row().into_active_model();
    row.active_type = Set(standing.parse::<ActiveType>().unwrap().into());
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

async fn standing(client: &Client<'_>, sample: &Sample) -> String {
    let row = client.get(&format!("{API}/listing/{}/", sample.listing)).await.json();
    row["active_type"].as_str().unwrap().to_owned()
}

async fn set(client: &Client<'_>, sample: &Sample, to: &str) -> Answer {
    client.patch(&format!("{API}/listing/{}/", sample.listing), &json!({"active_type": to})).await
}

async fn activate(client: &Client<'_>, sample: &Sample) -> Value {
    let answer = client.post(ACTIVATE, &json!({"object_keys": [sample.listing.to_string()]})).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

fn refusal(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.text());
    answer.json()["active_type"][0].as_str().unwrap().to_owned()
}

async fn is_sold(app: &TestApp, sample: &Sample) -> bool {
    let stay = json!({"property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": "2026-08-10", "check_out": "2026-08-14"});
    app.post("/websites/api/v2/quote/estimate/", &stay).await.status == StatusCode::OK
}

on_one_engine! {
    async fn a_home_is_sold_once_nothing_is_missing(store: Store) {
        let (app, sample) = app(&store).await;
        stand(&store, &sample, "w").await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        let path = format!("{API}/listing/{}/readiness/", sample.listing);
        let told = owner.get(&path).await.json();
        assert_eq!((&told["ready"], &told["reasons"], &told["acts"]), (&json!(false), &json!(["description", "photo"]), &json!(["activate"])));
        assert_eq!(told["needs"].as_array().unwrap().len(), 12);
        assert_eq!(told["needs"][4], json!({"name": "rates", "required": true, "met": true}));
        assert_eq!(refusal(&set(&owner, &sample, "a").await), "A home cannot be sold yet. It lacks a description of a few sentences, a photo.");
        assert_eq!(standing(&owner, &sample).await, "w");

        let tried = activate(&owner, &sample).await;
        assert_eq!((&tried["updated"], &tried["message"]), (&json!(1), &json!("Setup Incomplete")));
        assert_eq!(tried["unsold"], json!([{"key": sample.listing.to_string(), "name": "A home", "reasons": ["description", "photo"]}]));
        assert_eq!((standing(&owner, &sample).await.as_str(), is_sold(&app, &sample).await), ("s", false));

        complete(&store, &owner, &sample).await;
        assert_eq!(owner.get(&path).await.json()["reasons"], json!([]));
        let done = activate(&owner, &sample).await;
        assert_eq!((&done["message"], &done["unsold"]), (&json!("Listings Activated"), &json!([])));
        assert_eq!((standing(&owner, &sample).await.as_str(), is_sold(&app, &sample).await), ("a", true));
        assert_eq!(owner.get(&path).await.json()["acts"], json!(["pause", "discontinue"]));
        let log = owner.get(&format!("{API}/audit-entry/?action=activate")).await.json();
        assert_eq!(log["count"], 2, "{log}");
    }

    async fn nobody_says_what_is_not_so(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        assert_eq!(refusal(&set(&owner, &sample, "u").await), "A home can be suspended only by whoever runs the platform.");
        complete(&store, &owner, &sample).await;
        assert_eq!(refusal(&set(&owner, &sample, "n").await), "A home needs no approval.");
        assert_eq!(refusal(&set(&owner, &sample, "s").await), "A home lacks nothing that guests need.");
        assert_eq!(standing(&owner, &sample).await, "a");
        // A listing that is taken off sale can be put back.
        for to in ["p", "a", "d", "a", "w", "a"] {
            let moved = set(&owner, &sample, to).await;
            assert_eq!((moved.status, moved.json()["active_type"].as_str()), (StatusCode::OK, Some(to)), "{}", moved.text());
        }
    }

    async fn what_is_the_operators_no_owner_changes(store: Store) {
        let (app, ours, _) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        complete(&store, &owner, &ours).await;
        let second = json!({"property": ours.property.to_string()});
        let second = owner.post(&format!("{API}/listing/"), &second).await.json()["key"].as_str().unwrap().to_owned();
        for (code, why) in [
            ("u", "A home is suspended: only whoever runs the platform can change that."),
            ("n", "A home waits for approval: only whoever runs the platform can change that."),
        ] {
            stand(&store, &ours, code).await;
            for to in ["a", "p", "d", "w"] {
                assert_eq!(refusal(&set(&owner, &ours, to).await), why);
            }
            let both = json!({"object_keys": [ours.listing.to_string(), second]});
            for action in ["activate", "pause", "discontinue"] {
                let refused = owner.post(&format!("{API}/listing/{action}/"), &both).await;
                assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text());
                let told = refused.json().as_object().unwrap().values().any(|why_not| why_not[0] == *why);
                assert!(told, "{}", refused.text());
            }
            let other = owner.get(&format!("{API}/listing/{second}/")).await.json();
            assert_eq!((standing(&owner, &ours).await.as_str(), &other["active_type"]), (code, &json!("w")), "all or none");
            let readiness = owner.get(&format!("{API}/listing/{}/readiness/", ours.listing)).await.json();
            assert_eq!(readiness["acts"], json!([]));
        }
    }

    async fn many_are_activated_and_the_rest_is_named(store: Store) {
        let (app, sample) = app(&store).await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        complete(&store, &owner, &sample).await;
        stand(&store, &sample, "p").await;
        let home = owner.post(&format!("{API}/property/"), &json!({"name": "Bare Cabin"})).await.json();
        let bare = owner.post(&format!("{API}/listing/"), &json!({"property": home["key"], "active_type": "a"})).await.json();
        assert_eq!(bare["active_type"], "s", "a wish, until there is something to sell");
        let keys = json!({"object_keys": [sample.listing.to_string(), bare["key"]]});
        let told = owner.post(ACTIVATE, &keys).await.json();
        assert_eq!((&told["updated"], &told["message"]), (&json!(2), &json!("Listings Activated")));
        assert_eq!(told["unsold"], json!([{"key": bare["key"], "name": "Bare Cabin", "reasons": ["description", "location", "photo", "rates"]}]));
        assert_eq!(standing(&owner, &sample).await, "a");
        let none = owner.post(ACTIVATE, &json!({"object_keys": []})).await;
        assert_eq!((none.status, &none.json()["object_keys"][0]), (StatusCode::BAD_REQUEST, &json!("You must select one or more items below.")));
    }

    async fn whoever_runs_the_platform_suspends_and_gives_back(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let owner = app.sign_in(ours.account, Role::Owner).await;
        let operator = app.sign_in_operator().await;
        complete(&store, &owner, &ours).await;
        let at = |act: &str| format!("{OPERATOR}/{}/{act}/", ours.listing);
        for act in ["approve", "unsuspend"] {
            let refused = operator.post(&at(act), &json!({})).await;
            assert_eq!((refused.status, &refused.json()["code"], &refused.json()["data"]["active_type"]), (StatusCode::CONFLICT, &json!("illegal_move"), &json!("a")));
        }
        let suspended = operator.post(&at("suspend"), &json!({})).await;
        assert_eq!((suspended.status, &suspended.json()["active_type"]), (StatusCode::OK, &json!("u")), "{}", suspended.text());
        assert!(!is_sold(&app, &ours).await && is_sold(&app, &theirs).await);
        assert_eq!(operator.post(&at("suspend"), &json!({})).await.status, StatusCode::CONFLICT);
        let list = operator.get(&format!("{OPERATOR}/?active_type=u")).await.json();
        assert_eq!((list["results"].as_array().unwrap().len(), &list["results"][0]["key"]), (1, &json!(ours.listing.to_string())));
        assert_eq!((&list["results"][0]["name"], &list["results"][0]["account"]), (&json!("A home"), &json!({"id": 7, "name": "Account 7"})));
        let wrong = operator.get(&format!("{OPERATOR}/?active_type=x")).await;
        assert_eq!((wrong.status, wrong.json()["active_type"].is_array()), (StatusCode::BAD_REQUEST, true));
        assert_eq!(operator.post(&at("unsuspend"), &json!({})).await.json()["active_type"], "p");
        assert_eq!(activate(&owner, &ours).await["message"], "Listings Activated");
        assert!(is_sold(&app, &ours).await);
        let log = owner.get(&format!("{API}/audit-entry/?action=suspend")).await.json();
        assert_eq!((&log["count"], &log["results"][0]["actor"]), (&json!(1), &json!("operator@account-0.test")), "{log}");
        let nobody = operator.post(&format!("{OPERATOR}/{}/suspend/", testkit::key(ours.account, 4_242)), &json!({})).await;
        assert_eq!(nobody.status, StatusCode::NOT_FOUND);
    }

    async fn where_listings_are_approved_none_is_sold_before(store: Store) {
        let (app, sample) = app(&store).await;
        let app = app.with_listing_approval();
        stand(&store, &sample, "w").await;
        let owner = app.sign_in(sample.account, Role::Owner).await;
        complete(&store, &owner, &sample).await;
        assert_eq!(refusal(&set(&owner, &sample, "a").await), "A home has to be approved first. Activate it to ask for that.");
        assert_eq!(refusal(&set(&owner, &sample, "p").await), "A home was not on sale, so it cannot be paused.");
        let asked = activate(&owner, &sample).await;
        assert_eq!((&asked["message"], &asked["unsold"][0]["reasons"]), (&json!("Waiting for Approval"), &json!([])));
        assert_eq!((standing(&owner, &sample).await.as_str(), is_sold(&app, &sample).await), ("n", false));
        let operator = app.sign_in_operator().await;
        let waiting = operator.get(&format!("{OPERATOR}/")).await.json();
        assert_eq!(waiting["results"][0]["key"], sample.listing.to_string());
        let approved = operator.post(&format!("{OPERATOR}/{}/approve/", sample.listing), &json!({})).await;
        assert_eq!(approved.json()["active_type"], "a", "{}", approved.text());
        assert!(is_sold(&app, &sample).await);
        // After the first approval, the owner can pause and activate it.
        assert_eq!(set(&owner, &sample, "p").await.status, StatusCode::OK);
        assert_eq!(activate(&owner, &sample).await["message"], "Listings Activated");
    }
}
