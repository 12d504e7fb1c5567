//! Answers by mail: a guest or an owner answers a letter, and what is new in it becomes a message of the conversation, once however
//! often the letter comes.

use std::time::Duration;

use domain::attachment::named_files;
use domain::code::StateStatus;
use domain::key::Key;
use domain::role::Permission;
use mailroom::{Answer, MOST_LETTER, Mailbox, MailboxError, Replies, Unusable, Writer};
use store::row::{site, thread, user};
use store::{StoreError, Tx};

use super::conversation::{Author, Words, site_of_thread, write_answer};
use super::error::ConversationError;
use super::file::{AttachmentError, NewFile, Parcel, forget_parcel, take_in_files_of_mail};
use super::guest_answer::{answered_thread, hear_guest_in};
use super::message::known_by;
use super::thread::{answer_as, told_of_answer};
use crate::access::{Caller, Way};
use crate::{App, app, sessions};

/// How often a mailbox is looked through.
const PAUSE: Duration = Duration::from_secs(30);

#[derive(Debug, thiserror::Error)]
pub enum ReplyError {
    #[error("no letters come in here")]
    NotSet,
    #[error(transparent)]
    Conversation(#[from] ConversationError),
    #[error(transparent)]
    Attachment(#[from] AttachmentError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What became of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// It is a message now.
    Kept(Key),
    /// It was one already.
    Known,
    /// What it answers is gone.
    Gone,
    /// Who writes for the account is known, and may not any more.
    Refused,
    Left(Unusable),
}

fn replies(app: &App) -> Option<&Replies> {
    app.post_office.as_deref()?.replies.as_ref()
}

/// Whether whoever hands a letter in may.
pub fn takes_mail_from(app: &App, secret: &str) -> bool {
    replies(app).is_some_and(|replies| replies.is_opened_by(secret))
}

/// Takes a letter as it came. `recipients`: whom the server took it for, where it says so.
pub async fn receive_mail(app: &App, raw: &[u8], recipients: &[&str]) -> Result<Received, ReplyError> {
    let replies = replies(app).ok_or(ReplyError::NotSet)?;
    let received = match Answer::read(raw, recipients, replies) {
        Ok(answer) => keep_answer(app, answer).await?,
        Err(reason) => Received::Left(reason),
    };
    tracing::info!(?received, "a letter came in");
    metrics::counter!("casita_mail_received_total", "outcome" => received.outcome()).increment(1);
    Ok(received)
}

async fn keep_answer(app: &App, mut answer: Answer) -> Result<Received, ReplyError> {
    let files = std::mem::take(&mut answer.files).into_iter();
    let files = files.map(|(name, bytes)| NewFile { name, bytes }).collect();
    let parcel = take_in_files_of_mail(app, answer.about.account(), files).await?;
    let kept = keep_packed(app, &answer, parcel.as_ref()).await;
    if let (Some(parcel), false) = (&parcel, matches!(kept, Ok(Received::Kept(_)))) {
        forget_parcel(app, parcel).await;
    }
    kept
}

async fn keep_packed(app: &App, answer: &Answer, parcel: Option<&Parcel>) -> Result<Received, ReplyError> {
    let names = || named_files(&parcel?.attachments);
    let Some(text) = answer.text.clone().or_else(names) else {
        return Ok(Received::Left(Unusable::Empty));
    };
    let tx = app.store.write().await?;
    let Some(thread) = answered_thread(app, &tx, answer.about).await? else {
        return Ok(Received::Gone);
    };
    if store::thread::is_kept(&tx, thread.id.key().account(), &answer.name).await? {
        return Ok(Received::Known);
    }
    let about = known_by(&thread);
    let message = match answer.writer {
        Writer::Guest => {
            // The address is known to whom it was sent to; somebody else with it is named, so that the owner sees that.
            let is_guest = answer.from == thread.guest_email;
            let name = if is_guest { thread.guest_name.clone() } else { answer.from.clone() };
            let mail_name = Some(answer.name.as_str());
            let heard = hear_guest_in(app, &tx, thread, &name, &text, mail_name, parcel).await?;
            heard.map(|message| message.id.key())
        }
        Writer::Host => {
            let words = Words { parcel, ..(&text).into() };
            match hear_host_by_mail(app, &tx, &thread, answer, words).await? {
                Some(message) => Some(message),
                None => return Ok(Received::Refused),
            }
        }
    };
    let Some(message) = message else { return Ok(Received::Gone) };
    tx.commit().await?;
    app.bell.ring(about);
    Ok(Received::Kept(message))
}

async fn hear_host_by_mail(
    app: &App,
    tx: &Tx,
    thread: &thread::Model,
    answer: &Answer,
    words: Words<'_>,
) -> Result<Option<Key>, ReplyError> {
    let (key, mail_name) = (thread.id.key(), Some(answer.name.as_str()));
    let site = site_of_thread(tx, thread).await?;
    let user = store::user::find_by_email(tx, &answer.from).await?;
    let caller = match &user {
        Some(user) => who_answers(app, tx, user, thread).await?,
        None => None,
    };
    let message = match caller {
        Some(caller) => answer_as(app, tx, &caller, key, words, mail_name).await?.0,
        None if user.is_some() && !is_contact(site.as_ref(), &answer.from) => return Ok(None),
        // An address that nobody signs in with, as teams have one: it speaks for the site.
        None => {
            let name = site.map(|site| site.name).unwrap_or_default();
            let by = Author { name: &name, user: None, has_read: true, mail_name };
            let message = write_answer(app, tx, key, by, words).await?.0;
            app::record_outsider(app, tx, key.account(), &answer.from, told_of_answer(&message, words))
                .await?;
            message
        }
    };
    Ok(Some(message.id.key()))
}

/// Somebody who could write the same in the inbox: of the account still, with that right, and for this home.
async fn who_answers(
    app: &App,
    tx: &Tx,
    user: &user::Model,
    thread: &thread::Model,
) -> Result<Option<Caller>, StoreError> {
    if user.state_status != StateStatus::Active {
        return Ok(None);
    }
    let accounts = store::membership::of_user(tx, user.id.key()).await?;
    let caller =
        sessions::caller_in(app, Some(thread.account_id.account()), &accounts, user.into(), Way::Session)
            .await?;
    let Some(caller) = caller.filter(|caller| caller.may(Permission::Messages)) else { return Ok(None) };
    let sees = match thread.property_id {
        Some(home) => caller.sees(&app.store, home.key()).await?,
        None => caller.groups.is_none(),
    };
    Ok(sees.then_some(caller))
}

/// Looks through a mailbox for ever. Several nodes may: a letter is kept once.
pub async fn watch_mailbox(app: App, mailbox: Mailbox) {
    loop {
        if let Err(error) = look_through(&app, &mailbox).await {
            tracing::warn!(%error, "the mailbox cannot be looked through");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Once. What cannot be kept now stays unread, and is tried again at the next look; what is too large is read by nobody here. Tells how many letters there were.
async fn look_through(app: &App, mailbox: &Mailbox) -> Result<usize, MailboxError> {
    let mut look = mailbox.open().await?;
    let mut count = 0;
    while let Some(letter) = look.next().await? {
        count += 1;
        let Some(raw) = &letter.raw else {
            tracing::warn!(bytes = letter.bytes, most = MOST_LETTER, "a letter is too large and was left");
            metrics::counter!("casita_mail_received_total", "outcome" => "too_large").increment(1);
            look.mark_read(&letter).await?;
            continue;
        };
        match receive_mail(app, raw, &[]).await {
            Ok(_) => look.mark_read(&letter).await?,
            Err(error) => tracing::error!(%error, "a letter cannot be kept"),
        }
    }
    look.close().await?;
    Ok(count)
}

/// Whether the site gives the address away as its own.
fn is_contact(site: Option<&site::Model>, address: &str) -> bool {
    site.is_some_and(|site| site.contact_email.trim().eq_ignore_ascii_case(address))
}

impl Received {
    /// In one word.
    pub const fn outcome(self) -> &'static str {
        match self {
            Self::Kept(_) => "kept",
            Self::Known => "known",
            Self::Gone => "gone",
            Self::Refused => "refused",
            Self::Left(_) => "left",
        }
    }
}
