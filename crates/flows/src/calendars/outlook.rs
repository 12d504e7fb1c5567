//! A home's terms and calendar over many dates, as of today in its time zone.

use domain::calendars::projection::Outlook;
use search::Home;

use crate::App;

pub fn outlook<'a>(app: &App, home: &'a Home) -> Outlook<'a> {
    Outlook::new(&home.terms, &home.taken, home.today(app.now()))
}
