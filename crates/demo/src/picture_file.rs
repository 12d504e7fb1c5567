//! The files of demo/pictures: embedded in the binary with the feature `embed`, else read from the source checkout.

use std::borrow::Cow;
use std::io;

#[cfg(feature = "embed")]
pub(crate) fn read(name: &str) -> io::Result<Cow<'static, [u8]>> {
    #[derive(rust_embed::RustEmbed)]
    #[folder = "../../demo/pictures"]
    struct Pictures;

    Pictures::get(name)
        .map(|file| file.data)
        .ok_or_else(|| io::Error::other(format!("{name} was never drawn")))
}

#[cfg(not(feature = "embed"))]
pub(crate) fn read(name: &str) -> io::Result<Cow<'static, [u8]>> {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../demo/pictures"));
    let described = |error| io::Error::other(format!("demo/pictures/{name}: {error}"));
    std::fs::read(folder.join(name)).map(Cow::Owned).map_err(described)
}
