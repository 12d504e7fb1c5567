//! The sandbox's webhooks, as it signs and sends them.

use domain::text::code::Provider as Code;
use payments::Subject;
use serde_json::json;

use crate::hook::Hook;
use crate::world::{GOOD, World, charge};

#[tokio::test]
async fn a_payment_is_told_by_a_genuine_webhook() {
    let world = World::new().await;
    let stripe = world.open(Code::Stripe);
    let hook = Hook::open("127.0.0.1:0").await;
    let endpoint = json!({ "key": "sk_test_acme", "url": hook.url(), "secret": "whsec_acme" });
    world.post_json("/_control/webhooks", &endpoint).await;
    let card = world.keep(Code::Stripe, GOOD).await.reference;
    let paid = stripe.charge(&charge("pay-1", &card)).await.unwrap();
    let event = hook.event(&*stripe, "payment_intent.succeeded").await;
    assert_eq!(event.subject, Subject::Charge(paid.reference().unwrap().clone()));
    assert!(event.id.starts_with("evt_"), "{}", event.id);
}
