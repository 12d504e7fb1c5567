//! A guest writes to the owner: one conversation for each quote, or for each guest and home; the owner is told by mail.

use domain::code::{LetterKind, MessageAuthor, StateStatus, WebhookEvent};
use domain::email::Email;
use domain::key::{AccountId, Key};
use domain::message::{MessageText, subject};
use domain::party::Party;
use domain::person_name::PersonName;
use domain::stay::Stay;
use domain::telephone::Telephone;
use domain::text::fold;
use serde_json::{Value, json};
use store::row::{message, thread};
use store::{StoreError, Tx};

use crate::House;
use crate::catalog::{Catalog, CatalogError};
use crate::outbox::NewLetter;

/// What a guest wants to say, and about what.
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

/// What became of it.
#[derive(Debug)]
pub struct Delivered {
    pub message: message::Model,
    pub property: Option<Key>,
}

/// What the letter is about, once that is known to exist.
struct About {
    property: Option<Key>,
    /// The home's name, or the site's.
    place: String,
}

impl House {
    /// Puts the letter into its conversation and a notice to the owner into the outbox, both or neither.
    pub async fn write_to_owner(&self, site: &str, letter: &Letter) -> Result<Delivered, LetterError> {
        let catalog = self.catalog(site).await?;
        let about = self.about(&catalog, letter).await?;
        let property = about.property;
        let tx = self.store.write().await?;
        // Two letters at once, by a double click for instance, must not begin two conversations.
        store::site::lock(&tx, catalog.account(), catalog.site.id.key()).await?;
        let thread = self.keep_thread(&tx, catalog.account(), letter, &about).await?;
        let message = self.message_row(&thread, letter);
        store::thread::insert_message(&tx, message.clone()).await?;
        if let Some(recipient) = owner_address(&tx, &catalog).await? {
            self.post(&tx, notice(&catalog, recipient, &thread, &message, letter)).await?;
        }
        self.announce(&tx, catalog.account(), WebhookEvent::MessageReceived, told_of(&message)).await?;
        let about = known_by(&thread);
        store::change::of_conversation(&tx, about).await?;
        tx.commit().await.map_err(StoreError::from)?;
        self.bell.ring(about);
        Ok(Delivered { message, property })
    }

    async fn about(&self, catalog: &Catalog, letter: &Letter) -> Result<About, LetterError> {
        let mut property = letter.property;
        let sold = |key: Key| catalog.homes.home(key).map(|home| home.name.to_string());
        if property.is_some_and(|key| sold(key).is_none()) {
            return Err(LetterError::NoSuchProperty);
        }
        if let Some(key) = letter.quote {
            // One that has expired can still be asked about.
            let quote = store::quote::find(self.store.read(), key).await?;
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

    /// The conversation that the letter belongs to, begun or gone on with. Anybody can type anybody's e-mail, so what comes
    /// without the key of a quote never lands in the conversation about a quote or a booking.
    async fn keep_thread(
        &self,
        tx: &Tx,
        account: AccountId,
        letter: &Letter,
        about: &About,
    ) -> Result<thread::Model, StoreError> {
        let known = match letter.quote {
            Some(quote) => store::thread::find_by_quote(tx, account, quote).await?,
            None => store::thread::find_open(tx, account, about.property, &address(&letter.email)).await?,
        };
        let is_known = known.is_some();
        let mut thread = known.unwrap_or_else(|| self.new_thread(account, letter, about));
        if let (None, Some(quote)) = (thread.reservation_id, letter.quote) {
            thread.reservation_id = store::quote::reservation(tx, quote).await?.map(Into::into);
        }
        StateStatus::Active.code().clone_into(&mut thread.state_status);
        thread.unread += 1;
        thread.last_message_at = self.now();
        thread.last_snippet = letter.text.snippet();
        let words = [&thread.guest_name, &thread.guest_email, &about.place, letter.text.as_str()];
        thread.search_text = fold(&words.join(" "));
        thread.updated_at = self.now();
        if is_known {
            thread.version += 1;
            store::thread::update(tx, thread.clone()).await?;
        } else {
            store::thread::insert(tx, thread.clone()).await?;
        }
        Ok(thread)
    }

    fn new_thread(&self, account: AccountId, letter: &Letter, about: &About) -> thread::Model {
        thread::Model {
            account_id: account.into(),
            id: self.new_key(account).into(),
            property_id: about.property.map(Into::into),
            quote_id: letter.quote.map(Into::into),
            reservation_id: None,
            subject: subject(&about.place, letter.stay, letter.party),
            guest_name: letter.name.to_string(),
            guest_email: address(&letter.email),
            guest_phone: letter.phone.as_ref().map(ToString::to_string).unwrap_or_default(),
            state_status: StateStatus::Active.code().to_owned(),
            unread: 0,
            guest_unread: 0,
            last_message_at: self.now(),
            last_snippet: String::new(),
            search_text: String::new(),
            created_at: self.now(),
            updated_at: self.now(),
            version: 1,
        }
    }

    fn message_row(&self, thread: &thread::Model, letter: &Letter) -> message::Model {
        message::Model {
            account_id: thread.account_id,
            id: self.new_key(thread.id.key().account()).into(),
            thread_id: thread.id,
            author: MessageAuthor::Guest.code().to_owned(),
            author_name: letter.name.to_string(),
            user_id: None,
            body: letter.text.to_string(),
            sent_at: self.now(),
        }
    }
}

/// What those who follow a conversation listen for.
pub(crate) fn known_by(thread: &thread::Model) -> Key {
    thread.quote_id.unwrap_or(thread.id).key()
}

/// Tells the owner that somebody wrote.
fn notice(
    catalog: &Catalog,
    recipient: String,
    thread: &thread::Model,
    message: &message::Model,
    letter: &Letter,
) -> NewLetter {
    NewLetter {
        account: catalog.account(),
        kind: LetterKind::Asked,
        recipient,
        payload: json!({
            "site": catalog.site.namespace,
            "thread": thread.id.key(),
            "message": message.id.key(),
            "stay": letter.stay,
            "party": letter.party,
        }),
        dedupe: format!("message {}", message.id.key()),
    }
}

/// Mailboxes that differ only in case are the same guest's.
fn address(email: &Email) -> String {
    email.as_str().to_lowercase()
}

/// Where the site says it is written to, else the owner's own.
async fn owner_address(tx: &Tx, catalog: &Catalog) -> Result<Option<String>, StoreError> {
    let contact = catalog.site.contact_email.trim();
    if !contact.is_empty() {
        return Ok(Some(contact.to_owned()));
    }
    Ok(store::account::first_owner(tx, catalog.account()).await?.map(|owner| owner.email))
}

/// What owners' systems are told: that somebody wrote, not what.
fn told_of(message: &message::Model) -> Value {
    let (key, thread) = (message.id.key(), message.thread_id.key());
    json!({"message": {"key": key, "uri": format!("/api/v2/message/{key}/"), "thread": thread}})
}
