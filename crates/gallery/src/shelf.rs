//! Storage of picture files: a folder, an S3-compatible bucket, or memory. Each picture has a folder of its own, named by its
//! key.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use domain::key::Key;

#[cfg(feature = "s3")]
use crate::bucket::Bucket;
use crate::folder::Folder;
use crate::shelf_error::ShelfError;

const SCHEME: &str = "s3://";

#[derive(Clone, Debug)]
pub struct Shelf(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Memory(Arc<Mutex<HashMap<(Key, String), Bytes>>>),
    Folder(Folder),
    #[cfg(feature = "s3")]
    Bucket(Bucket),
}

impl Shelf {
    /// In memory, for tests; lost with the process.
    pub fn in_memory() -> Self {
        Self(Kind::Memory(Arc::default()))
    }

    pub fn in_folder(folder: &Path) -> Result<Self, ShelfError> {
        Ok(Self(Kind::Folder(Folder::open(folder)?)))
    }

    /// Whether the address is that of a bucket.
    pub fn is_bucket(address: &str) -> bool {
        address.starts_with(SCHEME)
    }

    /// Opens `s3://bucket/prefix`. `settings` are the variables that other S3 tools read too: `AWS_ACCESS_KEY_ID`,
    /// `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL`, …; unknown ones are ignored.
    pub fn in_bucket(
        address: &str,
        settings: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, ShelfError> {
        let place = address.strip_prefix(SCHEME).unwrap_or_default();
        let (bucket, prefix) = place.split_once('/').unwrap_or((place, ""));
        if bucket.is_empty() {
            return Err(ShelfError::NoBucket(address.to_owned()));
        }
        Self::opened(bucket, prefix.trim_matches('/'), settings)
    }

    #[cfg(feature = "s3")]
    fn opened(
        bucket: &str,
        prefix: &str,
        settings: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, ShelfError> {
        Ok(Self(Kind::Bucket(Bucket::open(bucket, prefix, settings)?)))
    }

    #[cfg(not(feature = "s3"))]
    fn opened(_: &str, _: &str, _: impl IntoIterator<Item = (String, String)>) -> Result<Self, ShelfError> {
        Err(ShelfError::NoBuckets)
    }

    /// Whether the storage can be reached.
    pub async fn check(&self) -> Result<(), ShelfError> {
        self.get(Key::from_u128(0), "none").await.map(drop)
    }

    pub(crate) async fn put(&self, photo: Key, file: &str, bytes: Vec<u8>) -> Result<(), ShelfError> {
        match &self.0 {
            Kind::Memory(files) => {
                let mut files = files.lock().unwrap_or_else(PoisonError::into_inner);
                files.insert((photo, file.to_owned()), bytes.into());
                Ok(())
            }
            Kind::Folder(folder) => Ok(folder.put(photo, file, bytes).await?),
            #[cfg(feature = "s3")]
            Kind::Bucket(bucket) => bucket.put(photo, file, bytes).await,
        }
    }

    /// None if there is no such file.
    pub(crate) async fn get(&self, photo: Key, file: &str) -> Result<Option<Bytes>, ShelfError> {
        match &self.0 {
            Kind::Memory(files) => {
                let files = files.lock().unwrap_or_else(PoisonError::into_inner);
                Ok(files.get(&(photo, file.to_owned())).cloned())
            }
            Kind::Folder(folder) => Ok(folder.get(photo, file).await?.map(Bytes::from)),
            #[cfg(feature = "s3")]
            Kind::Bucket(bucket) => bucket.get(photo, file).await,
        }
    }

    /// Deletes a file; a missing one is no error.
    pub(crate) async fn remove(&self, photo: Key, file: &str) -> Result<(), ShelfError> {
        match &self.0 {
            Kind::Memory(files) => {
                let mut files = files.lock().unwrap_or_else(PoisonError::into_inner);
                files.remove(&(photo, file.to_owned()));
                Ok(())
            }
            Kind::Folder(folder) => Ok(folder.remove(photo, file).await?),
            #[cfg(feature = "s3")]
            Kind::Bucket(bucket) => bucket.remove(photo, file).await,
        }
    }
}
