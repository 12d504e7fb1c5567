//! A bill that records every night and every line, with texts.

use std::borrow::Cow;
use std::sync::Arc;

use crate::listings::terms::Terms;
use crate::money::basis_points::BasisPoints;
use crate::price::discount::Discount;
use crate::price::fee::FeeCharge;
use crate::price::inquiry::Inquiry;
use crate::price::promotion::{Benefit, FreeableNights, Promotion, PromotionRefusal, Taken, Takings};
use crate::price::promotion_choice::{Reduction, apply};
use crate::price::tax::{TaxCharge, TaxPart};
use crate::quotes::rent::{Run, Source};

use super::bill::{Bill, Net};
use super::line::{LineKind, QuoteLine, QuoteNight, Why};

pub(crate) struct WrittenBill<'a> {
    terms: &'a Terms,
    pub(crate) nights: Vec<QuoteNight>,
    pub(crate) lines: Vec<QuoteLine>,
    pub(crate) refused_promotions: Vec<(Arc<str>, PromotionRefusal)>,
}

impl<'a> WrittenBill<'a> {
    pub(crate) fn new(terms: &'a Terms, inquiry: &Inquiry<'_>) -> Self {
        Self {
            terms,
            nights: Vec::with_capacity(inquiry.nights as usize),
            lines: Vec::with_capacity(8),
            refused_promotions: Vec::new(),
        }
    }

    fn promotion(&mut self, promotion: &Promotion, taken: Taken) {
        let (rule, share) = match promotion.benefit {
            Benefit::FreeNights(_) => ("free_nights", None),
            Benefit::Percent(share) => ("percent", Some(share)),
            Benefit::Amount(_) => ("amount", None),
        };
        let why = Why { share, ..Why::of(rule, taken.base, 1) };
        self.lines.push(QuoteLine {
            key: Some(promotion.key),
            promotion_code: Some(Arc::clone(&promotion.code)),
            ..line(LineKind::Promotion, promotion.name.to_string(), -(taken.rent + taken.fees), why)
        });
    }
}

impl Bill for WrittenBill<'_> {
    fn nights(&mut self, run: &Run, extra: i64) {
        let rates = self.terms.rates.rates();
        let rate = match run.source {
            Source::Rate(rate, _) => Some(&rates[usize::from(rate)].name),
            Source::Own(_) => None,
        };
        self.nights.extend(run.priced(self.terms).into_iter().map(|night| QuoteNight {
            date: night.date,
            amount: night.amount + extra,
            rate: rate.map(Arc::clone),
            rule: night.rule,
        }));
    }

    fn rent(&mut self, rent: i64, nights: i64) {
        self.lines.push(QuoteLine {
            quantity: nights,
            unit_amount: rent / nights,
            taxable: true,
            ..line(LineKind::Rent, "Rent", rent, Why::of("nightly", rent, nights))
        });
    }

    fn extra_guests(&mut self, each: i64, quantity: i64) {
        self.lines.push(QuoteLine {
            quantity,
            unit_amount: each,
            taxable: true,
            ..line(LineKind::Rent, "Extra guests", each * quantity, Why::of("extra_guests", each, quantity))
        });
    }

    fn discount(&mut self, discount: &Discount, rent: i64, amount: i64) {
        let why = Why {
            share: Some(discount.share),
            ..Why::of(discount.kind.code(), rent, discount.threshold.into())
        };
        self.lines
            .push(QuoteLine { taxable: true, ..line(LineKind::Discount, discount.name(), -amount, why) });
    }

    fn fee(&mut self, place: usize, charge: FeeCharge, net_rent: i64) {
        let fee = &self.terms.fees[place];
        let kind = if fee.refundable { LineKind::Deposit } else { LineKind::Fee };
        let share = Some(fee.share).filter(|share| *share > BasisPoints::ZERO);
        let base = if share.is_some() { net_rent } else { charge.unit_amount };
        let why = Why { share, ..Why::of(fee.kind.code(), base, charge.quantity) };
        self.lines.push(QuoteLine {
            quantity: charge.quantity,
            unit_amount: charge.unit_amount,
            taxable: fee.taxable && !fee.refundable,
            refundable: fee.refundable,
            optional: fee.optional,
            key: Some(fee.key),
            ..line(kind, fee.name.to_string(), charge.amount, why)
        });
    }

    fn promotions(&mut self, inquiry: &Inquiry<'_>, net: Net, taxes: &[TaxPart]) -> Vec<Taken> {
        if inquiry.request.promotions.is_empty() {
            return Vec::new();
        }
        let mut cheapest: Vec<i64> = self.nights.iter().map(|night| night.amount).collect();
        cheapest.sort_unstable();
        let total_rent = cheapest.iter().sum();
        let nights = FreeableNights { cheapest: &cheapest, total_rent, net_rent: net.rent };
        let from = Takings { rent: net.rent, fees: net.fees(), nights };
        let total = |choice: &[Reduction<'_>]| {
            choice.iter().fold(net, |net, (_, taken)| net.less(*taken)).total(taxes)
        };
        let applied = apply((self.terms.property, self.terms.currency), inquiry, from, total);
        for (promotion, refusal) in applied.refused {
            self.refused_promotions.push((Arc::clone(&promotion.code), refusal));
        }
        for (promotion, taken) in &applied.taken {
            self.promotion(promotion, *taken);
        }
        applied.taken.into_iter().map(|(_, taken)| taken).collect()
    }

    fn tax(&mut self, place: usize, charge: TaxCharge) {
        let tax = &self.terms.taxes[place];
        let amount = if tax.included { 0 } else { charge.amount };
        let why = Why {
            share: tax.share(),
            included: tax.included.then_some(charge.amount),
            ..Why::of(tax.rule.name(), charge.base, charge.quantity)
        };
        self.lines.push(QuoteLine {
            quantity: charge.quantity,
            unit_amount: charge.base,
            ..line(LineKind::Tax, tax.name.to_string(), amount, why)
        });
    }
}

/// The amount that the cancellation policy leaves to the owner of a stay that was changed to a cheaper one.
pub(crate) fn kept_line(amount: i64) -> QuoteLine {
    line(LineKind::Fee, "Kept by the refund policy", amount, Why::of("refund_policy", amount, 1))
}

/// The rule of the line for an agreed total.
pub(crate) const AGREED: &str = "agreed";

/// The difference between the agreed total and the rates.
pub(crate) fn agreed_line(amount: i64) -> QuoteLine {
    let kind = if amount < 0 { LineKind::Discount } else { LineKind::Fee };
    line(kind, "Agreed with the owner", amount, Why::of(AGREED, amount, 1))
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
