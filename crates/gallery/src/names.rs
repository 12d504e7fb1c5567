//! File names within the folder of a picture or a message.

use domain::inbox::attachment::MOST_FILES;

use crate::logo_file::LogoFile;
use crate::picture::Size;

/// The master copy, from which the sizes are made.
pub(crate) const KEPT: &str = "kept.jpg";
/// Beside the sizes; only the demo's pictures have it.
const TONE: &str = "tone";

/// By position among the files of a message.
pub(crate) const FILES: [&str; MOST_FILES] = ["file-0", "file-1", "file-2", "file-3", "file-4"];

/// The file names that a picture can have.
pub(crate) fn of_picture() -> impl Iterator<Item = &'static str> {
    Size::ALL.map(Size::file).into_iter().chain([KEPT, TONE])
}

/// The file names that a picture of a site can have, which is a logo or a photo.
pub(crate) fn of_site_picture() -> impl Iterator<Item = &'static str> {
    LogoFile::ALL.map(LogoFile::file).into_iter().chain(of_picture())
}

/// The name as a constant, if it is a file name of a picture or a message.
pub(crate) fn known(name: &str) -> Option<&'static str> {
    of_site_picture().chain(FILES).find(|known| *known == name)
}
