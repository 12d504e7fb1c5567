//! The steps from a stay to its price, written once. The `Bill` decides what is recorded: every line with its texts, or only
//! the sums.

use serde::{Deserialize, Serialize};

use crate::listings::sheet::Figures;
use crate::money::basis_points::BasisPoints;
use crate::money::rounding::{MAX_AMOUNT, percent, portion};
use crate::people::party::Party;
use crate::price::discount::Discount;
use crate::price::fee::{FeeCharge, Pot};
use crate::price::inquiry::Inquiry;
use crate::price::promotion::Taken;
use crate::price::tax::{TaxCharge, TaxPart};
use crate::quotes::groundwork::Groundwork;
use crate::quotes::refusal::Refusal;
use crate::quotes::rent::{Course, Run};
use crate::time::stay::Stay;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    pub total_rent: i64,
    /// Fees, less discounts and promotions.
    pub total_fees: i64,
    pub total_taxes: i64,
    pub total: i64,
    /// Not part of the total; refunded after the stay.
    pub deposit: i64,
}

/// The most that the rent of a stay can be, and its fees, its deposit and its taxes: more is refused. All together are still exact
/// in the numbers of JavaScript.
pub const MAX_SUM: i64 = 1_000_000_000_000_000;

/// One step beyond this limit stays within 64 bits, so it is sufficient to compare after each step: the largest amount for every
/// guest and night, and the largest percentage of all sums together.
const _: () = {
    let units = 2 * Party::MAX_OF_EACH as i128 * Stay::MAX_NIGHTS as i128 + Stay::MAX_NIGHTS as i128;
    let times = BasisPoints::MAX.get() as i128 / BasisPoints::WHOLE.get() as i128;
    assert!(MAX_AMOUNT as i128 * units + 3 * MAX_SUM as i128 * (times + 1) < i64::MAX as i128);
};

/// Records the calculation step by step. Fees and taxes are identified by their index in the terms.
pub(crate) trait Bill {
    fn nights(&mut self, _run: &Run, _extra: i64) {}
    fn rent(&mut self, _rent: i64, _nights: i64) {}
    fn extra_guests(&mut self, _each: i64, _quantity: i64) {}
    fn discount(&mut self, _discount: &Discount, _rent: i64, _amount: i64) {}
    fn fee(&mut self, _place: usize, _charge: FeeCharge, _net_rent: i64) {}
    fn tax(&mut self, _place: usize, _charge: TaxCharge) {}

    /// Applies the requested promotions and returns their reductions.
    fn promotions(&mut self, _inquiry: &Inquiry<'_>, _net: Net, _taxes: &[TaxPart]) -> Vec<Taken> {
        Vec::new()
    }
}

/// Records no lines: the sums are enough.
pub(crate) struct Sums;

impl Bill for Sums {}

pub(crate) fn reckon(
    figures: &impl Figures,
    inquiry: &Inquiry<'_>,
    groundwork: &Groundwork<'_>,
    bill: &mut impl Bill,
) -> Result<Totals, Refusal> {
    let course = &groundwork.passage.course;
    let total_rent = rent(figures, inquiry, course, bill)?;
    let discount = discount(groundwork, total_rent, bill);
    let mut net = Net { rent: total_rent - discount, ..Net::default() };
    let deposit = fees(figures, groundwork, &mut net, bill)?;
    for taken in bill.promotions(inquiry, net, groundwork.taxes) {
        net = net.less(taken);
    }
    let total_fees = net.rent - total_rent + net.fees();
    let total_taxes = taxes(groundwork, &net, bill)?;
    Ok(Totals { total_rent, total_fees, total_taxes, total: total_rent + total_fees + total_taxes, deposit })
}

/// Rent and fees after discounts and promotions: the tax base.
#[derive(Clone, Copy, Default)]
pub(crate) struct Net {
    pub(super) rent: i64,
    taxable_fees: i64,
    other_fees: i64,
}

impl Net {
    pub(super) const fn fees(&self) -> i64 {
        self.taxable_fees + self.other_fees
    }

    pub(super) fn less(self, taken: Taken) -> Self {
        let taxable = portion(taken.fees, self.taxable_fees, self.fees());
        Self {
            rent: self.rent - taken.rent,
            taxable_fees: self.taxable_fees - taxable,
            other_fees: self.other_fees - (taken.fees - taxable),
        }
    }

    /// The total of the stay, taxes included.
    pub(super) fn total(&self, taxes: &[TaxPart]) -> i64 {
        let on_top: i64 = taxes.iter().map(|tax| tax.on_top(tax.charge(self.rent, self.taxable_fees))).sum();
        self.rent + self.fees() + on_top
    }
}

fn rent(
    figures: &impl Figures,
    inquiry: &Inquiry<'_>,
    course: &Course,
    bill: &mut impl Bill,
) -> Result<i64, Refusal> {
    course.check().map_err(|night| Refusal::NoRate { night })?;
    let guests = i64::from(inquiry.party.guests().saturating_sub(figures.included_guests()));
    let extra = figures.extra_guest() * guests;
    let mut rent = 0;
    for run in &course.runs {
        rent += run.amount(figures);
        bill.nights(run, extra);
    }
    let nights = i64::from(inquiry.nights);
    bill.rent(rent, nights);
    if extra > 0 {
        bill.extra_guests(figures.extra_guest(), guests * nights);
    }
    bounded(rent + extra * nights)
}

fn discount(groundwork: &Groundwork<'_>, rent: i64, bill: &mut impl Bill) -> i64 {
    let share = groundwork.discount.map_or(BasisPoints::ZERO, |best| best.share);
    let amount = percent(rent, share).min(rent);
    if let Some(best) = &groundwork.discount {
        bill.discount(best, rent, amount);
    }
    amount
}

/// Adds up the fees and returns the deposit.
fn fees(
    figures: &impl Figures,
    groundwork: &Groundwork<'_>,
    net: &mut Net,
    bill: &mut impl Bill,
) -> Result<i64, Refusal> {
    let mut deposit = 0;
    for fee in groundwork.fees {
        let charge = fee.quantity.charge(figures.fee(fee.place), net.rent);
        let into = |pot: Pot| if fee.pot == pot { charge.amount } else { 0 };
        deposit += into(Pot::Deposit);
        net.taxable_fees += into(Pot::Taxed);
        net.other_fees += into(Pot::Untaxed);
        bounded(net.fees() + deposit)?;
        if charge.amount != 0 {
            bill.fee(fee.place, charge, net.rent);
        }
    }
    Ok(deposit)
}

fn taxes(groundwork: &Groundwork<'_>, net: &Net, bill: &mut impl Bill) -> Result<i64, Refusal> {
    let mut on_top = 0;
    for (place, tax) in groundwork.taxes.iter().enumerate() {
        let charge = tax.charge(net.rent, net.taxable_fees);
        on_top = bounded(on_top + tax.on_top(charge))?;
        bill.tax(place, charge);
    }
    Ok(on_top)
}

#[inline]
const fn bounded(sum: i64) -> Result<i64, Refusal> {
    if sum <= MAX_SUM { Ok(sum) } else { Err(Refusal::PriceTooHigh) }
}

#[cfg(test)]
#[path = "bill_tests.rs"]
mod tests;
