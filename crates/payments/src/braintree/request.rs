//! Builds Braintree's XML request bodies, with underscores as in the official clients.

use domain::money::Money;

use super::xml::Element;
use crate::cards::card::{Address, CardMaterial, NewCard};
use crate::charges::amount::decimal;
use crate::charges::attempt::IdempotencyKey;
use crate::charges::charge::{Capture, Charge, Presence, Refund};
use crate::error::PaymentError;

pub(super) fn customer(card: &NewCard, id: &str) -> Element {
    let (first, last) = card.holder.trim().rsplit_once(' ').unwrap_or(("", card.holder.trim()));
    Element::new("customer")
        .text("id", id)
        .maybe("first_name", Some(first.trim()))
        .maybe("last_name", Some(last))
        .maybe("email", card.email.as_deref())
}

/// The card is verified with its bank before it is stored.
pub(super) fn card(card: &NewCard, id: &str) -> Element {
    let expires = card.expires.map(|expiry| format!("{:02}/{}", expiry.month, expiry.year));
    let element = Element::new("credit_card")
        .text("customer_id", id)
        .text("token", id)
        .maybe("cardholder_name", Some(&card.holder));
    let element = match &card.material {
        CardMaterial::Encrypted { number, cvv } => {
            element.text("number", number.expose()).text("cvv", cvv.expose())
        }
        CardMaterial::Token(nonce) => element.text("payment_method_nonce", nonce.expose()),
    };
    let element = element.maybe("expiration_date", expires.as_deref());
    let element = match billing(&card.address) {
        Some(address) => element.with(address),
        None => element,
    };
    element.with(Element::new("options").flag("verify_card"))
}

fn billing(address: &Address) -> Option<Element> {
    let element = Element::new("billing_address")
        .maybe("street_address", address.street.as_deref())
        .maybe("extended_address", address.extended.as_deref())
        .maybe("locality", address.city.as_deref())
        .maybe("region", address.region.as_deref())
        .maybe("postal_code", address.postal_code.as_deref())
        .maybe("country_code_alpha2", address.country.as_deref());
    (!element.children().is_empty()).then_some(element)
}

pub(super) fn charge(charge: &Charge, merchant_account: Option<&str>) -> Result<Element, PaymentError> {
    let options = Element::new("options");
    let options = match charge.capture {
        Capture::Now => options.flag("submit_for_settlement"),
        Capture::Later => options,
    };
    let source = match charge.presence {
        Presence::OffSession => Some("unscheduled"),
        Presence::OnSession { .. } => None,
    };
    Ok(Element::new("transaction")
        .text("type", "sale")
        .text("amount", decimal(charge.amount)?)
        .text("order_id", charge.attempt.key.as_str())
        .text("payment_method_token", charge.card.as_str())
        .maybe("merchant_account_id", merchant_account)
        .maybe("transaction_source", source)
        .with(options))
}

pub(super) fn amount(amount: Money) -> Result<Element, PaymentError> {
    Ok(Element::new("transaction").text("amount", decimal(amount)?))
}

pub(super) fn refund(refund: &Refund) -> Result<Element, PaymentError> {
    Ok(amount(refund.amount)?.text("order_id", refund.attempt.key.as_str()))
}

pub(super) fn search(key: &IdempotencyKey) -> Element {
    Element::new("search").with(Element::new("order_id").text("is", key.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::card::{CardReference, Expiry};
    use crate::charges::attempt::Attempt;
    use crate::charges::charge::Purpose;
    use line::Secret;

    fn body(element: &Element) -> String {
        element.write().split_once("?>").unwrap().1.to_owned()
    }

    fn sample(amount: &str, capture: Capture, presence: Presence) -> Charge {
        Charge {
            attempt: Attempt::first(IdempotencyKey::new("key-1").unwrap()),
            amount: amount.parse().unwrap(),
            card: CardReference::new("t1"),
            presence,
            capture,
            purpose: Purpose::default(),
            description: String::new(),
        }
    }

    #[test]
    fn a_card_goes_on_as_it_was_encrypted() {
        let new = NewCard {
            material: CardMaterial::Encrypted {
                number: Secret::new("$bt4|n$a$b$c"),
                cvv: Secret::new("$bt4|c$d"),
            },
            holder: "Ana <María> Ruiz".to_owned(),
            email: Some("ana@example.com".to_owned()),
            expires: Some(Expiry { month: 3, year: 2030 }),
            address: Address { postal_code: Some("04001".to_owned()), ..Address::default() },
        };
        assert_eq!(
            body(&card(&new, "c1")),
            "<credit_card><customer_id>c1</customer_id><token>c1</token>\
             <cardholder_name>Ana &lt;María&gt; Ruiz</cardholder_name>\
             <number>$bt4|n$a$b$c</number><cvv>$bt4|c$d</cvv><expiration_date>03/2030</expiration_date>\
             <billing_address><postal_code>04001</postal_code></billing_address>\
             <options><verify_card type=\"boolean\">true</verify_card></options></credit_card>"
        );
        assert_eq!(
            body(&customer(&new, "c1")),
            "<customer><id>c1</id><first_name>Ana &lt;María&gt;</first_name><last_name>Ruiz</last_name>\
             <email>ana@example.com</email></customer>"
        );
    }

    #[test]
    fn a_card_that_braintree_has_itself_goes_by_its_name() {
        let new = NewCard {
            material: CardMaterial::Token(Secret::new("fake-valid-visa-nonce")),
            holder: "Ana".to_owned(),
            email: None,
            expires: None,
            address: Address::default(),
        };
        assert_eq!(
            body(&card(&new, "c1")),
            "<credit_card><customer_id>c1</customer_id><token>c1</token><cardholder_name>Ana</cardholder_name>\
             <payment_method_nonce>fake-valid-visa-nonce</payment_method_nonce>\
             <options><verify_card type=\"boolean\">true</verify_card></options></credit_card>"
        );
    }

    #[test]
    fn amounts_are_decimal_texts() {
        let here = Presence::OnSession { browser: None, return_url: None };
        assert_eq!(
            body(&charge(&sample("USD 1200.05", Capture::Now, here), Some("usd")).unwrap()),
            "<transaction><type>sale</type><amount>1200.05</amount><order_id>key-1</order_id>\
             <payment_method_token>t1</payment_method_token><merchant_account_id>usd</merchant_account_id>\
             <options><submit_for_settlement type=\"boolean\">true</submit_for_settlement></options></transaction>"
        );
        let away = charge(&sample("JPY 12950", Capture::Later, Presence::OffSession), None).unwrap();
        assert_eq!(
            body(&away),
            "<transaction><type>sale</type><amount>12950</amount><order_id>key-1</order_id>\
             <payment_method_token>t1</payment_method_token><transaction_source>unscheduled</transaction_source>\
             <options></options></transaction>"
        );
    }

    #[test]
    fn a_charge_is_searched_by_its_key() {
        let key = IdempotencyKey::new("key-1").unwrap();
        assert_eq!(body(&search(&key)), "<search><order_id><is>key-1</is></order_id></search>");
    }
}
