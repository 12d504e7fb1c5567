//! Offers, and guests who want none. Whoever holds the letter of an offer may refuse further ones: in it stands the key that its guest
//! has for the message.

use domain::guest_key::Held;
use domain::key::Key;
use store::row::site;

use super::conversation::site_of_thread;
use super::error::ConversationError;
use crate::{App, app};

/// Of one guest, towards the account that wrote.
#[derive(Debug)]
pub struct OfferRefusal {
    pub site: site::Model,
    pub email: String,
    pub is_refused: bool,
}

/// Whether the reader of an offer refuses others.
pub async fn offer_refusal(app: &App, message: Key) -> Result<OfferRefusal, ConversationError> {
    let db = &app.store.read_moment().await?;
    let found = store::thread::find_message(db, message).await?.filter(|message| message.is_offer);
    let found = found.ok_or(ConversationError::NoSuchThread)?;
    let thread = store::thread::find(db, found.thread_id.key()).await?;
    let thread = thread.ok_or(ConversationError::NoSuchThread)?;
    let site = site_of_thread(db, &thread).await?.ok_or(ConversationError::NoSuchThread)?;
    let is_refused = store::offer_refusal::exists(db, message.account(), &thread.guest_email).await?;
    Ok(OfferRefusal { site, email: thread.guest_email, is_refused })
}

pub async fn refuse_offers(app: &App, message: Key) -> Result<OfferRefusal, ConversationError> {
    let before = offer_refusal(app, message).await?;
    store::offer_refusal::keep(&app.store, message.account(), &before.email, app.now()).await?;
    Ok(OfferRefusal { is_refused: true, ..before })
}

/// They want them after all.
pub async fn allow_offers(app: &App, message: Key) -> Result<OfferRefusal, ConversationError> {
    let before = offer_refusal(app, message).await?;
    store::offer_refusal::forget(&app.store, message.account(), &before.email).await?;
    Ok(OfferRefusal { is_refused: false, ..before })
}

/// Where a person who opens the door of mail programs is led.
pub async fn refusal_page(app: &App, message: Key) -> Result<String, ConversationError> {
    let refusal = offer_refusal(app, message).await?;
    let key = app::guest_key(app, Held::Message, message).await?.ok_or(ConversationError::NoSuchThread)?;
    let office = app.post_office.as_deref().ok_or(ConversationError::NoSuchThread)?;
    Ok(office.refusal_page(&refusal.site, &key))
}
