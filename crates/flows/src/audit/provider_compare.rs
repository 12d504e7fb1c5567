//! Compares one payment with the provider's record of its charge.

use domain::key::Key;
use domain::money::Money;
use payments::{ChargeRecord, ChargeReference, Outcome};

/// A payment that the database says is paid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Claim {
    pub(crate) payment: Key,
    pub(crate) amount: Money,
    pub(crate) returned: Money,
    /// Including pending refunds.
    pub(crate) returned_at_most: Money,
}

/// Checks a payment that the database says is paid.
pub(super) fn paid(claim: &Claim, record: Option<&ChargeRecord>) -> Vec<String> {
    let Claim { payment, amount, returned, returned_at_most } = claim;
    let Some(record) = record else {
        return vec![format!("{payment} is said to be paid, and the provider does not know it")];
    };
    if record.taken.is_zero() {
        let standing = told(&record.outcome);
        return vec![format!("{payment} is said to be paid, and at the provider it is {standing}")];
    }
    let mut ills = Vec::new();
    if record.taken != *amount {
        ills.push(format!("{payment} is a payment of {amount}, and the provider took {}", record.taken));
    }
    let gave_back = record.returned;
    if gave_back < *returned {
        ills.push(format!(
            "the provider gave back {gave_back} of {payment}, less than the {returned} said here"
        ));
    }
    if gave_back > *returned_at_most {
        ills.push(format!(
            "the provider gave back {gave_back} of {payment}, more than the {returned} said here"
        ));
    }
    ills
}

/// Reports a charge at the provider that no payment records as paid. A fully refunded charge is not a fault.
pub(super) fn unknown(
    payment: Key,
    state: &str,
    charge: &ChargeReference,
    record: &ChargeRecord,
) -> Option<String> {
    let ChargeRecord { taken, returned, .. } = record;
    let charge = charge.as_str();
    (taken != returned).then(|| {
        format!("the provider took {taken} for {payment} by the charge {charge}, and here it is {state}")
    })
}

fn told(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Paid { .. } => "paid",
        Outcome::Held { .. } => "held and not taken",
        Outcome::NeedsAuthentication { .. } => "waiting for the guest's proof",
        Outcome::Processing { .. } => "not decided",
        Outcome::Declined { .. } => "declined",
        Outcome::Canceled { .. } => "canceled",
    }
}

#[cfg(test)]
mod tests {
    use domain::key::AccountId;
    use payments::Decline;

    use super::*;

    fn money(text: &str) -> Money {
        text.parse().unwrap()
    }

    fn charge() -> ChargeReference {
        ChargeReference::new("ch_1")
    }

    fn claim(returned: &str, returned_at_most: &str) -> Claim {
        Claim {
            payment: Key::new(AccountId::new(7), 0, 1),
            amount: money("USD 495.00"),
            returned: money(returned),
            returned_at_most: money(returned_at_most),
        }
    }

    fn record(taken: &str, returned: &str) -> ChargeRecord {
        let outcome = Outcome::Paid { reference: charge() };
        ChargeRecord { outcome, taken: money(taken), returned: money(returned) }
    }

    /// The faults, without the key of the payment.
    fn ills(claim: &Claim, record: Option<&ChargeRecord>) -> Vec<String> {
        let key = claim.payment.to_string();
        paid(claim, record).into_iter().map(|ill| ill.replace(&key, "it")).collect()
    }

    #[test]
    fn what_agrees_is_no_ill() {
        for (returned, at_most, gave_back) in [
            ("USD 0.00", "USD 0.00", "USD 0.00"),
            ("USD 50.00", "USD 50.00", "USD 50.00"),
            ("USD 50.00", "USD 60.00", "USD 50.00"),
            ("USD 50.00", "USD 60.00", "USD 60.00"),
        ] {
            let told = ills(&claim(returned, at_most), Some(&record("USD 495.00", gave_back)));
            assert_eq!(told, Vec::<String>::new(), "{returned} {gave_back}");
        }
    }

    #[test]
    fn what_differs_is_told() {
        let none = claim("USD 0.00", "USD 0.00");
        let some = claim("USD 50.00", "USD 60.00");
        for (claim, taken, returned, ill) in [
            (
                none,
                "USD 490.00",
                "USD 0.00",
                "it is a payment of USD 495.00, and the provider took USD 490.00",
            ),
            (
                none,
                "EUR 495.00",
                "EUR 0.00",
                "it is a payment of USD 495.00, and the provider took EUR 495.00",
            ),
            (
                none,
                "USD 495.00",
                "USD 1.00",
                "the provider gave back USD 1.00 of it, more than the USD 0.00 said here",
            ),
            (
                some,
                "USD 495.00",
                "USD 49.00",
                "the provider gave back USD 49.00 of it, less than the USD 50.00 said here",
            ),
            (
                some,
                "USD 495.00",
                "USD 61.00",
                "the provider gave back USD 61.00 of it, more than the USD 50.00 said here",
            ),
        ] {
            assert_eq!(ills(&claim, Some(&record(taken, returned))), [ill]);
        }
    }

    #[test]
    fn a_charge_that_was_not_made_is_told() {
        let claim = claim("USD 0.00", "USD 0.00");
        assert_eq!(ills(&claim, None), ["it is said to be paid, and the provider does not know it"]);
        let decline = Decline { code: "51".to_owned(), message: "No".to_owned() };
        let outcome = Outcome::Declined { reference: Some(charge()), decline };
        let record = ChargeRecord { outcome, taken: money("USD 0.00"), returned: money("USD 0.00") };
        let told = ills(&claim, Some(&record));
        assert_eq!(told, ["it is said to be paid, and at the provider it is declined"]);
    }

    #[test]
    fn money_that_nobody_expects_is_told_unless_it_went_back() {
        let key = Key::new(AccountId::new(7), 0, 1);
        let told = unknown(key, "due", &charge(), &record("USD 495.00", "USD 0.00")).unwrap();
        assert_eq!(
            told,
            format!("the provider took USD 495.00 for {key} by the charge ch_1, and here it is due")
        );
        assert_eq!(unknown(key, "due", &charge(), &record("USD 495.00", "USD 495.00")), None);
    }
}
