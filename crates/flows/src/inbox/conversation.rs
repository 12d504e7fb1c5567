//! The thread of a booking as its guest sees it: earlier messages, new messages as they arrive, and the owner's replies.

use std::collections::HashSet;

use domain::guest_key::Held;
use domain::inbox::message::MessageText;
use domain::key::Key;
use domain::templates::message_template::Variable;
use domain::text::code::{LetterKind, MessageAuthor, StateStatus};
use serde_json::json;
use store::row::inbox::{message, thread};
use store::row::sites::site;
use store::{StoreError, Tx};

use super::error::ConversationError;
use super::file::Parcel;
use super::message::known_by;
use crate::outbox::NewLetter;
use crate::services::Listener;
use crate::{App, app, outbox};

/// The author of a message to a guest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Author<'a> {
    /// The name shown to the guest.
    pub name: &'a str,
    pub user: Option<Key>,
    /// Whether a person wrote it, who has read the guest's messages.
    pub has_read: bool,
    /// Message-ID of the e-mail that contained the message.
    pub mail_name: Option<&'a str>,
}

/// The contents of a message to a guest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words<'a> {
    pub text: &'a MessageText,
    /// Subject of the e-mail; empty for the default.
    pub subject: &'a str,
    /// Not about the stay, so the guest may have opted out of it.
    pub is_offer: bool,
    pub parcel: Option<&'a Parcel>,
}

impl<'a> From<&'a MessageText> for Words<'a> {
    fn from(text: &'a MessageText) -> Self {
        Self { text, subject: "", is_offer: false, parcel: None }
    }
}

/// A guest's subscription to new messages. Each is delivered once, in order.
#[derive(Debug)]
pub struct Following {
    app: App,
    reservation: Key,
    quote: Key,
    known: HashSet<Key>,
    bell: Listener,
}

pub async fn conversation(app: &App, reservation: Key) -> Result<Vec<message::Model>, ConversationError> {
    let quote = quote_of(app, reservation).await?;
    let db = app.store.read();
    let mut said = store::inbox::thread::messages(db, reservation.account(), quote, reservation).await?;
    let is_host = |message: &&mut message::Model| message.author == MessageAuthor::Host;
    for message in said.iter_mut().filter(is_host).filter(|message| names_status_page(&message.body)) {
        message.body = outbox::with_link(&message.body, &status_page(app, quote).await?);
    }
    Ok(said)
}

/// The status page of a quote for its guest.
async fn status_page(app: &App, quote: Key) -> Result<String, ConversationError> {
    let gone = || ConversationError::NoSuchReservation;
    let row = store::quotes::quote::find(app.store.read(), quote).await?.ok_or_else(gone)?;
    let site = store::sites::site::find(app.store.read(), quote.account(), row.site_id.key()).await?;
    let key = app::guest_key(app, Held::Quote, quote).await?.ok_or_else(gone)?;
    let office = app.post_office.as_deref().ok_or_else(gone)?;
    Ok(office.status_page(&site.ok_or_else(gone)?, &key))
}

/// Subscribes from the message after `last`, or from the next one.
pub async fn follow_conversation(
    app: &App,
    reservation: Key,
    last: Option<Key>,
) -> Result<Following, ConversationError> {
    // Listens before reading, so that no message is missed.
    let bell = app.bell.listener();
    let said = conversation(app, reservation).await?;
    let keys = said.iter().map(|message| message.id.key());
    let known = match last {
        Some(last) => keys.clone().take(keys.take_while(|key| *key != last).count() + 1).collect(),
        None => keys.collect(),
    };
    let quote = quote_of(app, reservation).await?;
    if last.is_some() {
        // Messages since `last` are delivered at once.
        app.bell.ring(quote);
    }
    Ok(Following { app: app.clone(), reservation, quote, known, bell })
}

/// Sends a message of the owner, with an e-mail to the guest.
pub async fn write_to_guest(
    app: &App,
    thread: Key,
    author: &str,
    text: &MessageText,
) -> Result<message::Model, ConversationError> {
    let tx = app.store.write().await?;
    let by = Author { name: author, user: None, has_read: true, mail_name: None };
    let (message, about) = write_answer(app, &tx, thread, by, text.into()).await?;
    tx.commit().await?;
    app.bell.ring(about);
    Ok(message)
}

/// The same within a larger transaction. After the commit, notify listeners (`bell`) of the returned key.
pub(crate) async fn write_answer(
    app: &App,
    tx: &Tx,
    thread: Key,
    by: Author<'_>,
    words: Words<'_>,
) -> Result<(message::Model, Key), ConversationError> {
    let row = store::inbox::thread::lock(tx, thread).await?.ok_or(ConversationError::NoSuchThread)?;
    let account = thread.account();
    if words.is_offer && store::inbox::offer_refusal::exists(tx, account, &row.guest_email).await? {
        return Err(ConversationError::OffersRefused);
    }
    let message = message::Model {
        account_id: row.account_id,
        id: words.parcel.map_or_else(|| app.new_key(thread.account()), |parcel| parcel.message).into(),
        thread_id: row.id,
        author: MessageAuthor::Host.into(),
        author_name: by.name.to_owned(),
        user_id: by.user.map(Into::into),
        body: words.text.to_string(),
        sent_at: app.now(),
        mail_name: by.mail_name.map(ToOwned::to_owned),
        subject: words.subject.to_owned(),
        is_offer: words.is_offer,
        attachments: words.parcel.map_or_else(|| json!([]), Parcel::told),
    };
    store::inbox::thread::insert_message(tx, message.clone()).await?;
    store::inbox::thread::update(tx, answered(app, row.clone(), by, words.text)).await?;
    if let Some(letter) = answer_letter(app, tx, &row, &message).await? {
        outbox::post(app, tx, letter).await?;
    }
    let about = known_by(&row);
    store::catalog::change::of_conversation(tx, about).await?;
    Ok((message, about))
}

/// Automatic messages do not mark the thread as read or move it out of the archive.
fn answered(app: &App, mut row: thread::Model, by: Author<'_>, text: &MessageText) -> thread::Model {
    if by.has_read {
        row.state_status = StateStatus::Active.into();
        row.unread = 0;
    }
    thread::Model {
        guest_unread: row.guest_unread + 1,
        last_message_at: app.now(),
        last_snippet: text.snippet(),
        updated_at: app.now(),
        version: row.version + 1,
        ..row
    }
}

/// `None` for an account without a site.
async fn answer_letter(
    _app: &App,
    db: &Tx,
    thread: &thread::Model,
    message: &message::Model,
) -> Result<Option<NewLetter>, StoreError> {
    Ok(site_of_thread(db, thread).await?.map(|site| NewLetter {
        account: thread.id.key().account(),
        kind: LetterKind::Answered,
        recipient: thread.guest_email.clone(),
        payload: json!({
            "site": site.namespace, "thread": thread.id.key(), "message": message.id.key(),
            "stay": null, "party": null,
        }),
        dedupe: format!("message {}", message.id.key()),
    }))
}

/// The site where the thread began or the booking was made, else the account's first.
pub(super) async fn site_of_thread(
    db: &Tx,
    thread: &thread::Model,
) -> Result<Option<site::Model>, StoreError> {
    let account = thread.id.key().account();
    let mut site = thread.site_id;
    if let (None, Some(quote)) = (site, thread.quote_id) {
        site = store::quotes::quote::find(db, quote.key()).await?.map(|quote| quote.site_id);
    }
    match site {
        Some(site) => store::sites::site::find(db, account, site.key()).await,
        None => Ok(store::sites::site::of_account(db, account).await?.into_iter().next()),
    }
}

async fn quote_of(app: &App, reservation: Key) -> Result<Key, ConversationError> {
    let row = store::reservations::reservation::find(app.store.read(), reservation).await?;
    Ok(row.ok_or(ConversationError::NoSuchReservation)?.quote_id.key())
}

fn names_status_page(words: &str) -> bool {
    words.contains(&Variable::StatusUrl.mark())
}

impl Following {
    /// Waits for new messages and returns them.
    pub async fn next(&mut self) -> Result<Vec<message::Model>, ConversationError> {
        loop {
            self.bell.heard(self.quote).await;
            let said = conversation(&self.app, self.reservation).await?;
            let new: Vec<_> =
                said.into_iter().filter(|message| self.known.insert(message.id.key())).collect();
            if !new.is_empty() {
                return Ok(new);
            }
        }
    }
}
