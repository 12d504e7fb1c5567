//! Pictures, in three sizes.

use domain::key::Key;
use serde::Serialize;
use store::row::photo;
use utoipa::ToSchema;

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PhotoOut {
    pub small_url: String,
    pub medium_url: String,
    pub large_url: String,
    /// Of the large one, in pixels.
    pub width: u32,
    pub height: u32,
    pub alt: String,
    /// The mean colour, to stand in while the picture loads.
    pub tone: String,
}

impl PhotoOut {
    fn new(key: Key, width: u32, height: u32, alt: String, tone: String) -> Self {
        let url = |size: &str| format!("/photos/{key}/{size}.jpg");
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
        Self::new(photo.key, photo.width, photo.height, photo.alt.clone(), photo.tone.clone())
    }
}

impl From<photo::Model> for PhotoOut {
    fn from(row: photo::Model) -> Self {
        Self::new(row.id.key(), row.width.unsigned_abs(), row.height.unsigned_abs(), row.alt, row.tone)
    }
}
