//! What the providers report about a charge and its refunds.

use domain::money::Money;
use domain::money::currency::Currency;
use domain::text::code::Provider as Code;
use payments::{ChargeRecord, ChargeReference, Outcome, Refund, RefundOutcome};

use crate::world::{CHARGED_BADLY, GOOD, World, charge, first};

/// More refunds than fit on one of Spreedly's pages.
const MANY: i64 = 21;

fn money(text: &str) -> Money {
    text.parse().unwrap()
}

fn refund(name: &str, charge: &ChargeReference, amount: Money, whole: bool) -> Refund {
    Refund { attempt: first(name), charge: charge.clone(), amount, whole }
}

#[tokio::test]
async fn a_charge_is_told_with_what_went_back() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, GOOD).await.reference);
        let paid = open.charge(&charge("pay-1", &card)).await.unwrap();
        let other = open.charge(&charge("pay-2", &card)).await.unwrap();
        let reference = paid.reference().unwrap();
        let record = |returned| ChargeRecord { outcome: paid.clone(), taken: money("USD 129.50"), returned };
        let told = open.charge_record(reference).await;
        assert_eq!(told, Ok(Some(record(money("USD 0.00")))), "{provider}");
        for number in 1..=MANY {
            let part = refund(&format!("back-{number}"), reference, money("USD 1.00"), false);
            let refunded = open.refund(&part).await;
            assert!(matches!(refunded, Ok(RefundOutcome::Refunded { .. })), "{provider}: {refunded:?}");
        }
        let returned = Money::new(100 * MANY, Currency::USD);
        assert_eq!(open.charge_record(reference).await, Ok(Some(record(returned))), "{provider}");
        // Refunds of one charge are not subtracted from another one of the same card.
        let other = open.charge_record(other.reference().unwrap()).await.unwrap().unwrap();
        assert!(other.returned.is_zero(), "{provider}: {other:?}");
    }
}

#[tokio::test]
async fn a_declined_charge_took_nothing() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, CHARGED_BADLY).await.reference);
        let declined = open.charge(&charge("pay-1", &card)).await.unwrap();
        let told = open.charge_record(declined.reference().unwrap()).await.unwrap().unwrap();
        assert!(matches!(told.outcome, Outcome::Declined { .. }), "{provider}: {told:?}");
        assert!(told.taken.is_zero() && told.returned.is_zero(), "{provider}: {told:?}");
    }
}

#[tokio::test]
async fn what_a_provider_does_not_know_is_nothing() {
    let world = World::new().await;
    for provider in Code::ALL {
        let told = world.open(*provider).charge_record(&ChargeReference::new("unknown")).await;
        assert_eq!(told, Ok(None), "{provider}");
    }
}
