//! Files of a message: checked, stored, and deleted if the message is not stored.

use domain::inbox::attachment::{Attachment, MOST_FILES};
use domain::key::{AccountId, Key};
use gallery::{CleanFile, ReadFileError, ShelfError, UnfitFile};
use serde_json::{Value, json};
use store::StoreError;
use store::row::inbox::message;

use super::error::ConversationError;
use crate::App;
use crate::access::Denied;

/// A file as uploaded.
#[derive(Clone, Debug)]
pub struct NewFile {
    pub name: String,
    pub bytes: Vec<u8>,
}

#[derive(Debug, thiserror::Error)]
pub enum AttachmentError {
    #[error("Choose a file.")]
    None,
    #[error("At most {MOST_FILES} files are taken with one message.")]
    TooMany,
    #[error("{name}: {why}")]
    Unfit { name: String, why: UnfitFile },
    #[error("no such conversation")]
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

/// The stored files of a message that is about to be written.
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

/// The attachments of a message.
pub fn attachments(row: &message::Model) -> Vec<Attachment> {
    serde_json::from_value(row.attachments.clone()).unwrap_or_default()
}

/// Checks and stores all files, or fails with the error of the first invalid one.
pub(super) async fn take_in_files(
    app: &App,
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
        let read = app.gallery.read_file(&name, bytes).await;
        clean.push(read.map_err(|error| match error {
            ReadFileError::Unfit(why) => AttachmentError::Unfit { name, why },
            ReadFileError::Decoder(error) => AttachmentError::Decoder(error),
        })?);
    }
    shelve(app, account, clean).await
}

/// The same for files of an e-mail, without the invalid ones. `None` if none is left.
pub(super) async fn take_in_files_of_mail(
    app: &App,
    account: AccountId,
    files: Vec<NewFile>,
) -> Result<Option<Parcel>, AttachmentError> {
    let mut clean = Vec::new();
    for NewFile { name, bytes } in files.into_iter().take(MOST_FILES) {
        match app.gallery.read_file(&name, bytes).await {
            Ok(file) => clean.push(file),
            Err(ReadFileError::Unfit(why)) => tracing::info!(%why, "an attachment of an e-mail was left out"),
            Err(ReadFileError::Decoder(error)) => return Err(AttachmentError::Decoder(error)),
        }
    }
    if clean.is_empty() { Ok(None) } else { shelve(app, account, clean).await.map(Some) }
}

async fn shelve(app: &App, account: AccountId, files: Vec<CleanFile>) -> Result<Parcel, AttachmentError> {
    let message = app.new_key(account);
    let attachments = files.iter().map(|file| file.attachment.clone()).collect();
    let parcel = Parcel { message, attachments };
    let kept = app.gallery.keep_files(message, files).await.map_err(AttachmentError::from);
    sent(app, &parcel, kept).await?;
    Ok(parcel)
}

/// Deletes the files of a message that failed.
pub(super) async fn sent<T>(
    app: &App,
    parcel: &Parcel,
    outcome: Result<T, AttachmentError>,
) -> Result<T, AttachmentError> {
    if outcome.is_err() {
        forget_parcel(app, parcel).await;
    }
    outcome
}

pub(super) async fn forget_parcel(app: &App, parcel: &Parcel) {
    if let Err(error) = app.gallery.remove_files(parcel.message).await {
        tracing::warn!(message = %parcel.message, %error, "files of a message that was not stored could not be deleted");
    }
}
