//! Why a file is rejected, in words shown to its sender.

/// Larger than any camera's JPEG.
pub const MOST_BYTES: usize = 25 * 1024 * 1024;
/// Bounds the memory of a decoder; checked before decoding.
pub(crate) const MOST_PIXELS: u64 = 50_000_000;
pub(crate) const LEAST_LONG_SIDE: u32 = 360;
pub(crate) const LEAST_SHORT_SIDE: u32 = 240;
pub(crate) const LEAST_LOGO_SIDE: u32 = 64;

/// Formats that are rejected by name: the file is valid but not supported.
pub(crate) const AVIF: &str = "AVIF";
/// A document that can contain scripts and load other files.
pub(crate) const SVG: &str = "SVG";
pub(crate) const HDR: &str = "HDR";
pub(crate) const TILED: &str = "Tiled AVIF";
pub(crate) const STRANGE: &str = "Such AVIF";

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error("This is not a picture. Send a JPEG, PNG, WebP or AVIF file.")]
    Unknown,
    #[error("{0} pictures cannot be read here. Send it as JPEG, PNG or WebP.")]
    Unread(&'static str),
    #[error("This file is too large: at most {} MB are taken.", MOST_BYTES / 1024 / 1024)]
    TooLarge,
    #[error(
        "This picture is too large: {width} by {height} pixels; at most {} megapixels are taken.",
        MOST_PIXELS / 1_000_000
    )]
    TooManyPixels { width: u32, height: u32 },
    #[error(
        "This picture is too small: {width} by {height} pixels; at least {LEAST_LONG_SIDE} by {LEAST_SHORT_SIDE} are needed."
    )]
    TooFewPixels { width: u32, height: u32 },
    #[error(
        "This logo is too small: {width} by {height} pixels; its longer side needs at least {LEAST_LOGO_SIDE}."
    )]
    SmallLogo { width: u32, height: u32 },
    #[error("This picture is broken and cannot be read.")]
    Broken,
}
