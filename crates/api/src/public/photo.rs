//! Photos, in three sizes.

use std::fmt;
use std::sync::Arc;

use domain::key::Key;
use serde::{Serialize, Serializer};
use store::row::homes::photo;
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

/// The URL of one size of a photo; formatted only when it is serialized.
#[derive(Clone, Copy, Debug)]
pub struct PhotoUrl {
    key: Key,
    size: &'static str,
}

impl PhotoUrl {
    pub(crate) const fn new(key: Key, size: &'static str) -> Self {
        Self { key, size }
    }
}

impl fmt::Display for PhotoUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/photos/{}/{}.jpg", self.key, self.size)
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
            small_url: url("small"),
            medium_url: url("medium"),
            large_url: url("large"),
            width,
            height,
            alt,
            tone,
        }
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
