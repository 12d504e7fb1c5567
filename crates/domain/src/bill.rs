//! The steps from a stay to its price. They are written once; what is kept of them is the bill's business: every line,
//! or nothing but the sums.

use std::borrow::Cow;
use std::sync::Arc;

use crate::basis_points::BasisPoints;
use crate::discount;
use crate::fee::Fee;
use crate::inquiry::Inquiry;
use crate::promotion::{self, PromotionRefusal, Takings};
use crate::quote::{LineKind, QuoteLine, QuoteNight, Totals, Why};
use crate::rate_book::{RateBook, Run};
use crate::refusal::Refusal;
use crate::rounding::{percent, portion};
use crate::tax::TaxBase;
use crate::terms::Terms;

/// Who keeps what was reckoned. Lines come as closures, so that who keeps only sums never makes them.
pub(crate) trait Bill {
    fn nights(&mut self, rates: &RateBook, run: &Run<'_>, extra: i64);
    fn line(&mut self, line: impl FnOnce() -> QuoteLine);
    fn refuse(&mut self, code: &Arc<str>, refusal: PromotionRefusal);
}

/// Keeps nothing: the sums are enough.
pub(crate) struct Sums;

impl Bill for Sums {
    fn nights(&mut self, _: &RateBook, _: &Run<'_>, _: i64) {}
    fn line(&mut self, _: impl FnOnce() -> QuoteLine) {}
    fn refuse(&mut self, _: &Arc<str>, _: PromotionRefusal) {}
}

/// Keeps every night and every line.
#[derive(Default)]
pub(crate) struct Written {
    pub(crate) nights: Vec<QuoteNight>,
    pub(crate) lines: Vec<QuoteLine>,
    pub(crate) refused_promotions: Vec<(Arc<str>, PromotionRefusal)>,
}

impl Bill for Written {
    fn nights(&mut self, rates: &RateBook, run: &Run<'_>, extra: i64) {
        self.nights.extend(rates.nights_of(run).map(|night| QuoteNight {
            date: night.date,
            amount: night.amount + extra,
            rate: night.rate.map(|rate| Arc::clone(&rate.name)),
            rule: night.rule,
        }));
    }

    fn line(&mut self, line: impl FnOnce() -> QuoteLine) {
        self.lines.push(line());
    }

    fn refuse(&mut self, code: &Arc<str>, refusal: PromotionRefusal) {
        self.refused_promotions.push((Arc::clone(code), refusal));
    }
}

pub(crate) fn reckon(terms: &Terms, inquiry: &Inquiry<'_>, bill: &mut impl Bill) -> Result<Totals, Refusal> {
    let mut totals = Totals { total_rent: rent(terms, inquiry, bill)?, ..Totals::default() };
    let mut net =
        Net { rent: totals.total_rent - discount(terms, inquiry, totals.total_rent, bill), ..Net::default() };
    totals.deposit = fees(terms, inquiry, &mut net, bill);
    promotions(terms, inquiry, &mut net, bill);
    totals.total_fees = net.rent - totals.total_rent + net.fees();
    totals.total_taxes = taxes(terms, inquiry, &net, bill);
    totals.total = totals.total_rent + totals.total_fees + totals.total_taxes;
    Ok(totals)
}

/// What is left of rent and fees after discounts and promotions: what taxes are counted from.
#[derive(Clone, Copy, Default)]
struct Net {
    rent: i64,
    taxable_fees: i64,
    other_fees: i64,
}

impl Net {
    fn fees(&self) -> i64 {
        self.taxable_fees + self.other_fees
    }

    fn take_from_fees(&mut self, amount: i64) {
        let taxable = portion(amount, self.taxable_fees, self.fees());
        self.taxable_fees -= taxable;
        self.other_fees -= amount - taxable;
    }
}

fn rent(terms: &Terms, inquiry: &Inquiry<'_>, bill: &mut impl Bill) -> Result<i64, Refusal> {
    let guests = inquiry.party.guests().saturating_sub(terms.included_guests);
    let extra = terms.extra_guest_amount * i64::from(guests);
    let mut rent = 0;
    let add = |run: Run<'_>| {
        rent += terms.rates.amount(&run);
        bill.nights(&terms.rates, &run, extra);
    };
    terms.rates.each_run(inquiry.first, inquiry.nights, add).map_err(|night| Refusal::NoRate { night })?;
    let nights = i64::from(inquiry.nights);
    bill.line(|| QuoteLine {
        quantity: nights,
        unit_amount: rent / nights,
        taxable: true,
        ..line(LineKind::Rent, "Rent", rent, Why::of("nightly", rent, nights))
    });
    if extra == 0 {
        return Ok(rent);
    }
    let quantity = i64::from(guests) * nights;
    let for_guests = extra * nights;
    bill.line(|| QuoteLine {
        quantity,
        unit_amount: terms.extra_guest_amount,
        taxable: true,
        ..line(
            LineKind::Rent,
            "Extra guests",
            for_guests,
            Why::of("extra_guests", terms.extra_guest_amount, quantity),
        )
    });
    Ok(rent + for_guests)
}

fn discount(terms: &Terms, inquiry: &Inquiry<'_>, rent: i64, bill: &mut impl Bill) -> i64 {
    let Some(best) = discount::best(&terms.discounts, inquiry) else { return 0 };
    let amount = percent(rent, best.share).min(rent);
    bill.line(|| {
        let why = Why { share: Some(best.share), ..Why::of(best.kind.code(), rent, best.threshold.into()) };
        QuoteLine { taxable: true, ..line(LineKind::Discount, best.name(), -amount, why) }
    });
    amount
}

/// Adds up the fees and gives the deposit.
fn fees(terms: &Terms, inquiry: &Inquiry<'_>, net: &mut Net, bill: &mut impl Bill) -> i64 {
    let mut deposit = 0;
    for fee in terms.fees.iter().filter(|fee| is_wanted(fee, inquiry)) {
        let charge = fee.charge(net.rent, inquiry.nights, inquiry.party);
        if charge.amount == 0 {
            continue;
        }
        *(match (fee.refundable, fee.taxable) {
            (true, _) => &mut deposit,
            (false, true) => &mut net.taxable_fees,
            (false, false) => &mut net.other_fees,
        }) += charge.amount;
        bill.line(|| {
            let kind = if fee.refundable { LineKind::Deposit } else { LineKind::Fee };
            let share = Some(fee.share).filter(|share| *share > BasisPoints::ZERO);
            let base = if share.is_some() { net.rent } else { charge.unit_amount };
            QuoteLine {
                quantity: charge.quantity,
                unit_amount: charge.unit_amount,
                taxable: fee.taxable && !fee.refundable,
                refundable: fee.refundable,
                optional: fee.optional,
                key: Some(fee.key),
                ..line(
                    kind,
                    fee.name.to_string(),
                    charge.amount,
                    Why { share, ..Why::of(fee.kind.code(), base, charge.quantity) },
                )
            }
        });
    }
    deposit
}

pub(crate) fn is_wanted(fee: &Fee, inquiry: &Inquiry<'_>) -> bool {
    let chosen = inquiry.request.addons.as_ref();
    !fee.optional || chosen.map_or(fee.selected, |chosen| chosen.contains(&fee.key))
}

fn promotions(terms: &Terms, inquiry: &Inquiry<'_>, net: &mut Net, bill: &mut impl Bill) {
    if inquiry.request.promotions.is_empty() {
        return;
    }
    let cheapest_nights = &cheapest_nights(terms, inquiry);
    let takings = Takings { rent: net.rent, fees: net.fees(), cheapest_nights };
    let applied = promotion::apply(terms.property, inquiry, takings);
    for (promotion, taken) in applied.taken {
        net.rent -= taken.rent;
        net.take_from_fees(taken.fees);
        let amount = -(taken.rent + taken.fees);
        bill.line(|| {
            let (rule, share) = match promotion.benefit {
                promotion::Benefit::FreeNights(_) => ("free_nights", None),
                promotion::Benefit::Percent(share) => ("percent", Some(share)),
                promotion::Benefit::Amount(_) => ("amount", None),
            };
            QuoteLine {
                key: Some(promotion.key),
                promotion_code: Some(Arc::clone(&promotion.code)),
                ..line(
                    LineKind::Promotion,
                    promotion.name.to_string(),
                    amount,
                    Why { share, ..Why::of(rule, taken.base, 1) },
                )
            }
        });
    }
    for (promotion, refusal) in applied.refused {
        bill.refuse(&promotion.code, refusal);
    }
}

fn cheapest_nights(terms: &Terms, inquiry: &Inquiry<'_>) -> Vec<i64> {
    let mut amounts = Vec::with_capacity(inquiry.nights as usize);
    let keep = |run: Run<'_>| amounts.extend(terms.rates.nights_of(&run).map(|night| night.amount));
    // A night without a price was refused before.
    if terms.rates.each_run(inquiry.first, inquiry.nights, keep).is_err() {
        return Vec::new();
    }
    amounts.sort_unstable();
    amounts
}

fn taxes(terms: &Terms, inquiry: &Inquiry<'_>, net: &Net, bill: &mut impl Bill) -> i64 {
    let base = TaxBase {
        rent: net.rent,
        taxable_fees: net.taxable_fees,
        nights: inquiry.nights,
        party: inquiry.party,
    };
    let mut on_top = 0;
    for tax in &terms.taxes {
        let charge = tax.charge(&base);
        let amount = if tax.included { 0 } else { charge.amount };
        on_top += amount;
        bill.line(|| QuoteLine {
            quantity: charge.quantity,
            unit_amount: charge.base,
            ..line(
                LineKind::Tax,
                tax.name.to_string(),
                amount,
                Why {
                    share: tax.share(),
                    included: tax.included.then_some(charge.amount),
                    ..Why::of(tax.rule_name(), charge.base, charge.quantity)
                },
            )
        });
    }
    on_top
}

impl Why {
    const fn of(rule: &'static str, base: i64, quantity: i64) -> Self {
        Self { rule: Cow::Borrowed(rule), base, quantity, share: None, included: None }
    }
}

fn line(kind: LineKind, name: impl Into<Cow<'static, str>>, amount: i64, why: Why) -> QuoteLine {
    QuoteLine {
        kind,
        name: name.into(),
        amount,
        quantity: 1,
        unit_amount: amount,
        taxable: false,
        refundable: false,
        optional: false,
        key: None,
        promotion_code: None,
        why,
    }
}
