//! The pictures of the demo, laid where the gallery looks for them.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use domain::key::Key;
use store::row::photo;

use crate::photo::Scene;
use crate::picture_file;
use crate::world::World;

/// Of the largest size.
pub(super) const WIDTH: u32 = 1200;
pub(super) const HEIGHT: u32 = 800;

const SIZES: [&str; 3] = ["large", "medium", "small"];

/// Gives every photo its files: once for each scene, and links for further homes that show it. What is there stays.
pub(super) fn lay_out(world: &World, photos: &[photo::Model], folder: &Path) -> io::Result<()> {
    let mut laid: HashMap<Scene, PathBuf> = HashMap::new();
    for (photo, scene) in photos.iter().zip(world.scenes()) {
        let place = folder.join(Key::from(photo.id).to_string());
        fs::create_dir_all(&place)?;
        for size in SIZES {
            let file = file_in(&place, size);
            if file.exists() {
                continue;
            }
            let bytes = match laid.get(&scene).map(|first| file_in(first, size)) {
                Some(first) if fs::hard_link(&first, &file).is_ok() => continue,
                // Not every disk has links.
                Some(first) => fs::read(first)?.into(),
                None => picture_file::read(&format!("{scene}-{size}.webp"))?,
            };
            write_whole(&file, &bytes)?;
        }
        laid.entry(scene).or_insert(place);
    }
    Ok(())
}

/// A file under its name is complete, also after a full disk.
fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = file.with_extension("part");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, file)
}

/// Where the gallery looks for it. What a file is, its bytes say.
fn file_in(place: &Path, size: &str) -> PathBuf {
    place.join(format!("{size}.jpg"))
}
