//! E-mails about a reservation, rendered from its rows.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeZone, Utc};
use chrono_tz::Tz;
use domain::charges::deposit_schedule::DepositSchedule;
use domain::guest_key::{GuestKey, Held};
use domain::key::Key;
use domain::money::Money;
use domain::money::currency::Currency;
use domain::reservations::number::booking_number;
use domain::reservations::reservation::{PaymentState, RefundState};
use domain::text::code::LetterKind;
use mailroom::About;
use notify::{Deposit, Guest, Instalment, Letter, Trip};
use serde_json::Value;
use store::StoreError;
use store::row::charges::reservation_payment;
use store::row::homes::property;
use store::row::sites::site;

use super::reader::{For, OutboxError, language_of, letterhead, named};
use crate::reservations::ReservationView;
use crate::services::PostOffice;
use crate::{App, app, homes, reservations};

pub(super) async fn letter_about_stay(
    app: &App,
    office: &PostOffice,
    kind: LetterKind,
    payload: &Value,
    reader: For,
) -> Result<Letter, OutboxError> {
    let key = named(payload, "reservation").ok_or(OutboxError::Gone)?;
    let view = reservations::reservation(app, key).await?;
    let currency: Currency = view.row.currency.parse().map_err(|_| OutboxError::Gone)?;
    let zone = app::home_zone(&view.property);
    let until = payload["until"].as_str().and_then(|text| text.parse::<DateTime<Utc>>().ok());
    Ok(Letter {
        kind,
        language: language_of(app, &view.site, kind, &view.row.language).await?,
        site: letterhead(office, &view.site),
        guest: guest(&view),
        home: view.property.name.clone(),
        trip: Some(trip(app, office, &view, currency).await?),
        amount: amount(&view, kind, named(payload, "about")).map(|minor| Money::new(minor, currency)),
        total: shows_plan(kind).then(|| Money::new(view.row.total, currency)),
        plan: if shows_plan(kind) { plan(&view, currency, zone) } else { Vec::new() },
        until: until.map(|until| until.with_timezone(&zone).naive_local()),
        subject: String::new(),
        words: words(&view, kind).trim().to_owned(),
        link: link(app, office, &view, kind, reader).await?,
        answers_to: office.answers_to(kind, About::Reservation(key)),
        refusal: None,
    })
}

async fn link(
    app: &App,
    office: &PostOffice,
    view: &ReservationView,
    kind: LetterKind,
    reader: For,
) -> Result<String, OutboxError> {
    let (site, reservation, quote) = (&view.site, view.row.id.key(), view.row.quote_id.key());
    Ok(match kind {
        LetterKind::Declined | LetterKind::Expired => office.homes(site),
        kind if kind.is_for_owner() || reader == For::Account => {
            office.account_page("reservations", reservation)
        }
        LetterKind::ContactWanted => {
            office.contact_page(site, &key_in_letter(app, Held::Reservation, reservation).await?)
        }
        _ => office.status_page(site, &key_in_letter(app, Held::Quote, quote).await?),
    })
}

/// Derived when the e-mail is rendered, and never stored.
pub(super) async fn key_in_letter(app: &App, held: Held, row: Key) -> Result<GuestKey, OutboxError> {
    app::guest_key(app, held, row).await?.ok_or(OutboxError::Gone)
}

async fn trip(
    app: &App,
    office: &PostOffice,
    view: &ReservationView,
    currency: Currency,
) -> Result<Trip, StoreError> {
    let row = &view.row;
    let terms =
        store::listings::listing_terms::find(app.store.read(), row.id.key().account(), row.terms_id).await?;
    let schedule = row.stay().ok().filter(|_| terms.booking.pay_online).map(DepositSchedule::of);
    let amount = Money::new(row.deposit, currency);
    let counted = |count: i32| count.max(0).unsigned_abs();
    let trip = Trip {
        key: row.id.key().to_string(),
        number: booking_number(row.id.key()),
        version: counted(row.version),
        adults: counted(row.adults),
        children: counted(row.children),
        pets: counted(row.pets),
        deposit: (!amount.is_zero()).then_some(Deposit { amount, schedule }),
        policy: terms.refund.map(|policy| policy.text.to_string()).unwrap_or_default(),
        ..trip_to(app, office, &view.site, &view.property, row.check_in, row.check_out).await?
    };
    Ok(trip)
}

/// The trip, as far as it is known from the home and the dates.
pub(super) async fn trip_to(
    app: &App,
    office: &PostOffice,
    site: &site::Model,
    home: &property::Model,
    check_in: NaiveDate,
    check_out: NaiveDate,
) -> Result<Trip, StoreError> {
    let key = home.id.key();
    let photo = store::homes::photo::find_first(app.store.read(), key.account(), key).await?;
    let photo = photo.map(|photo| (office.photo(site, photo.id.key()), photo.alt));
    Ok(Trip { photo, ..days_at(home, check_in, check_out) })
}

fn guest(view: &ReservationView) -> Guest {
    let row = &view.row;
    Guest {
        first_name: row.first_name.clone(),
        name: format!("{} {}", row.first_name, row.last_name).trim().to_owned(),
        email: row.email.clone(),
        phone: row.phone.clone(),
    }
}

/// The amount paid, declined or refunded, in minor units.
fn amount(view: &ReservationView, kind: LetterKind, about: Option<Key>) -> Option<i64> {
    let is_meant = |id: store::row::Id| Some(id.key()) == about;
    match kind {
        LetterKind::PaymentReceived
        | LetterKind::PaymentFailed
        | LetterKind::ProofNeeded
        | LetterKind::PaymentFailedOwner => {
            view.payments.iter().find(|payment| is_meant(payment.id)).map(|payment| payment.amount)
        }
        LetterKind::Refunded | LetterKind::RefundFailedOwner => {
            view.refunds.iter().find(|refund| is_meant(refund.id)).map(|refund| refund.amount)
        }
        LetterKind::Canceled | LetterKind::CanceledOwner => {
            let sent = view.refunds.iter().filter(|refund| refund.state != RefundState::Failed);
            Some(sent.map(|refund| refund.amount).sum())
        }
        LetterKind::DepositFailed | LetterKind::DepositReturned | LetterKind::DepositFailedOwner => {
            view.deposit.as_ref().map(|deposit| deposit.amount)
        }
        _ => None,
    }
}

const fn shows_plan(kind: LetterKind) -> bool {
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

/// Payments net of refunds, and payments still due.
fn plan(view: &ReservationView, currency: Currency, zone: Tz) -> Vec<Instalment> {
    let back = |payment: &reservation_payment::Model| -> i64 {
        let of = view.refunds.iter().filter(|refund| refund.payment_id == Some(payment.id));
        of.filter(|refund| refund.state != RefundState::Failed).map(|refund| refund.amount).sum()
    };
    let wanted = view.payments.iter().filter(|payment| payment.state != PaymentState::Canceled);
    let kept = wanted.map(|payment| (payment, payment.amount - back(payment)));
    let parts = kept.filter(|(_, amount)| *amount > 0).map(|(payment, amount)| Instalment {
        amount: Money::new(amount, currency),
        date: payment.paid_at.map_or(payment.due_date, |at| at.with_timezone(&zone).date_naive()),
        paid: payment.state == PaymentState::Paid,
    });
    parts.collect()
}

/// The guest's message in e-mails to the owner, the owner's in e-mails to the guest; never the recipient's own.
fn words(view: &ReservationView, kind: LetterKind) -> &str {
    let reason = view.row.cancel_reason.as_deref().unwrap_or_default();
    let canceled_by = |who: &str| view.steps.iter().any(|step| step.name == "canceled" && step.detail == who);
    match kind {
        LetterKind::RequestMade | LetterKind::RequestMadeInDoubt | LetterKind::Booked => &view.row.message,
        LetterKind::Declined => reason,
        LetterKind::Canceled if canceled_by("owner") => reason,
        LetterKind::CanceledOwner if canceled_by("guest") => reason,
        _ => "",
    }
}

/// The trip, as far as it is known from the home and the dates, without a picture.
pub(super) fn days_at(home: &property::Model, check_in: NaiveDate, check_out: NaiveDate) -> Trip {
    let (arrival, departure) = (clock(&home.check_in_time), clock(&home.check_out_time));
    let zone = app::home_zone(home);
    let instant = |day: NaiveDate, time: Option<NaiveTime>| {
        let local = zone.from_local_datetime(&day.and_time(time?)).earliest()?;
        Some(local.with_timezone(&Utc))
    };
    Trip {
        key: String::new(),
        number: String::new(),
        version: 0,
        place: homes::joined(&[&home.city, &home.state]),
        address: homes::address(home),
        photo: None,
        check_in,
        check_out,
        check_in_time: arrival,
        check_out_time: departure,
        span: instant(check_in, arrival).zip(instant(check_out, departure)),
        adults: 0,
        children: 0,
        pets: 0,
        deposit: None,
        policy: String::new(),
    }
}

fn clock(text: &str) -> Option<NaiveTime> {
    NaiveTime::parse_from_str(text.trim(), "%H:%M").ok()
}
