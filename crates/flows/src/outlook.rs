//! A home over many dates, as of today where it stands.

use domain::projection::Outlook;
use search::Home;

use crate::House;

impl House {
    pub fn outlook<'a>(&self, home: &'a Home) -> Outlook<'a> {
        Outlook::new(&home.terms, &home.taken, home.today(self.now()))
    }
}
