//! Reports.

pub mod report;
