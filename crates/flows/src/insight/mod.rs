//! The dashboard and reports.

mod dashboard;
mod report;

pub use dashboard::{Dashboard, DayAhead, MonthBeside, Undelivered, dashboard};
pub use report::{About, Report, ReportQuestion, ReportRow, report};
