//! What became of a sheet, line by line: the same answer for whatever was in it.

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
    /// Only tells what would become of each line.
    #[serde(default, deserialize_with = "flag")]
    dry_run: Option<bool>,
}

impl ImportParams {
    pub fn is_rehearsal(&self) -> bool {
        self.dry_run.unwrap_or(false)
    }
}

/// What became of a sheet, or would.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportOut)]
pub struct Imported {
    /// Whether nothing was kept, because it was a rehearsal.
    dry_run: bool,
    /// Lines without errors.
    good: usize,
    /// Lines with errors.
    wrong: usize,
    pub lines: Vec<LineOut>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportLineOut)]
pub struct LineOut {
    /// As an editor numbers them.
    line: u64,
    /// What it is about.
    label: String,
    /// Of what was made.
    pub key: Option<String>,
    pub errors: FieldErrors,
    /// What is unusual, and is done nevertheless.
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

    /// A rehearsal tells everything. Otherwise what is wrong refuses the sheet, each field under the number of its line, unless something
    /// of it is there already.
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
