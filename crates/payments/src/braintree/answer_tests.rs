//! Braintree's responses, in the format that its official client parses.

use super::*;
use line::Secret;

fn answer(status: u16, xml: &str) -> Answer {
    Answer { status, body: Secret::new(xml) }
}

fn transaction(status: &str, rest: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<transaction>\n  <id>b1</id>\n  <status>{status}</status>\n  \
         <type>sale</type>\n  <order-id>key-1</order-id>\n  {rest}\n</transaction>\n"
    )
}

fn errors(code: &str, rest: &str) -> String {
    format!(
        "<api-error-response><errors><credit-card><errors type=\"array\"><error><code>{code}</code>\
         <attribute type=\"symbol\">number</attribute><message>Credit card number is invalid.</message></error></errors>\
         </credit-card></errors><message>Credit card number is invalid.</message>{rest}</api-error-response>"
    )
}

fn b1() -> ChargeReference {
    ChargeReference::new("b1")
}

#[test]
fn every_status_has_an_outcome() {
    for (status, expected) in [
        ("authorized", Outcome::Held { reference: b1() }),
        ("submitted_for_settlement", Outcome::Paid { reference: b1() }),
        ("settling", Outcome::Paid { reference: b1() }),
        ("settled", Outcome::Paid { reference: b1() }),
        ("authorizing", Outcome::Processing { reference: b1() }),
        ("voided", Outcome::Canceled { reference: b1() }),
    ] {
        assert_eq!(outcome(&answer(201, &transaction(status, ""))), Ok(expected), "{status}");
    }
}

#[test]
fn a_decline_is_an_error_with_the_transaction_inside() {
    let words = "<processor-response-code>2000</processor-response-code>\
                 <processor-response-text>Do Not Honor</processor-response-text>";
    let inside = transaction("processor_declined", words);
    let xml = format!(
        "<api-error-response><errors/><message>Do Not Honor</message>{}</api-error-response>",
        inside.split_once("?>").unwrap().1
    );
    let decline = Decline { code: "2000".to_owned(), message: "Do Not Honor".to_owned() };
    assert_eq!(outcome(&answer(422, &xml)), Ok(Outcome::Declined { reference: Some(b1()), decline }));
    let rejected =
        transaction("gateway_rejected", "<gateway-rejection-reason>duplicate</gateway-rejection-reason>");
    let Ok(Outcome::Declined { decline, .. }) = outcome(&answer(200, &rejected)) else { panic!("rejected") };
    assert_eq!(decline.code, "duplicate");
}

#[test]
fn a_kept_card_tells_its_digits() {
    let xml = "<credit-card><token>t1</token><bin>555555</bin><last-4>4444</last-4><card-type>MasterCard</card-type>\
               <expiration-month>03</expiration-month><expiration-year>2030</expiration-year>\
               <country-of-issuance>Unknown</country-of-issuance></credit-card>";
    let Ok(CardAnswer::Kept(card)) = kept(&answer(201, xml)) else { panic!("it is kept") };
    assert_eq!(card.reference, CardReference::new("t1"));
    assert_eq!(
        (card.brand, card.bin.as_deref(), card.last_four.as_deref()),
        (Brand::Mastercard, Some("555555"), Some("4444"))
    );
    assert_eq!((card.expires, card.country), (Some(Expiry { month: 3, year: 2030 }), None));
}

#[test]
fn errors_are_about_the_card_or_about_us() {
    let Ok(CardAnswer::Declined(decline)) = kept(&answer(422, &errors("81715", ""))) else {
        panic!("the card")
    };
    assert_eq!(
        (decline.code.as_str(), decline.message.as_str()),
        ("81715", "Credit card number is invalid.")
    );
    assert!(
        matches!(kept(&answer(422, &errors("91704", ""))), Err(PaymentError::Refused(_))),
        "our customer id"
    );
    let verification = "<verification><status>processor_declined</status><processor-response-code>2001</processor-response-code>\
                        <processor-response-text>Insufficient Funds</processor-response-text></verification>";
    let Ok(CardAnswer::Declined(decline)) = kept(&answer(422, &errors("0", verification))) else {
        panic!("the bank")
    };
    assert_eq!((decline.code.as_str(), decline.message.as_str()), ("2001", "Insufficient Funds"));
    for status in [401, 403, 404, 426] {
        assert!(matches!(outcome(&answer(status, "")), Err(PaymentError::Refused(_))), "{status}");
    }
    assert!(matches!(outcome(&answer(201, "<html/>")), Err(PaymentError::Unclear(_))));
}

#[test]
fn ids_that_we_chose_and_that_are_taken_are_ours() {
    assert_eq!(customer(&answer(422, &errors("91609", ""))), Ok(()));
    assert!(customer(&answer(422, &errors("91610", ""))).is_err());
    assert!(is_token_taken(&answer(422, &errors("91718", ""))));
    assert!(is_unsettled(&answer(422, &errors("91506", ""))));
    assert!(!is_unsettled(&answer(201, &errors("91506", ""))));
}

#[test]
fn charges_and_refunds_are_found_by_their_key() {
    let key = IdempotencyKey::new("key-1").unwrap();
    let results = "<search-results><page-size type=\"integer\">50</page-size><ids type=\"array\"><item>b1</item><item>b2</item></ids></search-results>";
    assert_eq!(ids(&answer(200, results)), Ok(vec!["b1".to_owned(), "b2".to_owned()]));
    let sale = transaction("settled", "<refund-ids type=\"array\"><item>r1</item></refund-ids>");
    assert_eq!(charge_with_key(&answer(200, &sale), &key), Ok(Some(Outcome::Paid { reference: b1() })));
    let credit = sale.replace("<type>sale", "<type>credit");
    assert_eq!(charge_with_key(&answer(200, &credit), &key), Ok(None));
    assert_eq!(refund_ids(&answer(200, &sale)), Ok(vec!["r1".to_owned()]));
    let refunded = RefundOutcome::Refunded { reference: RefundReference::new("b1") };
    assert_eq!(refund_with_key(&answer(200, &credit), &key), Ok(Some(refunded.clone())));
    assert_eq!(refund_with_key(&answer(200, &credit.replace("key-1", "key-2")), &key), Ok(None));
    assert_eq!(voided_charge(&answer(200, &transaction("voided", ""))), Ok(Some(refunded)));
    assert_eq!(voided_charge(&answer(200, &sale)), Ok(None));
}

#[test]
fn an_amount_comes_with_its_currency() {
    let sale = transaction("settled", "<amount>129.50</amount><currency-iso-code>EUR</currency-iso-code>");
    assert_eq!(amount(&answer(200, &sale)), Ok("EUR 129.50".parse().unwrap()));
    let without = transaction("settled", "<amount>129.50</amount>");
    assert!(matches!(amount(&answer(200, &without)), Err(PaymentError::Unclear(_))));
}
