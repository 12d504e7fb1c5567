//! The result of an import from a CSV file, line by line; the same for every kind of import.

use axum::response::{IntoResponse, Response};
use http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::error::{ApiError, FieldErrors};
use crate::extract::flag;
use crate::json::Json;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ImportParams {
    /// Validates every line and reports the result without storing anything.
    #[serde(default, deserialize_with = "flag")]
    dry_run: Option<bool>,
}

impl ImportParams {
    pub fn is_rehearsal(&self) -> bool {
        self.dry_run.unwrap_or(false)
    }
}

/// The result of an import, or of a dry run.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportOut)]
pub struct Imported {
    /// Whether this was a dry run, so nothing was stored.
    dry_run: bool,
    /// The number of lines without errors.
    good: usize,
    /// The number of lines with errors.
    wrong: usize,
    /// The result of each line, in the order of the file.
    pub lines: Vec<LineOut>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportLineOut)]
pub struct LineOut {
    /// The line number as a text editor shows it: the header is line 1.
    line: u64,
    /// A short name of the row, such as its name or the guest.
    label: String,
    /// The key of the row that was created; absent in a dry run and for lines with errors.
    pub key: Option<String>,
    /// The errors of each field; empty if the line is valid.
    pub errors: FieldErrors,
    /// Unusual values that do not prevent the import.
    pub warnings: Vec<String>,
}

impl LineOut {
    pub fn new(line: u64, label: String) -> Self {
        Self { line, label, key: None, errors: FieldErrors::default(), warnings: Vec::new() }
    }

    pub fn is_good(&self) -> bool {
        self.errors.0.is_empty()
    }
}

impl Imported {
    pub fn new(asked: &ImportParams) -> Self {
        Self { dry_run: asked.is_rehearsal(), good: 0, wrong: 0, lines: Vec::new() }
    }

    pub fn is_good(&self) -> bool {
        self.lines.iter().all(LineOut::is_good)
    }

    /// Returns the result of a dry run in full. Otherwise, if no row was stored, returns the errors as a 400, each field prefixed
    /// with the number of its line; if any row was stored, returns 201 with the whole result.
    pub fn answer(mut self) -> Result<Response, ApiError> {
        self.good = self.lines.iter().filter(|line| line.is_good()).count();
        self.wrong = self.lines.len() - self.good;
        let is_kept = self.lines.iter().any(|line| line.key.is_some());
        if self.dry_run {
            return Ok(Json(self).into_response());
        }
        if is_kept {
            return Ok((StatusCode::CREATED, Json(self)).into_response());
        }
        let named = self.lines.into_iter().flat_map(|LineOut { line, errors, .. }| {
            errors.0.into_iter().map(move |(field, why)| (format!("{line}.{field}"), why))
        });
        Err(ApiError::Fields(FieldErrors(named.collect())))
    }
}
