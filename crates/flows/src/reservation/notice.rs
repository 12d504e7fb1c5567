//! Letters about a reservation, put into the outbox in the transaction that gives the reason for them.

use chrono::{DateTime, Days, Utc};
use domain::code::{JobKind, LetterKind};
use domain::key::Key;
use domain::reservation::Status;
use serde_json::json;
use store::StoreError;

use super::BookingError;
use super::case::Case;
use crate::House;
use crate::job::After;
use crate::outbox::NewLetter;

/// A guest is reminded so many days before arrival; who books later has just been told everything.
const REMINDER: Days = Days::new(3);

impl House {
    /// The job behind the reminder.
    pub(crate) async fn remind_of_arrival(&self, reservation: Key) -> Result<After, BookingError> {
        let case = Case::open(self, reservation).await?;
        if case.status()? != Status::Reserved {
            return Ok(After::Nothing);
        }
        let due = case.reminder_time().await?;
        if case.now < due {
            return Ok(After::At(due));
        }
        case.tell_guest(LetterKind::ArrivalSoon, &case.reservation.check_in.to_string()).await?;
        case.commit().await?;
        Ok(After::Nothing)
    }
}

impl Case<'_> {
    pub(super) async fn ask_for_reminder(&self) -> Result<(), StoreError> {
        let due = self.reminder_time().await?;
        if due > self.now {
            self.house.ask(&self.tx, JobKind::RemindOfArrival, self.key(), due).await?;
        }
        Ok(())
    }

    async fn reminder_time(&self) -> Result<DateTime<Utc>, StoreError> {
        let check_in = self.reservation.check_in;
        self.collection_time(check_in.checked_sub_days(REMINDER).unwrap_or(check_in)).await
    }

    pub(super) async fn tell_owner(&self, kind: LetterKind, about: &str) -> Result<(), StoreError> {
        let account = self.key().account();
        let site = store::site::find(&self.tx, account, self.reservation.site_id.key()).await?;
        let contact = site.map(|site| site.contact_email).filter(|email| !email.trim().is_empty());
        let owner = match contact {
            Some(email) => Some(email),
            None => store::account::first_owner(&self.tx, account).await?.map(|owner| owner.email),
        };
        match owner {
            Some(owner) => self.tell(kind, &owner, about).await,
            None => Ok(()),
        }
    }

    pub(super) async fn tell_guest(&self, kind: LetterKind, about: &str) -> Result<(), StoreError> {
        self.tell(kind, &self.reservation.email, about).await
    }

    /// `about` tells apart letters of one kind, such as receipts of several payments.
    async fn tell(&self, kind: LetterKind, recipient: &str, about: &str) -> Result<(), StoreError> {
        if recipient.trim().is_empty() {
            return Ok(());
        }
        let letter = NewLetter {
            account: self.key().account(),
            kind,
            recipient: recipient.to_owned(),
            payload: json!({"reservation": self.key(), "about": about, "until": self.until(kind, about)}),
            dedupe: format!("{kind} {} {about} {}", self.key(), self.reservation.version),
        };
        self.house.post(&self.tx, letter).await
    }

    /// By when the reader has to act; it may be over when the letter is sent.
    fn until(&self, kind: LetterKind, about: &str) -> Option<DateTime<Utc>> {
        match kind {
            LetterKind::Requested
            | LetterKind::RequestedInDoubt
            | LetterKind::RequestMade
            | LetterKind::RequestMadeInDoubt => self.reservation.hold_until,
            LetterKind::ProofNeeded => {
                let payment = self.payments.iter().find(|payment| payment.id.key().to_string() == about);
                payment.and_then(|payment| payment.next_attempt_at)
            }
            _ => None,
        }
    }
}
