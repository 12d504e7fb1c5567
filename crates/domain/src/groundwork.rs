//! What rules make of a stay before any amount is known: whether it is allowed, at which rates its nights are, what is
//! charged how many times. Homes with the same rules share it; each adds its own amounts.

use smallvec::SmallVec;

use crate::discount::{self, Discount};
use crate::fee::FeeQuantity;
use crate::inquiry::Inquiry;
use crate::rent::Course;
use crate::rules::FeeRule;
use crate::sheet::Sheet;
use crate::stay_rules::Verdict;
use crate::tax::TaxPart;

#[derive(Clone, Debug)]
pub struct Groundwork {
    pub(crate) verdict: Verdict,
    pub(crate) course: Course,
    pub(crate) discount: Option<Discount>,
    pub(crate) fees: SmallVec<[FeePart; 6]>,
    pub(crate) taxes: SmallVec<[TaxPart; 3]>,
}

/// A fee that is charged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeePart {
    /// Its place in the terms.
    pub(crate) place: usize,
    pub(crate) quantity: FeeQuantity,
    pub(crate) pot: Pot,
}

/// Where a fee is added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pot {
    Deposit,
    Taxed,
    Untaxed,
}

impl Groundwork {
    /// For a stay with the add-ons that are selected unless the guest says otherwise.
    pub fn plain(sheet: &Sheet, inquiry: &Inquiry<'_>) -> Self {
        Self::new(sheet, inquiry, |_, fee| fee.is_charged_by_default())
    }

    /// `is_charged` is asked about each fee and its place in the terms.
    pub(crate) fn new(
        sheet: &Sheet,
        inquiry: &Inquiry<'_>,
        is_charged: impl Fn(usize, &FeeRule) -> bool,
    ) -> Self {
        let (rules, course) = (&sheet.rules, sheet.course(inquiry));
        let charged = rules.fees.iter().enumerate().filter(|(place, fee)| is_charged(*place, fee));
        Self {
            verdict: Verdict::new(sheet, inquiry, &course),
            course,
            discount: discount::best(&rules.discounts, inquiry).copied(),
            fees: charged.map(|(place, fee)| FeePart::new(place, fee, inquiry)).collect(),
            taxes: rules.taxes.iter().map(|tax| TaxPart::new(tax, inquiry)).collect(),
        }
    }
}

impl FeePart {
    fn new(place: usize, fee: &FeeRule, inquiry: &Inquiry<'_>) -> Self {
        let pot = match (fee.refundable, fee.taxable) {
            (true, _) => Pot::Deposit,
            (false, true) => Pot::Taxed,
            (false, false) => Pot::Untaxed,
        };
        Self { place, quantity: fee.kind.quantity(fee.share, inquiry.nights, inquiry.party), pot }
    }
}
