//! Checks hosted checkout against `emulate`.

use payments::{Attempt, IdempotencyKey, NewSession, Purpose, Session, SessionState, Subject};

use crate::hook::Hook;
use crate::{browser, judge, stripe_at};

fn new_session(key: &str) -> NewSession {
    NewSession {
        attempt: Attempt::first(IdempotencyKey::new(key).unwrap()),
        amount: "EUR 80.00".parse().unwrap(),
        description: "Two nights".to_owned(),
        email: None,
        success_url: "http://127.0.0.1:1/done?session={CHECKOUT_SESSION_ID}".to_owned(),
        cancel_url: "http://127.0.0.1:1/".to_owned(),
        purpose: Purpose { site: "harbor-pine".to_owned(), ..Purpose::default() },
        expires_at: None,
    }
}

async fn pay_on_the_page(session: &Session) -> String {
    let page = browser().get(&session.url).send().await.unwrap();
    assert_eq!(page.status().as_u16(), 200);
    let paid = browser().post(format!("{}/complete", session.url)).send().await.unwrap();
    paid.headers()["location"].to_str().unwrap().to_owned()
}

#[tokio::test]
#[ignore = "needs tools/judges/run"]
async fn a_session_is_paid_or_closed() {
    let (Some(base), Some(hook)) = (judge("CASITA_JUDGE_EMULATE"), judge("CASITA_JUDGE_EMULATE_HOOK")) else {
        return;
    };
    let stripe = stripe_at(&base, "sk_judge");
    let hook = Hook::open(&hook).await;

    let session = stripe.open_session(&new_session("session-1")).await.unwrap();
    assert_eq!(stripe.find_session(&session.reference).await, Ok(SessionState::Open));
    let back = pay_on_the_page(&session).await;
    assert_eq!(back, format!("http://127.0.0.1:1/done?session={}", session.reference.as_str()));
    let event = hook.event(&*stripe, "checkout.session.completed").await;
    assert_eq!(event.subject, Subject::Session(session.reference.clone()));
    assert!(event.id.starts_with("sha256-"), "emulate sends no ids: {}", event.id);
    let paid = SessionState::Paid { charge: None, amount: None, card: None };
    assert_eq!(stripe.find_session(&session.reference).await, Ok(paid.clone()));
    assert_eq!(stripe.close_session(&session.reference).await, Ok(paid), "too late to close");

    let session = stripe.open_session(&new_session("session-2")).await.unwrap();
    assert_eq!(stripe.close_session(&session.reference).await, Ok(SessionState::Expired));
    let event = hook.event(&*stripe, "checkout.session.expired").await;
    assert_eq!(event.subject, Subject::Session(session.reference));
}
