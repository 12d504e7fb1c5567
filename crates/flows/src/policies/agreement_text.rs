//! The text of a rental agreement with its variables replaced, and the formats of their values.

use std::cell::RefCell;

use chrono::{NaiveDate, NaiveTime};
use domain::key::Key;
use domain::locale::language::Language;
use domain::money::currency::Currency;
use domain::policies::agreement::AgreementVariable;
use store::row::sites::site;

/// Blank to be filled in by hand.
const BLANK: &str = "________";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilledAgreement {
    pub key: Key,
    pub edition: i32,
    pub html: String,
}

/// Formats of dates and amounts in an agreement: in the site's first language.
#[derive(Clone, Copy)]
pub(super) struct Script {
    language: Language,
    currency: Currency,
}

impl Script {
    pub(super) fn of_site(site: Option<&site::Model>, currency: Currency) -> Self {
        let language = site.map_or_else(Language::default, |site| Language::offered(&site.languages)[0]);
        Self { language, currency }
    }

    pub(super) fn date(self, date: NaiveDate) -> String {
        self.language.date(date)
    }

    /// Unchanged if it is not a time of day.
    pub(super) fn time(self, text: &str) -> String {
        let time = NaiveTime::parse_from_str(text.trim(), "%H:%M");
        time.map_or_else(|_| text.to_owned(), |time| self.language.time(time))
    }

    pub(super) fn money(self, minor: i64) -> String {
        self.language.exact_amount(minor, self.currency)
    }

    pub(super) fn schedule(self, parts: impl IntoIterator<Item = (i64, NaiveDate)>) -> String {
        let parts =
            parts.into_iter().map(|(amount, due)| format!("{} ({})", self.money(amount), self.date(due)));
        parts.collect::<Vec<_>>().join(", ")
    }
}

/// Replaces all variables; unknown names are left as they are, and returned.
pub(super) fn filled(text: &str, value: impl Fn(AgreementVariable) -> String) -> (String, Vec<String>) {
    let unknown = RefCell::new(Vec::new());
    let html = prose::html_with(text, |name| {
        if let Ok(variable) = name.parse() {
            let known = value(variable);
            return Some(if known.is_empty() { BLANK.to_owned() } else { known });
        }
        let mut unknown = unknown.borrow_mut();
        if !unknown.iter().any(|known| known == name) {
            unknown.push(name.to_owned());
        }
        None
    });
    (html, unknown.into_inner())
}
