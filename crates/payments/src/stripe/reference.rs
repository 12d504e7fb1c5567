//! A stored card at Stripe: its customer, its payment method, and the intent that set it up.

use crate::cards::card::CardReference;
use crate::error::PaymentError;

/// Written `cus_…/card_…/seti_…`. A card stored by a hosted checkout has no setup intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StripeCard {
    pub(super) customer: String,
    pub(super) method: String,
    pub(super) setup: String,
}

impl StripeCard {
    pub(super) fn parse(reference: &CardReference) -> Result<Self, PaymentError> {
        let plain = |part: &&str| part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let parts: Vec<&str> = reference.as_str().split('/').filter(plain).collect();
        match parts[..] {
            [customer, method, setup] if !customer.is_empty() && !method.is_empty() => {
                Ok(Self { customer: customer.to_owned(), method: method.to_owned(), setup: setup.to_owned() })
            }
            _ => Err(PaymentError::Refused("this is not a card of Stripe's".to_owned())),
        }
    }

    pub(super) fn text(&self) -> CardReference {
        CardReference::new(format!("{}/{}/{}", self.customer, self.method, self.setup))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_read_back_and_others_are_refused() {
        for text in ["cus_1/card_2/seti_3", "cus_1/pm_2/"] {
            assert_eq!(StripeCard::parse(&CardReference::new(text)).unwrap().text().as_str(), text);
        }
        for text in [
            "",
            "card_2",
            "cus_1/pm_2",
            "/pm_2/seti_3",
            "cus_1/../seti_3",
            "cus_1/pm_2/seti_3/x",
            "cus_1/p?m/s",
        ] {
            assert!(StripeCard::parse(&CardReference::new(text)).is_err(), "{text}");
        }
    }
}
