//! The data of an e-mail.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use domain::charges::deposit_schedule::DepositSchedule;
use domain::locale::language::Language;
use domain::money::Money;
use domain::text::code::LetterKind;

#[derive(Clone, Debug)]
pub struct Letter {
    pub kind: LetterKind,
    pub language: Language,
    pub site: Site,
    pub guest: Guest,
    /// The home's name; the site's in an inquiry without a home.
    pub home: String,
    /// None in an inquiry without a stay.
    pub trip: Option<Trip>,
    /// The amount paid, declined or refunded.
    pub amount: Option<Money>,
    pub total: Option<Money>,
    pub plan: Vec<Instalment>,
    /// Deadline for an action, in the home's local time.
    pub until: Option<NaiveDateTime>,
    /// The sender's own subject; empty for the default.
    pub subject: String,
    /// A person's text: a message, or the reason for declining.
    pub words: String,
    /// The page that the button opens. Guests need no login for it.
    pub link: String,
    /// Reply address by which a reply becomes a message. None: replies go to people's own addresses.
    pub answers_to: Option<String>,
    /// Unsubscribe links, if the e-mail is an offer.
    pub refusal: Option<Refusal>,
}

/// Unsubscribe links for offers.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// Page for the recipient.
    pub page: String,
    /// Endpoint for mail clients, which unsubscribe with one POST request (RFC 8058).
    pub door: String,
}

/// The site in whose name the e-mail is sent.
#[derive(Clone, Debug)]
pub struct Site {
    pub name: String,
    /// The address of its home page, without a trailing slash.
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
    /// The reservation's key, used as the iCalendar UID: the stay has one calendar event, whatever e-mails follow.
    pub key: String,
    /// The booking number; empty before there is a reservation.
    pub number: String,
    /// Number of changes of the reservation, used as the iCalendar sequence.
    pub version: u32,
    /// Town and region.
    pub place: String,
    pub address: String,
    /// Address and alternative text of a picture.
    pub photo: Option<(String, String)>,
    pub check_in: NaiveDate,
    pub check_out: NaiveDate,
    pub check_in_time: Option<NaiveTime>,
    pub check_out_time: Option<NaiveTime>,
    /// Start and end for the calendar event, if both times are known.
    pub span: Option<(DateTime<Utc>, DateTime<Utc>)>,
    pub adults: u32,
    pub children: u32,
    pub pets: u32,
    pub deposit: Option<Deposit>,
    /// The cancellation policy as one sentence; empty if there is none.
    pub policy: String,
}

/// A refundable deposit beside the price.
#[derive(Clone, Copy, Debug)]
pub struct Deposit {
    pub amount: Money,
    /// None if there is no card to take it from.
    pub schedule: Option<DepositSchedule>,
}

/// A payment of the plan.
#[derive(Clone, Copy, Debug)]
pub struct Instalment {
    pub amount: Money,
    /// Due date, or date of payment.
    pub date: NaiveDate,
    pub paid: bool,
}

impl Trip {
    pub fn nights(&self) -> i64 {
        (self.check_out - self.check_in).num_days()
    }
}
