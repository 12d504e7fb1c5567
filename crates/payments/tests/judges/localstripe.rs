//! Checks the Stripe client against `localstripe`.

use domain::money::Money;
use payments::{
    Address, Attempt, Capture, CardAnswer, CardMaterial, CardReference, CardStanding, Charge, IdempotencyKey,
    KeptCard, Lookup, NewCard, Outcome, PaymentError, Presence, Provider, Purpose, Refund, RefundLookup,
    RefundOutcome, Secret, Subject,
};

use crate::hook::Hook;
use crate::{WEBHOOK_SECRET, judge, post, stripe_at};

const GOOD: &str = "4242424242424242";
const DECLINED_AT_ONCE: &str = "4000000000000002";
const DECLINED_WHEN_CHARGED: &str = "4000000000000341";
const AUTHENTICATES: &str = "4000002500003155";
const DECLINED_AFTER_AUTHENTICATION: &str = "4000008260003178";

fn money(text: &str) -> Money {
    text.parse().unwrap()
}

/// The browser's part: the card number is sent to the provider only.
async fn new_card(base: &str, number: &str) -> NewCard {
    let card = [
        ("card[number]", number),
        ("card[exp_month]", "12"),
        ("card[exp_year]", "2030"),
        ("card[cvc]", "123"),
    ];
    let token: serde_json::Value =
        serde_json::from_str(&post(&format!("{base}/v1/tokens"), &card).await.text().await.unwrap()).unwrap();
    NewCard {
        material: CardMaterial::Token(Secret::new(token["id"].as_str().unwrap())),
        holder: "Ana Ruiz".to_owned(),
        email: Some("ana@example.com".to_owned()),
        expires: None,
        address: Address::default(),
    }
}

fn first(key: &str) -> Attempt {
    Attempt::first(IdempotencyKey::new(key).unwrap())
}

async fn keep(base: &str, stripe: &dyn Provider, number: &str) -> KeptCard {
    match stripe.keep_card(&new_card(base, number).await, &first(&format!("keep-{number}"))).await.unwrap() {
        CardAnswer::Kept(card) => card,
        CardAnswer::Declined(decline) => panic!("{decline:?}"),
    }
}

fn charge(key: &str, card: &CardReference, capture: Capture) -> Charge {
    Charge {
        attempt: first(key),
        amount: money("USD 129.50"),
        card: card.clone(),
        presence: Presence::OnSession { browser: None, return_url: None },
        capture,
        purpose: Purpose { site: "harbor-pine".to_owned(), ..Purpose::default() },
        description: "Stay".to_owned(),
    }
}

#[tokio::test]
#[ignore = "needs tools/judges/run"]
async fn a_card_is_kept_charged_found_and_refunded() {
    let Some(base) = judge("CASITA_JUDGE_LOCALSTRIPE") else { return };
    let stripe = stripe_at(&base, "sk_judge");
    let card = keep(&base, &*stripe, GOOD).await;
    assert_eq!((card.brand.code(), card.last_four.as_deref()), ("v", Some("4242")));
    assert_eq!(stripe.card(&card.reference).await, Ok(CardStanding::Ready));

    let paid = stripe.charge(&charge("paid-1", &card.reference, Capture::Now)).await.unwrap();
    let Outcome::Paid { reference } = &paid else { panic!("{paid:?}") };
    assert_eq!(stripe.find_charge(&Lookup::Reference(reference)).await, Ok(Some(paid.clone())));
    let key = IdempotencyKey::new("paid-1").unwrap();
    let lookup = Lookup::Key { key: &key, card: &card.reference };
    assert_eq!(stripe.find_charge(&lookup).await, Ok(Some(paid.clone())));
    let mut again = charge("paid-1", &card.reference, Capture::Now);
    again.attempt.again = true;
    assert_eq!(stripe.charge(&again).await, Ok(paid.clone()), "found, not charged twice");

    let attempt = first("back-1");
    let refund = Refund {
        attempt: attempt.clone(),
        charge: reference.clone(),
        amount: money("USD 5.00"),
        whole: false,
    };
    let refunded = stripe.refund(&refund).await.unwrap();
    assert!(matches!(refunded, RefundOutcome::Refunded { .. }), "{refunded:?}");
    let lookup = RefundLookup::Key { key: &attempt.key, charge: reference };
    assert_eq!(stripe.find_refund(&lookup).await, Ok(Some(refunded)));
}

#[tokio::test]
#[ignore = "needs tools/judges/run"]
async fn declines_are_answers() {
    let Some(base) = judge("CASITA_JUDGE_LOCALSTRIPE") else { return };
    let stripe = stripe_at(&base, "sk_judge");
    let answer = stripe.keep_card(&new_card(&base, DECLINED_AT_ONCE).await, &first("no-1")).await;
    assert!(
        matches!(&answer, Ok(CardAnswer::Declined(decline)) if decline.code == "card_declined"),
        "{answer:?}"
    );
    let card = keep(&base, &*stripe, DECLINED_WHEN_CHARGED).await;
    let outcome = stripe.charge(&charge("no-2", &card.reference, Capture::Now)).await;
    assert!(
        matches!(&outcome, Ok(Outcome::Declined { decline, .. }) if decline.code == "card_declined"),
        "{outcome:?}"
    );
}

#[tokio::test]
#[ignore = "needs tools/judges/run"]
async fn a_deposit_is_held_then_captured_or_released() {
    let Some(base) = judge("CASITA_JUDGE_LOCALSTRIPE") else { return };
    let stripe = stripe_at(&base, "sk_judge");
    let card = keep(&base, &*stripe, GOOD).await.reference;
    for key in ["held-1", "held-2"] {
        let held = stripe.charge(&charge(key, &card, Capture::Later)).await.unwrap();
        let Outcome::Held { reference } = held else { panic!("{held:?}") };
        if key == "held-1" {
            let paid = stripe.capture(&reference, money("USD 100.00")).await;
            assert_eq!(paid, Ok(Outcome::Paid { reference }));
        } else {
            assert_eq!(stripe.release(&reference).await, Ok(Outcome::Canceled { reference }));
        }
    }
}

#[tokio::test]
#[ignore = "needs tools/judges/run"]
async fn authentication_succeeds_or_fails() {
    let Some(base) = judge("CASITA_JUDGE_LOCALSTRIPE") else { return };
    let stripe = stripe_at(&base, "sk_judge");
    let card = keep(&base, &*stripe, AUTHENTICATES).await;
    let CardStanding::NeedsAuthentication { auth_token } = &card.standing else { panic!("{card:?}") };
    assert!(auth_token.expose().starts_with("seti_"), "the browser's part begins with it");
    assert_eq!(stripe.card(&card.reference).await, Ok(card.standing.clone()));
    assert_eq!(stripe.renew_card_auth(&card.reference).await, Ok(card.standing.clone()));

    for (number, success, is_paid) in [
        (AUTHENTICATES, "true", true),
        (AUTHENTICATES, "false", false),
        (DECLINED_AFTER_AUTHENTICATION, "true", false),
    ] {
        let card = keep(&base, &*stripe, number).await.reference;
        let waiting = stripe.charge(&charge("proof", &card, Capture::Now)).await.unwrap();
        let Outcome::NeedsAuthentication { reference, auth_token } = &waiting else { panic!("{waiting:?}") };
        assert_eq!(
            stripe.finish_charge(reference).await,
            Ok(waiting.clone()),
            "the browser's word is not enough"
        );
        let url = format!("{base}/v1/payment_intents/{}/_authenticate?success={success}", reference.as_str());
        let form = [("key", "pk_judge"), ("client_secret", auth_token.expose())];
        post(&url, &form).await;
        let outcome = stripe.finish_charge(reference).await.unwrap();
        assert_eq!(matches!(outcome, Outcome::Paid { .. }), is_paid, "{number} {success}: {outcome:?}");
        assert_eq!(matches!(outcome, Outcome::Declined { .. }), !is_paid, "{number} {success}: {outcome:?}");
    }
}

#[tokio::test]
#[ignore = "needs tools/judges/run"]
async fn webhooks_are_genuine() {
    let Some(base) = judge("CASITA_JUDGE_LOCALSTRIPE") else { return };
    let stripe = stripe_at(&base, "sk_judge");
    let hook = Hook::open("127.0.0.1:0").await;
    let form = [("url", hook.url()), ("secret", WEBHOOK_SECRET), ("events[]", "payment_intent.succeeded")];
    assert!(post(&format!("{base}/_config/webhooks/judge"), &form).await.status().is_success());
    let card = keep(&base, &*stripe, GOOD).await.reference;
    let paid = stripe.charge(&charge("told-1", &card, Capture::Now)).await.unwrap();
    let wanted = Subject::Charge(paid.reference().unwrap().clone());
    // Other tests charge at the same time.
    while hook.event(&*stripe, "payment_intent.succeeded").await.subject != wanted {}
}

#[tokio::test]
#[ignore = "needs tools/judges/run"]
async fn wrong_credentials_are_our_mistake() {
    let Some(base) = judge("CASITA_JUDGE_LOCALSTRIPE") else { return };
    let stripe = stripe_at(&base, "wrong");
    let card = new_card(&base, GOOD).await;
    let refused = stripe.keep_card(&card, &first("wrong-1")).await;
    assert!(matches!(refused, Err(PaymentError::Refused(_))), "{refused:?}");
}
