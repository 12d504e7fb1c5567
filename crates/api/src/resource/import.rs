//! Import of new rows from a CSV file: all or none, or a dry run that only reports the result of each line.

use axum::extract::{Request, State};
use axum::response::Response;
use flows::records::Resource;
use flows::{App, records};
use serde_json::{Map, Value as Json};
use store::resource::{Kind, Value};

use super::input::{self, Given};
use super::name::Names;
use crate::account::caller::By;
use crate::error::{ApiError, FieldErrors, NO_FIELD};
use crate::extract::Params;
use crate::imported::{ImportParams, Imported, LineOut};
use crate::sheet::{Line, Sheet};

type Values = Vec<(&'static str, Value)>;

pub async fn import(
    resource: &'static Resource,
    State(app): State<App>,
    By(caller): By,
    Params(asked): Params<ImportParams>,
    request: Request,
) -> Result<Response, ApiError> {
    caller.demand(resource.write)?;
    let sheet = Sheet::of(request).await?;
    let shown = resource.table.fields.iter().filter(|field| field.handling.is_shown());
    sheet.check_columns(&shown.map(|field| field.name).collect())?;

    let mut names = Names::new(&app, &caller);
    let mut imported = Imported::new(&asked);
    let (mut rows, mut places) = (Vec::new(), Vec::new());
    for line in &sheet.lines {
        let mut out = LineOut::new(line.number, label(resource, &sheet, line));
        match read(resource, &sheet, line, &mut names).await? {
            Ok(values) => {
                places.push(imported.lines.len());
                rows.push(values);
            }
            Err(errors) => out.errors = errors,
        }
        imported.lines.push(out);
    }
    let keep = !asked.is_rehearsal() && rows.len() == sheet.lines.len();
    let outcomes = records::import_rows(&app, &caller, resource, rows, keep).await?;
    let is_kept = keep && outcomes.iter().all(Result::is_ok);
    for (place, outcome) in places.into_iter().zip(outcomes) {
        match outcome {
            Ok(row) => imported.lines[place].key = is_kept.then(|| row.key().to_string()),
            Err(error) => imported.lines[place].errors = ApiError::from(error).into_fields()?,
        }
    }
    imported.answer()
}

/// A row is labeled by its first required field.
fn label(resource: &Resource, sheet: &Sheet, line: &Line) -> String {
    let required = resource.table.fields.iter().find(|field| field.is_required);
    let mut cells = line.cells(&sheet.columns);
    let said = required.and_then(|field| cells.find(|(name, _)| *name == field.name));
    said.map(|(_, cell)| cell.to_owned()).unwrap_or_default()
}

async fn read(
    resource: &'static Resource,
    sheet: &Sheet,
    line: &Line,
    names: &mut Names<'_>,
) -> Result<Result<Values, FieldErrors>, ApiError> {
    if line.holds_card_number() {
        return Ok(Err(FieldErrors::one(NO_FIELD, "Card numbers must not be sent to us.")));
    }
    let (mut body, mut wrong) = (Map::new(), FieldErrors::default());
    for (name, cell) in line.cells(&sheet.columns) {
        let Some(field) = resource.table.field(name).filter(|field| field.handling.is_written_by_people())
        else {
            continue;
        };
        match value(field.kind, cell, names).await? {
            Ok(value) => drop(body.insert(name.to_owned(), value)),
            Err(why) => drop(wrong.0.insert(name.to_owned(), vec![why])),
        }
    }
    match input::read(resource, Json::Object(body), Given::New, &Json::Null) {
        Ok(input) if wrong.0.is_empty() => Ok(Ok(input.values)),
        Ok(_) => Ok(Err(wrong)),
        Err(error) => {
            let mut told = error.into_fields()?;
            // For a cell that cannot be parsed, only the parse error is reported.
            told.0.extend(wrong.0);
            Ok(Err(told))
        }
    }
}

/// Converts a cell to the JSON that the API accepts. A cell that cannot be parsed stays text, for which the validation reports
/// the expected type.
async fn value(kind: Kind, cell: &str, names: &mut Names<'_>) -> Result<Result<Json, String>, ApiError> {
    let text = || Json::from(cell);
    let items = || cell.split(',').map(str::trim).filter(|item| !item.is_empty());
    Ok(Ok(match kind {
        Kind::Flag => flag(cell).map_or_else(text, Json::Bool),
        Kind::Whole { .. } | Kind::Amount => cell.parse::<i64>().map_or_else(|_| text(), Json::from),
        Kind::Decimal { .. } => cell.parse::<f64>().map_or_else(|_| text(), Json::from),
        Kind::Days => items().map(|day| day.parse::<u8>().map_or_else(|_| day.into(), Json::from)).collect(),
        Kind::Words => items().map(Json::from).collect(),
        Kind::Json(_) => serde_json::from_str(cell).unwrap_or_else(|_| text()),
        Kind::Reference(noun) => match names.key_of(noun, cell).await? {
            Ok(key) => key.to_string().into(),
            Err(why) => return Ok(Err(why)),
        },
        Kind::Keys(noun) => {
            let mut keys = Vec::new();
            for item in items() {
                match names.key_of(noun, item).await? {
                    Ok(key) => keys.push(Json::from(key.to_string())),
                    Err(why) => return Ok(Err(why)),
                }
            }
            keys.into()
        }
        Kind::Text { .. } | Kind::Choice(_) | Kind::Date | Kind::Instant | Kind::Key | Kind::Photo => text(),
    }))
}

fn flag(cell: &str) -> Option<bool> {
    match cell.to_lowercase().as_str() {
        "true" | "yes" | "1" => Some(true),
        "false" | "no" | "0" => Some(false),
        _ => None,
    }
}
