//! Reports of an account: occupancy, revenue and average nightly rate, as JSON and as a file.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use domain::insight::report::By;
use domain::key::Key;
use domain::money::Money;
use domain::time::month::Month;
use flows::insight::{About, Report, ReportQuestion, ReportRow};
use flows::{App, insight};
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use serde::{Deserialize, Serialize};
use store::insight::report::SourceFilter;
use utoipa::{IntoParams, ToSchema};

use super::caller;
use super::figures::{EarnedOut, FiguresOut};
use crate::error::ApiError;
use crate::extract::{Params, parsed};
use crate::json::Json;
use crate::resource::{Cell, lines};

/// The value of `source` for bookings without a source.
const NO_SOURCE: &str = "none";

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReportParams {
    /// The first month as `YYYY-MM`; by default a year before the last month.
    from: Option<String>,
    /// The last month, inclusive; by default the current month.
    to: Option<String>,
    /// The rows of the report: `month` (the default), `property` or `source`.
    by: Option<String>,
    /// Only the home with this key.
    property: Option<String>,
    /// Only the homes of the property group with this key.
    property_group: Option<String>,
    /// Only bookings from the source with this key, or `none` for bookings without a source.
    source: Option<String>,
    /// The file format: `csv`.
    format: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ReportOut {
    /// The first month.
    #[schema(value_type = String)]
    from: Month,
    /// The last month, inclusive.
    #[schema(value_type = String)]
    to: Month,
    /// The rows of the report: `month`, `property` or `source`.
    #[schema(value_type = String)]
    by: By,
    results: Vec<ReportRowOut>,
    /// The sum of all rows.
    totals: FiguresOut,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ReportRowOut {
    /// The month, or the key of the home or source; absent for bookings without a source.
    key: Option<String>,
    /// The month, or the name of the home or source.
    label: String,
    #[serde(flatten)]
    figures: FiguresOut,
}

/// Reports occupancy, revenue and average nightly rate of a period by month, home or source.
#[utoipa::path(
    get,
    operation_id = "get_report",
    path = "/api/v2/report",
    params(ReportParams),
    responses((status = 200, body = ReportOut)),
    tag = "report"
)]
pub async fn get(
    State(app): State<App>,
    caller::By(caller): caller::By,
    Params(params): Params<ReportParams>,
) -> Result<Json<ReportOut>, ApiError> {
    let asked = params.asked()?;
    let report = insight::report(&app, &caller, &asked).await?;
    Ok(Json(ReportOut {
        from: report.first,
        to: report.last,
        by: asked.by,
        totals: (&report.total).into(),
        results: report.rows.into_iter().map(ReportRowOut::from).collect(),
    }))
}

/// Exports the report as a CSV file: one line per row and currency, amounts with decimals.
#[utoipa::path(
    get,
    operation_id = "export_report",
    path = "/api/v2/report/export",
    params(ReportParams),
    responses((status = 200, body = String, content_type = "text/csv")),
    tag = "report"
)]
pub async fn export(
    State(app): State<App>,
    caller::By(caller): caller::By,
    Params(params): Params<ReportParams>,
) -> Result<Response, ApiError> {
    let asked = params.asked()?;
    if params.format.as_deref().is_some_and(|format| format != "csv") {
        return Err(ApiError::field("format", "Reports are exported as csv."));
    }
    let report = insight::report(&app, &caller, &asked).await?;
    let name =
        format!("attachment; filename=\"report-{}-{}-by-{}.csv\"", report.first, report.last, asked.by);
    Ok(([(CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], sheet(report))
        .into_response())
}

impl ReportParams {
    fn asked(&self) -> Result<ReportQuestion, ApiError> {
        let source = match self.source.as_deref() {
            Some(NO_SOURCE) => Some(SourceFilter::Unknown),
            Some(text) => read("source", Some(text))?.map(SourceFilter::Is),
            None => None,
        };
        Ok(ReportQuestion {
            first: read("from", self.from.as_deref())?,
            last: read("to", self.to.as_deref())?,
            by: read("by", self.by.as_deref())?.unwrap_or(By::Month),
            property: read::<Key>("property", self.property.as_deref())?,
            property_group: read::<Key>("property_group", self.property_group.as_deref())?,
            source,
        })
    }
}

/// An empty parameter counts as absent.
fn read<T: std::str::FromStr<Err: std::fmt::Display>>(
    field: &str,
    text: Option<&str>,
) -> Result<Option<T>, ApiError> {
    text.filter(|text| !text.is_empty()).map(|text| parsed(field, text)).transpose()
}

fn sheet(report: Report) -> Vec<u8> {
    let heads = [
        "key",
        "name",
        "nights_available",
        "nights_sold",
        "occupancy",
        "bookings",
        "canceled",
        "currency",
        "nights_in_currency",
        "rent",
        "revenue",
        "average_nightly_rate",
    ];
    let rows = report.rows.into_iter().map(ReportRowOut::from).flat_map(|row| sheet_lines(&row));
    lines(std::iter::once(heads.map(str::to_owned).to_vec()).chain(rows))
}

fn sheet_lines(row: &ReportRowOut) -> Vec<Vec<String>> {
    let figures = &row.figures;
    let own = [
        row.key.clone().unwrap_or_default(),
        Cell::Words(row.label.clone()).harmless(),
        figures.nights_available.to_string(),
        figures.nights_sold.to_string(),
        figures.occupancy.map(|part| part.to_string()).unwrap_or_default(),
        figures.bookings.to_string(),
        figures.canceled.to_string(),
    ];
    let money = |earned: &EarnedOut| {
        let decimal = |amount| decimals(Money::new(amount, earned.currency));
        [
            earned.currency.to_string(),
            earned.nights.to_string(),
            decimal(earned.rent),
            decimal(earned.revenue),
            earned.average_nightly_rate.map(decimal).unwrap_or_default(),
        ]
    };
    let mut parts: Vec<[String; 5]> = figures.money.iter().map(money).collect();
    if parts.is_empty() {
        parts.push(<[String; 5]>::default());
    }
    parts.into_iter().map(|part| own.iter().cloned().chain(part).collect()).collect()
}

/// Without the currency code, which has its own column.
fn decimals(money: Money) -> String {
    let text = money.to_string();
    text.split_once(' ').map_or_else(|| text.clone(), |(_, number)| number.to_owned())
}

impl From<ReportRow> for ReportRowOut {
    fn from(ReportRow { about, figures }: ReportRow) -> Self {
        let (key, label) = match about {
            About::Month(month) => (Some(month.to_string()), month.to_string()),
            About::Property { key, name } | About::Source { key, name } => (Some(key.to_string()), name),
            About::NoSource => (None, String::new()),
        };
        Self { key, label, figures: (&figures).into() }
    }
}
