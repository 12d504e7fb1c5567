//! Every e-mail in every language about one example stay, for visual checks.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use domain::charges::deposit_schedule::DepositSchedule;
use domain::locale::language::Language;
use domain::money::Money;
use domain::money::currency::Currency;
use domain::text::code::LetterKind;
use domain::time::stay::Stay;

use crate::letter::{Deposit, Guest, Instalment, Letter, Site, Trip};

/// A coast at dusk as an inline image, so that the preview needs no server.
const PHOTO: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 675'%3E\
%3ClinearGradient id='s' x2='0' y2='1'%3E%3Cstop stop-color='%23284a63'/%3E%3Cstop offset='.62' stop-color='%23e9b89a'/%3E\
%3Cstop offset='.63' stop-color='%23557f8c'/%3E%3Cstop offset='1' stop-color='%23243f4b'/%3E%3C/linearGradient%3E\
%3Cpath fill='url(%23s)' d='M0 0h1200v675H0z'/%3E%3Ccircle cx='820' cy='360' r='46' fill='%23ffe8c8'/%3E\
%3Cpath fill='%23203330' d='M0 425 190 300l120 80 90-40 190 85z'/%3E\
%3Cpath fill='%23152522' d='M0 675V560q330-70 620 10t580-40v145z'/%3E\
%3Cpath fill='%232b2320' d='M250 470h190v110H250z'/%3E%3Cpath fill='%23453731' d='m235 475 110-72 110 72z'/%3E\
%3Cpath fill='%23ffcf7a' d='M275 500h38v34h-38zm66 0h38v34h-38z'/%3E%3C/svg%3E";

pub fn all() -> impl Iterator<Item = Letter> {
    Language::ALL
        .into_iter()
        .flat_map(|language| LetterKind::ALL.iter().map(move |kind| letter(*kind, language)))
}

pub fn letter(kind: LetterKind, language: Language) -> Letter {
    Letter {
        kind,
        language,
        site: site(),
        guest: if kind == LetterKind::CalendarConflict { channel() } else { guest() },
        home: "Heron House".to_owned(),
        trip: (!kind.is_for_user()).then(trip),
        amount: shows_amount(kind).then(|| dollars(64_250)),
        total: shows_plan(kind).then(|| dollars(128_500)),
        plan: if shows_plan(kind) { plan(kind) } else { Vec::new() },
        until: Some(moment(2026, 7, 3, 18)),
        subject: String::new(),
        words: words(kind).to_owned(),
        link: link(kind).to_owned(),
        answers_to: None,
        refusal: None,
    }
}

fn link(kind: LetterKind) -> &'static str {
    match kind {
        kind if kind.is_for_user() => "https://casita.example/account/password/?token=8c1d",
        kind if kind.is_for_owner() => "https://casita.example/account/reservations/r4t8k1/",
        LetterKind::Declined | LetterKind::Expired => "https://harborpine.example/properties/",
        LetterKind::ContactWanted => "https://harborpine.example/reservation/contact/r4t8k1/",
        _ => "https://harborpine.example/reservation/status/q7x2m9/",
    }
}

fn shows_amount(kind: LetterKind) -> bool {
    !matches!(
        kind,
        LetterKind::Requested
            | LetterKind::RequestedInDoubt
            | LetterKind::Confirmed
            | LetterKind::Changed
            | LetterKind::ChangedOwner
            | LetterKind::Declined
            | LetterKind::Expired
            | LetterKind::ArrivalSoon
            | LetterKind::ContactWanted
            | LetterKind::Answered
            | LetterKind::RequestMade
            | LetterKind::RequestMadeInDoubt
            | LetterKind::Booked
            | LetterKind::Asked
            | LetterKind::CalendarConflict
            | LetterKind::PartnerMissing
            | LetterKind::PasswordReset
            | LetterKind::KnownAlready
            | LetterKind::Invited
    )
}

fn shows_plan(kind: LetterKind) -> bool {
    matches!(
        kind,
        LetterKind::Requested
            | LetterKind::RequestedInDoubt
            | LetterKind::Confirmed
            | LetterKind::Changed
            | LetterKind::RequestMade
            | LetterKind::RequestMadeInDoubt
            | LetterKind::Booked
            | LetterKind::ChangedOwner
    )
}

fn words(kind: LetterKind) -> &'static str {
    match kind {
        LetterKind::Declined => {
            "The roof is being repaired that week. Any week in September would be lovely."
        }
        LetterKind::RequestMade | LetterKind::RequestMadeInDoubt => {
            "We are two families with a small dog. Is the path to the beach steep?"
        }
        LetterKind::Asked => {
            "Hello!\nIs there a cot for our baby, and could we arrive after nine in the evening?"
        }
        LetterKind::Answered => {
            "Hello Ann,\nyes, a cot is in the small bedroom, and the key box works at any hour.\nMarta"
        }
        _ => "",
    }
}

fn site() -> Site {
    Site {
        name: "Harbor & Pine".to_owned(),
        root: "https://harborpine.example".to_owned(),
        accent: "#23705d".to_owned(),
        email: "hello@harborpine.example".to_owned(),
        phone: "+1 503 555 0100".to_owned(),
        address: "12 Spruce Street, Cannon Beach, OR 97110".to_owned(),
    }
}

fn guest() -> Guest {
    Guest {
        first_name: "Ann".to_owned(),
        name: "Ann Whitfield".to_owned(),
        email: "ann@guests.example".to_owned(),
        phone: "+1 206 555 0142".to_owned(),
    }
}

/// For a stay of an external channel only the dates are known.
fn channel() -> Guest {
    let unknown = String::new;
    Guest { first_name: unknown(), name: "Airbnb".to_owned(), email: unknown(), phone: unknown() }
}

fn trip() -> Trip {
    let (check_in, check_out) = (day(2026, 8, 14), day(2026, 8, 21));
    Trip {
        key: "r4t8k1".to_owned(),
        number: "7W04S7BM".to_owned(),
        version: 3,
        place: "Cannon Beach, Oregon".to_owned(),
        address: "48 Ocean View Lane, Cannon Beach, OR 97110, US".to_owned(),
        photo: Some((PHOTO.to_owned(), "Heron House above the bay at dusk".to_owned())),
        check_in,
        check_out,
        check_in_time: Some(hour(16)),
        check_out_time: Some(hour(11)),
        span: Some((instant("2026-08-14T23:00:00Z"), instant("2026-08-21T18:00:00Z"))),
        adults: 4,
        children: 2,
        pets: 1,
        deposit: Some(Deposit {
            amount: dollars(40_000),
            schedule: Stay::new(check_in, check_out).ok().map(DepositSchedule::of),
        }),
        policy: "Free cancellation until 30 days before check-in.".to_owned(),
    }
}

/// Inquiries have no payments.
fn plan(kind: LetterKind) -> Vec<Instalment> {
    let is_booked = !matches!(
        kind,
        LetterKind::Requested
            | LetterKind::RequestedInDoubt
            | LetterKind::RequestMade
            | LetterKind::RequestMadeInDoubt
    );
    let part = |date, paid| Instalment { amount: dollars(64_250), date, paid };
    vec![part(day(2026, 7, 1), is_booked), part(day(2026, 7, 31), false)]
}

fn dollars(minor: i64) -> Money {
    Money::new(minor, Currency::USD)
}

fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).expect("a day that exists")
}

fn hour(hour: u32) -> NaiveTime {
    NaiveTime::from_hms_opt(hour, 0, 0).expect("an hour of the day")
}

fn moment(year: i32, month: u32, date: u32, at: u32) -> NaiveDateTime {
    day(year, month, date).and_time(hour(at))
}

fn instant(text: &str) -> DateTime<Utc> {
    text.parse().expect("a moment")
}
