//! The partner's quotes in every known format.

use super::*;

fn money(items: &Value) -> Value {
    json!({"currency": "USD", "subTotalPrice": 640.0, "totalTaxes": 105.6, "invoiceItems": items})
}

fn items() -> Value {
    json!([
        {"title": "Accommodation fare", "amount": 550.0, "type": "ACCOMMODATION_FARE", "normalType": "AF"},
        {"title": "Weekly discount", "amount": -50.0, "type": "DISCOUNT"},
        {"title": "Cleaning fee", "amount": 140, "type": "CLEANING_FEE", "normalType": "CF"},
        {"title": "City tax", "amount": 105.60, "type": "TAX"},
    ])
}

fn quote_with(plan: &Value) -> String {
    json!({"_id": "q1", "expiresAt": "2026-08-02T00:00:00.000Z", "rates": {"ratePlans": [plan]}}).to_string()
}

#[test]
fn money_is_found_wherever_it_lies() {
    for plan in [
        json!({"ratePlan": {"_id": "p1", "money": money(&items())}, "inquiryId": "i1"}),
        json!({"ratePlan": {"_id": "p1"}, "money": {"money": money(&items())}, "inquiryId": "i1"}),
        json!({"ratePlan": {"_id": "p1"}, "money": money(&items()), "inquiryId": "i1"}),
    ] {
        let quote = read(&quote_with(&plan)).unwrap();
        assert_eq!((quote.id.as_str(), quote.rate_plan.as_str()), ("q1", "p1"));
        assert_eq!((quote.inquiry.as_deref(), quote.total()), (Some("i1"), 74_560));
        let kinds: Vec<_> = quote.items.iter().map(|item| (item.kind, item.amount)).collect();
        assert_eq!(
            kinds,
            [
                (ItemKind::Rent, 55_000),
                (ItemKind::Discount, -5_000),
                (ItemKind::Fee, 14_000),
                (ItemKind::Tax, 10_560)
            ]
        );
    }
}

#[test]
fn nights_and_the_usual_plan_are_read() {
    let plan = json!({
        "money": money(&items()),
        "days": [{"date": "2026-08-01", "price": 275}, {"date": "2026-08-02", "price": 275.0, "basePrice": 300}],
    });
    let quote = read(&quote_with(&plan)).unwrap();
    assert_eq!((quote.rate_plan.as_str(), quote.inquiry), ("default-rateplan-id", None));
    assert_eq!(quote.nights.iter().map(|night| night.amount).collect::<Vec<_>>(), [27_500, 27_500]);
}

#[test]
fn what_cannot_be_trusted_is_no_quote() {
    for (plan, why) in [
        (json!({}), "money"),
        (json!({"money": money(&json!([]))}), "empty"),
        (json!({"money": money(&json!([{"title": "Rent", "amount": 1.0, "type": "AF"}]))}), "add up"),
        (json!({"money": money(&json!([{"title": "Rent", "amount": 1e30}]))}), "amounts"),
    ] {
        let error = read(&quote_with(&plan)).unwrap_err();
        assert!(matches!(&error, PartnerError::Unavailable(told) if told.contains(why)), "{plan}: {error:?}");
    }
    assert!(read("<html>").is_err() && read(r#"{"_id":"q","rates":{"ratePlans":[]}}"#).is_err());
}

#[test]
fn a_question_is_written() {
    let stay = Stay::new("2026-08-01".parse().unwrap(), "2026-08-03".parse().unwrap()).unwrap();
    let written = write(&Ask { listing: "l1", stay, guests: 3 });
    let expected = json!({
        "listingId": "l1", "checkInDateLocalized": "2026-08-01", "checkOutDateLocalized": "2026-08-03", "guestsCount": 3,
    });
    assert_eq!(written, expected);
}
