//! A guest's card: the browser's token, the provider's stored card, and whether it may be charged.

use std::fmt;

use crate::decline::Decline;
use crate::reference::reference;
use line::Secret;

/// A card just entered by a guest. The card number itself never leaves the browser in clear.
#[derive(Clone, Debug)]
pub struct NewCard {
    pub material: CardMaterial,
    pub holder: String,
    pub email: Option<String>,
    pub expires: Option<Expiry>,
    pub address: Address,
}

/// The browser's replacement for a card number.
#[derive(Clone, Debug)]
pub enum CardMaterial {
    /// The provider's token for the card (Stripe, Spreedly; at Braintree one of its test cards).
    Token(Secret),
    /// Card number and security code, each encrypted for the provider (Braintree).
    Encrypted { number: Secret, cvv: Secret },
}

#[derive(Clone, Debug, Default)]
pub struct Address {
    pub street: Option<String>,
    pub extended: Option<String>,
    pub city: Option<String>,
    pub region: Option<String>,
    pub postal_code: Option<String>,
    pub country: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    pub month: u8,
    pub year: u16,
}

/// The provider's response to a request to store a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardAnswer {
    Kept(KeptCard),
    Declined(Decline),
}

/// A stored card that can be charged again, with the details that the provider reveals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptCard {
    pub reference: CardReference,
    pub standing: CardStanding,
    pub brand: Brand,
    pub last_four: Option<String>,
    /// The first six digits. Not revealed by Stripe.
    pub bin: Option<String>,
    pub expires: Option<Expiry>,
    pub country: Option<String>,
}

reference! {
    /// A stored card.
    CardReference
}

impl CardReference {
    /// The card's id for other systems of the same merchant: at Stripe the payment method.
    pub fn shared_name(&self) -> &str {
        self.as_str().split('/').nth(1).unwrap_or_else(|| self.as_str())
    }
}

/// Whether a stored card may be charged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardStanding {
    Ready,
    /// The guest must authenticate; the browser starts authentication with the token.
    NeedsAuthentication {
        auth_token: Secret,
    },
    /// Authentication failed, or the card no longer exists. The guest may retry or use another card.
    Failed(Decline),
}

/// Card brands with the API's codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brand {
    AmericanExpress,
    Discover,
    Jcb,
    DinersClub,
    Mastercard,
    Visa,
    Other,
}

impl Brand {
    pub const fn code(self) -> &'static str {
        match self {
            Self::AmericanExpress => "a",
            Self::Discover => "d",
            Self::Jcb => "j",
            Self::DinersClub => "l",
            Self::Mastercard => "m",
            Self::Visa => "v",
            Self::Other => "o",
        }
    }

    /// From any provider's spelling: `American Express`, `american_express`, `amex`.
    pub fn from_name(name: &str) -> Self {
        let letters: String = name.chars().filter(char::is_ascii_alphabetic).collect();
        match letters.to_ascii_lowercase().as_str() {
            "amex" | "americanexpress" => Self::AmericanExpress,
            "discover" => Self::Discover,
            "jcb" => Self::Jcb,
            "diners" | "dinersclub" => Self::DinersClub,
            "master" | "mastercard" => Self::Mastercard,
            "visa" => Self::Visa,
            _ => Self::Other,
        }
    }
}

impl fmt::Display for Brand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brands_are_known_by_every_spelling() {
        for (names, code) in [
            (["American Express", "american_express", "amex"], "a"),
            (["MasterCard", "master", "mastercard"], "m"),
            (["Diners Club", "diners_club", "diners"], "l"),
            (["Visa", "visa", "VISA"], "v"),
            (["UnionPay", "unknown", ""], "o"),
        ] {
            for name in names {
                assert_eq!(Brand::from_name(name).to_string(), code, "{name}");
            }
        }
    }
}
