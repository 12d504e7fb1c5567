//! Pictures of homes: stored on upload, resized by a job, and deleted by another.
//!
//! The file is stored before its row, so that a row never refers to a missing file; a file without a row is unused.

use std::io;

use domain::key::Key;
use domain::text::code::PhotoState;
use gallery::{Bytes, GalleryError, ReadError, ShelfError, Size, Unfit};
use store::StoreError;
use store::resource::{Row, Value};

use crate::access::Caller;
use crate::app::After;
use crate::records::{Resource, ResourceError};
use crate::{App, records};

#[derive(Clone, Debug)]
pub struct NewPhoto {
    pub property: Key,
    pub alt: String,
    pub file: Vec<u8>,
}

#[derive(Debug, thiserror::Error)]
pub enum PhotoError {
    #[error(transparent)]
    Unfit(#[from] Unfit),
    #[error(transparent)]
    Resource(#[from] ResourceError),
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the decoder of AVIF cannot be asked: {0}")]
    Decoder(io::Error),
}

impl From<ReadError> for PhotoError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Unfit(unfit) => unfit.into(),
            ReadError::Decoder(error) => Self::Decoder(error),
        }
    }
}

impl From<GalleryError> for PhotoError {
    fn from(error: GalleryError) -> Self {
        match error {
            GalleryError::Unfit(unfit) => unfit.into(),
            GalleryError::Shelf(error) => error.into(),
        }
    }
}

/// Stores an uploaded picture as the last one of its home. `resource` is the photo resource.
pub async fn take_in_photo(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    new: NewPhoto,
) -> Result<Row, PhotoError> {
    caller.demand(resource.write).map_err(ResourceError::from)?;
    // Checked first, so that nothing is decoded for a home that the user may not see.
    let home = store::homes::property::find_row(app.store.read(), caller.account, new.property).await?;
    if home.is_none() || !caller.sees(&app.store, new.property).await? {
        return Err(ResourceError::wrong("property", "There is nothing with this key.").into());
    }
    let clean = app.gallery.read(new.file).await?;
    let key = app.new_key(caller.account);
    let values = vec![
        ("key", Value::Key(key)),
        ("property", Value::Key(new.property)),
        ("alt", Value::Text(new.alt)),
        ("width", Value::Whole(clean.width.into())),
        ("height", Value::Whole(clean.height.into())),
        ("tone", Value::Text(clean.tone.clone())),
        ("state", Value::of_code(PhotoState::Preparing)),
    ];
    app.gallery.keep(key, clean).await?;
    let made = records::create_row(app, caller, resource, values).await;
    if made.is_err() {
        forget_files(app, key).await;
    }
    Ok(made?)
}

/// One size of a picture, if it exists.
pub async fn photo_file(app: &App, photo: Key, size: Size) -> Result<Option<Bytes>, ShelfError> {
    app.gallery.show(photo, size).await
}

/// Creates the sizes of a picture, and publishes it.
pub(crate) async fn prepare_photo(app: &App, key: Key) -> Result<After, PhotoError> {
    let account = key.account();
    let found = store::homes::photo::find(app.store.read(), account, key).await?;
    let Some(photo) = found.filter(|photo| photo.state != PhotoState::Ready) else {
        return Ok(After::Nothing);
    };
    match app.gallery.make_sizes(key).await {
        Ok(true) => {}
        Ok(false) => return Ok(After::Never("the file of the picture is gone".to_owned())),
        Err(GalleryError::Unfit(unfit)) => return Ok(After::Never(unfit.to_string())),
        Err(GalleryError::Shelf(error)) => return Err(error.into()),
    }
    app.reach("photo_sized");
    let tx = app.store.write().await?;
    let is_there = store::homes::photo::set_ready(&tx, account, key).await?;
    store::catalog::change::of_property(&tx, account, photo.property_id.key()).await?;
    app.commit(tx, account).await?;
    if !is_there {
        // It was deleted meanwhile, and its files may have been deleted before the last one was created.
        app.gallery.remove(key).await?;
    }
    Ok(After::Nothing)
}

/// Deletes the files unless the row still exists, because deleting the home failed.
pub(crate) async fn remove_photo(app: &App, key: Key) -> Result<After, PhotoError> {
    if store::homes::photo::find(app.store.read(), key.account(), key).await?.is_none() {
        app.gallery.remove(key).await?;
    }
    Ok(After::Nothing)
}

pub(crate) async fn forget_files(app: &App, key: Key) {
    if let Err(error) = app.gallery.remove(key).await {
        tracing::warn!(photo = %key, %error, "the file of a picture that was not stored could not be deleted");
    }
}
