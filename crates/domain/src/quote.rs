//! The price of a stay: the one function that search, estimate, quote and booking all ask.

use chrono::NaiveDate;

use crate::calendar::TakenNights;
use crate::code::coded;
use crate::currency::Currency;
use crate::fee::Fee;
use crate::key::Key;
use crate::party::Party;
use crate::refusal::{Refusal, check_stay};
use crate::stay::Stay;
use crate::tax::TaxBase;
use crate::terms::Terms;

/// What somebody asks the price of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StayRequest {
    pub stay: Stay,
    pub party: Party,
    /// Add-ons chosen; `None` takes those that are selected by default.
    pub addons: Option<Vec<Key>>,
}

/// A priced stay. The lines but the deposit add up to `total`, the nights to `total_rent`, the payments to `total`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    pub currency: Currency,
    pub nights: Vec<QuoteNight>,
    pub lines: Vec<QuoteLine>,
    pub payments: Vec<QuotePayment>,
    pub total_rent: i64,
    pub total_fees: i64,
    pub total_taxes: i64,
    pub total: i64,
    pub deposit: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuoteNight {
    pub date: NaiveDate,
    pub amount: i64,
    /// The name of the rate it came from; none for a night with a price of its own.
    pub rate: Option<String>,
}

coded! {
    /// What a line of a quote is.
    LineKind as "kind of line" { Rent = "rent", Fee = "fee", Tax = "tax", Deposit = "deposit" }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuoteLine {
    pub kind: LineKind,
    pub name: String,
    pub amount: i64,
    pub quantity: i64,
    pub unit_amount: i64,
    pub taxable: bool,
    pub refundable: bool,
    pub optional: bool,
    pub selected: bool,
    pub key: Option<Key>,
    pub why: Why,
}

/// The rule behind a line and what it was counted from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub rule: &'static str,
    pub base: i64,
    pub quantity: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotePayment {
    pub due_date: NaiveDate,
    pub amount: i64,
    pub collect_while_booking: bool,
}

/// Prices a stay, or says why it cannot be booked.
pub fn price(
    terms: &Terms,
    taken: &TakenNights,
    request: &StayRequest,
    today: NaiveDate,
) -> Result<Quote, Refusal> {
    check_stay(terms, taken, &request.stay, request.party, today)?;
    let mut quote = rent(terms, request)?;
    add_fees(&mut quote, terms, request);
    add_taxes(&mut quote, terms, request);
    quote.total = quote.total_rent + quote.total_fees + quote.total_taxes;
    quote.payments.push(QuotePayment { due_date: today, amount: quote.total, collect_while_booking: true });
    Ok(quote)
}

fn rent(terms: &Terms, request: &StayRequest) -> Result<Quote, Refusal> {
    let extra_guests = request.party.guests().saturating_sub(terms.included_guests);
    let for_extra_guests = terms.extra_guest_amount * i64::from(extra_guests);
    let priced = terms.rates.price(&request.stay).map_err(|night| Refusal::NoRate { night })?;
    let nights: Vec<QuoteNight> = priced
        .into_iter()
        .map(|night| QuoteNight {
            date: night.date,
            amount: night.amount + for_extra_guests,
            rate: night.rate.map(|rate| rate.name.clone()),
        })
        .collect();
    let length = i64::from(request.stay.nights());
    let total_rent = nights.iter().map(|night| night.amount).sum();
    let line = QuoteLine {
        kind: LineKind::Rent,
        name: "Rent".to_owned(),
        amount: total_rent,
        quantity: length,
        unit_amount: total_rent / length,
        taxable: true,
        refundable: false,
        optional: false,
        selected: true,
        key: None,
        why: Why { rule: "nightly", base: total_rent, quantity: length },
    };
    Ok(Quote {
        currency: terms.currency,
        nights,
        lines: vec![line],
        payments: Vec::new(),
        total_rent,
        total_fees: 0,
        total_taxes: 0,
        total: 0,
        deposit: 0,
    })
}

fn add_fees(quote: &mut Quote, terms: &Terms, request: &StayRequest) {
    for fee in terms.fees.iter().filter(|fee| is_wanted(fee, request)) {
        let charge = fee.charge(quote.total_rent, request.stay.nights(), request.party);
        if charge.amount == 0 {
            continue;
        }
        let kind = if fee.refundable { LineKind::Deposit } else { LineKind::Fee };
        *(if fee.refundable { &mut quote.deposit } else { &mut quote.total_fees }) += charge.amount;
        quote.lines.push(QuoteLine {
            kind,
            name: fee.name.clone(),
            amount: charge.amount,
            quantity: charge.quantity,
            unit_amount: charge.unit_amount,
            taxable: fee.taxable && !fee.refundable,
            refundable: fee.refundable,
            optional: fee.optional,
            selected: true,
            key: Some(fee.key),
            why: Why { rule: fee.kind.code(), base: charge.unit_amount, quantity: charge.quantity },
        });
    }
}

fn is_wanted(fee: &Fee, request: &StayRequest) -> bool {
    !fee.optional || request.addons.as_ref().map_or(fee.selected, |chosen| chosen.contains(&fee.key))
}

fn add_taxes(quote: &mut Quote, terms: &Terms, request: &StayRequest) {
    let is_taxable_fee = |line: &&QuoteLine| line.kind == LineKind::Fee && line.taxable;
    let base = TaxBase {
        rent: quote.total_rent,
        taxable_fees: quote.lines.iter().filter(is_taxable_fee).map(|line| line.amount).sum(),
        nights: request.stay.nights(),
        party: request.party,
    };
    for tax in &terms.taxes {
        let charge = tax.charge(&base);
        quote.total_taxes += charge.amount;
        quote.lines.push(QuoteLine {
            kind: LineKind::Tax,
            name: tax.name.clone(),
            amount: charge.amount,
            quantity: charge.quantity,
            unit_amount: charge.base,
            taxable: false,
            refundable: false,
            optional: false,
            selected: true,
            key: None,
            why: Why { rule: tax.rule_name(), base: charge.base, quantity: charge.quantity },
        });
    }
}

#[cfg(test)]
#[path = "quote_tests.rs"]
mod tests;
