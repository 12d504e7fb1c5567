//! The test cards: numbers with a defined behavior, the same at every provider. No other number is accepted.

use serde::{Deserialize, Serialize};

use self::Challenge::{Always, InVain, Never, UntilSaved};
use self::Decline as No;
use self::Pace::{LateAnswer, LateWork, Prompt};
use self::Verdict::{Approved, Declined};
pub(crate) use crate::cards::brand::Brand;
pub(crate) use crate::cards::decline::Decline;

/// The behavior of a test card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TestCard {
    pub(crate) number: &'static str,
    /// As in Stripe's predefined `pm_card_…` and `tok_…`.
    pub(crate) alias: &'static str,
    pub(crate) challenge: Challenge,
    /// The bank's decision when the card is saved, and when it is charged.
    pub(crate) when_saved: Verdict,
    pub(crate) when_charged: Verdict,
    pub(crate) pace: Pace,
    /// For the lists of test cards on the sandbox's pages.
    pub(crate) note: &'static str,
}

/// Whether the cardholder must authenticate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Challenge {
    Never,
    /// Until the card was saved with authentication.
    UntilSaved,
    Always,
    /// Always, and authentication always fails.
    InVain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Approved,
    Declined(Decline),
}

/// When the response to a charge is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    Prompt,
    /// The charge is executed at once, the response is delayed.
    LateAnswer,
    /// The execution itself is delayed.
    LateWork,
}

const fn good(number: &'static str, alias: &'static str, note: &'static str) -> TestCard {
    let (when_saved, when_charged) = (Approved, Approved);
    TestCard { number, alias, challenge: Never, when_saved, when_charged, pace: Prompt, note }
}

const fn bad(number: &'static str, alias: &'static str, decline: No, note: &'static str) -> TestCard {
    let verdict = Declined(decline);
    TestCard { when_saved: verdict, when_charged: verdict, ..good(number, alias, note) }
}

const fn asking(
    number: &'static str,
    alias: &'static str,
    challenge: Challenge,
    note: &'static str,
) -> TestCard {
    TestCard { challenge, ..good(number, alias, note) }
}

const fn charged_badly(card: TestCard, decline: No) -> TestCard {
    TestCard { when_charged: Declined(decline), ..card }
}

const fn slow(number: &'static str, alias: &'static str, pace: Pace, note: &'static str) -> TestCard {
    TestCard { pace, ..good(number, alias, note) }
}

pub(crate) const TEST_CARDS: &[TestCard] = &[
    good("4242424242424242", "visa", "Succeeds"),
    good("4111111111111111", "visa_4111", "Succeeds"),
    good("5555555555554444", "mastercard", "Succeeds (Mastercard)"),
    good("378282246310005", "amex", "Succeeds (American Express)"),
    good("6011111111111117", "discover", "Succeeds (Discover)"),
    good("3056930009020004", "diners", "Succeeds (Diners Club)"),
    good("3566002020360505", "jcb", "Succeeds (JCB)"),
    good("6200000000000005", "unionpay", "Succeeds (UnionPay)"),
    bad("4000000000000002", "chargeDeclined", No::Generic, "Declined"),
    bad("4000000000009995", "chargeDeclinedInsufficientFunds", No::InsufficientFunds, "Insufficient funds"),
    bad("4000000000009987", "chargeDeclinedLostCard", No::Lost, "Lost card"),
    bad("4000000000009979", "chargeDeclinedStolenCard", No::Stolen, "Stolen card"),
    bad("4000000000000069", "chargeDeclinedExpiredCard", No::Expired, "Expired card"),
    bad("4000000000000127", "chargeDeclinedIncorrectCvc", No::IncorrectCvc, "Incorrect security code"),
    bad("4000000000000119", "chargeDeclinedProcessingError", No::Processing, "Processing error"),
    charged_badly(
        good("4000000000000341", "chargeCustomerFail", "Can be saved; every charge is declined"),
        No::Generic,
    ),
    asking(
        "4000002500003155",
        "authenticationRequiredOnSetup",
        UntilSaved,
        "3D Secure, until saved with a proof",
    ),
    asking("4000002760003184", "authenticationRequired", Always, "3D Secure, each time"),
    asking("4000000000003220", "threeDSecure2Required", Always, "3D Secure 2, each time"),
    asking("4000008400001280", "authenticationFails", InVain, "3D Secure that fails whatever is pressed"),
    charged_badly(
        asking(
            "4000008260003178",
            "authenticationRequiredChargeDeclinedInsufficientFunds",
            UntilSaved,
            "3D Secure, then insufficient funds",
        ),
        No::InsufficientFunds,
    ),
    charged_badly(
        asking(
            "4000008400001629",
            "authenticationRequiredChargeDeclined",
            Always,
            "3D Secure, then declined",
        ),
        No::Generic,
    ),
    slow("4000000000007007", "lateAnswer", LateAnswer, "Charged at once, answered after 30 seconds"),
    slow("4000000000007015", "lateWork", LateWork, "Charged and answered after 30 seconds"),
];

/// Why a number is not a test card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoCard {
    /// Not a valid card number.
    Malformed,
    /// Possibly a real card: it is neither used nor stored.
    Unknown,
}

/// The stored data of a card: never its number.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Card {
    alias: String,
    pub(crate) brand: Brand,
    pub(crate) first_six: String,
    pub(crate) last_four: String,
    pub(crate) month: u32,
    pub(crate) year: i32,
}

impl Card {
    pub(crate) fn read(number: &str, month: u32, year: i32) -> Result<Self, NoCard> {
        let digits: String = number.chars().filter(|sign| !matches!(sign, ' ' | '-')).collect();
        if !passes_luhn(&digits) {
            return Err(NoCard::Malformed);
        }
        let known = TEST_CARDS.iter().find(|card| card.number == digits).ok_or(NoCard::Unknown)?;
        Ok(Self::of(known, month, year))
    }

    /// By a name such as `visa`, with an expiry some years ahead.
    pub(crate) fn by_alias(alias: &str, year: i32) -> Option<Self> {
        TEST_CARDS.iter().find(|card| card.alias == alias).map(|card| Self::of(card, 12, year + 3))
    }

    fn of(card: &TestCard, month: u32, year: i32) -> Self {
        let number = card.number;
        Self {
            alias: card.alias.to_owned(),
            brand: Brand::of(number),
            first_six: number[..6].to_owned(),
            last_four: number[number.len() - 4..].to_owned(),
            month,
            year,
        }
    }

    pub(crate) fn behaviour(&self) -> &'static TestCard {
        TEST_CARDS.iter().find(|card| card.alias == self.alias).unwrap_or(&TEST_CARDS[0])
    }

    pub(crate) fn needs_challenge(&self, is_proven: bool) -> bool {
        match self.behaviour().challenge {
            Never => false,
            UntilSaved => !is_proven,
            Always | InVain => true,
        }
    }
}

fn passes_luhn(digits: &str) -> bool {
    let doubled = |digit: u32| if digit > 4 { digit * 2 - 9 } else { digit * 2 };
    let sum = digits.chars().rev().enumerate().try_fold(0, |sum, (place, sign)| {
        let digit = sign.to_digit(10)?;
        Some(sum + if place % 2 == 1 { doubled(digit) } else { digit })
    });
    (12..=19).contains(&digits.len()) && sum.is_some_and(|sum| sum % 10 == 0)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_test_card_is_a_card_and_has_its_own_name() {
        assert!(TEST_CARDS.iter().all(|card| passes_luhn(card.number)));
        assert!(TEST_CARDS.iter().all(|card| Brand::of(card.number) != Brand::Unknown));
        let names: HashSet<_> = TEST_CARDS.iter().map(|card| card.alias).collect();
        assert_eq!(names.len(), TEST_CARDS.len());
    }

    #[test]
    fn only_test_cards_are_taken() {
        assert!(Card::read("4242 4242 4242 4242", 12, 2030).is_ok());
        assert_eq!(Card::read("4242424242424241", 12, 2030).unwrap_err(), NoCard::Malformed);
        assert_eq!(Card::read("4012888888881881", 12, 2030).unwrap_err(), NoCard::Unknown);
    }
}
