//! Responses lost before and after execution: whatever the next step, money moves once.

use domain::text::code::Provider as Code;
use payments::{Lookup, PaymentError, Refund, RefundLookup, RefundOutcome};
use serde_json::{Value, json};

use crate::world::{GOOD, World, again, charge, charging, first, is_paid, key, refunding};

fn troubles() -> [(&'static str, Value); 4] {
    [
        ("the answer is lost", json!({ "drop_answer": true })),
        ("it fails after the work", json!({ "status": 500, "after": true })),
        ("it fails before the work", json!({ "status": 503 })),
        ("the answer is too late", json!({ "latency_ms": 3000, "after": true })),
    ]
}

#[tokio::test]
async fn stripe_repeats_itself() {
    let world = World::new().await;
    let (open, card) = (world.open(Code::Stripe), world.keep(Code::Stripe, GOOD).await.reference);
    for (count, (what, fault)) in (1..).zip(troubles()) {
        world.trouble(Code::Stripe, charging(Code::Stripe), fault).await;
        let paid = open.charge(&charge(&format!("pay-{count}"), &card)).await;
        assert!(paid.as_ref().is_ok_and(is_paid), "{what}: {paid:?}");
        assert_eq!(world.movements(Code::Stripe, "charge").await, count, "{what}");
    }
}

#[tokio::test]
async fn others_are_asked_before_anything_is_sent_again() {
    for provider in [Code::Spreedly, Code::Braintree] {
        let world = World::new().await;
        let (open, card) = (world.open(provider), world.keep(provider, GOOD).await.reference);
        for (count, (what, fault)) in (1..).zip(troubles()) {
            let is_done = fault["status"] != 503;
            world.trouble(provider, charging(provider), fault).await;
            let wish = charge(&format!("pay-{count}"), &card);
            let unclear = open.charge(&wish).await;
            assert!(matches!(unclear, Err(PaymentError::Unclear(_))), "{provider}, {what}: {unclear:?}");
            let found = open.find_charge(&Lookup::Key { key: &wish.attempt.key, card: &card }).await.unwrap();
            assert_eq!(found.as_ref().is_some_and(is_paid), is_done, "{provider}, {what}: {found:?}");
            let paid = open.charge(&again(wish)).await;
            assert!(paid.as_ref().is_ok_and(is_paid), "{provider}, {what}: {paid:?}");
            assert_eq!(world.movements(provider, "charge").await, count, "{provider}, {what}");
        }
    }
}

#[tokio::test]
async fn a_refund_is_given_once() {
    for provider in Code::ALL {
        let world = World::new().await;
        let (open, card) = (world.open(*provider), world.keep(*provider, GOOD).await.reference);
        let paid = open.charge(&charge("pay-1", &card)).await.unwrap();
        for (count, (what, fault)) in (1..).zip(troubles()) {
            world.trouble(*provider, refunding(*provider), fault).await;
            let mut refund = Refund {
                attempt: first(&format!("back-{count}")),
                charge: paid.reference().unwrap().clone(),
                amount: "USD 10.00".parse().unwrap(),
                whole: false,
            };
            let told = open.refund(&refund).await;
            if *provider != Code::Stripe {
                assert!(matches!(told, Err(PaymentError::Unclear(_))), "{provider}, {what}: {told:?}");
            }
            refund.attempt.again = true;
            let refunded = open.refund(&refund).await;
            assert!(
                matches!(refunded, Ok(RefundOutcome::Refunded { .. })),
                "{provider}, {what}: {refunded:?}"
            );
            let named = key(&format!("back-{count}"));
            let lookup = RefundLookup::Key { key: &named, charge: &refund.charge };
            assert_eq!(open.find_refund(&lookup).await.unwrap(), refunded.ok(), "{provider}, {what}");
            assert_eq!(world.movements(*provider, "refund").await, count, "{provider}, {what}");
        }
    }
}
