//! The dashboard and reports.

pub mod dashboard;
pub mod report;
