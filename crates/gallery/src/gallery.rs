//! Accepts, processes, serves and deletes pictures. Decoding runs on blocking threads, a few at a time: each picture may need
//! hundreds of megabytes.

use std::io;
use std::sync::Arc;

use bytes::Bytes;
use domain::key::Key;
use tokio::sync::Semaphore;

use crate::answer;
use crate::decoder::AvifDecoder;
use crate::names::KEPT;
use crate::picture::{Picture, PixelCheck, Size, check_pixels};
use crate::shelf::Shelf;
use crate::shelf_error::ShelfError;
use crate::unfit::{MOST_BYTES, Unfit};
use crate::{format, names};

const AT_ONCE: usize = 2;

#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    #[error(transparent)]
    Unfit(#[from] Unfit),
    #[error("the AVIF decoder cannot be run: {0}")]
    Decoder(io::Error),
}

#[derive(Debug, thiserror::Error)]
pub enum GalleryError {
    #[error(transparent)]
    Unfit(#[from] Unfit),
    #[error(transparent)]
    Shelf(#[from] ShelfError),
}

#[derive(Clone, Debug)]
pub struct Gallery {
    pub(crate) shelf: Shelf,
    avif: Option<Arc<dyn AvifDecoder>>,
    turns: Arc<Semaphore>,
}

/// A picture to be stored: only its pixels, upright.
#[derive(Clone, Debug)]
pub struct CleanPhoto {
    pub(crate) bytes: Vec<u8>,
    /// Width and height of the master copy.
    pub(crate) kept: (u32, u32),
    /// Width of the large size.
    pub width: u32,
    pub height: u32,
    /// Mean color.
    pub tone: String,
}

impl Gallery {
    pub fn new(shelf: Shelf) -> Self {
        Self { shelf, avif: None, turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Enables AVIF; without a decoder such files are rejected.
    #[must_use]
    pub fn with_avif(self, decoder: impl AvifDecoder + 'static) -> Self {
        Self { avif: Some(Arc::new(decoder)), ..self }
    }

    /// Decodes an uploaded picture of a home; fails with the reason if it is rejected.
    pub async fn read(&self, sent: Vec<u8>) -> Result<CleanPhoto, ReadError> {
        self.clean(sent, check_pixels).await
    }

    /// For AVIF the dimensions are checked by the decoder process with the limits for pictures of homes, whatever `check` is.
    pub(crate) async fn clean(&self, sent: Vec<u8>, check: PixelCheck) -> Result<CleanPhoto, ReadError> {
        let clean = match &self.avif {
            Some(decoder) if format::is_avif(&sent) && sent.len() <= MOST_BYTES => {
                let answer = self.asked(decoder.as_ref(), sent).await.map_err(ReadError::Decoder)?;
                self.beside(move || cleaned(&answer::read(answer.unwrap_or_default())?)).await
            }
            _ => self.beside(move || cleaned(&Picture::sent(&sent, check)?)).await,
        };
        Ok(clean?)
    }

    async fn asked(&self, decoder: &dyn AvifDecoder, sent: Vec<u8>) -> io::Result<Option<Vec<u8>>> {
        let _turn = self.turns.acquire().await;
        decoder.answer(sent).await
    }

    pub async fn keep(&self, photo: Key, clean: CleanPhoto) -> Result<(), ShelfError> {
        self.shelf.put(photo, KEPT, clean.bytes).await
    }

    /// Makes the displayed sizes from the master copy; idempotent. Returns false if there is no master copy.
    pub async fn make_sizes(&self, photo: Key) -> Result<bool, GalleryError> {
        let Some(kept) = self.shelf.get(photo, KEPT).await? else { return Ok(false) };
        let made = self.beside(move || {
            let picture = Picture::kept(&kept)?;
            Size::ALL.into_iter().map(|size| Ok((size, picture.sized(size)?))).collect::<Result<Vec<_>, _>>()
        });
        for (size, bytes) in made.await? {
            self.shelf.put(photo, size.file(), bytes).await?;
        }
        Ok(true)
    }

    pub async fn show(&self, photo: Key, size: Size) -> Result<Option<Bytes>, ShelfError> {
        self.shelf.get(photo, size.file()).await
    }

    /// Deletes all files of the picture.
    pub async fn remove(&self, photo: Key) -> Result<(), ShelfError> {
        for file in names::of_picture() {
            self.shelf.remove(photo, file).await?;
        }
        Ok(())
    }

    /// All files of the picture with their names, for the export of an account.
    pub async fn files(&self, photo: Key) -> Result<Vec<(String, Vec<u8>)>, ShelfError> {
        self.all_of(photo, names::of_picture()).await
    }

    pub(crate) async fn all_of(
        &self,
        key: Key,
        names: impl Iterator<Item = &'static str>,
    ) -> Result<Vec<(String, Vec<u8>)>, ShelfError> {
        let mut files = Vec::new();
        for file in names {
            files.extend(self.shelf.get(key, file).await?.map(|bytes| (file.to_owned(), bytes.to_vec())));
        }
        Ok(files)
    }

    /// Stores an imported file of a picture or message. Ignores unknown file names.
    pub async fn put_file(&self, key: Key, file: &str, bytes: Vec<u8>) -> Result<(), ShelfError> {
        match names::known(file) {
            Some(name) => self.shelf.put(key, name, bytes).await,
            None => Ok(()),
        }
    }

    pub(crate) async fn beside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Unfit> + Send + 'static,
    ) -> Result<T, Unfit> {
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            // Held until the work is done, even if the request is canceled.
            let _turn = turn;
            work()
        });
        // A decoder panic means a broken file.
        done.await.unwrap_or(Err(Unfit::Broken))
    }
}

fn cleaned(picture: &Picture) -> Result<CleanPhoto, Unfit> {
    let (width, height) = picture.extent(Size::Large);
    let kept = picture.pixels.dimensions();
    Ok(CleanPhoto { kept, bytes: picture.to_keep()?, width, height, tone: picture.tone() })
}
