//! Answers by mail: a guest or an owner answers a letter, and what is new in it becomes a message of the conversation, once however
//! often the letter comes.

use std::time::Duration;

use domain::attachment::named_files;
use domain::code::StateStatus;
use domain::key::Key;
use domain::message::MessageText;
use domain::role::Permission;
use mailroom::{About, Answer, Mailbox, MailboxError, Replies, Unusable, Writer};
use store::row::{message, site, thread, user};
use store::{StoreError, Tx};

use crate::House;
use crate::access::{Caller, Way};
use crate::attachment::{AttachmentError, NewFile, Parcel};
use crate::conversation::{Author, ConversationError, Words};
use crate::message::{Said, known_by};
use crate::thread::told_of_answer;

pub use mailroom::MOST_LETTER;

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

impl House {
    fn replies(&self) -> Option<&Replies> {
        self.post_office.as_deref()?.replies.as_ref()
    }

    /// Whether whoever hands a letter in may.
    pub fn takes_mail_from(&self, secret: &str) -> bool {
        self.replies().is_some_and(|replies| replies.is_opened_by(secret))
    }

    /// Takes a letter as it came. `recipients`: whom the server took it for, where it says so.
    pub async fn receive_mail(&self, raw: &[u8], recipients: &[&str]) -> Result<Received, ReplyError> {
        let replies = self.replies().ok_or(ReplyError::NotSet)?;
        let received = match Answer::read(raw, recipients, replies) {
            Ok(answer) => self.keep_answer(answer).await?,
            Err(reason) => Received::Left(reason),
        };
        tracing::info!(?received, "a letter came in");
        metrics::counter!("casita_mail_received_total", "outcome" => received.outcome()).increment(1);
        Ok(received)
    }

    async fn keep_answer(&self, mut answer: Answer) -> Result<Received, ReplyError> {
        let files = std::mem::take(&mut answer.files).into_iter();
        let files = files.map(|(name, bytes)| NewFile { name, bytes }).collect();
        let parcel = self.take_in_files_of_mail(answer.about.account(), files).await?;
        let kept = self.keep_packed(&answer, parcel.as_ref()).await;
        if let (Some(parcel), false) = (&parcel, matches!(kept, Ok(Received::Kept(_)))) {
            self.forget_parcel(parcel).await;
        }
        kept
    }

    async fn keep_packed(&self, answer: &Answer, parcel: Option<&Parcel>) -> Result<Received, ReplyError> {
        let names = || named_files(&parcel?.attachments);
        let Some(text) = answer.text.clone().or_else(names) else {
            return Ok(Received::Left(Unusable::Empty));
        };
        let tx = self.store.write().await?;
        let Some(thread) = self.answered_thread(&tx, answer.about).await? else {
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
                let heard = self.hear_guest_in(&tx, thread, &name, &text, mail_name, parcel).await?;
                heard.map(|message| message.id.key())
            }
            Writer::Host => {
                let words = Words { parcel, ..(&text).into() };
                match self.hear_host_by_mail(&tx, &thread, answer, words).await? {
                    Some(message) => Some(message),
                    None => return Ok(Received::Refused),
                }
            }
        };
        let Some(message) = message else { return Ok(Received::Gone) };
        tx.commit().await?;
        self.bell.ring(about);
        Ok(Received::Kept(message))
    }

    /// The conversation, with nobody else at it, so that a letter that comes twice at once is seen by the second.
    pub(crate) async fn answered_thread(
        &self,
        tx: &Tx,
        about: About,
    ) -> Result<Option<thread::Model>, StoreError> {
        let key = match about {
            About::Thread(key) => key,
            About::Reservation(key) => {
                let Some(reservation) = store::reservation::lock(tx, key).await? else { return Ok(None) };
                let home = reservation.property_id.key();
                let home = store::property::find_row(tx, key.account(), home).await?;
                let place = home.map(|home| home.name).unwrap_or_default();
                self.thread_of(tx, &reservation, &place).await?
            }
        };
        let row = store::thread::lock(tx, key).await?;
        Ok(row.filter(|row| row.state_status != StateStatus::Deleted.code()))
    }

    /// A guest says something more in a conversation. Nothing where the account has no site any more.
    pub(crate) async fn hear_guest_in(
        &self,
        tx: &Tx,
        thread: thread::Model,
        name: &str,
        text: &MessageText,
        mail_name: Option<&str>,
        parcel: Option<&Parcel>,
    ) -> Result<Option<message::Model>, StoreError> {
        let Some(site) = self.site_of_thread(tx, &thread).await? else { return Ok(None) };
        let place = thread.subject.clone();
        let thread = self.with_words(thread, &place, text);
        let thread = thread::Model { version: thread.version + 1, ..thread };
        store::thread::update(tx, thread.clone()).await?;
        let said = Said { name, text, stay: None, party: None, mail_name, parcel };
        self.hear_guest(tx, &site, &thread, &said).await.map(Some)
    }

    async fn hear_host_by_mail(
        &self,
        tx: &Tx,
        thread: &thread::Model,
        answer: &Answer,
        words: Words<'_>,
    ) -> Result<Option<Key>, ReplyError> {
        let (key, mail_name) = (thread.id.key(), Some(answer.name.as_str()));
        let site = self.site_of_thread(tx, thread).await?;
        let user = store::user::find_by_email(tx, &answer.from).await?;
        let caller = match &user {
            Some(user) => self.who_answers(tx, user, thread).await?,
            None => None,
        };
        let message = match caller {
            Some(caller) => self.answer_as(tx, &caller, key, words, mail_name).await?.0,
            None if user.is_some() && !is_contact(site.as_ref(), &answer.from) => return Ok(None),
            // An address that nobody signs in with, as teams have one: it speaks for the site.
            None => {
                let name = site.map(|site| site.name).unwrap_or_default();
                let by = Author { name: &name, user: None, has_read: true, mail_name };
                let message = self.answer(tx, key, by, words).await?.0;
                self.record_outsider(tx, key.account(), &answer.from, told_of_answer(&message, words))
                    .await?;
                message
            }
        };
        Ok(Some(message.id.key()))
    }

    /// Somebody who could write the same in the inbox: of the account still, with that right, and for this home.
    async fn who_answers(
        &self,
        tx: &Tx,
        user: &user::Model,
        thread: &thread::Model,
    ) -> Result<Option<Caller>, StoreError> {
        if user.state_status != StateStatus::Active.code() {
            return Ok(None);
        }
        let accounts = store::membership::of_user(tx, user.id.key()).await?;
        let caller = self.caller_in(Some(thread.account_id), &accounts, user.into(), Way::Session).await?;
        let Some(caller) = caller.filter(|caller| caller.may(Permission::Messages)) else { return Ok(None) };
        let sees = match thread.property_id {
            Some(home) => caller.sees(&self.store, home.key()).await?,
            None => caller.groups.is_none(),
        };
        Ok(sees.then_some(caller))
    }

    /// Looks through a mailbox for ever. Several nodes may: a letter is kept once.
    pub async fn watch_mailbox(self, mailbox: Mailbox) {
        loop {
            if let Err(error) = self.look_through(&mailbox).await {
                tracing::warn!(%error, "the mailbox cannot be looked through");
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Once. What cannot be kept now stays unread, and is tried again at the next look; what is too large is read by nobody here. Tells how many letters there were.
    pub async fn look_through(&self, mailbox: &Mailbox) -> Result<usize, MailboxError> {
        let mut look = mailbox.open().await?;
        let mut count = 0;
        while let Some(letter) = look.next().await? {
            count += 1;
            let Some(raw) = &letter.raw else {
                tracing::warn!(
                    bytes = letter.bytes,
                    most = MOST_LETTER,
                    "a letter is too large and was left"
                );
                metrics::counter!("casita_mail_received_total", "outcome" => "too_large").increment(1);
                look.mark_read(&letter).await?;
                continue;
            };
            match self.receive_mail(raw, &[]).await {
                Ok(_) => look.mark_read(&letter).await?,
                Err(error) => tracing::error!(%error, "a letter cannot be kept"),
            }
        }
        look.close().await?;
        Ok(count)
    }
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
