//! Import of several stays from another system: each is checked before any is booked.

use std::collections::HashMap;

use domain::key::Key;
use domain::quotes::refusal::Refusal;
use domain::time::stay::Stay;

use super::create::{NewReservation, preview_stay, speaks_against};
use crate::App;
use crate::access::Caller;
use crate::reservations::BookingError;

/// The result of checking one of several stays before they are booked.
#[derive(Debug)]
pub enum Rehearsal {
    /// It can be booked, although it breaks these rules of the home.
    Bookable {
        despite: Vec<Refusal>,
    },
    /// Earlier stays of the list need the same nights; `with` is the index of the last of them.
    Clashes {
        with: usize,
    },
    Refused(Box<BookingError>),
}

/// Checks each stay as if those before it were booked already. Nothing is stored.
pub async fn rehearse_reservations(
    app: &App,
    caller: &Caller,
    stays: &[NewReservation],
) -> Result<Vec<Rehearsal>, BookingError> {
    let mut told = Vec::with_capacity(stays.len());
    let mut wanted: HashMap<Key, Vec<(usize, Stay)>> = HashMap::new();
    for (place, new) in stays.iter().enumerate() {
        let (home, stay) = (new.stay.property, new.stay.wish.stay);
        let preview = match preview_stay(app, caller, &new.stay).await {
            Ok(preview) => preview,
            Err(BookingError::Store(error)) => return Err(error.into()),
            Err(error) => {
                told.push(Rehearsal::Refused(Box::new(error)));
                continue;
            }
        };
        if let Some(error) = speaks_against(app, &preview, new) {
            told.push(Rehearsal::Refused(Box::new(error)));
            continue;
        }
        let before = wanted.entry(home).or_default();
        let clashes = before.iter().filter(|(_, other)| other.overlaps(&stay));
        let last = clashes.clone().map(|(place, _)| *place).max();
        if let Some(with) = last
            && clashes.count() >= units_of(app, home).await?
        {
            told.push(Rehearsal::Clashes { with });
            continue;
        }
        before.push((place, stay));
        told.push(Rehearsal::Bookable { despite: preview.warnings });
    }
    Ok(told)
}

/// How many reservations can have the same night.
async fn units_of(app: &App, home: Key) -> Result<usize, BookingError> {
    let row = store::homes::property::find_row(app.store.read(), home.account(), home).await?;
    Ok(row.and_then(|row| usize::try_from(row.units).ok()).unwrap_or(1).max(1))
}
