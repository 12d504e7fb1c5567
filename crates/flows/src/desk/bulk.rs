//! Actions of users on many reservations. Each reservation is a transaction of its own, under its own lock: one that refuses does
//! not keep the others from being changed.

use std::collections::BTreeMap;

use domain::accounts::role::Permission;
use domain::inbox::message::MessageText;
use domain::key::Key;
use domain::money::currency::Currency;
use domain::reservations::reservation::Status;
use domain::templates::message_template::Template;

use super::lock::set_locked;
use crate::access::Caller;
use crate::changes::{CancelPreview, CanceledBy};
use crate::inbox::{ConversationError, Words};
use crate::reservations::{BookingError, is_in_flight};
use crate::templates::Addressee;
use crate::{App, changes, inbox, reservations, templates};

/// The result for each of many reservations.
#[derive(Debug)]
pub struct Bulk<E> {
    /// The number of those that were changed.
    pub updated: usize,
    pub refused: Vec<Refused<E>>,
}

/// A reservation that was not changed.
#[derive(Debug)]
pub struct Refused<E> {
    pub key: Key,
    /// The name of the guest; empty for a reservation that the user may not see.
    pub guest: String,
    pub error: E,
}

/// The sums of canceled reservations in one currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefundSum {
    pub currency: Currency,
    pub count: usize,
    pub paid: i64,
    pub refund: i64,
}

/// A message to many guests, with variables.
#[derive(Clone, Debug)]
pub struct GuestMessage {
    /// Empty for the default.
    pub subject: Template,
    pub body: Template,
    /// A repeated call with the same name sends nothing again.
    pub name: Option<String>,
}

pub async fn lock_reservations(
    app: &App,
    caller: &Caller,
    keys: &[Key],
    locked: bool,
) -> Result<Bulk<BookingError>, BookingError> {
    caller.demand(Permission::Reservations)?;
    let mut bulk = Bulk::default();
    for key in keys {
        let done = Box::pin(set_locked(app, caller, *key, locked)).await;
        bulk.note(app, caller, *key, done).await;
    }
    Ok(bulk)
}

/// The result of canceling them now, without doing it.
pub async fn preview_cancels(
    app: &App,
    caller: &Caller,
    keys: &[Key],
    by: CanceledBy,
) -> Result<(Bulk<BookingError>, Vec<RefundSum>), BookingError> {
    caller.demand(Permission::Reservations)?;
    let (mut bulk, mut sums) = (Bulk::default(), Sums::default());
    for key in keys {
        let preview = Box::pin(preview_one(app, caller, *key, by)).await;
        sums.add(bulk.note(app, caller, *key, preview).await);
    }
    Ok((bulk, sums.all()))
}

/// Cancels each and enqueues its refund. One that is canceled already refuses, so a repeated call refunds nothing twice.
pub async fn cancel_reservations(
    app: &App,
    caller: &Caller,
    keys: &[Key],
    by: CanceledBy,
    reason: &str,
) -> Result<(Bulk<BookingError>, Vec<RefundSum>), BookingError> {
    caller.demand(Permission::Reservations)?;
    let (mut bulk, mut sums) = (Bulk::default(), Sums::default());
    for key in keys {
        let canceled = Box::pin(changes::cancel(app, Some(caller), *key, by, reason)).await;
        let canceled = canceled.map(|(preview, _)| preview);
        sums.add(bulk.note(app, caller, *key, canceled).await);
    }
    Ok((bulk, sums.all()))
}

/// Writes to the guest of each reservation in its own conversation.
pub async fn message_guests(
    app: &App,
    caller: &Caller,
    keys: &[Key],
    message: &GuestMessage,
) -> Result<Bulk<ConversationError>, ConversationError> {
    caller.demand(Permission::Messages)?;
    let mut bulk = Bulk::default();
    for key in keys {
        let sent = Box::pin(message_guest(app, caller, *key, message)).await;
        bulk.note(app, caller, *key, sent).await;
    }
    Ok(bulk)
}

async fn preview_one(
    app: &App,
    caller: &Caller,
    key: Key,
    by: CanceledBy,
) -> Result<CancelPreview, BookingError> {
    let view = reservations::own_reservation(app, caller, key, Permission::Reservations).await?;
    let is_held = view.status == Status::Tentative || view.payments.iter().any(is_in_flight);
    if view.row.locked || is_held {
        return Err(BookingError::Locked);
    }
    changes::preview_cancel(app, key, by).await
}

async fn message_guest(
    app: &App,
    caller: &Caller,
    key: Key,
    message: &GuestMessage,
) -> Result<(), ConversationError> {
    let parts = [message.subject.clone(), message.body.clone()];
    let filled = templates::preview_template(app, caller, &parts, Addressee::Reservation(key)).await?;
    if let Some(variable) = filled.iter().flat_map(|filled| &filled.missing).next() {
        return Err(ConversationError::NoValue(*variable));
    }
    let [subject, body] = &filled[..] else { return Err(ConversationError::NoSuchReservation) };
    let text: MessageText = body.text.parse()?;
    let words = Words { subject: subject.text.trim(), ..(&text).into() };
    inbox::write_once(app, caller, key, words, message.name.as_deref()).await
}

/// By currency.
#[derive(Default)]
struct Sums(BTreeMap<Currency, RefundSum>);

impl Sums {
    fn add(&mut self, preview: Option<CancelPreview>) {
        let Some(CancelPreview { currency, paid, settlement, .. }) = preview else { return };
        let none = RefundSum { currency, count: 0, paid: 0, refund: 0 };
        let sum = self.0.entry(currency).or_insert(none);
        sum.count += 1;
        sum.paid += paid;
        sum.refund += settlement.refunded();
    }

    fn all(self) -> Vec<RefundSum> {
        self.0.into_values().collect()
    }
}

impl<E> Default for Bulk<E> {
    fn default() -> Self {
        Self { updated: 0, refused: Vec::new() }
    }
}

impl<E> Bulk<E> {
    async fn note<T>(&mut self, app: &App, caller: &Caller, key: Key, outcome: Result<T, E>) -> Option<T> {
        match outcome {
            Ok(done) => {
                self.updated += 1;
                Some(done)
            }
            Err(error) => {
                let guest = Box::pin(guest_of(app, caller, key)).await;
                self.refused.push(Refused { key, guest, error });
                None
            }
        }
    }
}

async fn guest_of(app: &App, caller: &Caller, key: Key) -> String {
    match reservations::own_reservation(app, caller, key, Permission::Read).await {
        Ok(view) => format!("{} {}", view.row.first_name, view.row.last_name).trim().to_owned(),
        Err(_) => String::new(),
    }
}
