//! What a letter is about.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use domain::code::LetterKind;
use domain::language::Language;
use domain::money::Money;

#[derive(Clone, Debug)]
pub struct Letter {
    pub kind: LetterKind,
    pub language: Language,
    pub site: Site,
    pub guest: Guest,
    /// The home's name, or the site's where somebody only asks.
    pub home: String,
    /// None where somebody only asks.
    pub trip: Option<Trip>,
    /// What was paid, refused or given back.
    pub amount: Option<Money>,
    pub total: Option<Money>,
    pub plan: Vec<Instalment>,
    /// By when somebody has to act, where the home stands.
    pub until: Option<NaiveDateTime>,
    /// What it is headed with, where somebody said so.
    pub subject: String,
    /// What somebody wrote: a message, or the reason for a refusal.
    pub words: String,
    /// Where the reader goes on. It needs no login for guests.
    pub link: String,
    /// Where an answer by mail becomes a message. Without it, people write to each other.
    pub answers_to: Option<String>,
    /// Where its reader says that no others are wanted, if it is an offer.
    pub refusal: Option<Refusal>,
}

/// Where offers are refused.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// For people.
    pub page: String,
    /// For mail programs, which post to it and ask nobody (RFC 8058).
    pub door: String,
}

/// Whose letter it is.
#[derive(Clone, Debug)]
pub struct Site {
    pub name: String,
    /// The address of its first page, without a slash at the end.
    pub root: String,
    /// `#rrggbb`
    pub accent: String,
    pub email: String,
    pub phone: String,
    pub address: String,
}

#[derive(Clone, Debug)]
pub struct Guest {
    pub first_name: String,
    pub name: String,
    pub email: String,
    pub phone: String,
}

#[derive(Clone, Debug)]
pub struct Trip {
    /// The reservation's key: the stay has one entry in a calendar, whatever is written about it.
    pub key: String,
    /// How often the reservation has changed.
    pub version: u32,
    /// Town and region.
    pub place: String,
    pub address: String,
    /// The address of a picture, and what is on it.
    pub photo: Option<(String, String)>,
    pub check_in: NaiveDate,
    pub check_out: NaiveDate,
    pub check_in_time: Option<NaiveTime>,
    pub check_out_time: Option<NaiveTime>,
    /// The same two moments for calendars, when their times are known.
    pub span: Option<(DateTime<Utc>, DateTime<Utc>)>,
    pub adults: u32,
    pub children: u32,
    pub pets: u32,
}

/// A part of the price.
#[derive(Clone, Copy, Debug)]
pub struct Instalment {
    pub amount: Money,
    /// When it is due, or was paid.
    pub date: NaiveDate,
    pub paid: bool,
}

impl Trip {
    pub fn nights(&self) -> i64 {
        (self.check_out - self.check_in).num_days()
    }
}
