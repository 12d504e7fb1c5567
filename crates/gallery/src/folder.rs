//! Picture files in a local folder.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use domain::key::Key;

#[derive(Clone, Debug)]
pub(crate) struct Folder(Arc<Path>);

impl Folder {
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        fs::create_dir_all(path)?;
        Ok(Self(path.into()))
    }

    /// Writes a file atomically: it is renamed to its final name once it is on disk.
    pub(crate) async fn put(&self, photo: Key, file: &str, bytes: Vec<u8>) -> io::Result<()> {
        static WRITTEN: AtomicU64 = AtomicU64::new(0);
        let place = self.place(photo, file);
        let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
        let unfinished = place.with_added_extension(format!("{}-{number}.part", std::process::id()));
        blocking(move || {
            place.parent().map_or(Ok(()), fs::create_dir_all)?;
            let written = File::create(&unfinished)
                .and_then(|mut file| file.write_all(&bytes).and_then(|()| file.sync_all()))
                .and_then(|()| fs::rename(&unfinished, &place));
            if written.is_err() {
                // A file that could not be created need not exist.
                let _ = fs::remove_file(&unfinished);
            }
            written
        })
        .await
    }

    pub(crate) async fn get(&self, photo: Key, file: &str) -> io::Result<Option<Vec<u8>>> {
        let place = self.place(photo, file);
        blocking(move || if_there(fs::read(place))).await
    }

    /// Removes a file, and the picture's folder with its last file.
    pub(crate) async fn remove(&self, photo: Key, file: &str) -> io::Result<()> {
        let place = self.place(photo, file);
        blocking(move || {
            if_there(fs::remove_file(&place))?;
            // Fails if the folder is not empty, which is ignored.
            let _ = place.parent().map(fs::remove_dir);
            Ok(())
        })
        .await
    }

    fn place(&self, photo: Key, file: &str) -> PathBuf {
        self.0.join(photo.to_string()).join(file)
    }
}

fn if_there<T>(done: io::Result<T>) -> io::Result<Option<T>> {
    match done {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        done => done.map(Some),
    }
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(io::Error::other)?
}
