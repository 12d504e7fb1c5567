//! E-mails about a reservation, written to the outbox in the transaction that causes them.

use chrono::{DateTime, Days, Utc};
use domain::key::Key;
use domain::reservations::reservation::Status;
use domain::text::code::{JobKind, LetterKind};
use serde_json::json;
use store::StoreError;

use super::case::Case;
use super::error::BookingError;
use crate::app::After;
use crate::outbox::NewLetter;
use crate::{App, app, outbox};

/// Days before arrival when guests are reminded; later bookings get no reminder, since they have just been confirmed.
const REMINDER: Days = Days::new(3);

/// The job of the reminder.
pub(crate) async fn remind_of_arrival(app: &App, reservation: Key) -> Result<After, BookingError> {
    let case = Case::open(app, reservation).await?;
    if case.status() != Status::Reserved {
        return Ok(After::Nothing);
    }
    let due = reminder_time(&case).await?;
    if case.now < due {
        return Ok(After::At(due));
    }
    tell_guest(&case, LetterKind::ArrivalSoon, &case.reservation.check_in.to_string()).await?;
    case.commit().await?;
    Ok(After::Nothing)
}

pub(crate) async fn ask_for_reminder(case: &Case<'_>) -> Result<(), StoreError> {
    let due = reminder_time(case).await?;
    if due > case.now {
        app::enqueue(case.app, &case.tx, JobKind::RemindOfArrival, case.key(), due).await?;
    }
    Ok(())
}

async fn reminder_time(case: &Case<'_>) -> Result<DateTime<Utc>, StoreError> {
    let check_in = case.reservation.check_in;
    case.collection_time(check_in.checked_sub_days(REMINDER).unwrap_or(check_in)).await
}

pub(crate) async fn tell_owner(case: &Case<'_>, kind: LetterKind, about: &str) -> Result<(), StoreError> {
    let account = case.key().account();
    let site = store::sites::site::find(&case.tx, account, case.reservation.site_id.key()).await?;
    let contact = site.map(|site| site.contact_email).filter(|email| !email.trim().is_empty());
    let owner = match contact {
        Some(email) => Some(email),
        None => store::accounts::account::first_owner(&case.tx, account).await?.map(|owner| owner.email),
    };
    match owner {
        Some(owner) => tell(case, kind, &owner, about).await,
        None => Ok(()),
    }
}

pub(crate) async fn tell_guest(case: &Case<'_>, kind: LetterKind, about: &str) -> Result<(), StoreError> {
    tell(case, kind, &case.reservation.email, about).await
}

/// `about` distinguishes e-mails of one kind, such as receipts of several payments.
async fn tell(case: &Case<'_>, kind: LetterKind, recipient: &str, about: &str) -> Result<(), StoreError> {
    if recipient.trim().is_empty() {
        return Ok(());
    }
    let letter = NewLetter {
        account: case.key().account(),
        kind,
        recipient: recipient.to_owned(),
        payload: json!({"reservation": case.key(), "about": about, "until": until(case, kind, about)}),
        dedupe: format!("{kind} {} {about} {}", case.key(), case.reservation.version),
    };
    outbox::post(case.app, &case.tx, letter).await
}

/// The deadline named in the e-mail; it may have passed by the time of sending.
fn until(case: &Case<'_>, kind: LetterKind, about: &str) -> Option<DateTime<Utc>> {
    match kind {
        LetterKind::Requested
        | LetterKind::RequestedInDoubt
        | LetterKind::RequestMade
        | LetterKind::RequestMadeInDoubt => case.reservation.hold_until,
        LetterKind::ProofNeeded => {
            let payment = case.payments.iter().find(|payment| payment.id.key().to_string() == about);
            payment.and_then(|payment| payment.next_attempt_at)
        }
        _ => None,
    }
}
