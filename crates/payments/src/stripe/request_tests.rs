//! The exact request bodies sent to Stripe.

use domain::key::{AccountId, Key};

use super::*;
use crate::cards::card::{Address, CardMaterial, CardReference};
use crate::charges::attempt::Attempt;
use crate::charges::charge::ChargeReference;

fn key() -> IdempotencyKey {
    IdempotencyKey::new("key-1").unwrap()
}

fn decoded(form: &Form) -> Vec<String> {
    let text = form.encode();
    form_urlencoded::parse(text.expose().as_bytes()).map(|(name, value)| format!("{name}={value}")).collect()
}

fn sample(capture: Capture, presence: Presence) -> Charge {
    Charge {
        attempt: Attempt::first(key()),
        amount: "USD 129.50".parse().unwrap(),
        card: CardReference::new("cus_1/card_2/seti_3"),
        presence,
        capture,
        purpose: Purpose {
            site: "harbor-pine".to_owned(),
            payment: Some(Key::new(AccountId::new(7), 0, 1)),
            ..Purpose::default()
        },
        description: "Stay at Harbor & Pine".to_owned(),
    }
}

fn body(charge: &Charge, dialect: Dialect) -> Vec<String> {
    decoded(&super::charge(charge, &StripeCard::parse(&charge.card).unwrap(), dialect).unwrap())
}

#[test]
fn a_charge_speaks_plainly() {
    let here = Presence::OnSession { browser: None, return_url: None };
    assert_eq!(
        body(&sample(Capture::Now, here), Dialect::Plain),
        [
            "amount=12950",
            "currency=usd",
            "customer=cus_1",
            "payment_method=card_2",
            "payment_method_types[0]=card",
            "capture_method=automatic",
            "confirm=true",
            "off_session=false",
            "metadata[key]=key-1",
            "metadata[site]=harbor-pine",
            "metadata[payment]=000000E0000000000000000001",
        ]
    );
}

#[test]
fn a_deposit_is_held_and_extras_are_for_stripe_itself() {
    let lines = body(&sample(Capture::Later, Presence::OffSession), Dialect::Full);
    assert!(lines.contains(&"capture_method=manual".to_owned()));
    assert!(lines.contains(&"off_session=true".to_owned()));
    assert_eq!(lines.last().unwrap(), "description=Stay at Harbor & Pine");
}

#[test]
fn a_token_becomes_a_source_and_a_method_is_attached() {
    let (path, form) = card("cus_1", &Secret::new("tok_visa"));
    assert_eq!(
        (path.as_str(), decoded(&form)),
        ("/v1/customers/cus_1/sources", vec!["source=tok_visa".to_owned()])
    );
    let (path, form) = card("cus_1", &Secret::new("pm_9"));
    assert_eq!(
        (path.as_str(), decoded(&form)),
        ("/v1/payment_methods/pm_9/attach", vec!["customer=cus_1".to_owned()])
    );
    let (path, _) = card("cus_1", &Secret::new("pm_9/../../refunds?x="));
    assert!(!path.contains("refunds?"), "{path}");
}

#[test]
fn a_customer_is_named_by_what_is_known() {
    let new = NewCard {
        material: CardMaterial::Token(Secret::new("tok_visa")),
        holder: "Ana Ruiz".to_owned(),
        email: None,
        expires: None,
        address: Address::default(),
    };
    assert_eq!(decoded(&customer(&new, &key())), ["name=Ana Ruiz", "metadata[key]=key-1"]);
}

#[test]
fn a_refund_names_its_reason_only_to_stripe_itself() {
    let back = Refund {
        attempt: Attempt::first(key()),
        charge: ChargeReference::new("pi_1"),
        amount: "JPY 500".parse().unwrap(),
        whole: false,
    };
    let plain = decoded(&refund(&back, Dialect::Plain).unwrap());
    assert_eq!(plain, ["payment_intent=pi_1", "amount=500", "metadata[key]=key-1"]);
    assert_eq!(decoded(&refund(&back, Dialect::Full).unwrap()).len(), 4);
}

#[test]
fn a_session_carries_its_price_or_names_one() {
    let new = NewSession {
        attempt: Attempt::first(key()),
        amount: "EUR 80.00".parse().unwrap(),
        description: "Two nights".to_owned(),
        email: Some("ana@example.com".to_owned()),
        success_url: "https://a.test/done?s={CHECKOUT_SESSION_ID}".to_owned(),
        cancel_url: "https://a.test/".to_owned(),
        purpose: Purpose { site: "a".to_owned(), ..Purpose::default() },
        expires_at: chrono::DateTime::from_timestamp(1_790_000_000, 0),
    };
    let lines = decoded(&session(&new).unwrap());
    for line in [
        "mode=payment",
        "success_url=https://a.test/done?s={CHECKOUT_SESSION_ID}",
        "line_items[0][price_data][currency]=eur",
        "line_items[0][price_data][unit_amount]=8000",
        "line_items[0][price_data][product_data][name]=Two nights",
        "payment_intent_data[metadata][key]=key-1",
        "payment_intent_data[setup_future_usage]=off_session",
        "expires_at=1790000000",
    ] {
        assert!(lines.contains(&line.to_owned()), "{line} in {lines:#?}");
    }
    let plain = decoded(&plain_session(&new, "price_1"));
    assert_eq!(plain.last().unwrap(), "line_items[0][price]=price_1");
    assert_eq!(
        decoded(&price(&new, "prod_1").unwrap()),
        ["product=prod_1", "unit_amount=8000", "currency=eur"]
    );
}
