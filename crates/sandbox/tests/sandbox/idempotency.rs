//! Idempotency keys: one execution per key, even if responses are lost.

use std::time::Duration;

use http::StatusCode;

use crate::client::{Client, quick, text};

const WISH: [(&str, &str); 4] =
    [("amount", "500"), ("currency", "usd"), ("confirm", "true"), ("payment_method", "pm_card_visa")];

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let client = Client::new();
    let first = client.stripe_with("payment_intents", &WISH, Some("k1")).await;
    let second = client.stripe_with("payment_intents", &WISH, Some("k1")).await;
    assert_eq!(first.json(), second.json());
    assert_eq!(second.header("idempotent-replayed"), "true");
    assert_eq!(client.ledger().await.len(), 1);
}

#[tokio::test]
async fn another_question_is_refused() {
    let client = Client::new();
    client.stripe_with("payment_intents", &WISH, Some("k1")).await;
    let other =
        client.stripe_with("payment_intents", &[("amount", "501"), ("currency", "usd")], Some("k1")).await;
    assert_eq!(other.status, StatusCode::BAD_REQUEST);
    assert_eq!(other.json()["error"]["type"], "idempotency_error");
}

#[tokio::test]
async fn a_decline_is_remembered_and_a_mistake_is_not() {
    let client = Client::new();
    let declined = [
        ("amount", "500"),
        ("currency", "usd"),
        ("confirm", "true"),
        ("payment_method", "pm_card_chargeDeclined"),
    ];
    let first = client.stripe_with("payment_intents", &declined, Some("k1")).await;
    let second = client.stripe_with("payment_intents", &declined, Some("k1")).await;
    assert_eq!((first.status, first.json()), (second.status, second.json()));
    assert_eq!(client.ledger().await.len(), 1);

    let mistake =
        client.stripe_with("payment_intents", &[("amount", "x"), ("currency", "usd")], Some("k2")).await;
    assert_eq!(mistake.status, StatusCode::BAD_REQUEST);
    let mended = client.stripe_with("payment_intents", &WISH, Some("k2")).await;
    assert_eq!(mended.json()["status"], "succeeded");
}

#[tokio::test]
async fn rivals_are_told_to_wait_and_the_work_is_done_once() {
    let client = Client::new();
    let slow =
        [("amount", "500"), ("currency", "usd"), ("confirm", "true"), ("payment_method", "pm_card_lateWork")];
    let rivals = (0..8).map(|_| {
        let client = client.clone();
        tokio::spawn(async move { client.stripe_with("payment_intents", &slow, Some("k1")).await.status })
    });
    let mut statuses = Vec::new();
    for rival in rivals.collect::<Vec<_>>() {
        statuses.push(rival.await.unwrap());
    }
    assert_eq!(statuses.iter().filter(|status| **status == StatusCode::OK).count(), 1);
    assert_eq!(statuses.iter().filter(|status| **status == StatusCode::CONFLICT).count(), 7);
    assert_eq!(client.ledger().await.len(), 1);
}

#[tokio::test]
async fn a_caller_who_gave_up_finds_the_work_done() {
    let client = Client::new();
    for (card, is_done_at_once) in [("pm_card_lateAnswer", true), ("pm_card_lateWork", false)] {
        let wish = [("amount", "500"), ("currency", "usd"), ("confirm", "true"), ("payment_method", card)];
        let before = client.ledger().await.len();
        let call = client.stripe_with("payment_intents", &wish, Some(card));
        assert!(tokio::time::timeout(Duration::from_millis(40), call).await.is_err());
        assert_eq!(client.ledger().await.len() > before, is_done_at_once, "{card}");
        tokio::time::sleep(quick().hold * 2).await;
        let again = client.stripe_with("payment_intents", &wish, Some(card)).await;
        assert_eq!(again.header("idempotent-replayed"), "true");
        assert_eq!(client.ledger().await.len(), before + 1, "{card}");
    }
}

#[tokio::test]
async fn keys_survive_a_restart_and_torn_lines_do_not_matter() {
    let folder = std::env::temp_dir().join(format!("sandbox-journal-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let journal = folder.join("journal.jsonl");
    let open = || Client::with(sandbox::Options { journal: Some(journal.clone()), ..quick() });
    let first = open().stripe_with("payment_intents", &WISH, Some("k1")).await.json();
    let mut torn = std::fs::read_to_string(&journal).unwrap();
    torn.push_str(r#"[{"shelf":"stripe.charge","own"#);
    std::fs::write(&journal, torn).unwrap();

    let client = open();
    assert_eq!(client.stripe_with("payment_intents", &WISH, Some("k1")).await.json(), first);
    let again = client.stripe_get(&format!("payment_intents/{}", text(&first["id"]))).await.json();
    assert_eq!(again, first);
    assert_eq!(client.ledger().await.len(), 1);
    std::fs::remove_dir_all(folder).unwrap();
}
