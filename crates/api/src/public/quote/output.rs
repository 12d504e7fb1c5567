//! Quotes and estimates in responses.

use chrono::{DateTime, NaiveDate, Utc};
use domain::charges::deposit_schedule::DepositSchedule;
use domain::guest_key::Held;
use domain::listings::terms::Terms;
use domain::policies::refund::{RefundPolicy, RefundStep};
use domain::price::fee::Fee;
use domain::price::inquiry::{Inquiry, StayRequest};
use domain::price::promotion::Promotion;
use domain::quotes::{LineKind, Quote, QuoteLine, Why};
use flows::cache::Catalog;
use flows::quotes::{Estimate, KeptQuote};
use serde::Serialize;
use store::row::quotes::quote;
use store::row::sites::site;
use utoipa::ToSchema;

use super::difference::DifferenceOut;
use crate::code;
use crate::error::{ErrorCode, ErrorOut};
use crate::public::currency::CurrencyOut;
use crate::public::naming::Naming;

/// A priced stay. Amounts are in minor units.
///
/// The lines without the deposit add up to `total`, the nights to `total_rent`, the payments to `total`. Rent, fees (including
/// discounts and promotions) and taxes also add up to `total`.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct QuoteOut {
    /// The guest key of the quote; absent for an estimate.
    key: Option<String>,
    /// The API path of the quote; absent for an estimate.
    uri: Option<String>,
    /// The key of the property.
    property: String,
    /// The namespace of the site that the guest came from.
    origin_site: String,
    /// The namespace of the site that sells the stay.
    namespace: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    adults: u32,
    children: u32,
    pets: u32,
    smoker: bool,
    /// The promo codes that apply.
    promo_codes: Vec<String>,
    /// The keys of the add-ons that are charged.
    addons: Vec<String>,
    /// The price line by line.
    lines: Vec<QuoteLineOut>,
    /// The charged fees, discounts and promotions (negative amounts) and the deposit, and the add-ons that are not selected.
    fees: Vec<QuoteFeeOut>,
    /// The price of each night.
    nights: Vec<QuoteNightOut>,
    /// The payment schedule.
    payments: Vec<QuotePaymentOut>,
    total_rent: i64,
    /// The fees, including discounts and promotions as negative amounts.
    total_fees: i64,
    total_taxes: i64,
    /// The price of the stay, without the deposit.
    total: i64,
    /// The refundable deposit, which is not part of the total and is returned after the stay.
    deposit: i64,
    /// When the deposit is taken from the card and given back; absent if there is no deposit, or no card to take it from.
    deposit_schedule: Option<DepositScheduleOut>,
    /// The part of the total that is charged with the booking.
    due_now: i64,
    currency: CurrencyOut,
    /// The cancellation policy; absent if there is none.
    refund_policy: Option<QuoteRefundPolicyOut>,
    /// Whether guests can book online.
    book_online: bool,
    /// Whether guests can pay online.
    pay_online: bool,
    /// Whether the booking is confirmed at once; otherwise the owner must approve it.
    instant_book: bool,
    /// Whether guests may change the quote and the stay.
    renter_can_modify: bool,
    /// Whether nights of the stay have been taken by another guest since the quote was made.
    overlap_exists: bool,
    /// Whether the home accepts bookings for the same nights.
    allow_booking_overlap: bool,
    /// Whether the guest pays on the provider's own page.
    use_merchant_checkout: bool,
    /// Whether the guest's postal address is asked for.
    capture_address: bool,
    /// The API path of the rental agreement, filled in; absent if there is none to accept.
    rental_agreement_url: Option<String>,
    /// The guest key of the reservation made from the quote; absent until it is booked.
    reservation: Option<String>,
    /// Whether the quote is an inquiry; currently always `false`.
    inquiry: bool,
    /// The partner's data, for a home in the partner's system; otherwise absent.
    guesty_booking_data: Option<GuestyBookingOut>,
    #[serde(flatten)]
    contact: QuoteContactOut,
    /// The time until which the price is guaranteed; absent for an estimate.
    expires_at: Option<DateTime<Utc>>,
    /// The reason why the quote can no longer be booked; absent if it can.
    error: Option<ErrorOut>,
    /// Promo codes that do not apply, with the reason. They do not prevent the booking. A quote keeps them, unless they are unknown,
    /// have ended or are used up, and tries them again after every change.
    promo_errors: Vec<ErrorOut>,
    /// The difference to the previous price; only in the response to a change.
    difference: Option<DifferenceOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteLineOut {
    /// `rent`, `discount`, `fee`, `promotion`, `tax` or `deposit`.
    kind: code::LineKind,
    name: String,
    /// The amount in minor units; negative for discounts and promotions.
    amount: i64,
    /// The number of units.
    quantity: i64,
    /// The amount per unit in minor units.
    unit_amount: i64,
    /// Whether the line is taxed.
    taxable: bool,
    /// Whether the line is a refundable deposit.
    refundable: bool,
    /// Whether the line is an add-on.
    optional: bool,
    /// Always `true`.
    selected: bool,
    /// The key of the fee or promotion; absent for other lines.
    key: Option<String>,
    /// The promo code; only for promotions.
    promotion_code: Option<String>,
    /// The owner's description of the promotion at the time of pricing; absent if there is none.
    promotion_terms: Option<String>,
    /// Whether the line is a promotion.
    is_promotion: bool,
    /// How the amount was calculated.
    why: WhyOut,
}

/// The rule behind a line and the values it was calculated from.
#[derive(Debug, Serialize, ToSchema)]
pub struct WhyOut {
    /// The name of the rule, such as `extra_guests`.
    rule: String,
    /// The base amount in minor units: the amount per unit, or the amount that the percentage applies to.
    base: i64,
    /// The number of units.
    quantity: i64,
    /// The percentage in basis points (hundredths of a percent); only for percentages.
    basis_points: Option<u32>,
    /// The tax in minor units that is already included in the price: shown, not added. Otherwise absent.
    included: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteFeeOut {
    /// The key of the fee or promotion; absent for discounts.
    key: Option<String>,
    name: String,
    /// The amount in minor units; negative for discounts and promotions.
    amount: i64,
    /// Whether the fee is a refundable deposit.
    refundable: bool,
    /// Whether the fee is taxed.
    taxable: bool,
    /// Whether the fee is an add-on.
    optional: bool,
    /// Whether the fee is charged; `false` for add-ons that are not selected.
    selected: bool,
    /// The promo code; only for promotions.
    promotion_code: Option<String>,
    /// Whether the fee is a promotion.
    is_promotion: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteNightOut {
    date: NaiveDate,
    /// The price of the night in minor units, including extra guests.
    amount: i64,
    /// The name of the rate; absent for a night with its own price.
    rate: Option<String>,
    /// The price that applies: `own` (set for this night), `night`, `weekend`, `weekly` or `monthly`.
    rule: code::NightRule,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuotePaymentOut {
    /// The guest key of the payment; absent for an estimate.
    key: Option<String>,
    /// The date on which the payment is due.
    due_date: NaiveDate,
    /// The amount in minor units.
    amount: i64,
    /// Whether the payment is charged with the booking itself.
    collect_while_booking: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DepositScheduleOut {
    /// The date on which the deposit is held or charged.
    taken_on: NaiveDate,
    /// The date on which it is released or refunded.
    returned_on: NaiveDate,
    /// Whether it is charged and refunded, because the stay is too long for a hold.
    is_charged: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteRefundPolicyOut {
    name: String,
    /// How the refund is calculated: `no_refunds`, `rental_contract`, `days_prior`, `booking_date` or `long_term`.
    method: code::RefundMethod,
    /// The policy in the owner's words.
    text: String,
    /// The refund by date of cancellation, from today to the day of arrival; empty if the owner decides or the stay is canceled.
    tiers: Vec<RefundTierOut>,
}

/// The refund for a cancellation on or before a date, but after the dates of the tier before.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefundTierOut {
    /// The last date of this tier; approximate for tiers by hours.
    until: NaiveDate,
    /// The share of the total that the owner does not keep, in percent.
    percent: u32,
    /// The refund in minor units, given what will have been paid by then.
    amount: i64,
    /// The number of hours after booking in which this tier applies; absent for tiers by date.
    hours_after_booking: Option<u32>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct GuestyBookingOut {
    /// The listing's id in the partner's system.
    listing_id: String,
}

#[derive(Debug, Default, Serialize, ToSchema)]
pub struct QuoteContactOut {
    first_name: String,
    last_name: String,
    email: String,
    phone: String,
    address_one: String,
    address_two: String,
    city: String,
    state: String,
    postal_code: String,
    country: String,
}

impl From<DepositSchedule> for DepositScheduleOut {
    fn from(schedule: DepositSchedule) -> Self {
        let DepositSchedule { taken_on, returned_on, is_charged } = schedule;
        Self { taken_on, returned_on, is_charged }
    }
}

impl QuoteOut {
    pub(crate) fn of_estimate(estimate: &Estimate<'_>, catalog: &Catalog) -> Self {
        let terms = &estimate.home.terms;
        let site = &catalog.site;
        Self {
            property: estimate.home.key.to_string(),
            guesty_booking_data: partner(estimate.home.partner_listing_id.as_ref()),
            promo_errors: estimate.promo_errors.iter().map(super::refusal::promotion_error).collect(),
            ..Self::priced(&estimate.quote, &estimate.refund_steps(), terms, &estimate.request, site)
        }
    }

    pub(crate) fn of_kept(kept: &KeptQuote, naming: &Naming) -> Self {
        let key = kept.row.id.key();
        let mut out = Self::priced(&kept.quote, &kept.refund_steps, &kept.terms, &kept.request, &kept.site);
        for (payment, key) in out.payments.iter_mut().zip(&kept.payment_keys) {
            payment.key = Some(naming.key(Held::Payment, *key));
        }
        let agreed = kept.terms.booking.agreement;
        let uri = naming.uri(Held::Quote, key);
        let overlaps = kept.overlap_exists && !kept.terms.booking.allow_booking_overlap;
        Self {
            key: Some(naming.key(Held::Quote, key)),
            property: kept.row.property_id.key().to_string(),
            origin_site: kept.origin_site.clone(),
            capture_address: kept.row.capture_address,
            guesty_booking_data: partner(kept.partner_listing_id.as_ref()),
            overlap_exists: kept.overlap_exists,
            rental_agreement_url: agreed.map(|_| format!("{uri}agreement/")),
            uri: Some(uri),
            reservation: kept.reservation.map(|key| naming.key(Held::Reservation, key)),
            inquiry: kept.row.inquiry,
            contact: QuoteContactOut::from(&kept.row),
            expires_at: Some(kept.row.expires_at),
            error: overlaps.then(|| ErrorOut::plain(ErrorCode::Overlap)),
            promo_errors: kept.promo_errors.iter().map(super::refusal::promotion_error).collect(),
            difference: kept.difference.as_ref().map(DifferenceOut::from),
            ..out
        }
    }

    fn priced(
        quote: &Quote,
        refund_steps: &[RefundStep],
        terms: &Terms,
        request: &StayRequest,
        site: &site::Model,
    ) -> Self {
        let fees = fees(quote, terms, request);
        let is_addon = |line: &&QuoteLine| line.optional;
        Self {
            origin_site: site.namespace.clone(),
            namespace: site.namespace.clone(),
            check_in: request.stay.check_in(),
            check_out: request.stay.check_out(),
            adults: request.party.adults(),
            children: request.party.children(),
            pets: request.party.pets(),
            smoker: request.party.smoker(),
            promo_codes: quote
                .lines
                .iter()
                .filter_map(|line| line.promotion_code.as_deref())
                .map(str::to_owned)
                .collect(),
            addons: quote
                .lines
                .iter()
                .filter(is_addon)
                .filter_map(|line| line.key)
                .map(|key| key.to_string())
                .collect(),
            lines: quote.lines.iter().map(|line| QuoteLineOut::new(line, &request.promotions)).collect(),
            fees,
            nights: nights(quote),
            payments: payments(quote),
            total_rent: quote.totals.total_rent,
            total_fees: quote.totals.total_fees,
            total_taxes: quote.totals.total_taxes,
            total: quote.totals.total,
            deposit: quote.totals.deposit,
            deposit_schedule: (quote.totals.deposit > 0 && terms.booking.pay_online)
                .then(|| DepositSchedule::of(request.stay).into()),
            due_now: quote.due_now(),
            currency: quote.currency.into(),
            refund_policy: terms
                .refund
                .as_ref()
                .map(|policy| QuoteRefundPolicyOut::new(policy, refund_steps)),
            book_online: terms.booking.book_online,
            pay_online: terms.booking.pay_online,
            instant_book: terms.booking.instant_book,
            renter_can_modify: terms.booking.renter_can_modify,
            allow_booking_overlap: terms.booking.allow_booking_overlap,
            use_merchant_checkout: site.use_merchant_checkout,
            capture_address: site.capture_address,
            ..Self::default()
        }
    }
}

fn partner(listing_id: Option<&String>) -> Option<GuestyBookingOut> {
    listing_id.map(|listing_id| GuestyBookingOut { listing_id: listing_id.clone() })
}

/// The charged fees, followed by the add-ons that could be selected.
fn fees(quote: &Quote, terms: &Terms, request: &StayRequest) -> Vec<QuoteFeeOut> {
    let is_fee = |line: &&QuoteLine| !matches!(line.kind, LineKind::Rent | LineKind::Tax);
    let charged = quote.lines.iter().filter(is_fee).map(QuoteFeeOut::from);
    let is_charged = |fee: &&Fee| quote.lines.iter().any(|line| line.key == Some(fee.key));
    let inquiry = Inquiry::new(request, request.stay.check_in());
    let offered = terms.fees.iter().filter(|fee| fee.optional && !is_charged(fee)).map(|fee| QuoteFeeOut {
        key: Some(fee.key.to_string()),
        name: fee.name.to_string(),
        amount: fee.charge(quote.totals.total_rent, inquiry.nights, inquiry.party).amount,
        refundable: fee.refundable,
        taxable: fee.taxable,
        optional: true,
        selected: false,
        promotion_code: None,
        is_promotion: false,
    });
    charged.chain(offered).collect()
}

fn nights(quote: &Quote) -> Vec<QuoteNightOut> {
    let night = |night: &domain::quotes::QuoteNight| QuoteNightOut {
        date: night.date,
        amount: night.amount,
        rate: night.rate.as_deref().map(str::to_owned),
        rule: night.rule.into(),
    };
    quote.nights.iter().map(night).collect()
}

fn payments(quote: &Quote) -> Vec<QuotePaymentOut> {
    let payment = |part: &domain::policies::payment_plan::Instalment| QuotePaymentOut {
        key: None,
        due_date: part.due_date,
        amount: part.amount,
        collect_while_booking: part.collect_while_booking,
    };
    quote.payments.iter().map(payment).collect()
}

impl QuoteRefundPolicyOut {
    fn new(policy: &RefundPolicy, steps: &[RefundStep]) -> Self {
        let tier = |step: &RefundStep| RefundTierOut {
            until: step.until,
            percent: step.percent,
            amount: step.amount,
            hours_after_booking: step.hours_after_booking,
        };
        Self {
            name: policy.name.to_string(),
            method: policy.method.into(),
            text: policy.text.to_string(),
            tiers: steps.iter().map(tier).collect(),
        }
    }
}

impl QuoteLineOut {
    fn new(line: &QuoteLine, promotions: &[Promotion]) -> Self {
        let promotion =
            promotions.iter().find(|promotion| Some(&promotion.code) == line.promotion_code.as_ref());
        let terms = promotion.map(|promotion| promotion.terms.to_string());
        Self {
            kind: line.kind.into(),
            name: line.name.to_string(),
            amount: line.amount,
            quantity: line.quantity,
            unit_amount: line.unit_amount,
            taxable: line.taxable,
            refundable: line.refundable,
            optional: line.optional,
            selected: true,
            key: line.key.map(|key| key.to_string()),
            promotion_code: line.promotion_code.as_deref().map(str::to_owned),
            promotion_terms: terms.filter(|terms| !terms.is_empty()),
            is_promotion: line.kind == LineKind::Promotion,
            why: WhyOut::from(&line.why),
        }
    }
}

impl From<&Why> for WhyOut {
    fn from(why: &Why) -> Self {
        Self {
            rule: why.rule.to_string(),
            base: why.base,
            quantity: why.quantity,
            basis_points: why.share.map(domain::money::basis_points::BasisPoints::get),
            included: why.included,
        }
    }
}

impl From<&QuoteLine> for QuoteFeeOut {
    fn from(line: &QuoteLine) -> Self {
        Self {
            key: line.key.map(|key| key.to_string()),
            name: line.name.to_string(),
            amount: line.amount,
            refundable: line.refundable,
            taxable: line.taxable,
            optional: line.optional,
            selected: true,
            promotion_code: line.promotion_code.as_deref().map(str::to_owned),
            is_promotion: line.kind == LineKind::Promotion,
        }
    }
}

impl From<&quote::Model> for QuoteContactOut {
    fn from(row: &quote::Model) -> Self {
        let row = row.clone();
        Self {
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            phone: row.phone,
            address_one: row.address_one,
            address_two: row.address_two,
            city: row.city,
            state: row.state,
            postal_code: row.postal_code,
            country: row.country,
        }
    }
}
