//! How a priced stay is shown.

use chrono::{DateTime, NaiveDate, Utc};
use domain::fee::Fee;
use domain::guest_key::Held;
use domain::inquiry::{Inquiry, StayRequest};
use domain::promotion::Promotion;
use domain::quote::{LineChange, LineKind, Quote, QuoteLine, Why};
use domain::refund::{RefundPolicy, RefundStep};
use domain::terms::Terms;
use flows::cache::Catalog;
use flows::quotes::{Difference, Estimate, KeptQuote};
use serde::Serialize;
use store::row::{quote, site};
use utoipa::ToSchema;

use crate::code;
use crate::error::{ErrorCode, ErrorOut};
use crate::public::currency::CurrencyOut;
use crate::public::naming::Naming;

/// A priced stay. The lines but the deposit add up to `total`, the nights to `total_rent`, the payments to `total`; rent, fees
/// (discounts and promotions among them) and taxes add up to `total` too.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct QuoteOut {
    /// Nothing for an estimate.
    key: Option<String>,
    uri: Option<String>,
    property: String,
    /// The namespace of the site.
    origin_site: String,
    namespace: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    adults: u32,
    children: u32,
    pets: u32,
    smoker: bool,
    promo_codes: Vec<String>,
    /// Keys of the add-ons that are charged.
    addons: Vec<String>,
    lines: Vec<QuoteLineOut>,
    /// Every fee there is, add-ons that are not chosen among them, promotions as negative ones.
    fees: Vec<QuoteFeeOut>,
    nights: Vec<QuoteNightOut>,
    payments: Vec<QuotePaymentOut>,
    total_rent: i64,
    total_fees: i64,
    total_taxes: i64,
    total: i64,
    /// Beside the total; given back after the stay.
    deposit: i64,
    due_now: i64,
    currency: CurrencyOut,
    refund_policy: Option<QuoteRefundPolicyOut>,
    book_online: bool,
    pay_online: bool,
    /// Booked at once; else the owner is asked.
    instant_book: bool,
    renter_can_modify: bool,
    /// Somebody else has taken nights of it meanwhile.
    overlap_exists: bool,
    allow_booking_overlap: bool,
    use_merchant_checkout: bool,
    capture_address: bool,
    /// Where the agreement, filled in, can be read; nothing when there is none to agree to.
    rental_agreement_url: Option<String>,
    /// The reservation that was made from it.
    reservation: Option<String>,
    inquiry: bool,
    guesty_booking_data: Option<GuestyBookingOut>,
    #[serde(flatten)]
    contact: QuoteContactOut,
    /// Until then the price is honoured.
    expires_at: Option<DateTime<Utc>>,
    error: Option<ErrorOut>,
    /// Promotions that do not count, and why. They keep nobody from booking.
    promo_errors: Vec<ErrorOut>,
    /// What changed, when the quote was just made anew.
    difference: Option<DifferenceOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteLineOut {
    /// `rent`, `discount`, `fee`, `promotion`, `tax` or `deposit`.
    kind: code::LineKind,
    name: String,
    amount: i64,
    quantity: i64,
    unit_amount: i64,
    taxable: bool,
    refundable: bool,
    optional: bool,
    selected: bool,
    key: Option<String>,
    promotion_code: Option<String>,
    /// What the owner says about the promotion, as it was when the stay was priced.
    promotion_terms: Option<String>,
    is_promotion: bool,
    why: WhyOut,
}

/// The rule behind a line and what it was counted from.
#[derive(Debug, Serialize, ToSchema)]
pub struct WhyOut {
    rule: String,
    base: i64,
    quantity: i64,
    /// Hundredths of a percent.
    basis_points: Option<u32>,
    /// A tax that the price holds already: shown, not added.
    included: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteFeeOut {
    key: Option<String>,
    name: String,
    amount: i64,
    refundable: bool,
    taxable: bool,
    optional: bool,
    selected: bool,
    promotion_code: Option<String>,
    is_promotion: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteNightOut {
    date: NaiveDate,
    amount: i64,
    /// The rate it came from; nothing for a night with a price of its own.
    rate: Option<String>,
    /// `own`, `night`, `weekend`, `weekly` or `monthly`.
    rule: code::NightRule,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuotePaymentOut {
    key: Option<String>,
    due_date: NaiveDate,
    amount: i64,
    collect_while_booking: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteRefundPolicyOut {
    name: String,
    /// `no_refunds`, `rental_contract`, `days_prior`, `booking_date` or `long_term`.
    method: code::RefundMethod,
    text: String,
    tiers: Vec<RefundTierOut>,
}

/// Canceled on that day or before, so much comes back.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefundTierOut {
    until: NaiveDate,
    percent: u32,
    amount: i64,
    /// For the time right after booking.
    hours_after_booking: Option<u32>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct GuestyBookingOut {
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

/// The price before and after, line by line.
#[derive(Debug, Serialize, ToSchema)]
pub struct DifferenceOut {
    before: i64,
    after: i64,
    lines: Vec<LineChangeOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LineChangeOut {
    kind: code::LineKind,
    /// The rule behind the line.
    rule: String,
    name: String,
    before: i64,
    after: i64,
}

impl QuoteOut {
    pub(crate) fn of_estimate(estimate: &Estimate<'_>, catalog: &Catalog) -> Self {
        let terms = &estimate.home.terms;
        let site = &catalog.site;
        Self {
            property: estimate.home.key.to_string(),
            guesty_booking_data: partner(estimate.home.partner_listing_id.as_ref()),
            promo_errors: estimate.promo_errors.iter().map(super::refusal::promotion_error).collect(),
            ..Self::priced(&estimate.quote, terms, &estimate.request, site)
        }
    }

    pub(crate) fn of_kept(kept: &KeptQuote, naming: &Naming) -> Self {
        let key = kept.row.id.key();
        let mut out = Self::priced(&kept.quote, &kept.terms, &kept.request, &kept.site);
        for (payment, key) in out.payments.iter_mut().zip(&kept.payment_keys) {
            payment.key = Some(naming.key(Held::Payment, *key));
        }
        let agreed = kept.terms.booking.agreement;
        let uri = naming.uri(Held::Quote, key);
        let overlaps = kept.overlap_exists && !kept.terms.booking.allow_booking_overlap;
        Self {
            key: Some(naming.key(Held::Quote, key)),
            property: kept.row.property_id.key().to_string(),
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

    fn priced(quote: &Quote, terms: &Terms, request: &StayRequest, site: &site::Model) -> Self {
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
            due_now: quote.due_now(),
            currency: quote.currency.into(),
            refund_policy: terms
                .refund
                .as_ref()
                .map(|policy| QuoteRefundPolicyOut::new(policy, &quote.refund_steps)),
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

/// What is charged, and what could be chosen besides.
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
    let night = |night: &domain::quote::QuoteNight| QuoteNightOut {
        date: night.date,
        amount: night.amount,
        rate: night.rate.as_deref().map(str::to_owned),
        rule: night.rule.into(),
    };
    quote.nights.iter().map(night).collect()
}

fn payments(quote: &Quote) -> Vec<QuotePaymentOut> {
    let payment = |part: &domain::payment_plan::Instalment| QuotePaymentOut {
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
            basis_points: why.share.map(domain::basis_points::BasisPoints::get),
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

impl From<&Difference> for DifferenceOut {
    fn from(difference: &Difference) -> Self {
        let line = |change: &LineChange| LineChangeOut {
            kind: change.kind.into(),
            rule: change.rule.to_string(),
            name: change.name.to_string(),
            before: change.before,
            after: change.after,
        };
        Self {
            before: difference.before,
            after: difference.after,
            lines: difference.lines.iter().map(line).collect(),
        }
    }
}
