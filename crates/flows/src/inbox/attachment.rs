//! Attachments of messages. They are checked before anything is written, and stored before their message: a file without a
//! message is unused, but a message must not refer to a missing file.

use domain::accounts::role::Permission;
use domain::inbox::attachment::{Attachment, named_files};
use domain::inbox::message::MessageText;
use domain::key::Key;
use gallery::Bytes;
use store::row::inbox::message;

use super::conversation::Words;
use super::file::{AttachmentError, NewFile, Parcel, attachments, sent, take_in_files};
use super::guest_answer::{answered_thread, hear_guest_in};
use super::message::known_by;
use super::thread::answer_as;
use crate::App;
use crate::access::Caller;

/// A user's message with files to a guest.
#[derive(Clone, Debug)]
pub struct FileAnswer {
    /// Optional if there are files.
    pub text: Option<MessageText>,
    /// Subject of the e-mail; empty for the default.
    pub subject: String,
    pub is_offer: bool,
    pub files: Vec<NewFile>,
}

/// One file of a message, with its description.
pub async fn message_file(
    app: &App,
    message: Key,
    place: usize,
) -> Result<Option<(Attachment, Bytes)>, AttachmentError> {
    let Some(row) = store::inbox::thread::find_message(app.store.read(), message).await? else {
        return Ok(None);
    };
    let Some(attachment) = attachments(&row).into_iter().nth(place) else { return Ok(None) };
    Ok(app.gallery.show_file(message, place).await?.map(|bytes| (attachment, bytes)))
}

/// The same for a user who may see the thread.
pub async fn own_message_file(
    app: &App,
    caller: &Caller,
    message: Key,
    place: usize,
) -> Result<Option<(Attachment, Bytes)>, AttachmentError> {
    caller.demand(Permission::Read)?;
    let found = store::inbox::thread::find_message(app.store.read(), message).await?;
    let Some(row) = found.filter(|_| caller.owns(message)) else { return Ok(None) };
    check_sees_thread(app, caller, row.thread_id.key()).await?;
    message_file(app, message, place).await
}

pub async fn check_may_answer(app: &App, caller: &Caller, thread: Key) -> Result<(), AttachmentError> {
    caller.demand(Permission::Messages)?;
    check_sees_thread(app, caller, thread).await
}

async fn check_sees_thread(app: &App, caller: &Caller, thread: Key) -> Result<(), AttachmentError> {
    let row = store::inbox::thread::find(app.store.read(), thread).await?.filter(|_| caller.owns(thread));
    let is_seen = match row.ok_or(AttachmentError::NoSuchThread)?.property_id {
        Some(property) => caller.sees(&app.store, property.key()).await?,
        None => caller.groups.is_none(),
    };
    if is_seen { Ok(()) } else { Err(AttachmentError::NoSuchThread) }
}

/// Sends a guest files and optional text from a user of the account.
pub async fn answer_with_files(
    app: &App,
    caller: &Caller,
    thread: Key,
    answer: FileAnswer,
) -> Result<message::Model, AttachmentError> {
    check_may_answer(app, caller, thread).await?;
    let FileAnswer { text, subject, is_offer, files } = answer;
    let parcel = take_in_files(app, caller.account, files).await?;
    let text = text.or_else(|| named_files(&parcel.attachments)).ok_or(AttachmentError::None)?;
    let words = Words { text: &text, subject: &subject, is_offer, parcel: Some(&parcel) };
    sent(app, &parcel, answer_with(app, caller, thread, words).await).await
}

async fn answer_with(
    app: &App,
    caller: &Caller,
    thread: Key,
    words: Words<'_>,
) -> Result<message::Model, AttachmentError> {
    let tx = app.store.write().await?;
    let (message, about) = answer_as(app, &tx, caller, thread, words, None).await?;
    tx.commit().await?;
    app.bell.ring(about);
    Ok(message)
}

/// Sends the owner files and optional text from the guest of a reservation.
pub async fn write_to_owner_with_files(
    app: &App,
    reservation: Key,
    text: Option<MessageText>,
    files: Vec<NewFile>,
) -> Result<message::Model, AttachmentError> {
    let known = store::reservations::reservation::find(app.store.read(), reservation).await?;
    known.ok_or(AttachmentError::NoSuchThread)?;
    let parcel = take_in_files(app, reservation.account(), files).await?;
    let text = text.or_else(|| named_files(&parcel.attachments)).ok_or(AttachmentError::None)?;
    sent(app, &parcel, hear_guest_with(app, reservation, &text, &parcel).await).await
}

async fn hear_guest_with(
    app: &App,
    reservation: Key,
    text: &MessageText,
    parcel: &Parcel,
) -> Result<message::Model, AttachmentError> {
    let tx = app.store.write().await?;
    let about = mailroom::About::Reservation(reservation);
    let thread = answered_thread(app, &tx, about).await?.ok_or(AttachmentError::NoSuchThread)?;
    let known_by = known_by(&thread);
    let name = thread.guest_name.clone();
    let heard = hear_guest_in(app, &tx, thread, &name, text, None, Some(parcel)).await?;
    let message = heard.ok_or(AttachmentError::NoSuchThread)?;
    tx.commit().await?;
    app.bell.ring(known_by);
    Ok(message)
}
