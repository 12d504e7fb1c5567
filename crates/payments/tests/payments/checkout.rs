//! Hosted checkout: paid, left open, closed; and providers without it.

use domain::text::code::Provider as Code;
use payments::{
    Lookup, NewSession, Outcome, PaymentError, Presence, Purpose, SessionReference, SessionState,
};

use crate::world::{GOOD, World, charge, first, is_paid};

fn new_session(name: &str) -> NewSession {
    NewSession {
        attempt: first(name),
        amount: "EUR 80.00".parse().unwrap(),
        description: "Two nights".to_owned(),
        email: Some("ana@example.com".to_owned()),
        success_url: "http://127.0.0.1:1/done?session={CHECKOUT_SESSION_ID}".to_owned(),
        cancel_url: "http://127.0.0.1:1/".to_owned(),
        purpose: Purpose { site: "harbor-pine".to_owned(), ..Purpose::default() },
        expires_at: None,
    }
}

#[tokio::test]
async fn a_session_is_paid_and_its_card_kept() {
    let world = World::new().await;
    let stripe = world.open(Code::Stripe);
    let session = stripe.open_session(&new_session("session-1")).await.unwrap();
    assert_eq!(stripe.open_session(&new_session("session-1")).await, Ok(session.clone()), "the same attempt");
    assert_eq!(stripe.find_session(&session.reference).await, Ok(SessionState::Open));
    let form = [
        ("email", "ana@example.com"),
        ("name", "Ana Ruiz"),
        ("number", GOOD),
        ("expiry", "12/30"),
        ("cvc", "123"),
    ];
    let back = world.post_form(&format!("{}/pay", session.url), &form).await;
    let expected = format!("http://127.0.0.1:1/done?session={}", session.reference.as_str());
    assert_eq!(back.headers()["location"].to_str().unwrap(), expected);

    let state = stripe.find_session(&session.reference).await.unwrap();
    let SessionState::Paid { charge: Some(paid), amount, card: Some(card) } = state else {
        panic!("{state:?}")
    };
    assert_eq!(amount, Some("EUR 80.00".parse().unwrap()));
    let found = stripe.find_charge(&Lookup::Reference(&paid)).await;
    assert_eq!(found, Ok(Some(Outcome::Paid { reference: paid })));
    let mut rest = charge("rest-1", &card);
    rest.presence = Presence::OffSession;
    assert!(is_paid(&stripe.charge(&rest).await.unwrap()), "what is due later comes from the same card");
    let late = stripe.close_session(&session.reference).await;
    assert!(matches!(late, Ok(SessionState::Paid { .. })), "too late to close: {late:?}");
}

#[tokio::test]
async fn a_closed_session_cannot_be_paid() {
    let world = World::new().await;
    let stripe = world.open(Code::Stripe);
    let session = stripe.open_session(&new_session("session-1")).await.unwrap();
    assert_eq!(stripe.close_session(&session.reference).await, Ok(SessionState::Expired));
    assert_eq!(stripe.find_session(&session.reference).await, Ok(SessionState::Expired));
}

#[tokio::test]
async fn others_have_no_page() {
    let world = World::new().await;
    for provider in [Code::Spreedly, Code::Braintree] {
        let open = world.open(provider);
        assert_eq!(open.open_session(&new_session("session-1")).await, Err(PaymentError::NotOffered));
        assert_eq!(open.find_session(&SessionReference::new("x")).await, Err(PaymentError::NotOffered));
        assert_eq!(open.close_session(&SessionReference::new("x")).await, Err(PaymentError::NotOffered));
    }
}
