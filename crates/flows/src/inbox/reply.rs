//! Replies by e-mail: a guest or an owner replies to an e-mail, and its new text becomes a message of the thread, once
//! however often the e-mail is delivered.

use std::time::Duration;

use domain::accounts::role::Permission;
use domain::inbox::attachment::named_files;
use domain::key::Key;
use domain::text::code::StateStatus;
use mailroom::{Answer, MOST_LETTER, Mailbox, MailboxError, Replies, Unusable, Writer};
use store::row::inbox::thread;
use store::row::sessions::user;
use store::row::sites::site;
use store::{StoreError, Tx};

use super::conversation::{Author, Words, site_of_thread, write_answer};
use super::error::ConversationError;
use super::file::{AttachmentError, NewFile, Parcel, forget_parcel, take_in_files_of_mail};
use super::guest_answer::{answered_thread, hear_guest_in};
use super::message::known_by;
use super::thread::{answer_as, told_of_answer};
use crate::access::{Caller, Way};
use crate::{App, app, sessions};

/// Interval for checking a mailbox.
const PAUSE: Duration = Duration::from_secs(30);

#[derive(Debug, thiserror::Error)]
pub enum ReplyError {
    #[error("incoming e-mail is not configured")]
    NotSet,
    #[error(transparent)]
    Conversation(#[from] ConversationError),
    #[error(transparent)]
    Attachment(#[from] AttachmentError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The result of a received e-mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// Stored as this message.
    Kept(Key),
    /// Was stored already.
    Known,
    /// The thread it replies to is gone.
    Gone,
    /// The sender is a user who may no longer write for the account.
    Refused,
    Left(Unusable),
}

fn replies(app: &App) -> Option<&Replies> {
    app.post_office.as_deref()?.replies.as_ref()
}

/// Whether the secret permits delivering e-mails.
pub fn takes_mail_from(app: &App, secret: &str) -> bool {
    replies(app).is_some_and(|replies| replies.is_opened_by(secret))
}

/// Handles a raw e-mail. `recipients`: the envelope recipients, if the server reports them.
pub async fn receive_mail(app: &App, raw: &[u8], recipients: &[&str]) -> Result<Received, ReplyError> {
    let replies = replies(app).ok_or(ReplyError::NotSet)?;
    let received = match Answer::read(raw, recipients, replies) {
        Ok(answer) => keep_answer(app, answer).await?,
        Err(reason) => Received::Left(reason),
    };
    tracing::info!(?received, "an e-mail was received");
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
    if store::inbox::thread::is_kept(&tx, thread.id.key().account(), &answer.name).await? {
        return Ok(Received::Known);
    }
    let about = known_by(&thread);
    let message = match answer.writer {
        Writer::Guest => {
            // Everyone who received the e-mail knows the reply address; another sender is shown by their address, so that the
            // owner notices.
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
    let user = store::sessions::user::find_by_email(tx, &answer.from).await?;
    let caller = match &user {
        Some(user) => who_answers(app, tx, user, thread).await?,
        None => None,
    };
    let message = match caller {
        Some(caller) => answer_as(app, tx, &caller, key, words, mail_name).await?.0,
        None if user.is_some() && !is_contact(site.as_ref(), &answer.from) => return Ok(None),
        // An address that no user signs in with, such as a team's: it writes for the site.
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

/// The user as a caller who may write the same in the inbox: an active member, with the permission, and for this home.
async fn who_answers(
    app: &App,
    tx: &Tx,
    user: &user::Model,
    thread: &thread::Model,
) -> Result<Option<Caller>, StoreError> {
    if user.state_status != StateStatus::Active {
        return Ok(None);
    }
    let accounts = store::accounts::membership::of_user(tx, user.id.key()).await?;
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

/// Checks a mailbox periodically. Several nodes may do so: an e-mail is stored once.
pub async fn watch_mailbox(app: App, mailbox: Mailbox) {
    loop {
        if let Err(error) = look_through(&app, &mailbox).await {
            tracing::warn!(%error, "the mailbox could not be checked");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Checks the mailbox once. An e-mail that cannot be stored stays unread and is retried at the next check; one that is too large
/// is marked as read and skipped. Returns the number of e-mails.
async fn look_through(app: &App, mailbox: &Mailbox) -> Result<usize, MailboxError> {
    let mut look = mailbox.open().await?;
    let mut count = 0;
    while let Some(letter) = look.next().await? {
        count += 1;
        let Some(raw) = &letter.raw else {
            tracing::warn!(
                bytes = letter.bytes,
                most = MOST_LETTER,
                "an e-mail is too large and was skipped"
            );
            metrics::counter!("casita_mail_received_total", "outcome" => "too_large").increment(1);
            look.mark_read(&letter).await?;
            continue;
        };
        match receive_mail(app, raw, &[]).await {
            Ok(_) => look.mark_read(&letter).await?,
            Err(error) => tracing::error!(%error, "an e-mail could not be stored"),
        }
    }
    look.close().await?;
    Ok(count)
}

/// Whether the address is the site's contact address.
fn is_contact(site: Option<&site::Model>, address: &str) -> bool {
    site.is_some_and(|site| site.contact_email.trim().eq_ignore_ascii_case(address))
}

impl Received {
    /// Label of the metric.
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
