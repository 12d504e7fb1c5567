//! Files that come with a message. They are read before anything is written, and lie on the shelf before the message tells of them:
//! a file without a message is nobody's, a message without its file would be a lie.

use domain::attachment::{Attachment, MOST_FILES, named_files};
use domain::key::{AccountId, Key};
use domain::message::MessageText;
use domain::role::Permission;
use gallery::{Bytes, CleanFile, ReadFileError, ShelfError, UnfitFile};
use serde_json::{Value, json};
use store::StoreError;
use store::row::message;

use crate::House;
use crate::access::{Caller, Denied};
use crate::conversation::{ConversationError, Words};

/// As somebody sent it.
#[derive(Clone, Debug)]
pub struct NewFile {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// What somebody of the account sends to a guest.
#[derive(Clone, Debug)]
pub struct FileAnswer {
    /// Whoever sends files need not say anything.
    pub text: Option<MessageText>,
    /// What the letter is headed with; nothing for the usual.
    pub subject: String,
    pub is_offer: bool,
    pub files: Vec<NewFile>,
}

#[derive(Debug, thiserror::Error)]
pub enum AttachmentError {
    #[error("Choose a file.")]
    None,
    #[error("At most {MOST_FILES} files are taken with one message.")]
    TooMany,
    #[error("{name}: {why}")]
    Unfit { name: String, why: UnfitFile },
    #[error("there is no such conversation")]
    NoSuchThread,
    #[error(transparent)]
    Conversation(#[from] ConversationError),
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the decoder of AVIF cannot be asked: {0}")]
    Decoder(std::io::Error),
}

/// A message to be, whose files lie on the shelf already.
#[derive(Clone, Debug)]
pub(crate) struct Parcel {
    pub(crate) message: Key,
    pub(crate) attachments: Vec<Attachment>,
}

impl Parcel {
    pub(crate) fn told(&self) -> Value {
        json!(self.attachments)
    }
}

/// What a message says of its files.
pub fn attachments(row: &message::Model) -> Vec<Attachment> {
    serde_json::from_value(row.attachments.clone()).unwrap_or_default()
}

impl House {
    /// One file of a message, with what the message says of it.
    pub async fn message_file(
        &self,
        message: Key,
        place: usize,
    ) -> Result<Option<(Attachment, Bytes)>, AttachmentError> {
        let Some(row) = store::thread::find_message(self.store.read(), message).await? else {
            return Ok(None);
        };
        let Some(attachment) = attachments(&row).into_iter().nth(place) else { return Ok(None) };
        Ok(self.gallery.show_file(message, place).await?.map(|bytes| (attachment, bytes)))
    }

    /// The same for somebody of the account who may see the conversation.
    pub async fn own_message_file(
        &self,
        caller: &Caller,
        message: Key,
        place: usize,
    ) -> Result<Option<(Attachment, Bytes)>, AttachmentError> {
        caller.demand(Permission::Read)?;
        let found = store::thread::find_message(self.store.read(), message).await?;
        let Some(row) = found.filter(|_| caller.owns(message)) else { return Ok(None) };
        self.check_sees_thread(caller, row.thread_id.key()).await?;
        self.message_file(message, place).await
    }

    pub async fn check_may_answer(&self, caller: &Caller, thread: Key) -> Result<(), AttachmentError> {
        caller.demand(Permission::Messages)?;
        self.check_sees_thread(caller, thread).await
    }

    async fn check_sees_thread(&self, caller: &Caller, thread: Key) -> Result<(), AttachmentError> {
        let row = store::thread::find(self.store.read(), thread).await?.filter(|_| caller.owns(thread));
        let is_seen = match row.ok_or(AttachmentError::NoSuchThread)?.property_id {
            Some(property) => caller.sees(&self.store, property.key()).await?,
            None => caller.groups.is_none(),
        };
        if is_seen { Ok(()) } else { Err(AttachmentError::NoSuchThread) }
    }

    /// Somebody of the account answers a guest, with files and perhaps with words.
    pub async fn answer_with_files(
        &self,
        caller: &Caller,
        thread: Key,
        answer: FileAnswer,
    ) -> Result<message::Model, AttachmentError> {
        self.check_may_answer(caller, thread).await?;
        let FileAnswer { text, subject, is_offer, files } = answer;
        let parcel = self.take_in_files(caller.account, files).await?;
        let text = text.or_else(|| named_files(&parcel.attachments)).ok_or(AttachmentError::None)?;
        let words = Words { text: &text, subject: &subject, is_offer, parcel: Some(&parcel) };
        self.sent(&parcel, self.answer_with(caller, thread, words).await).await
    }

    async fn answer_with(
        &self,
        caller: &Caller,
        thread: Key,
        words: Words<'_>,
    ) -> Result<message::Model, AttachmentError> {
        let tx = self.store.write().await?;
        let (message, about) = self.answer_as(&tx, caller, thread, words, None).await?;
        tx.commit().await?;
        self.bell.ring(about);
        Ok(message)
    }

    /// The guest of a reservation sends files, and perhaps words.
    pub async fn write_to_owner_with_files(
        &self,
        reservation: Key,
        text: Option<MessageText>,
        files: Vec<NewFile>,
    ) -> Result<message::Model, AttachmentError> {
        let known = store::reservation::find(self.store.read(), reservation).await?;
        known.ok_or(AttachmentError::NoSuchThread)?;
        let parcel = self.take_in_files(reservation.account(), files).await?;
        let text = text.or_else(|| named_files(&parcel.attachments)).ok_or(AttachmentError::None)?;
        self.sent(&parcel, self.hear_guest_with(reservation, &text, &parcel).await).await
    }

    async fn hear_guest_with(
        &self,
        reservation: Key,
        text: &MessageText,
        parcel: &Parcel,
    ) -> Result<message::Model, AttachmentError> {
        let tx = self.store.write().await?;
        let about = mailroom::About::Reservation(reservation);
        let thread = self.answered_thread(&tx, about).await?.ok_or(AttachmentError::NoSuchThread)?;
        let known_by = crate::message::known_by(&thread);
        let name = thread.guest_name.clone();
        let heard = self.hear_guest_in(&tx, thread, &name, text, None, Some(parcel)).await?;
        let message = heard.ok_or(AttachmentError::NoSuchThread)?;
        tx.commit().await?;
        self.bell.ring(known_by);
        Ok(message)
    }

    /// Reads all files, or says of the first that is not taken why.
    pub(crate) async fn take_in_files(
        &self,
        account: AccountId,
        files: Vec<NewFile>,
    ) -> Result<Parcel, AttachmentError> {
        if files.is_empty() {
            return Err(AttachmentError::None);
        }
        if files.len() > MOST_FILES {
            return Err(AttachmentError::TooMany);
        }
        let mut clean = Vec::with_capacity(files.len());
        for NewFile { name, bytes } in files {
            let read = self.gallery.read_file(&name, bytes).await;
            clean.push(read.map_err(|error| match error {
                ReadFileError::Unfit(why) => AttachmentError::Unfit { name, why },
                ReadFileError::Decoder(error) => AttachmentError::Decoder(error),
            })?);
        }
        self.shelve(account, clean).await
    }

    /// The same with whatever of a letter is taken. Nothing when that is none of it.
    pub(crate) async fn take_in_files_of_mail(
        &self,
        account: AccountId,
        files: Vec<NewFile>,
    ) -> Result<Option<Parcel>, AttachmentError> {
        let mut clean = Vec::new();
        for NewFile { name, bytes } in files.into_iter().take(MOST_FILES) {
            match self.gallery.read_file(&name, bytes).await {
                Ok(file) => clean.push(file),
                Err(ReadFileError::Unfit(why)) => tracing::info!(%why, "a file of a letter is left out"),
                Err(ReadFileError::Decoder(error)) => return Err(AttachmentError::Decoder(error)),
            }
        }
        if clean.is_empty() { Ok(None) } else { self.shelve(account, clean).await.map(Some) }
    }

    async fn shelve(&self, account: AccountId, files: Vec<CleanFile>) -> Result<Parcel, AttachmentError> {
        let message = self.new_key(account);
        let attachments = files.iter().map(|file| file.attachment.clone()).collect();
        let parcel = Parcel { message, attachments };
        let kept = self.gallery.keep_files(message, files).await.map_err(AttachmentError::from);
        self.sent(&parcel, kept).await?;
        Ok(parcel)
    }

    /// Files of a message that came to nothing are taken from the shelf.
    async fn sent<T>(
        &self,
        parcel: &Parcel,
        outcome: Result<T, AttachmentError>,
    ) -> Result<T, AttachmentError> {
        if outcome.is_err() {
            self.forget_parcel(parcel).await;
        }
        outcome
    }

    pub(crate) async fn forget_parcel(&self, parcel: &Parcel) {
        if let Err(error) = self.gallery.remove_files(parcel.message).await {
            tracing::warn!(message = %parcel.message, %error, "files of a message that was not kept stay behind");
        }
    }
}
