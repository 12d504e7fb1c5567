//! The API through the real router, on both databases.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod access;
mod account_access;
mod address;
mod agreement;
mod api_token;
mod bad_input;
mod booking;
mod calendar_event;
mod closing;
mod dashboard;
mod demo;
mod domain_check;
mod domain_claim;
mod flexible;
mod form;
mod geocode;
mod impersonation;
mod invite;
mod kept_quote;
mod letter;
mod listing;
mod message;
mod name_list;
mod onboarding;
mod openapi;
mod operator;
mod page;
mod paging;
mod password_reset;
mod people_races;
mod photo;
mod profile;
mod promotion;
mod property;
mod quote;
mod races;
mod report;
mod resource;
mod seo;
mod session;
mod signup;
mod site;
mod site_page;
mod site_payment;
mod site_picture;
mod two_factor;

use domain::guest_key::GuestKey;
use sea_orm::{EntityTrait, QueryOrder};
use serde_json::Value;
use store::Store;
use store::row::accounts::audit_entry;
use testkit::{Sample, TestApp};

/// Returns the key of a guest key's row, as the account knows it.
fn row_of(guest_key: &Value) -> String {
    let text = guest_key.as_str().unwrap();
    text.parse::<GuestKey>().unwrap().row().to_string()
}

/// The service with one small account.
async fn app(store: &Store) -> (TestApp, Sample) {
    let tx = store.write().await.unwrap();
    let sample = Sample::insert(&tx, 7).await;
    tx.commit().await.unwrap();
    (TestApp::new(store.clone()), sample)
}

/// The service with two unrelated accounts.
async fn two_tenants(store: &Store) -> (TestApp, Sample, Sample) {
    let tx = store.write().await.unwrap();
    let (ours, theirs) = (Sample::insert(&tx, 7).await, Sample::insert(&tx, 8).await);
    tx.commit().await.unwrap();
    (TestApp::new(store.clone()), ours, theirs)
}

/// Returns the actions in the audit log, oldest first.
async fn audited(store: &Store) -> Vec<String> {
    let entries = audit_entry::Entity::find().order_by_asc(audit_entry::Column::At).all(store.read()).await;
    entries.unwrap().into_iter().map(|entry| entry.action).collect()
}
