//! Photos, in three sizes.

use std::fmt;
use std::sync::Arc;

use domain::key::Key;
use flows::homes::{LogoFile, Size};
use serde::{Serialize, Serializer};
use store::row::homes::photo;
use store::row::sites::site_picture;
use utoipa::ToSchema;

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PhotoOut {
    /// The path of the small size.
    #[schema(value_type = String)]
    pub small_url: PhotoUrl,
    /// The path of the medium size.
    #[schema(value_type = String)]
    pub medium_url: PhotoUrl,
    /// The path of the large size.
    #[schema(value_type = String)]
    pub large_url: PhotoUrl,
    /// The width of the large size in pixels.
    pub width: u32,
    /// The height of the large size in pixels.
    pub height: u32,
    /// The alternative text.
    #[schema(value_type = String)]
    pub alt: Arc<str>,
    /// The average color, as a placeholder while the photo loads.
    #[schema(value_type = String)]
    pub tone: Arc<str>,
}

/// The URL of one file of a picture; formatted only when it is serialized.
#[derive(Clone, Copy, Debug)]
pub struct PhotoUrl {
    key: Key,
    file: &'static str,
}

impl PhotoUrl {
    pub(crate) const fn new(key: Key, size: Size) -> Self {
        Self { key, file: size.file() }
    }

    pub(crate) const fn of_logo(key: Key, file: LogoFile) -> Self {
        Self { key, file: file.file() }
    }
}

impl fmt::Display for PhotoUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/photos/{}/{}", self.key, self.file)
    }
}

impl Serialize for PhotoUrl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl PhotoOut {
    fn new(key: Key, width: u32, height: u32, alt: Arc<str>, tone: Arc<str>) -> Self {
        let url = |size| PhotoUrl::new(key, size);
        Self {
            small_url: url(Size::Small),
            medium_url: url(Size::Medium),
            large_url: url(Size::Large),
            width,
            height,
            alt,
            tone,
        }
    }
}

impl PhotoOut {
    /// An uploaded logo has one size.
    pub(crate) fn of_logo(logo: impl Into<Self>) -> Self {
        let photo = logo.into();
        let url = PhotoUrl::of_logo(photo.small_url.key, LogoFile::Logo);
        Self { small_url: url, medium_url: url, large_url: url, ..photo }
    }
}

impl From<&search::Photo> for PhotoOut {
    fn from(photo: &search::Photo) -> Self {
        Self::new(photo.key, photo.width, photo.height, Arc::clone(&photo.alt), Arc::clone(&photo.tone))
    }
}

impl From<photo::Model> for PhotoOut {
    fn from(row: photo::Model) -> Self {
        let (width, height) = (row.width.unsigned_abs(), row.height.unsigned_abs());
        Self::new(row.id.key(), width, height, row.alt.into(), row.tone.into())
    }
}

impl From<site_picture::Model> for PhotoOut {
    fn from(row: site_picture::Model) -> Self {
        let (width, height) = (row.width.unsigned_abs(), row.height.unsigned_abs());
        Self::new(row.picture_id.key(), width, height, Arc::default(), row.tone.into())
    }
}
