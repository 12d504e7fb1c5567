//! Occupancy and revenue of homes, for reports and the dashboard. Currencies are never added up.

use domain::insight::report::{Earned, Figures};
use domain::money::currency::Currency;
use serde::Serialize;
use utoipa::ToSchema;

/// The figures of a period, a home or a booking source.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FiguresOut {
    /// The number of nights that were sold or could have been.
    pub nights_available: i64,
    /// The number of nights that were sold.
    pub nights_sold: i64,
    /// The sold part of the available nights, from 0 to 1; absent if no nights were available.
    pub occupancy: Option<f64>,
    /// The number of stays that begin in the period.
    pub bookings: i64,
    /// The number of canceled stays that would have begun in the period.
    pub canceled: i64,
    /// One entry for each currency in which nights were sold.
    pub money: Vec<EarnedOut>,
}

/// The revenue in one currency. Amounts are in minor units.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EarnedOut {
    /// The ISO 4217 code of the currency.
    #[schema(value_type = String)]
    pub currency: Currency,
    /// The number of nights sold in this currency.
    pub nights: i64,
    /// The price of the nights, before fees, discounts and taxes.
    pub rent: i64,
    /// Everything that guests pay except taxes and deposits.
    pub revenue: i64,
    /// Rent divided by nights; absent without nights.
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
