//! The reasons why a stay cannot be booked, each with the facts that help a guest choose another one.

use chrono::NaiveDate;

use crate::time::stay::Stay;
use crate::time::weekday::WeekdaySet;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Inactive,
    PartnerUnavailable,
    PastDate {
        today: NaiveDate,
    },
    LeadTime {
        earliest: NaiveDate,
    },
    BookingWindow {
        latest: NaiveDate,
    },
    CheckInDay {
        allowed: WeekdaySet,
    },
    CheckOutDay {
        allowed: WeekdaySet,
    },
    MinStay {
        nights: u32,
        /// The block of nights sold together, if that is the reason.
        event: Option<Stay>,
    },
    MaxStay {
        nights: u32,
    },
    MaxGuests {
        most: u32,
    },
    Pets {
        most: u32,
    },
    Smoking,
    Overlap {
        night: NaiveDate,
    },
    NoRate {
        night: NaiveDate,
    },
    /// An amount beyond [`MAX_SUM`](super::MAX_SUM).
    PriceTooHigh,
}

impl Refusal {
    /// Whether it is the owner's own rule, which the owner may override: unlike taken nights, a missing or impossible price or an
    /// unavailable partner.
    pub const fn is_rule(&self) -> bool {
        !matches!(
            self,
            Self::Overlap { .. } | Self::NoRate { .. } | Self::PriceTooHigh | Self::PartnerUnavailable
        )
    }

    pub const fn code(&self) -> &'static str {
        match self {
            Self::Inactive => "inactive",
            Self::PartnerUnavailable => "partner_unavailable",
            Self::PastDate { .. } => "past_date",
            Self::LeadTime { .. } => "lead_time",
            Self::BookingWindow { .. } => "booking_window",
            Self::CheckInDay { .. } => "check_in_day",
            Self::CheckOutDay { .. } => "check_out_day",
            Self::MinStay { .. } => "min_stay",
            Self::MaxStay { .. } => "max_stay",
            Self::MaxGuests { .. } => "max_guests",
            Self::Pets { .. } => "pets",
            Self::Smoking => "smoking",
            Self::Overlap { .. } => "overlap",
            Self::NoRate { .. } => "no_rate",
            Self::PriceTooHigh => "price_too_high",
        }
    }

    /// Whether other dates might be bookable.
    pub const fn is_about_dates(&self) -> bool {
        !matches!(
            self,
            Self::Inactive
                | Self::PartnerUnavailable
                | Self::MaxGuests { .. }
                | Self::Pets { .. }
                | Self::Smoking
        )
    }
}
