//! Converts the partner's invoice to a quote. Pure.

use std::borrow::Cow;

use chrono::NaiveDate;
use domain::listings::terms::Terms;
use domain::policies::payment_plan::Instalment;
use domain::price::rate_book::NightRule;
use domain::quotes::{LineKind, Quote, QuoteLine, QuoteNight, Totals, Why};
use domain::time::stay::Stay;
use partner::{Item, ItemKind};

/// The rule of each line.
const RULE: &str = "partner";

/// `None` if its currency differs from the home's, or the total is not positive.
pub(super) fn bill(told: &partner::Quote, terms: &Terms, stay: Stay, today: NaiveDate) -> Option<Quote> {
    let total = told.total();
    if told.currency != terms.currency || total <= 0 {
        return None;
    }
    let sum = |kinds: &[ItemKind]| -> i64 {
        told.items.iter().filter(|item| kinds.contains(&item.kind)).map(|item| item.amount).sum()
    };
    let totals = Totals {
        total_rent: sum(&[ItemKind::Rent]),
        total_fees: sum(&[ItemKind::Fee, ItemKind::Discount]),
        total_taxes: sum(&[ItemKind::Tax]),
        total,
        deposit: 0,
    };
    // The partner collects the whole amount on its own schedule.
    let payment = Instalment { due_date: today, amount: total, collect_while_booking: true };
    Some(Quote {
        currency: terms.currency,
        nights: nights(told, stay, totals.total_rent),
        lines: told.items.iter().map(|item| line(item, stay)).collect(),
        payments: vec![payment],
        refused_promotions: Vec::new(),
        totals,
    })
}

/// The partner's prices by night if they add up to the rent, else equal parts.
fn nights(told: &partner::Quote, stay: Stay, rent: i64) -> Vec<QuoteNight> {
    let night = |date, amount| QuoteNight { date, amount, rate: None, rule: NightRule::Own };
    let same_nights = told.nights.iter().map(|night| night.date).eq(stay.each_night());
    if same_nights && told.nights.iter().map(|night| night.amount).sum::<i64>() == rent {
        return told.nights.iter().map(|own| night(own.date, own.amount)).collect();
    }
    let count = i64::from(stay.nights());
    let (each, over) = (rent / count, rent % count);
    (0..).zip(stay.each_night()).map(|(place, date)| night(date, each + i64::from(place < over))).collect()
}

fn line(item: &Item, stay: Stay) -> QuoteLine {
    let kind = match item.kind {
        ItemKind::Rent => LineKind::Rent,
        ItemKind::Discount => LineKind::Discount,
        ItemKind::Fee => LineKind::Fee,
        ItemKind::Tax => LineKind::Tax,
    };
    let quantity = if kind == LineKind::Rent { i64::from(stay.nights()) } else { 1 };
    QuoteLine {
        kind,
        name: Cow::Owned(item.title.clone()),
        amount: item.amount,
        quantity,
        unit_amount: item.amount / quantity,
        taxable: kind != LineKind::Tax,
        refundable: false,
        optional: false,
        key: None,
        promotion_code: None,
        why: Why { rule: Cow::Borrowed(RULE), base: item.amount, quantity, share: None, included: None },
    }
}

#[cfg(test)]
#[path = "bill_tests.rs"]
mod tests;
