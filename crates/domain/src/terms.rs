//! The terms of a listing: everything its price and its stay rules are made from, compiled once and asked often.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::code::coded;
use crate::currency::Currency;
use crate::discount::Discount;
use crate::fee::Fee;
use crate::key::Key;
use crate::payment_plan::PaymentPlan;
use crate::rate_book::RateBook;
use crate::refund::RefundPolicy;
use crate::tax::Tax;
use crate::weekday::WeekdaySet;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub standing: Standing,
    pub accommodates: u32,
    pub included_guests: u32,
    pub max_pets: u32,
    pub smoking_allowed: bool,
    pub min_nights_rule: MinNightsRule,
    pub check_in_days: WeekdaySet,
    pub check_out_days: WeekdaySet,
    pub min_nights: u32,
    pub max_nights: Option<u32>,
    /// A gap between two stays that is shorter than the least stay can be filled whole from this many nights on.
    pub min_gap_nights: Option<u32>,
    /// Days between booking and arrival, at least.
    pub lead_days: u32,
    /// Days between booking and arrival, at most.
    pub window_days: Option<u32>,
    /// Days that stay empty after check-out.
    pub rest_days: u32,
    /// For each guest above the included ones, a night.
    pub extra_guest_amount: i64,
    pub rates: Arc<RateBook>,
    pub discounts: Vec<Discount>,
    pub fees: Vec<Fee>,
    pub taxes: Vec<Tax>,
    pub property: Key,
    pub currency: Currency,
    pub plan: Arc<PaymentPlan>,
    pub refund: Option<Arc<RefundPolicy>>,
    pub booking: BookingTerms,
}

/// How it is booked, beside what it costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookingTerms {
    /// Booked at once; else the owner is asked.
    pub instant_book: bool,
    pub book_online: bool,
    pub pay_online: bool,
    pub renter_can_modify: bool,
    pub allow_booking_overlap: bool,
    /// How long a quote is honoured.
    pub quote_minutes: u32,
    /// What the guest agrees to.
    #[serde(default)]
    pub agreement: Option<Key>,
}

coded! {
    /// Whether it is sold at all.
    Standing as "standing" {
        Active = "active",
        Inactive = "inactive",
        /// Sold by the partner's system, which cannot be asked.
        PartnerUnavailable = "partner_unavailable",
    }
}

coded! {
    /// Whose least stay counts.
    MinNightsRule as "rule of least nights" {
        /// The night of arrival decides.
        Arrival = "arrival" / "Of the arrival night",
        /// The longest that any night of the stay asks for.
        AnyNight = "any" / "Of any night",
    }
}
