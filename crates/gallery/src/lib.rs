//! Pictures of homes, and files of messages: which are taken, what is kept of them, the sizes that are shown, and where the files lie.
//!
//! It knows nothing of rows, people or requests: `flows` says when, `store` remembers. What was sent is never kept: a picture is
//! decoded, turned upright and written anew, so nothing but its pixels and their colour space survives.

mod alone;
mod answer;
#[cfg(feature = "avif")]
mod av1;
#[cfg(feature = "avif")]
mod avif;
#[cfg(feature = "s3")]
mod bucket;
mod decoder;
mod file;
mod folder;
mod format;
mod gallery;
mod names;
mod picture;
mod shelf;
mod shelf_error;
mod unfit;

pub use alone::{avif_answer, decode_avif_alone};
pub use bytes::Bytes;
pub use decoder::{AvifDecoder, AvifProgram};
pub use file::{CleanFile, ReadFileError, UnfitFile};
pub use gallery::{CleanPhoto, Gallery, GalleryError, ReadError};
pub use picture::Size;
pub use shelf::Shelf;
pub use shelf_error::ShelfError;
pub use unfit::{MOST_BYTES, Unfit};
