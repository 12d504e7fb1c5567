//! Charges and holds, for each provider and outcome.

use domain::text::code::Provider as Code;
use payments::{Capture, ChargeReference, Lookup, Outcome, PaymentError, Presence};

use crate::world::{
    ASKS_EACH_TIME, ASKS_IN_VAIN, CHARGED_BADLY, GOOD, WITH_PROOF, World, again, charge, is_declined,
    is_paid, key,
};

#[tokio::test]
async fn a_charge_is_paid_and_found() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, GOOD).await.reference);
        let paid = open.charge(&charge("pay-1", &card)).await.unwrap();
        assert!(is_paid(&paid), "{provider}: {paid:?}");
        let lookup = Lookup::Reference(paid.reference().unwrap());
        assert_eq!(open.find_charge(&lookup).await, Ok(Some(paid.clone())), "{provider}");
        let named = key("pay-1");
        let lookup = Lookup::Key { key: &named, card: &card };
        assert_eq!(open.find_charge(&lookup).await, Ok(Some(paid.clone())), "{provider}");
        assert_eq!(
            open.charge(&again(charge("pay-1", &card))).await,
            Ok(paid),
            "{provider}: found, not repeated"
        );
        assert_eq!(world.movements(*provider, "charge").await, 1, "{provider}");
    }
}

#[tokio::test]
async fn what_was_never_charged_is_not_found() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, GOOD).await.reference);
        let named = key("never");
        assert_eq!(open.find_charge(&Lookup::Key { key: &named, card: &card }).await, Ok(None), "{provider}");
        let reference = ChargeReference::new("never");
        assert_eq!(open.find_charge(&Lookup::Reference(&reference)).await, Ok(None), "{provider}");
    }
}

#[tokio::test]
async fn a_decline_is_told_and_found() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, CHARGED_BADLY).await.reference);
        let declined = open.charge(&charge("pay-1", &card)).await.unwrap();
        assert!(is_declined(&declined), "{provider}: {declined:?}");
        let named = key("pay-1");
        let found = open.find_charge(&Lookup::Key { key: &named, card: &card }).await.unwrap();
        assert!(found.as_ref().is_some_and(is_declined), "{provider}: {found:?}");
        assert_eq!(world.movements(*provider, "charge").await, 0, "{provider}");
    }
}

#[tokio::test]
async fn a_guest_who_is_there_proves_it() {
    let world = World::new().await;
    for provider in WITH_PROOF {
        for (number, press, succeeds) in [
            (ASKS_EACH_TIME, "complete", true),
            (ASKS_EACH_TIME, "fail", false),
            (ASKS_IN_VAIN, "complete", false),
        ] {
            let (open, card) = (world.open(provider), world.keep(provider, number).await.reference);
            let waiting = open.charge(&charge(&format!("pay-{number}-{press}"), &card)).await.unwrap();
            let Outcome::NeedsAuthentication { reference, auth_token } = &waiting else {
                panic!("{provider}: {waiting:?}")
            };
            let early = open.finish_charge(reference).await.unwrap();
            assert!(
                matches!(early, Outcome::NeedsAuthentication { .. }),
                "{provider}: nobody pressed yet: {early:?}"
            );
            world.prove(provider, auth_token, press).await;
            let outcome = open.finish_charge(reference).await.unwrap();
            assert_eq!(is_paid(&outcome), succeeds, "{provider} {number} {press}: {outcome:?}");
            assert_eq!(is_declined(&outcome), !succeeds, "{provider} {number} {press}: {outcome:?}");
        }
        assert_eq!(world.movements(provider, "charge").await, 1, "{provider}");
    }
}

#[tokio::test]
async fn a_guest_who_was_away_is_called_back() {
    let world = World::new().await;
    let stripe = world.open(Code::Stripe);
    let card = world.keep(Code::Stripe, ASKS_EACH_TIME).await.reference;
    let mut away = charge("pay-1", &card);
    away.presence = Presence::OffSession;
    let asked = stripe.charge(&away).await.unwrap();
    let Outcome::NeedsAuthentication { reference, .. } = &asked else { panic!("{asked:?}") };
    let renewed = stripe.renew_charge_auth(reference, &card).await.unwrap();
    let Outcome::NeedsAuthentication { auth_token, .. } = &renewed else { panic!("{renewed:?}") };
    world.prove(Code::Stripe, auth_token, "complete").await;
    assert!(is_paid(&stripe.finish_charge(reference).await.unwrap()));
    assert_eq!(world.movements(Code::Stripe, "charge").await, 1);
}

#[tokio::test]
async fn a_vaults_card_that_needs_proof_is_declined_without_its_guest() {
    let world = World::new().await;
    let card = world.keep(Code::Spreedly, ASKS_EACH_TIME).await.reference;
    let mut away = charge("pay-1", &card);
    away.presence = Presence::OffSession;
    let declined = world.open(Code::Spreedly).charge(&away).await.unwrap();
    assert!(is_declined(&declined), "{declined:?}");
}

#[tokio::test]
async fn a_deposit_is_held_then_captured_or_released() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, GOOD).await.reference);
        for name in ["capture", "release"] {
            let mut deposit = charge(name, &card);
            deposit.capture = Capture::Later;
            let held = open.charge(&deposit).await.unwrap();
            let Outcome::Held { reference } = &held else { panic!("{provider}: {held:?}") };
            if name == "capture" {
                let paid = open.capture(reference, "USD 100.00".parse().unwrap()).await.unwrap();
                assert!(is_paid(&paid), "{provider}: {paid:?}");
            } else {
                let canceled = Outcome::Canceled { reference: reference.clone() };
                assert_eq!(open.release(reference).await, Ok(canceled), "{provider}");
            }
        }
        assert_eq!(world.movements(*provider, "charge").await, 0, "{provider}");
        assert_eq!(world.movements(*provider, "capture").await, 1, "{provider}");
        assert_eq!(world.movements(*provider, "void").await, 1, "{provider}");
    }
}

#[tokio::test]
async fn nothing_cannot_be_charged() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, GOOD).await.reference);
        let mut nothing = charge("pay-1", &card);
        nothing.amount = "USD 0.00".parse().unwrap();
        assert!(matches!(open.charge(&nothing).await, Err(PaymentError::Refused(_))), "{provider}");
    }
}
