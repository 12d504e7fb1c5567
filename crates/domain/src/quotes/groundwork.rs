//! The part of a price calculation that needs no amounts: whether a stay is allowed, the rate of each night, and the quantities
//! of fees and taxes. Homes with the same rules share each part; each home adds its own amounts.

use crate::listings::sheet::Sheet;
use crate::price::discount::{self, Discount};
use crate::price::fee::{FeePart, FeeRule};
use crate::price::inquiry::Inquiry;
use crate::price::tax::{TaxLine, TaxPart};
use crate::quotes::rent::Course;
use crate::quotes::stay_rules::Verdict;

#[derive(Clone, Copy, Debug)]
pub struct Groundwork<'a> {
    pub passage: &'a Passage,
    pub discount: Option<Discount>,
    pub fees: &'a [FeePart],
    pub taxes: &'a [TaxPart],
}

/// The result of a listing's stay rules and rates for a stay.
#[derive(Clone, Debug)]
pub struct Passage {
    pub(crate) verdict: Verdict,
    pub(crate) course: Course,
}

/// All parts, for one listing.
#[derive(Clone, Debug)]
pub struct Parts {
    pub(crate) passage: Passage,
    discount: Option<Discount>,
    fees: Vec<FeePart>,
    taxes: Vec<TaxPart>,
}

impl Passage {
    pub fn new(sheet: &Sheet, inquiry: &Inquiry<'_>) -> Self {
        let course = sheet.course(inquiry);
        Self { verdict: Verdict::new(sheet, inquiry, &course), course }
    }
}

impl Parts {
    /// `is_chosen` says whether the guest chose the fee at an index of the terms.
    pub(crate) fn new(
        sheet: &Sheet,
        inquiry: &Inquiry<'_>,
        is_chosen: impl Fn(usize) -> Option<bool>,
    ) -> Self {
        Self {
            passage: Passage::new(sheet, inquiry),
            discount: discount::best(&sheet.discounts, inquiry).copied(),
            fees: FeeRule::parts(&sheet.fees, inquiry, is_chosen),
            taxes: TaxLine::parts(&sheet.taxes, inquiry),
        }
    }

    /// With the default add-ons.
    pub(crate) fn plain(sheet: &Sheet, inquiry: &Inquiry<'_>) -> Self {
        Self::new(sheet, inquiry, |_| None)
    }

    pub(crate) fn groundwork(&self) -> Groundwork<'_> {
        let Self { passage, discount, fees, taxes } = self;
        Groundwork { passage, discount: *discount, fees, taxes }
    }
}
