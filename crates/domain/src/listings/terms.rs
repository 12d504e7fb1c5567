//! The terms of a listing: the input of its price and stay rules, compiled once and evaluated often.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::key::Key;
use crate::money::currency::Currency;
use crate::policies::payment_plan::PaymentPlan;
use crate::policies::refund::RefundPolicy;
use crate::price::discount::Discount;
use crate::price::fee::Fee;
use crate::price::rate_book::RateBook;
use crate::price::tax::Tax;
use crate::text::code::{ActiveType, SystemType, coded};
use crate::time::weekday::WeekdaySet;

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
    /// A gap between two stays that is shorter than the minimum stay can be booked as a whole from this many nights on.
    pub min_gap_nights: Option<u32>,
    /// Minimum days between booking and arrival.
    pub lead_days: u32,
    /// Maximum days between booking and arrival.
    pub window_days: Option<u32>,
    /// Days that stay empty after check-out.
    pub rest_days: u32,
    /// Per guest above `included_guests` and night.
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

/// How it is booked, apart from the price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookingTerms {
    /// Instant booking; otherwise the owner must accept the request.
    pub instant_book: bool,
    pub book_online: bool,
    pub pay_online: bool,
    pub renter_can_modify: bool,
    pub allow_booking_overlap: bool,
    /// How long a quote is valid.
    pub quote_minutes: u32,
    /// The rental agreement that the guest accepts.
    #[serde(default)]
    pub agreement: Option<Key>,
}

coded! {
    /// Whether it is on sale.
    Standing as "standing" {
        Active = "active",
        Inactive = "inactive",
        /// Sold through the partner's system, which is unavailable.
        PartnerUnavailable = "partner_unavailable",
    }
}

impl Standing {
    /// `partner_listing` is the listing's id in the partner's system, if it is sold through one.
    pub const fn of(active: ActiveType, system: SystemType, partner_listing: Option<&str>) -> Self {
        match (active, system, partner_listing) {
            (ActiveType::Active, SystemType::Partner, None) => Self::PartnerUnavailable,
            (ActiveType::Active, _, _) => Self::Active,
            _ => Self::Inactive,
        }
    }
}

coded! {
    /// Which minimum stay applies.
    MinNightsRule as "rule of least nights" {
        /// The one of the arrival night.
        Arrival = "arrival" / "Of the arrival night",
        /// The longest one of all nights.
        AnyNight = "any" / "Of any night",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_active_listing_is_on_sale_and_a_partners_only_through_its_system() {
        use SystemType::{Native, Partner};
        for (active, system, partner_listing, standing) in [
            (ActiveType::Active, Native, None, Standing::Active),
            (ActiveType::Active, Partner, Some("g-1"), Standing::Active),
            (ActiveType::Active, Partner, None, Standing::PartnerUnavailable),
            (ActiveType::Paused, Native, None, Standing::Inactive),
            (ActiveType::New, Partner, None, Standing::Inactive),
        ] {
            assert_eq!(Standing::of(active, system, partner_listing), standing, "{active:?} {system:?}");
        }
    }
}
