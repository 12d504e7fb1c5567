//! Storing, declining and authenticating cards.

use domain::text::code::Provider as Code;
use payments::{Brand, CardAnswer, CardReference, CardStanding, PaymentError};

use crate::world::{ASKS_EACH_TIME, ASKS_IN_VAIN, GOOD, NO_FUNDS, World, first};

#[tokio::test]
async fn a_good_card_is_kept() {
    let world = World::new().await;
    for provider in Code::ALL {
        let card = world.keep(*provider, GOOD).await;
        assert_eq!((card.brand, card.last_four.as_deref()), (Brand::Visa, Some("4242")), "{provider}");
        assert_eq!(card.bin.is_some(), *provider != Code::Stripe, "{provider}");
        assert_eq!(card.expires.map(|expiry| (expiry.month, expiry.year)), Some((12, 2030)), "{provider}");
        assert_eq!(world.open(*provider).card(&card.reference).await, Ok(CardStanding::Ready), "{provider}");
    }
}

#[tokio::test]
async fn keeping_a_card_again_keeps_the_same_card() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.enter(*provider, GOOD).await);
        let kept = open.keep_card(&card, &first("keep-1")).await.unwrap();
        assert_eq!(open.keep_card(&card, &first("keep-1")).await, Ok(kept), "{provider}");
    }
}

#[tokio::test]
async fn a_bad_card_is_declined_in_the_banks_words() {
    let world = World::new().await;
    // A vault stores any card; the bank is asked only when the card is charged.
    for provider in [Code::Stripe, Code::Braintree] {
        let card = world.enter(provider, NO_FUNDS).await;
        let answer = world.open(provider).keep_card(&card, &first("keep-1")).await;
        let Ok(CardAnswer::Declined(decline)) = &answer else { panic!("{provider}: {answer:?}") };
        assert!(decline.message.to_lowercase().contains("insufficient funds"), "{provider}: {decline:?}");
    }
}

#[tokio::test]
async fn the_guest_proves_to_be_the_holder() {
    let world = World::new().await;
    let stripe = world.open(Code::Stripe);
    for (number, press, is_ready) in [
        (ASKS_EACH_TIME, "complete", true),
        (ASKS_EACH_TIME, "fail", false),
        (ASKS_IN_VAIN, "complete", false),
    ] {
        let card = world.enter(Code::Stripe, number).await;
        let attempt = first(&format!("keep-{number}-{press}"));
        let Ok(CardAnswer::Kept(card)) = stripe.keep_card(&card, &attempt).await else { panic!("{number}") };
        let CardStanding::NeedsAuthentication { auth_token } = &card.standing else { panic!("{card:?}") };
        assert_eq!(
            stripe.renew_card_auth(&card.reference).await,
            Ok(card.standing.clone()),
            "still the same"
        );
        world.prove(Code::Stripe, auth_token, press).await;
        let standing = stripe.card(&card.reference).await.unwrap();
        assert_eq!(standing == CardStanding::Ready, is_ready, "{number} {press}: {standing:?}");
        if !is_ready {
            let renewed = stripe.renew_card_auth(&card.reference).await;
            assert!(
                matches!(renewed, Ok(CardStanding::NeedsAuthentication { .. })),
                "another try: {renewed:?}"
            );
        }
    }
}

#[tokio::test]
async fn an_unknown_card_is_not_ready() {
    let world = World::new().await;
    for (provider, text) in [(Code::Spreedly, "nothing"), (Code::Braintree, "nothing")] {
        let standing = world.open(provider).card(&CardReference::new(text)).await;
        assert!(matches!(standing, Ok(CardStanding::Failed(_))), "{provider}: {standing:?}");
    }
    let foreign = world.open(Code::Stripe).card(&CardReference::new("nothing")).await;
    assert!(matches!(foreign, Err(PaymentError::Refused(_))), "{foreign:?}");
}

#[tokio::test]
async fn each_provider_takes_its_own_material() {
    let world = World::new().await;
    let token = world.enter(Code::Stripe, GOOD).await;
    let sealed = world.enter(Code::Braintree, GOOD).await;
    for (provider, card) in [(Code::Stripe, &sealed), (Code::Spreedly, &sealed), (Code::Braintree, &token)] {
        let answer = world.open(provider).keep_card(card, &first("keep-1")).await;
        assert!(matches!(answer, Err(PaymentError::Refused(_))), "{provider}: {answer:?}");
    }
}
