//! The names of the files that are kept of a picture and of a message.

use domain::attachment::MOST_FILES;

use crate::picture::Size;

/// What sizes are made from.
pub(crate) const KEPT: &str = "kept.jpg";
/// Beside the sizes: what the demo's pictures have.
const TONE: &str = "tone";

/// By their place among the files of a message.
pub(crate) const FILES: [&str; MOST_FILES] = ["file-0", "file-1", "file-2", "file-3", "file-4"];

/// What files a picture can have.
pub(crate) fn of_picture() -> impl Iterator<Item = &'static str> {
    Size::ALL.map(Size::file).into_iter().chain([KEPT, TONE])
}

/// The name of a file of a picture or of a message, if it is one.
pub(crate) fn known(name: &str) -> Option<&'static str> {
    of_picture().chain(FILES).find(|known| *known == name)
}
