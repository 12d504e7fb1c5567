//! `casita doctor --audit --providers`: no findings while both sides agree, a finding for a fault on either side, and none if a
//! provider does not respond.

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::Key;
use domain::reservations::reservation::PaymentState;
use domain::reservations::reservation::RefundState;
use domain::text::code::Provider;
use flows::audit::ProviderFindings;
use flows::desk::RefundWish;
use flows::{audit, desk};
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::json;
use store::Store;
use store::row::charges::{reservation_payment, reservation_refund};
use store::row::job;
use store::row::sites::site;
use testkit::{on_both_engines, on_one_engine};

use super::audit::rewrite;
use super::hosted::{open, pay};
use super::matrix::{PROVIDERS, by_provider};
use super::{API, DECLINED, GOOD, PAYMENT, Stage};
use crate::row_of;

/// The refunded part of the 495.00 that a stay costs.
const GIVEN_BACK: i64 = 5_000;

impl Stage {
    /// Ninety days back, the doctor's default.
    async fn ask_provider(&self) -> ProviderFindings {
        self.ask_provider_since(self.app.flows().now() - TimeDelta::days(90)).await
    }

    async fn ask_provider_since(&self, since: DateTime<Utc>) -> ProviderFindings {
        audit::compare_with_providers(&self.store, &self.app.flows().cashier, since).await.unwrap()
    }

    async fn only_payment(&self) -> reservation_payment::Model {
        let mut rows = reservation_payment::Entity::find().all(self.store.read()).await.unwrap();
        assert_eq!(rows.len(), 1);
        rows.remove(0)
    }

    /// Returns the only finding with a corrupted payment, which is then restored.
    async fn ill_of(&self, spoilt: reservation_payment::Model) -> String {
        let payment = self.only_payment().await;
        rewrite(self, spoilt).await;
        let mut found = self.ask_provider().await;
        rewrite(self, payment).await;
        assert_eq!(found.ills.len(), 1, "{found:?}");
        found.ills.remove(0)
    }
}

/// Books a paid stay, part of which is refunded.
async fn partly_refunded(store: Store, provider: &'static str) -> Stage {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let booked = stage.book_with(GOOD).await;
    assert_eq!(booked.status, StatusCode::CREATED, "{provider}: {}", booked.text());
    let reservation: Key = row_of(&booked.json()["key"]).parse().unwrap();
    let wish = RefundWish { amount: GIVEN_BACK, payment: None, reason: "No hot water".to_owned() };
    desk::refund(stage.app.flows(), &stage.owner().await, reservation, &wish).await.unwrap();
    stage.app.work_off().await;
    assert_eq!(stage.money().await.1, GIVEN_BACK, "{provider}");
    stage
}

async fn agrees(store: Store, provider: &'static str) {
    let stage = partly_refunded(store, provider).await;
    let found = stage.ask_provider().await;
    assert_eq!(found, ProviderFindings { payments: 1, ..ProviderFindings::default() }, "{provider}");
    let later = stage.ask_provider_since(stage.app.flows().now() + TimeDelta::days(1)).await;
    assert_eq!(later, ProviderFindings::default(), "{provider}: nothing was charged since");
}

async fn tells_of_other_amounts(store: Store, provider: &'static str) {
    let stage = partly_refunded(store, provider).await;
    let payment = stage.only_payment().await;
    let key = payment.id.key();
    let dearer = reservation_payment::Model { amount: payment.amount + 1, ..payment.clone() };
    let told = format!("{key} is a payment of USD 495.01, and the provider took USD 495.00");
    assert_eq!(stage.ill_of(dearer).await, told, "{provider}");

    let refund = reservation_refund::Entity::find().one(stage.store.read()).await.unwrap().unwrap();
    let larger = reservation_refund::Model { amount: GIVEN_BACK + 1, ..refund.clone() };
    rewrite(&stage, larger).await;
    let told = format!("the provider gave back USD 50.00 of {key}, less than the USD 50.01 said here");
    assert_eq!(stage.ask_provider().await.ills, [told], "{provider}");
    // A pending refund may have been made or not.
    let pending = reservation_refund::Model { state: RefundState::Pending.into(), ..refund.clone() };
    rewrite(&stage, pending).await;
    assert_eq!(stage.ask_provider().await.ills, Vec::<String>::new(), "{provider}");

    let tx = stage.store.write().await.unwrap();
    let id = (refund.account_id, refund.id);
    reservation_refund::Entity::delete_by_id(id).exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
    let told = format!("the provider gave back USD 50.00 of {key}, more than the USD 0.00 said here");
    assert_eq!(stage.ask_provider().await.ills, [told], "{provider}");
}

async fn tells_of_other_states(store: Store, provider: &'static str) {
    let stage = partly_refunded(store, provider).await;
    let payment = stage.only_payment().await;
    let key = payment.id.key();
    let reference = payment.provider_reference.clone().unwrap();
    let unknown = Some("of-nobody".to_owned());
    let elsewhere = reservation_payment::Model { provider_reference: unknown, ..payment.clone() };
    let told = format!("{key} is said to be paid, and the provider does not know it");
    assert_eq!(stage.ill_of(elsewhere).await, told, "{provider}");

    let due = reservation_payment::Model {
        state: PaymentState::Due.into(),
        provider_reference: None,
        paid_at: None,
        ..payment.clone()
    };
    let told =
        format!("the provider took USD 495.00 for {key} by the charge {reference}, and here it is due");
    assert_eq!(stage.ill_of(due).await, told, "{provider}");

    // Found by the idempotency key of the attempt if the provider's reference is lost.
    let nameless = reservation_payment::Model { provider_reference: None, ..payment.clone() };
    rewrite(&stage, nameless).await;
    assert_eq!(
        stage.ask_provider().await,
        ProviderFindings { payments: 1, ..ProviderFindings::default() },
        "{provider}"
    );
}

async fn tells_of_a_declined_charge(store: Store, provider: &'static str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let refused = stage.book_with(DECLINED).await;
    assert_eq!(refused.status, StatusCode::PAYMENT_REQUIRED, "{provider}: {}", refused.text());
    assert_eq!(stage.ask_provider().await.ills, Vec::<String>::new(), "{provider}");
    let payment = stage.only_payment().await;
    let key = payment.id.key();
    let paid = reservation_payment::Model { state: PaymentState::Paid.into(), ..payment };
    let told = format!("{key} is said to be paid, and at the provider it is declined");
    assert_eq!(stage.ill_of(paid).await, told, "{provider}");
}

/// The first attempt charged the card without being recorded, so there was a second one.
async fn tells_of_a_charge_too_many(store: Store, provider: &'static str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let quote = stage.quote("2026-07-10", "2026-07-14").await;
    let card = stage.card(&quote, GOOD).await;
    let booked = stage.book(&quote, Some(&card)).await;
    assert_eq!(booked.status, StatusCode::CREATED, "{provider}: {}", booked.text());
    let payment = stage.only_payment().await;
    let (key, first) = (payment.id.key(), payment.provider_reference.clone().unwrap());
    let open = reservation_payment::Model {
        state: PaymentState::Due.into(),
        provider_reference: None,
        paid_at: None,
        ..payment
    };
    rewrite(&stage, open).await;
    let booked = booked.json();
    let wish = json!({"reservation": booked["key"], "payment": booked["payments"][0]["key"]});
    let charged = stage.app.post(&format!("{API}/reservation-payment-charge/"), &wish).await;
    assert!(charged.status.is_success(), "{provider}: {}", charged.text());
    let told = format!("the provider took USD 495.00 for {key} by the charge {first}, and here it is paid");
    assert_eq!(stage.ask_provider().await.ills, [told], "{provider}");
}

async fn says_who_could_not_be_asked(store: Store, provider: &'static str) {
    let stage = partly_refunded(store, provider).await;
    let name = match provider {
        "s" => "stripe",
        "sp" => "spreedly",
        _ => "braintree",
    };
    stage.till.fault(&json!({"provider": name, "status": 503})).await;
    let found = stage.ask_provider().await;
    assert_eq!((found.payments, found.unanswered, found.ills.len()), (0, 1, 0), "{provider}: {found:?}");
    let reason = found.reason.unwrap();
    assert!(reason.contains("cannot be reached"), "{provider}: {reason}");
    stage.till.heal().await;
    assert_eq!(
        stage.ask_provider().await,
        ProviderFindings { payments: 1, ..ProviderFindings::default() },
        "{provider}"
    );
}

by_provider! {
    both_sides_agree => PROVIDERS, agrees;
    other_amounts_are_told => PROVIDERS, tells_of_other_amounts;
    other_states_are_told => PROVIDERS, tells_of_other_states;
    a_declined_charge_that_is_said_to_be_paid_is_told => PROVIDERS, tells_of_a_declined_charge;
    a_charge_too_many_is_told => PROVIDERS, tells_of_a_charge_too_many;
    a_provider_that_is_down_is_no_fault => PROVIDERS, says_who_could_not_be_asked;
}

on_both_engines! {
    async fn both_sides_agree_on_either_engine(store: Store) {
        agrees(store, "s").await;
    }
}

on_one_engine! {
    async fn what_was_paid_on_the_providers_page_is_found(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        pay(&stage, &open(&stage, &quote).await).await;
        stage.app.advance(TimeDelta::minutes(3));
        stage.app.work_off().await;
        assert_eq!(stage.status_of(&quote).await, "r");
        assert_eq!(stage.ask_provider().await, ProviderFindings { payments: 1, ..ProviderFindings::default() });
    }

    async fn what_the_site_cannot_ask_any_more_is_counted(store: Store) {
        let stage = partly_refunded(store, "s").await;
        let row = site::Entity::find().one(stage.store.read()).await.unwrap().unwrap();
        rewrite(&stage, site::Model { provider: Some(Provider::Braintree.into()), ..row.clone() }).await;
        let found = stage.ask_provider().await;
        assert_eq!((found.payments, found.unanswered, found.ills.len()), (0, 1, 0), "{found:?}");
        assert_eq!(found.reason.as_deref(), Some("it was charged by another provider than the site has now"));
        rewrite(&stage, site::Model { provider: None, ..row }).await;
        let found = stage.ask_provider().await;
        assert_eq!((found.unanswered, found.reason.as_deref()), (1, Some("the site takes no cards")));
    }

    async fn what_nobody_ever_charged_is_counted(store: Store) {
        let stage = partly_refunded(store, "s").await;
        let payment = stage.only_payment().await;
        let provider_reference = Some("sandbox-charge-0000000000000001".to_owned());
        let made_up = reservation_payment::Model { idempotency_key: None, provider_reference, ..payment };
        rewrite(&stage, made_up).await;
        assert_eq!(stage.ask_provider().await, ProviderFindings { never_charged: 1, ..ProviderFindings::default() });
    }

    async fn it_writes_nothing(store: Store) {
        let stage = partly_refunded(store, "s").await;
        let rows = async || {
            let jobs = job::Entity::find().all(stage.store.read()).await.unwrap();
            let refunds = reservation_refund::Entity::find().all(stage.store.read()).await.unwrap();
            (stage.only_payment().await, refunds, jobs)
        };
        let before = rows().await;
        stage.ask_provider().await;
        assert_eq!(rows().await, before);
        assert_eq!(stage.money().await, (49_500, GIVEN_BACK));
    }
}
