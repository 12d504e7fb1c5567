//! Refunds: partial and full, never more than was charged.

use domain::text::code::Provider as Code;
use payments::{ChargeReference, PaymentError, Refund, RefundLookup, RefundOutcome};

use crate::world::{GOOD, World, charge, first, key};

fn refund(name: &str, charge: &ChargeReference, amount: &str, whole: bool) -> Refund {
    Refund { attempt: first(name), charge: charge.clone(), amount: amount.parse().unwrap(), whole }
}

#[tokio::test]
async fn parts_go_back_until_nothing_is_left() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, GOOD).await.reference);
        let paid = open.charge(&charge("pay-1", &card)).await.unwrap();
        let reference = paid.reference().unwrap();
        for (name, amount) in [("back-1", "USD 29.50"), ("back-2", "USD 100.00")] {
            let refunded = open.refund(&refund(name, reference, amount, false)).await.unwrap();
            let RefundOutcome::Refunded { reference: back } = &refunded else {
                panic!("{provider}: {refunded:?}")
            };
            let lookup = RefundLookup::Reference(back);
            assert_eq!(open.find_refund(&lookup).await, Ok(Some(refunded.clone())), "{provider}");
        }
        let too_much = open.refund(&refund("back-3", reference, "USD 0.50", false)).await;
        let is_refused = matches!(too_much, Ok(RefundOutcome::Declined(_)) | Err(PaymentError::Refused(_)));
        assert!(is_refused, "{provider}: {too_much:?}");
        assert_eq!(world.movements(*provider, "refund").await, 2, "{provider}");
        let named = key("back-9");
        let lookup = RefundLookup::Key { key: &named, charge: reference };
        assert_eq!(open.find_refund(&lookup).await, Ok(None), "{provider}");
    }
}

#[tokio::test]
async fn all_of_it_goes_back_at_once() {
    let world = World::new().await;
    for provider in Code::ALL {
        let (open, card) = (world.open(*provider), world.keep(*provider, GOOD).await.reference);
        let paid = open.charge(&charge("pay-1", &card)).await.unwrap();
        let whole = refund("back-1", paid.reference().unwrap(), "USD 129.50", true);
        let refunded = open.refund(&whole).await;
        assert!(matches!(refunded, Ok(RefundOutcome::Refunded { .. })), "{provider}: {refunded:?}");
    }
}
