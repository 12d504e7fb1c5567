//! The pictures of the demo, drawn by `scenery` on all cores and kept as files in three sizes.

use std::collections::HashMap;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{fs, io, thread};

use domain::key::Key;
use scenery::Scene;
use store::row::photo;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::Progress;
use crate::photo::scenes;
use crate::world::World;

/// Enough for a wide screen; each further pixel costs the first start time.
pub(super) const WIDTH: u32 = 1200;
pub(super) const HEIGHT: u32 = 800;

/// The tone of a picture that was not drawn.
pub(super) const PLAIN_TONE: &str = "#b9b4aa";

/// File name, width and JPEG quality.
const SIZES: [(&str, u32, u8); 3] =
    [("large.jpg", WIDTH, 82), ("medium.jpg", 720, 80), ("small.jpg", 360, 78)];
/// Written last: where it stands, the others do too.
const TONE: &str = "tone";

/// Draws the pictures that have no files yet, and gives every photo the tone of its picture.
pub(super) async fn draw(
    world: &World,
    photos: &mut [photo::Model],
    folder: &Path,
    progress: Progress<'_>,
) -> io::Result<()> {
    let place = |photo: &photo::Model| folder.join(Key::from(photo.id).to_string());
    let mut missing: HashMap<Scene, Vec<PathBuf>> = HashMap::new();
    for (photo, scene) in photos.iter().zip(all_scenes(world)) {
        if !place(photo).join(TONE).exists() {
            missing.entry(scene).or_default().push(place(photo));
        }
    }
    draw_missing(missing.into_iter().collect(), progress).await?;
    for photo in photos {
        photo.tone = fs::read_to_string(place(photo).join(TONE))?;
    }
    Ok(())
}

/// In the order of the photos' rows.
fn all_scenes(world: &World) -> impl Iterator<Item = Scene> {
    let homes = world.accounts.iter().flat_map(|account| account.homes.iter().enumerate());
    homes.flat_map(|(turn, home)| scenes(&home.slug, home.setting, turn))
}

/// A scene and the folders that it belongs into.
type Work = (Scene, Vec<PathBuf>);

async fn draw_missing(work: Vec<Work>, progress: Progress<'_>) -> io::Result<()> {
    const TELL_EVERY: usize = 25;
    let all = work.len();
    let (done, mut told) = unbounded_channel();
    let painting = tokio::task::spawn_blocking(move || draw_all(work, &done));
    let mut count = 0;
    while told.recv().await.is_some() {
        count += 1;
        if count % TELL_EVERY == 0 || count == all {
            progress(&format!("Drew {count} of {all} pictures"));
        }
    }
    painting.await.map_err(io::Error::other)?
}

fn draw_all(work: Vec<Work>, done: &UnboundedSender<()>) -> io::Result<()> {
    let queue = Mutex::new(work);
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let paint_on = || -> io::Result<()> {
        while let Some((scene, places)) = next() {
            paint(&scene, &places)?;
            // Nobody listening is no reason to stop.
            let _ = done.send(());
        }
        Ok(())
    };
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let painters: Vec<_> = (0..cores).map(|_| scope.spawn(paint_on)).collect();
        painters.into_iter().try_for_each(|painter| {
            painter.join().unwrap_or_else(|_| Err(io::Error::other("a picture could not be drawn")))
        })
    })
}

/// Draws the scene once; further homes that show it get links to the same files.
fn paint(scene: &Scene, places: &[PathBuf]) -> io::Result<()> {
    let Some((first, others)) = places.split_first() else { return Ok(()) };
    let picture = scene.draw(WIDTH, HEIGHT);
    fs::create_dir_all(first)?;
    for (name, width, quality) in SIZES {
        let bytes = if width == WIDTH { picture.jpeg(quality) } else { picture.resized(width).jpeg(quality) };
        fs::write(first.join(name), bytes)?;
    }
    let [red, green, blue] = picture.tone();
    fs::write(first.join(TONE), format!("#{red:02x}{green:02x}{blue:02x}"))?;
    others.iter().try_for_each(|other| share(first, other))
}

fn share(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for name in SIZES.iter().map(|(name, ..)| *name).chain([TONE]) {
        let (from, to) = (from.join(name), to.join(name));
        // Left over from a drawing that was cut short.
        if to.exists() {
            fs::remove_file(&to)?;
        }
        fs::hard_link(&from, &to).or_else(|_| fs::copy(&from, &to).map(drop))?;
    }
    Ok(())
}
