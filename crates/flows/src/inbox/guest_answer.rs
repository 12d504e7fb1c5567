//! Replies of guests in an existing thread.

use domain::inbox::message::MessageText;
use domain::text::code::StateStatus;
use mailroom::About;
use store::row::inbox::{message, thread};
use store::{StoreError, Tx};

use super::conversation::site_of_thread;
use super::file::Parcel;
use super::message::{Said, hear_guest, with_words};
use super::thread::thread_of;
use crate::App;

/// Locks the thread, so that of two copies of the same e-mail the second is recognized.
pub(super) async fn answered_thread(
    app: &App,
    tx: &Tx,
    about: About,
) -> Result<Option<thread::Model>, StoreError> {
    let key = match about {
        About::Thread(key) => key,
        About::Reservation(key) => {
            let Some(reservation) = store::reservations::reservation::lock(tx, key).await? else {
                return Ok(None);
            };
            let home = reservation.property_id.key();
            let home = store::homes::property::find_row(tx, key.account(), home).await?;
            let place = home.map(|home| home.name).unwrap_or_default();
            thread_of(app, tx, &reservation, &place).await?
        }
    };
    let row = store::inbox::thread::lock(tx, key).await?;
    Ok(row.filter(|row| row.state_status != StateStatus::Deleted))
}

/// Adds a guest's message to a thread. `None` if the account has no site anymore.
pub(super) async fn hear_guest_in(
    app: &App,
    tx: &Tx,
    thread: thread::Model,
    name: &str,
    text: &MessageText,
    mail_name: Option<&str>,
    parcel: Option<&Parcel>,
) -> Result<Option<message::Model>, StoreError> {
    let Some(site) = site_of_thread(tx, &thread).await? else { return Ok(None) };
    let place = thread.subject.clone();
    let thread = with_words(app, thread, &place, text);
    let thread = thread::Model { version: thread.version + 1, ..thread };
    store::inbox::thread::update(tx, thread.clone()).await?;
    let said = Said { name, text, stay: None, party: None, mail_name, parcel };
    hear_guest(app, tx, &site, &thread, &said).await.map(Some)
}
