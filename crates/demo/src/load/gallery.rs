//! Copies the demo's pictures to where the gallery reads them.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use domain::key::Key;
use store::row::homes::photo;

use crate::photo::Scene;
use crate::picture_file;
use crate::world::World;

/// Of the largest size.
pub(super) const WIDTH: u32 = 1200;
pub(super) const HEIGHT: u32 = 800;

const SIZES: [&str; 3] = ["large", "medium", "small"];

/// Creates the files of every photo: a copy for the first use of a scene, hard links for further homes that show it. Keeps
/// existing files.
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
                // Not every file system supports hard links.
                Some(first) => fs::read(first)?.into(),
                None => picture_file::read(&format!("{scene}-{size}.webp"))?,
            };
            write_whole(&file, &bytes)?;
        }
        laid.entry(scene).or_insert(place);
    }
    Ok(())
}

/// Writes atomically: a file under its final name is complete, even if the disk is full.
fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = file.with_extension("part");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, file)
}

/// The path where the gallery looks for the file. Its format is detected by content, not by the extension.
fn file_in(place: &Path, size: &str) -> PathBuf {
    place.join(format!("{size}.jpg"))
}
