//! Quotes: what a stay costs, line by line.

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use domain::key::Key;
use domain::party::Party;
use domain::quote::{Quote, QuoteLine, StayRequest};
use domain::stay::Stay;
use flows::House;
use flows::quote::{Estimate, EstimateError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::currency::CurrencyOut;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Body;

/// What somebody wants to know the price of.
#[derive(Debug, Deserialize, ToSchema)]
pub struct EstimateIn {
    /// The key of the property.
    property: String,
    /// The site that sells it.
    namespace: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    #[serde(default = "default_adults")]
    adults: u32,
    #[serde(default)]
    children: u32,
    #[serde(default)]
    pets: u32,
    #[serde(default)]
    smoker: bool,
    /// Keys of the add-ons chosen; left out, those selected by default.
    #[serde(default)]
    addons: Option<Vec<String>>,
}

fn default_adults() -> u32 {
    Party::default().adults()
}

/// A priced stay. The lines but the deposit add up to `total`, the nights to `total_rent`, the payments to `total`.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteOut {
    property: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    adults: u32,
    children: u32,
    pets: u32,
    smoker: bool,
    lines: Vec<QuoteLineOut>,
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
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteLineOut {
    /// `rent`, `fee`, `tax` or `deposit`.
    kind: String,
    name: String,
    amount: i64,
    quantity: i64,
    unit_amount: i64,
    taxable: bool,
    refundable: bool,
    optional: bool,
    selected: bool,
    key: Option<String>,
    why: WhyOut,
}

/// The rule behind a line and what it was counted from.
#[derive(Debug, Serialize, ToSchema)]
pub struct WhyOut {
    rule: String,
    base: i64,
    quantity: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteNightOut {
    date: NaiveDate,
    amount: i64,
    /// The rate it came from; nothing for a night with a price of its own.
    rate: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QuotePaymentOut {
    due_date: NaiveDate,
    amount: i64,
    collect_while_booking: bool,
}

/// The price of a stay. Nothing is stored.
#[utoipa::path(
    post,
    operation_id = "estimate_quote",
    path = "/websites/api/v2/quote/estimate",
    request_body = EstimateIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be booked; or field errors."),
        (status = 404, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn estimate(
    State(house): State<House>,
    Body(input): Body<EstimateIn>,
) -> Result<Json<QuoteOut>, ApiError> {
    let request = input.request()?;
    let property: Key = input.property.parse().map_err(|_| ErrorCode::NotFound)?;
    let catalog = house.catalog(&input.namespace).await?;
    let estimate = house.estimate(&catalog, property, &request)?;
    Ok(Json(QuoteOut::new(&estimate, &request)))
}

impl EstimateIn {
    fn request(&self) -> Result<StayRequest, ApiError> {
        let stay = Stay::new(self.check_in, self.check_out)
            .map_err(|error| ApiError::field("check_out", error.to_string()))?;
        let party = Party::new(self.adults, self.children, self.pets, self.smoker)
            .map_err(|error| ApiError::field("adults", error.to_string()))?;
        let addons = self.addons.as_ref().map(|keys| parse_keys(keys)).transpose()?;
        Ok(StayRequest { stay, party, addons })
    }
}

fn parse_keys(keys: &[String]) -> Result<Vec<Key>, ApiError> {
    keys.iter()
        .map(|key| key.parse::<Key>().map_err(|error| ApiError::field("addons", error.to_string())))
        .collect()
}

impl From<EstimateError> for ApiError {
    fn from(error: EstimateError) -> Self {
        match error {
            EstimateError::NoSuchProperty => ErrorCode::NotFound.into(),
            EstimateError::Refused(refusal) => refusal.into(),
        }
    }
}

impl QuoteOut {
    fn new(estimate: &Estimate<'_>, request: &StayRequest) -> Self {
        let Quote { lines, nights, payments, .. } = &estimate.quote;
        Self {
            property: estimate.home.key.to_string(),
            check_in: request.stay.check_in(),
            check_out: request.stay.check_out(),
            adults: request.party.adults(),
            children: request.party.children(),
            pets: request.party.pets(),
            smoker: request.party.smoker(),
            lines: lines.iter().map(QuoteLineOut::from).collect(),
            nights: nights
                .iter()
                .map(|night| QuoteNightOut {
                    date: night.date,
                    amount: night.amount,
                    rate: night.rate.clone(),
                })
                .collect(),
            payments: payments
                .iter()
                .map(|payment| QuotePaymentOut {
                    due_date: payment.due_date,
                    amount: payment.amount,
                    collect_while_booking: payment.collect_while_booking,
                })
                .collect(),
            total_rent: estimate.quote.total_rent,
            total_fees: estimate.quote.total_fees,
            total_taxes: estimate.quote.total_taxes,
            total: estimate.quote.total,
            deposit: estimate.quote.deposit,
            due_now: payments
                .iter()
                .filter(|payment| payment.collect_while_booking)
                .map(|payment| payment.amount)
                .sum(),
            currency: estimate.quote.currency.into(),
        }
    }
}

impl From<&QuoteLine> for QuoteLineOut {
    fn from(line: &QuoteLine) -> Self {
        Self {
            kind: line.kind.code().to_owned(),
            name: line.name.clone(),
            amount: line.amount,
            quantity: line.quantity,
            unit_amount: line.unit_amount,
            taxable: line.taxable,
            refundable: line.refundable,
            optional: line.optional,
            selected: line.selected,
            key: line.key.map(|key| key.to_string()),
            why: WhyOut { rule: line.why.rule.to_owned(), base: line.why.base, quantity: line.why.quantity },
        }
    }
}
