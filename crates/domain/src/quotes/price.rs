//! The price of a stay: the one function behind search, estimate, quote and booking. The same steps write every line
//! of a bill or, for search, only its sums.

use std::borrow::Cow;
use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::listings::sheet::{Figures, Sheet};
use crate::listings::terms::Terms;
use crate::money::currency::Currency;
use crate::policies::payment_plan::Instalment;
use crate::price::inquiry::{Inquiry, StayRequest};
use crate::price::promotion::PromotionRefusal;
use crate::quotes::groundwork::{Groundwork, Parts};
use crate::quotes::refusal::Refusal;
use crate::quotes::stay_rules::{check_free, check_rules};
use crate::time::calendar::TakenNights;

use super::bill::{Sums, Totals, reckon};
use super::line::{LineKind, QuoteLine, QuoteNight};
use super::written_bill::{AGREED, WrittenBill, agreed_line, kept_line};

/// A priced stay. The lines except the deposit add up to `total`, the nights to `total_rent`, the payments to `total`; rent,
/// fees (including discounts and promotions) and taxes add up to `total` too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    pub currency: Currency,
    #[serde(flatten)]
    pub totals: Totals,
    pub nights: Vec<QuoteNight>,
    pub lines: Vec<QuoteLine>,
    pub payments: Vec<Instalment>,
    /// Promotions that do not apply, and why.
    #[serde(skip)]
    pub refused_promotions: Vec<(Arc<str>, PromotionRefusal)>,
}

/// Prices a stay with every line, or returns the reason why it cannot be booked.
pub fn price(
    terms: &Terms,
    taken: &TakenNights,
    request: &StayRequest,
    today: NaiveDate,
) -> Result<Quote, Refusal> {
    let (sheet, inquiry) = (terms.sheet(), Inquiry::new(request, today));
    let parts = parts(terms, &sheet, &inquiry);
    check_rules(terms, taken, &inquiry, &parts.passage.verdict)?;
    check_free(&sheet.rules, taken, &inquiry)?;
    write(terms, &inquiry, &parts.groundwork())
}

/// The bill of a stay without checking the stay rules again: for a quote whose terms are still guaranteed.
pub fn write_out(terms: &Terms, request: &StayRequest, quoted_on: NaiveDate) -> Result<Quote, Refusal> {
    let (sheet, inquiry) = (terms.sheet(), Inquiry::new(request, quoted_on));
    write(terms, &inquiry, &parts(terms, &sheet, &inquiry).groundwork())
}

/// With the add-ons that the guest chose.
fn parts(terms: &Terms, sheet: &Sheet, inquiry: &Inquiry<'_>) -> Parts {
    let chosen = inquiry.request.addons.as_ref();
    Parts::new(sheet, inquiry, |place| chosen.map(|chosen| chosen.contains(&terms.fees[place].key)))
}

fn write(terms: &Terms, inquiry: &Inquiry<'_>, groundwork: &Groundwork<'_>) -> Result<Quote, Refusal> {
    let mut bill = WrittenBill::new(terms, inquiry);
    let totals = reckon(terms, inquiry, groundwork, &mut bill)?;
    Ok(Quote {
        currency: terms.currency,
        totals,
        nights: bill.nights,
        lines: bill.lines,
        payments: terms.plan.schedule(totals.total, inquiry.today, inquiry.stay.check_in()),
        refused_promotions: bill.refused_promotions,
    })
}

/// Only the sums of a plain stay: the result of [`price`] without chosen add-ons and promotions.
pub fn total(
    terms: &Terms,
    sheet: &Sheet,
    taken: &TakenNights,
    inquiry: &Inquiry<'_>,
) -> Result<Totals, Refusal> {
    let parts = Parts::plain(sheet, inquiry);
    check_rules(terms, taken, inquiry, &parts.passage.verdict)?;
    check_free(&sheet.rules, taken, inquiry)?;
    reckon(terms, inquiry, &parts.groundwork(), &mut Sums)
}

/// The same for nights that are known to be free, with precomputed groundwork.
#[inline]
pub fn total_if_free(
    figures: &impl Figures,
    taken: &TakenNights,
    inquiry: &Inquiry<'_>,
    groundwork: &Groundwork<'_>,
) -> Result<Totals, Refusal> {
    check_rules(figures, taken, inquiry, &groundwork.passage.verdict)?;
    reckon(figures, inquiry, groundwork, &mut Sums)
}

impl Quote {
    /// The same stay for at least `least`: changing to a cheaper stay must not avoid the loss of a cancellation. The difference
    /// is a separate line.
    #[must_use]
    pub fn for_at_least(mut self, least: i64) -> Self {
        let kept = (least - self.totals.total).max(0);
        if kept > 0 {
            self.totals.total_fees += kept;
            self.totals.total += kept;
            self.lines.push(kept_line(kept));
        }
        self
    }

    /// The same stay for another total, as agreed between owner and guest: the difference is a separate line. The caller must
    /// reschedule the payments.
    #[must_use]
    pub fn adjusted_to(mut self, total: i64) -> Self {
        let difference = total - self.totals.total;
        if difference != 0 {
            self.totals.total_fees += difference;
            self.totals.total = total;
            self.lines.push(agreed_line(difference));
        }
        self
    }

    /// The difference between the agreed total and the rates; 0 unless another total was agreed.
    pub fn agreed_difference(&self) -> i64 {
        self.lines.iter().filter(|line| line.why.rule == AGREED).map(|line| line.amount).sum()
    }

    /// The amount due at booking.
    pub fn due_now(&self) -> i64 {
        self.payments.iter().filter(|part| part.collect_while_booking).map(|part| part.amount).sum()
    }
}

/// A line before and after a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineChange {
    pub kind: LineKind,
    /// The rule of the line's `Why`.
    pub rule: Cow<'static, str>,
    pub name: Cow<'static, str>,
    pub before: i64,
    pub after: i64,
}

/// The lines that differ between two quotes, in the order of the new one; removed lines come last.
pub fn changes(before: &Quote, after: &Quote) -> Vec<LineChange> {
    let is_same = |one: &QuoteLine, other: &QuoteLine| {
        (one.kind, one.key, &one.name) == (other.kind, other.key, &other.name)
    };
    let amount_in = |quote: &Quote, line: &QuoteLine| -> i64 {
        quote.lines.iter().filter(|other| is_same(line, other)).map(|other| other.amount).sum()
    };
    let mut seen: Vec<&QuoteLine> = Vec::new();
    for line in after.lines.iter().chain(&before.lines) {
        if !seen.iter().any(|other| is_same(line, other)) {
            seen.push(line);
        }
    }
    let change = |line: &&QuoteLine| LineChange {
        kind: line.kind,
        rule: line.why.rule.clone(),
        name: line.name.clone(),
        before: amount_in(before, line),
        after: amount_in(after, line),
    };
    seen.iter().map(change).filter(|change| change.before != change.after).collect()
}

#[cfg(test)]
#[path = "price_tests.rs"]
mod tests;
