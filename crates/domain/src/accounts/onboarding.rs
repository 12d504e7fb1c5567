//! The onboarding steps from an empty account to a bookable home, and which of them are done. Progress is not stored: it is
//! derived from the rows of the account.

use crate::text::code::coded;

coded! {
    /// In the recommended order.
    Step as "onboarding step" {
        /// The home has a name, a description and a location.
        Home = "home",
        Photos = "photos",
        Price = "price",
        /// Cancellation policy, payment policy and rental agreement.
        Rules = "rules",
        Payments = "payments",
        Publish = "publish",
        /// The site names its owner.
        Site = "site",
    }
}

/// The facts about the most complete home and the first site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    pub described: bool,
    pub placed: bool,
    pub photos: u64,
    pub rates: u64,
    pub refund_policy: bool,
    pub payment_policy: bool,
    pub agreement: bool,
    pub takes_cards: bool,
    pub published: bool,
    pub introduced: bool,
}

impl Facts {
    pub const fn is_done(&self, step: Step) -> bool {
        match step {
            Step::Home => self.described && self.placed,
            Step::Photos => self.photos > 0,
            Step::Price => self.rates > 0,
            Step::Rules => self.refund_policy && self.payment_policy && self.agreement,
            Step::Payments => self.takes_cards,
            Step::Publish => self.published,
            Step::Site => self.introduced,
        }
    }

    pub fn is_complete(&self) -> bool {
        Step::ALL.iter().all(|step| self.is_done(*step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Facts = Facts {
        described: true,
        placed: true,
        photos: 1,
        rates: 1,
        refund_policy: true,
        payment_policy: true,
        agreement: true,
        takes_cards: true,
        published: true,
        introduced: true,
    };

    #[test]
    fn each_fact_belongs_to_one_step() {
        assert!(ALL.is_complete());
        assert!(Step::ALL.iter().all(|step| !Facts::default().is_done(*step)));
        for (facts, step) in [
            (Facts { described: false, ..ALL }, Step::Home),
            (Facts { placed: false, ..ALL }, Step::Home),
            (Facts { photos: 0, ..ALL }, Step::Photos),
            (Facts { rates: 0, ..ALL }, Step::Price),
            (Facts { refund_policy: false, ..ALL }, Step::Rules),
            (Facts { payment_policy: false, ..ALL }, Step::Rules),
            (Facts { agreement: false, ..ALL }, Step::Rules),
            (Facts { takes_cards: false, ..ALL }, Step::Payments),
            (Facts { published: false, ..ALL }, Step::Publish),
            (Facts { introduced: false, ..ALL }, Step::Site),
        ] {
            let open: Vec<Step> =
                Step::ALL.iter().copied().filter(|candidate| !facts.is_done(*candidate)).collect();
            assert_eq!(open, [step], "{facts:?}");
            assert!(!facts.is_complete());
        }
    }
}
