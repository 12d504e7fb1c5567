//! How full homes were and what they earned, as reports and the dashboard tell it. Currencies stay apart.

use domain::currency::Currency;
use domain::report::{Earned, Figures};
use serde::Serialize;
use utoipa::ToSchema;

/// The figures of a period, a home or a source.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FiguresOut {
    /// Nights that were sold or could have been.
    pub nights_available: i64,
    pub nights_sold: i64,
    /// The part of the available nights that was sold: 0.5 is half of them. Nothing when there were none to sell.
    pub occupancy: Option<f64>,
    /// Stays that begin in the period.
    pub bookings: i64,
    /// Stays that would have begun in the period and were canceled.
    pub canceled: i64,
    /// One entry for each currency in which nights were sold.
    pub money: Vec<EarnedOut>,
}

/// What was sold in one currency, in its minor units.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EarnedOut {
    #[schema(value_type = String)]
    pub currency: Currency,
    pub nights: i64,
    /// What the nights cost, before fees, discounts and taxes.
    pub rent: i64,
    /// Everything that guests pay for them but taxes and deposits.
    pub revenue: i64,
    /// Rent by nights.
    pub average_nightly_rate: Option<i64>,
}

impl From<&Figures> for FiguresOut {
    fn from(figures: &Figures) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "no more than some ten thousands")]
        let occupancy = figures.occupancy().map(|hundredths| hundredths as f64 / 10_000.0);
        Self {
            nights_available: figures.available,
            nights_sold: figures.sold,
            occupancy,
            bookings: figures.bookings,
            canceled: figures.canceled,
            money: figures.earned.iter().map(EarnedOut::from).collect(),
        }
    }
}

impl From<(&Currency, &Earned)> for EarnedOut {
    fn from((currency, earned): (&Currency, &Earned)) -> Self {
        Self {
            currency: *currency,
            nights: earned.nights,
            rent: earned.rent,
            revenue: earned.revenue,
            average_nightly_rate: earned.nightly_rate(),
        }
    }
}
