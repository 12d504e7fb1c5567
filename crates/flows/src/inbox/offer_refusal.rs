//! Opting out of offers. The link in an offer contains the guest key of the message, so anyone with the e-mail can opt out of
//! further offers.

use domain::guest_key::Held;
use domain::key::Key;
use store::row::sites::site;

use super::conversation::site_of_thread;
use super::error::ConversationError;
use crate::{App, app};

/// The state of one guest for the account that sent the offer.
#[derive(Debug)]
pub struct OfferRefusal {
    pub site: site::Model,
    pub email: String,
    pub is_refused: bool,
}

/// Whether the recipient of an offer has opted out.
pub async fn offer_refusal(app: &App, message: Key) -> Result<OfferRefusal, ConversationError> {
    let db = &app.store.read_moment().await?;
    let found = store::inbox::thread::find_message(db, message).await?.filter(|message| message.is_offer);
    let found = found.ok_or(ConversationError::NoSuchThread)?;
    let thread = store::inbox::thread::find(db, found.thread_id.key()).await?;
    let thread = thread.ok_or(ConversationError::NoSuchThread)?;
    let site = site_of_thread(db, &thread).await?.ok_or(ConversationError::NoSuchThread)?;
    let is_refused = store::inbox::offer_refusal::exists(db, message.account(), &thread.guest_email).await?;
    Ok(OfferRefusal { site, email: thread.guest_email, is_refused })
}

pub async fn refuse_offers(app: &App, message: Key) -> Result<OfferRefusal, ConversationError> {
    let before = offer_refusal(app, message).await?;
    store::inbox::offer_refusal::keep(&app.store, message.account(), &before.email, app.now()).await?;
    Ok(OfferRefusal { is_refused: true, ..before })
}

/// Opts in again.
pub async fn allow_offers(app: &App, message: Key) -> Result<OfferRefusal, ConversationError> {
    let before = offer_refusal(app, message).await?;
    store::inbox::offer_refusal::forget(&app.store, message.account(), &before.email).await?;
    Ok(OfferRefusal { is_refused: false, ..before })
}

/// The page that the one-click address redirects to when a person opens it.
pub async fn refusal_page(app: &App, message: Key) -> Result<String, ConversationError> {
    let refusal = offer_refusal(app, message).await?;
    let key = app::guest_key(app, Held::Message, message).await?.ok_or(ConversationError::NoSuchThread)?;
    let office = app.post_office.as_deref().ok_or(ConversationError::NoSuchThread)?;
    Ok(office.refusal_page(&refusal.site, &key))
}
