//! Import of stays from another system as a CSV file. Guests are not notified: they know about their stay.

use std::collections::BTreeMap;

use axum::extract::{Request, State};
use axum::response::Response;
use flows::desk::{NewReservation, Rehearsal};
use flows::{App, desk};
use serde_json::{Map, Value as Json};

use super::super::caller::Booker;
use super::create::NewReservationIn;
use crate::error::{ApiError, FieldErrors, NO_FIELD};
use crate::extract::{Params, from_json};
use crate::imported::{ImportParams, Imported, LineOut};
use crate::public::quote::refused;
use crate::resource::Names;
use crate::sheet::Sheet;

const TEXTS: [&str; 8] =
    ["check_in", "check_out", "first_name", "last_name", "email", "phone", "message", "note"];
const NUMBERS: [&str; 4] = ["adults", "children", "pets", "total"];
/// Columns with the name or the key of a row.
const NAMES: [&str; 2] = ["property", "source"];

type Cells<'a> = BTreeMap<&'a str, &'a str>;

/// Books stays from a CSV file, one per line: all or none.
///
/// The columns are those of a new reservation; `property` and `source` may be names. Rules of the homes are ignored, taken nights
/// are refused, and guests get no e-mail.
#[utoipa::path(
    post,
    operation_id = "import_reservations",
    path = "/api/v2/reservation/import",
    params(ImportParams),
    request_body(content = String, content_type = "text/csv"),
    responses(
        (status = 200, body = Imported, description = "A dry run: the result of each line."),
        (status = 201, body = Imported),
        (status = 400, body = FieldErrors, description = "Validation errors, each field prefixed with the number of its line.")
    ),
    tag = "account reservation"
)]
pub async fn import(
    State(app): State<App>,
    Booker(caller): Booker,
    Params(asked): Params<ImportParams>,
    request: Request,
) -> Result<Response, ApiError> {
    let sheet = Sheet::of(request).await?;
    sheet.check_columns(&TEXTS.into_iter().chain(NUMBERS).chain(NAMES).collect())?;
    let mut names = Names::new(&app, &caller);
    let mut imported = Imported::new(&asked);
    let (mut stays, mut places) = (Vec::new(), Vec::new());
    for line in &sheet.lines {
        let cells: Cells = line.cells(&sheet.columns).collect();
        let mut out = LineOut::new(line.number, label(&cells));
        if line.holds_card_number() {
            out.errors = FieldErrors::one(NO_FIELD, "Card numbers must not be sent to us.");
        } else {
            match read(&cells, &mut names).await? {
                Ok(new) => {
                    places.push(imported.lines.len());
                    stays.push(new);
                }
                Err(errors) => out.errors = errors,
            }
        }
        imported.lines.push(out);
    }
    let rehearsed = desk::rehearse_reservations(&app, &caller, &stays).await?;
    for (place, rehearsal) in places.iter().zip(rehearsed) {
        tell(&mut imported, &sheet, &places, *place, rehearsal)?;
    }
    if !asked.is_rehearsal() && imported.is_good() {
        for (place, new) in places.iter().zip(&stays) {
            // The nights may have been taken since the check: then only this line has an error, and the others stay booked.
            match Box::pin(desk::create_reservation(&app, &caller, new)).await {
                Ok(view) => imported.lines[*place].key = Some(view.row.id.key().to_string()),
                Err(error) => imported.lines[*place].errors = ApiError::from(error).into_fields()?,
            }
        }
    }
    imported.answer()
}

fn label(cells: &Cells<'_>) -> String {
    let said = ["first_name", "last_name"].into_iter().filter_map(|name| cells.get(name).copied());
    said.collect::<Vec<_>>().join(" ")
}

async fn read(
    cells: &Cells<'_>,
    names: &mut Names<'_>,
) -> Result<Result<NewReservation, FieldErrors>, ApiError> {
    let mut body =
        Map::from_iter([("ignore_rules".to_owned(), true.into()), ("notify".to_owned(), false.into())]);
    let mut wrong = FieldErrors::default();
    for (name, cell) in cells {
        let value = if NUMBERS.contains(name) {
            cell.parse::<i64>().map(Json::from).map_err(|_| "This must be a whole number.".to_owned())
        } else if let Some(noun) = NAMES.into_iter().find(|noun| noun == name) {
            names.key_of(noun, cell).await?.map(|key| key.to_string().into())
        } else {
            Ok(Json::from(*cell))
        };
        match value {
            Ok(value) => drop(body.insert((*name).to_owned(), value)),
            Err(why) => drop(wrong.0.insert((*name).to_owned(), vec![why])),
        }
    }
    if !wrong.0.is_empty() {
        return Ok(Err(wrong));
    }
    let new = from_json::<NewReservationIn>(Json::Object(body)).and_then(|input| input.reservation());
    match new {
        Ok(new) => Ok(Ok(NewReservation { ask_for_contact: true, ..new })),
        Err(error) => Ok(Err(error.into_fields()?)),
    }
}

fn tell(
    imported: &mut Imported,
    sheet: &Sheet,
    places: &[usize],
    place: usize,
    rehearsal: Rehearsal,
) -> Result<(), ApiError> {
    let line = &mut imported.lines[place];
    match rehearsal {
        Rehearsal::Bookable { despite } => {
            line.warnings = despite.into_iter().map(|rule| refused(rule, &[], None).detail).collect();
        }
        Rehearsal::Clashes { with } => {
            let other = sheet.lines[places[with]].number;
            let why = format!("Line {other} has some of these nights already.");
            line.errors = FieldErrors::one(NO_FIELD, why);
        }
        Rehearsal::Refused(error) => line.errors = ApiError::from(*error).into_fields()?,
    }
    Ok(())
}
