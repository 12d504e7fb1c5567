//! Files attached to messages. Pictures are cleaned like photos of homes, which removes the location where they were taken; a PDF
//! or a text file is stored unchanged.

use bytes::Bytes;
use domain::inbox::attachment::{Attachment, ContentType, MOST_BYTES};
use domain::key::Key;

use crate::format;
use crate::gallery::{Gallery, ReadError};
use crate::names::FILES;
use crate::picture::is_not_too_large;
use crate::shelf_error::ShelfError;
use crate::unfit::Unfit;

#[derive(Clone, Debug)]
pub struct CleanFile {
    pub attachment: Attachment,
    bytes: Vec<u8>,
}

/// Why a file is rejected, in words shown to its sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnfitFile {
    #[error(
        "This kind of file is not taken. Send a picture (JPEG, PNG, WebP or AVIF), a PDF or a plain text."
    )]
    Unknown,
    #[error("This file is empty.")]
    Empty,
    #[error("This file is too large: at most {} MB are taken.", MOST_BYTES / 1024 / 1024)]
    TooLarge,
    #[error(transparent)]
    Picture(Unfit),
}

#[derive(Debug, thiserror::Error)]
pub enum ReadFileError {
    #[error(transparent)]
    Unfit(#[from] UnfitFile),
    #[error("the AVIF decoder cannot be run: {0}")]
    Decoder(std::io::Error),
}

impl From<ReadError> for ReadFileError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Unfit(unfit) => Self::Unfit(UnfitFile::Picture(unfit)),
            ReadError::Decoder(error) => Self::Decoder(error),
        }
    }
}

impl Gallery {
    /// Validates an uploaded file and its name; fails with the reason if it is rejected.
    pub async fn read_file(&self, said: &str, sent: Vec<u8>) -> Result<CleanFile, ReadFileError> {
        if sent.is_empty() {
            return Err(UnfitFile::Empty.into());
        }
        if sent.len() > MOST_BYTES {
            return Err(UnfitFile::TooLarge.into());
        }
        if format::of(&sent) == Err(Unfit::Unknown) {
            let content_type = ContentType::of(&sent).ok_or(UnfitFile::Unknown)?;
            return Ok(CleanFile { attachment: told(content_type, said, &sent), bytes: sent });
        }
        // A known picture format that cannot be read fails with an error of its own.
        let photo = self.clean(sent, is_not_too_large).await?;
        let (width, height) = photo.kept;
        let attachment = told(ContentType::Jpeg, said, &photo.bytes);
        let attachment = Attachment { width: Some(width), height: Some(height), ..attachment };
        Ok(CleanFile { attachment, bytes: photo.bytes })
    }

    /// Stores the files of a message; those beyond the maximum per message are dropped.
    pub async fn keep_files(&self, message: Key, files: Vec<CleanFile>) -> Result<(), ShelfError> {
        for (name, file) in FILES.into_iter().zip(files) {
            self.shelf.put(message, name, file.bytes).await?;
        }
        Ok(())
    }

    /// None if there is no such file.
    pub async fn show_file(&self, message: Key, place: usize) -> Result<Option<Bytes>, ShelfError> {
        match FILES.get(place) {
            Some(name) => self.shelf.get(message, name).await,
            None => Ok(None),
        }
    }

    pub async fn remove_files(&self, message: Key) -> Result<(), ShelfError> {
        for name in FILES {
            self.shelf.remove(message, name).await?;
        }
        Ok(())
    }

    /// All files of a message with their names, for the export of an account.
    pub async fn files_of_message(&self, message: Key) -> Result<Vec<(String, Vec<u8>)>, ShelfError> {
        self.all_of(message, FILES.into_iter()).await
    }
}

fn told(content_type: ContentType, said: &str, bytes: &[u8]) -> Attachment {
    let size = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    Attachment { name: content_type.name(said), content_type, size, width: None, height: None }
}
