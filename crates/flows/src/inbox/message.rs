//! Messages from guests: one thread for each quote, or for each guest and home; the owner is notified by e-mail.

use domain::inbox::message::{MessageText, subject};
use domain::key::Key;
use domain::people::email::Email;
use domain::people::party::Party;
use domain::people::person_name::PersonName;
use domain::people::telephone::Telephone;
use domain::text::code::{LetterKind, MessageAuthor, StateStatus, WebhookEvent};
use domain::text::search_words;
use domain::time::stay::Stay;
use serde_json::{Value, json};
use store::row::Id;
use store::row::inbox::{message, thread};
use store::row::sites::site;
use store::{StoreError, Tx};

use super::file::Parcel;
use crate::cache::{Catalog, CatalogError};
use crate::outbox::NewLetter;
use crate::{App, catalog, outbox, webhooks};

/// A guest's message, and what it is about.
#[derive(Clone, Debug)]
pub struct Letter {
    pub property: Option<Key>,
    pub quote: Option<Key>,
    pub stay: Option<Stay>,
    pub party: Option<Party>,
    pub name: PersonName,
    pub email: Email,
    pub phone: Option<Telephone>,
    pub text: MessageText,
}

#[derive(Debug, thiserror::Error)]
pub enum LetterError {
    #[error("the site does not sell this property")]
    NoSuchProperty,
    #[error("the site has given no such quote")]
    NoSuchQuote,
    #[error("the quote is for another property")]
    OtherProperty,
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The result of sending it.
#[derive(Debug)]
pub struct Delivered {
    pub message: message::Model,
    pub property: Option<Key>,
}

/// A guest's message, from a form or an e-mail.
pub(crate) struct Said<'a> {
    pub(crate) name: &'a str,
    pub(crate) text: &'a MessageText,
    pub(crate) stay: Option<Stay>,
    pub(crate) party: Option<Party>,
    /// Message-ID of the e-mail that contained the message.
    pub(crate) mail_name: Option<&'a str>,
    pub(crate) parcel: Option<&'a Parcel>,
}

/// The subject of the message, checked to exist.
struct About {
    property: Option<Key>,
    /// The home's name, or the site's.
    place: String,
}

/// Writes the message to its thread and the e-mail to the owner to the outbox in one transaction.
pub async fn write_to_owner(app: &App, site: &str, letter: &Letter) -> Result<Delivered, LetterError> {
    let catalog = catalog::catalog(app, site).await?;
    let about = about(app, &catalog, letter).await?;
    let property = about.property;
    let tx = app.store.write().await?;
    // Two messages at once, for example by a double click, must not create two threads.
    store::sites::site::lock(&tx, catalog.account(), catalog.site.id.key()).await?;
    let thread = keep_thread(app, &tx, &catalog, letter, &about).await?;
    let name = letter.name.to_string();
    let (stay, party) = (letter.stay, letter.party);
    let said = Said { name: &name, text: &letter.text, stay, party, mail_name: None, parcel: None };
    let message = hear_guest(app, &tx, &catalog.site, &thread, &said).await?;
    tx.commit().await?;
    app.bell.ring(known_by(&thread));
    Ok(Delivered { message, property })
}

/// A message that a guest wrote, without its quote and reservation: their keys are other credentials.
pub async fn message_from_guest(app: &App, key: Key) -> Result<Option<Delivered>, StoreError> {
    let db = app.store.read();
    let found = store::inbox::thread::find_message(db, key).await?;
    let Some(message) = found.filter(|message| message.author == MessageAuthor::Guest) else {
        return Ok(None);
    };
    let thread = store::inbox::thread::find(db, message.thread_id.key()).await?;
    Ok(thread.map(|thread| Delivered { message, property: thread.property_id.map(Id::key) }))
}

/// Stores a message in a thread whose row is already updated, and notifies the owner. After the commit, notify listeners (`bell`).
pub(super) async fn hear_guest(
    app: &App,
    tx: &Tx,
    site: &site::Model,
    thread: &thread::Model,
    said: &Said<'_>,
) -> Result<message::Model, StoreError> {
    let account = thread.id.key().account();
    let message = message_row(app, thread, said);
    store::inbox::thread::insert_message(tx, message.clone()).await?;
    if let Some(recipient) = owner_address(tx, site).await? {
        outbox::post(app, tx, notice(site, recipient, &message, said)).await?;
    }
    webhooks::announce(app, tx, account, WebhookEvent::MessageReceived, told_of(&message)).await?;
    store::catalog::change::of_conversation(tx, known_by(thread)).await?;
    Ok(message)
}

/// The thread's row, updated for a new message of the guest.
pub(super) fn with_words(app: &App, row: thread::Model, place: &str, text: &MessageText) -> thread::Model {
    let words = [&row.guest_name, &row.guest_email, &row.guest_phone, place, text.as_str()];
    thread::Model {
        search_text: search_words(words),
        state_status: StateStatus::Active.into(),
        unread: row.unread + 1,
        last_message_at: app.now(),
        last_snippet: text.snippet(),
        updated_at: app.now(),
        ..row
    }
}

async fn about(app: &App, catalog: &Catalog, letter: &Letter) -> Result<About, LetterError> {
    let mut property = letter.property;
    let sold = |key: Key| catalog.homes.home(key).map(|home| home.name.to_string());
    if property.is_some_and(|key| sold(key).is_none()) {
        return Err(LetterError::NoSuchProperty);
    }
    if let Some(key) = letter.quote {
        // An expired quote can still be asked about.
        let quote = store::quotes::quote::find(app.store.read(), key).await?;
        let quote = quote.filter(|quote| quote.site_id == catalog.site.id);
        let quoted = quote.ok_or(LetterError::NoSuchQuote)?.property_id.key();
        if property.is_some_and(|property| property != quoted) {
            return Err(LetterError::OtherProperty);
        }
        property = Some(quoted);
    }
    let place = property.and_then(sold).unwrap_or_else(|| catalog.site.name.clone());
    Ok(About { property, place })
}

/// Finds or creates the thread of the message. Anyone can enter any e-mail address, so a message without the key of a quote
/// is never added to the thread about a quote or a booking.
async fn keep_thread(
    app: &App,
    tx: &Tx,
    catalog: &Catalog,
    letter: &Letter,
    about: &About,
) -> Result<thread::Model, StoreError> {
    let account = catalog.account();
    let known = match letter.quote {
        Some(quote) => store::inbox::thread::find_by_quote(tx, account, quote).await?,
        None => store::inbox::thread::find_open(tx, account, about.property, &address(&letter.email)).await?,
    };
    let is_known = known.is_some();
    let mut thread = known.unwrap_or_else(|| new_thread(app, &catalog.site, letter, about));
    if let (None, Some(quote)) = (thread.reservation_id, letter.quote) {
        thread.reservation_id =
            store::reservations::reservation::find_by_quote(tx, quote).await?.map(|row| row.id);
    }
    let mut thread = asking(with_words(app, thread, &about.place, &letter.text), letter);
    if is_known {
        thread.version += 1;
        store::inbox::thread::update(tx, thread.clone()).await?;
    } else {
        store::inbox::thread::insert(tx, thread.clone()).await?;
    }
    Ok(thread)
}

fn new_thread(app: &App, site: &site::Model, letter: &Letter, about: &About) -> thread::Model {
    let account = site.id.key().account();
    thread::Model {
        account_id: account.into(),
        id: app.new_key(account).into(),
        property_id: about.property.map(Into::into),
        quote_id: letter.quote.map(Into::into),
        reservation_id: None,
        subject: subject(&about.place, letter.stay, letter.party),
        guest_name: letter.name.to_string(),
        guest_email: address(&letter.email),
        guest_phone: letter.phone.as_ref().map(ToString::to_string).unwrap_or_default(),
        state_status: StateStatus::Active.into(),
        unread: 0,
        guest_unread: 0,
        last_message_at: app.now(),
        last_snippet: String::new(),
        search_text: String::new(),
        created_at: app.now(),
        updated_at: app.now(),
        version: 1,
        site_id: Some(site.id),
        check_in: None,
        check_out: None,
        adults: None,
        children: None,
        pets: None,
    }
}

fn message_row(app: &App, thread: &thread::Model, said: &Said<'_>) -> message::Model {
    message::Model {
        account_id: thread.account_id,
        id: said
            .parcel
            .map_or_else(|| app.new_key(thread.id.key().account()), |parcel| parcel.message)
            .into(),
        thread_id: thread.id,
        author: MessageAuthor::Guest.into(),
        author_name: said.name.to_owned(),
        user_id: None,
        body: said.text.to_string(),
        sent_at: app.now(),
        mail_name: said.mail_name.map(ToOwned::to_owned),
        subject: String::new(),
        is_offer: false,
        attachments: said.parcel.map_or_else(|| json!([]), Parcel::told),
    }
}

/// The key that listeners of a thread use.
pub(super) fn known_by(thread: &thread::Model) -> Key {
    thread.quote_id.unwrap_or(thread.id).key()
}

/// The stay and party of the latest message apply; values that it does not give are kept.
fn asking(mut thread: thread::Model, letter: &Letter) -> thread::Model {
    if let Some(stay) = letter.stay {
        (thread.check_in, thread.check_out) = (Some(stay.check_in()), Some(stay.check_out()));
    }
    if let Some(party) = letter.party {
        let counted = |count: u32| Some(count.cast_signed());
        (thread.adults, thread.children, thread.pets) =
            (counted(party.adults()), counted(party.children()), counted(party.pets()));
    }
    thread
}

/// The e-mail that notifies the owner of a message.
fn notice(site: &site::Model, recipient: String, message: &message::Model, said: &Said<'_>) -> NewLetter {
    NewLetter {
        account: site.id.key().account(),
        kind: LetterKind::Asked,
        recipient,
        payload: json!({
            "site": site.namespace,
            "thread": message.thread_id.key(),
            "message": message.id.key(),
            "stay": said.stay,
            "party": said.party,
        }),
        dedupe: format!("message {}", message.id.key()),
    }
}

/// Addresses that differ in case only belong to the same guest.
fn address(email: &Email) -> String {
    email.as_str().to_lowercase()
}

/// The site's contact address, else the owner's own.
async fn owner_address(tx: &Tx, site: &site::Model) -> Result<Option<String>, StoreError> {
    let contact = site.contact_email.trim();
    if !contact.is_empty() {
        return Ok(Some(contact.to_owned()));
    }
    Ok(store::accounts::account::first_owner(tx, site.id.key().account()).await?.map(|owner| owner.email))
}

/// Webhook payload: the keys of the message, not its contents.
fn told_of(message: &message::Model) -> Value {
    let (key, thread) = (message.id.key(), message.thread_id.key());
    json!({"message": {"key": key, "uri": format!("/api/v2/message/{key}/"), "thread": thread}})
}
