//! Pictures of homes and sites, and files of messages: validation, the stored master copy, the displayed sizes, and file storage.
//!
//! This crate knows no rows, users or requests: `flows` calls it, `store` has the rows. An uploaded picture is never stored as it
//! is: it is decoded, turned upright and encoded again, so only its pixels and color space survive.

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
mod logo;
mod logo_file;
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
pub use logo::CleanLogo;
pub use logo_file::LogoFile;
pub use picture::Size;
pub use shelf::Shelf;
pub use shelf_error::ShelfError;
pub use unfit::{MOST_BYTES, Unfit};
