//! Notifications about the threads of an account for its users: that something changed, not what. Clients then request what
//! they may see.

use domain::accounts::role::Permission;
use domain::inbox::message::{MessageText, subject};
use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use domain::text::search_words;
use serde_json::json;
use store::row::idempotency;
use store::row::inbox::{message, thread};
use store::row::reservations::reservation;
use store::{StoreError, Tx};

use super::conversation::{Author, Words, write_answer};
use super::error::ConversationError;
use super::message::known_by;
use crate::access::Caller;
use crate::app::Act;
use crate::services::Listener;
use crate::{App, app, reservations};

/// A subscription of a user.
#[derive(Debug)]
pub struct ThreadListener {
    account: AccountId,
    bell: Listener,
}

/// The log entry of a reply.
pub(super) fn told_of_answer(message: &message::Model, words: Words<'_>) -> Act<'static> {
    let mut changes = json!({"thread": [null, message.thread_id.key()], "body": [null, words.text.as_str()]});
    if let Some(parcel) = words.parcel {
        let names: Vec<&str> = parcel.attachments.iter().map(|file| file.name.as_str()).collect();
        changes["attachments"] = json!([null, names]);
    }
    if let Some(name) = &message.mail_name {
        changes["mail_name"] = json!([null, name]);
    }
    Act { action: "create", noun: "message", row: Some(message.id.key()), changes }
}

impl ThreadListener {
    /// Waits until a thread of the account may have changed.
    pub async fn next(&mut self) {
        self.bell.heard_in(self.account).await;
    }
}

pub fn listen_to_threads(app: &App, account: AccountId) -> ThreadListener {
    ThreadListener { account, bell: app.bell.listener() }
}

/// Writes to the guest of a reservation, in the existing thread or a new one.
pub async fn write_about_reservation(
    app: &App,
    caller: &Caller,
    reservation: Key,
    text: &MessageText,
) -> Result<message::Model, ConversationError> {
    let own = reservations::own_reservation(app, caller, reservation, Permission::Messages);
    let view = Box::pin(own).await?;
    let tx = app.store.write().await?;
    let thread = thread_of(app, &tx, &view.row, &view.property.name).await?;
    let (message, about) = answer_as(app, &tx, caller, thread, text.into(), None).await?;
    tx.commit().await?;
    app.bell.ring(about);
    Ok(message)
}

/// The same with a subject, and only once for the same name, however often and wherever it is called.
pub(crate) async fn write_once(
    app: &App,
    caller: &Caller,
    reservation: Key,
    words: Words<'_>,
    name: Option<&str>,
) -> Result<(), ConversationError> {
    let own = reservations::own_reservation(app, caller, reservation, Permission::Messages);
    let view = Box::pin(own).await?;
    let account = reservation.account();
    let tx = app.store.write().await?;
    // Locks the reservation.
    let thread = thread_of(app, &tx, &view.row, &view.property.name).await?;
    if let Some(name) = name.map(|name| format!("{name} {reservation}")) {
        if store::idempotency::find(&tx, account, SENT, &name).await?.is_some() {
            return Ok(());
        }
        let row = idempotency::Model {
            account_id: account.into(),
            scope: SENT.to_owned(),
            idempotency_key: name,
            request_hash: String::new(),
            answer_status: 201,
            answer_body: String::new(),
            created_at: app.now(),
        };
        store::idempotency::keep(&tx, row).await?;
    }
    let (_, about) = answer_as(app, &tx, caller, thread, words, None).await?;
    tx.commit().await?;
    app.bell.ring(about);
    Ok(())
}

/// The scope of the names of messages that are sent only once.
const SENT: &str = "message-to-guest";

/// Sends a user's reply and logs it. After the commit, notify listeners (`bell`) of the returned key.
pub(super) async fn answer_as(
    app: &App,
    tx: &Tx,
    caller: &Caller,
    thread: Key,
    words: Words<'_>,
    mail_name: Option<&str>,
) -> Result<(message::Model, Key), ConversationError> {
    let user = &caller.user;
    let name = format!("{} {}", user.first_name, user.last_name);
    let by = Author { name: name.trim(), user: Some(user.key), has_read: true, mail_name };
    let (message, about) = write_answer(app, tx, thread, by, words).await?;
    app::record(app, tx, caller, told_of_answer(&message, words)).await?;
    Ok((message, about))
}

/// The thread about a booking, created if there is none. Concurrent calls wait for the lock of the booking's row.
pub(crate) async fn thread_of(
    app: &App,
    tx: &Tx,
    reservation: &reservation::Model,
    place: &str,
) -> Result<Key, StoreError> {
    let key = reservation.id.key();
    store::reservations::reservation::lock(tx, key).await?;
    if let Some(known) =
        store::inbox::thread::find_by_reservation(tx, key, reservation.quote_id.key()).await?
    {
        return Ok(known.id.key());
    }
    let row = thread_about(app, reservation, place)?;
    let thread = row.id.key();
    store::inbox::thread::insert(tx, row).await?;
    Ok(thread)
}

/// Updates the threads of a booking with its guest's current name and address.
pub(crate) async fn follow_guest(
    app: &App,
    tx: &Tx,
    reservation: &reservation::Model,
) -> Result<(), StoreError> {
    let (key, quote) = (reservation.id.key(), reservation.quote_id.key());
    let name = format!("{} {}", reservation.first_name, reservation.last_name).trim().to_owned();
    let email = reservation.email.to_lowercase();
    for known in store::inbox::thread::of_stay(tx, key.account(), quote, key).await? {
        let Some(row) = store::inbox::thread::lock(tx, known.id.key()).await? else { continue };
        let former = search_words([&*row.guest_name, &row.guest_email, &row.guest_phone]);
        let rest = row.search_text.strip_prefix(&former).unwrap_or(&row.search_text);
        let found_by = search_words([&*name, &email, &reservation.phone]);
        let search_text = format!("{found_by} {}", rest.trim_start());
        store::catalog::change::of_conversation(tx, known_by(&row)).await?;
        let row = thread::Model {
            search_text,
            guest_name: name.clone(),
            guest_email: email.clone(),
            guest_phone: reservation.phone.clone(),
            updated_at: app.now(),
            version: row.version + 1,
            ..row
        };
        store::inbox::thread::update(tx, row).await?;
    }
    Ok(())
}

fn thread_about(app: &App, row: &reservation::Model, place: &str) -> Result<thread::Model, StoreError> {
    let name = format!("{} {}", row.first_name, row.last_name).trim().to_owned();
    let (now, email) = (app.now(), row.email.to_lowercase());
    Ok(thread::Model {
        account_id: row.account_id,
        id: app.new_key(row.id.key().account()).into(),
        property_id: Some(row.property_id),
        quote_id: Some(row.quote_id),
        reservation_id: Some(row.id),
        subject: subject(place, Some(row.stay()?), Some(row.party()?)),
        search_text: search_words([&*name, &email, &row.phone, place]),
        guest_name: name,
        guest_email: email,
        guest_phone: row.phone.clone(),
        state_status: StateStatus::Active.into(),
        unread: 0,
        guest_unread: 0,
        last_message_at: now,
        last_snippet: String::new(),
        created_at: now,
        updated_at: now,
        version: 1,
        site_id: None,
        check_in: None,
        check_out: None,
        adults: None,
        children: None,
        pets: None,
    })
}
