//! A home over many dates, as of today where it stands.

use domain::projection::Outlook;
use search::Home;

use crate::App;

pub fn outlook<'a>(app: &App, home: &'a Home) -> Outlook<'a> {
    Outlook::new(&home.terms, &home.taken, home.today(app.now()))
}
