//! Sample terms for the tests of this crate.

use std::sync::Arc;

use chrono::{Days, NaiveDate};

use crate::key::{AccountId, Key};
use crate::listings::terms::{BookingTerms, MinNightsRule, Standing, Terms};
use crate::money::basis_points::BasisPoints;
use crate::money::currency::Currency;
use crate::people::party::Party;
use crate::price::fee::{Fee, FeeKind};
use crate::price::inquiry::StayRequest;
use crate::price::promotion::{Benefit, Promotion, PromotionBase, Window};
use crate::price::rate::{Rate, RateSpan};
use crate::price::rate_book::RateBook;
use crate::price::tax::{Tax, TaxRule};
use crate::quotes::{Quote, price};
use crate::time::calendar::TakenNights;
use crate::time::stay::Stay;
use crate::time::weekday::WeekdaySet;

pub(crate) fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

pub(crate) fn today() -> NaiveDate {
    date("2026-07-01")
}

pub(crate) fn key(age: u32) -> Key {
    Key::new(AccountId::new(1), age, 0)
}

/// 100.00 a night for up to four guests, minimum stay one night.
pub(crate) fn terms() -> Terms {
    Terms {
        standing: Standing::Active,
        accommodates: 4,
        included_guests: 4,
        max_pets: 0,
        smoking_allowed: false,
        min_nights_rule: MinNightsRule::Arrival,
        check_in_days: WeekdaySet::EVERY_DAY,
        check_out_days: WeekdaySet::EVERY_DAY,
        min_nights: 1,
        max_nights: None,
        min_gap_nights: None,
        lead_days: 0,
        window_days: None,
        rest_days: 0,
        extra_guest_amount: 0,
        rates: RateBook::new(vec![rate(1, RateSpan::Always, 10_000)], Vec::new(), WeekdaySet::default())
            .into(),
        discounts: Vec::new(),
        fees: Vec::new(),
        taxes: Vec::new(),
        property: key(100),
        currency: Currency::default(),
        plan: Arc::default(),
        refund: None,
        booking: BookingTerms::default(),
    }
}

pub(crate) fn rate(age: u32, span: RateSpan, week_night: i64) -> Rate {
    Rate {
        week_night,
        weekend_night: None,
        weekly: None,
        monthly: None,
        min_nights: None,
        max_nights: None,
        check_in_days: None,
        duration: None,
        span,
        key: key(age),
        name: format!("rate {age}").into(),
    }
}

pub(crate) fn fee(age: u32, kind: FeeKind, amount: i64) -> Fee {
    Fee {
        key: key(age),
        name: format!("fee {age}").into(),
        kind,
        amount,
        share: BasisPoints::ZERO,
        taxable: true,
        refundable: false,
        optional: false,
        selected: false,
    }
}

pub(crate) fn share(hundredths: u32) -> BasisPoints {
    BasisPoints::new(hundredths.into()).unwrap()
}

/// On rent and taxable fees.
pub(crate) fn lodging_tax(hundredths: u32) -> Tax {
    Tax {
        name: "Lodging tax".into(),
        authority: "County".into(),
        rule: TaxRule::Percent { share: share(hundredths), on_rent: true, on_fees: true },
        included: false,
    }
}

pub(crate) fn promotion(age: u32, benefit: Benefit) -> Promotion {
    Promotion {
        key: key(age),
        code: format!("CODE{age}").into(),
        name: format!("promotion {age}").into(),
        terms: "".into(),
        benefit,
        base: PromotionBase::Rent,
        max_discount: None,
        currency: Some(Currency::default()),
        booking: Window::default(),
        stay: Window::default(),
        min_nights: None,
        uses_left: None,
        stackable: true,
        properties: None,
    }
}

pub(crate) fn nothing_taken() -> TakenNights {
    TakenNights::new(today())
}

pub(crate) fn stay(check_in: &str, nights: u64) -> Stay {
    Stay::new(date(check_in), date(check_in) + Days::new(nights)).unwrap()
}

pub(crate) fn request(check_in: &str, nights: u64) -> StayRequest {
    StayRequest::plain(stay(check_in, nights), Party::default())
}

pub(crate) fn priced(terms: &Terms, request: &StayRequest) -> Quote {
    price(terms, &nothing_taken(), request, today()).unwrap()
}
