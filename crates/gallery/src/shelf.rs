//! Where the files of pictures lie: a folder, a bucket that speaks S3, or memory. Each picture has a folder of its own, named by its
//! key.

use std::path::Path as FilePath;
use std::sync::Arc;

use bytes::Bytes;
use domain::key::Key;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::{ObjectStore, ObjectStoreExt};

const SCHEME: &str = "s3://";

#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    #[error("pictures cannot be reached: {0}")]
    Unreachable(#[from] object_store::Error),
    #[error("the folder of pictures cannot be made: {0}")]
    Folder(#[from] std::io::Error),
    #[error("{0:?} does not name a bucket, such as s3://pictures/casita")]
    NoBucket(String),
}

#[derive(Clone, Debug)]
pub struct Shelf(Arc<dyn ObjectStore>);

impl Shelf {
    /// Gone with the process: for tests.
    pub fn in_memory() -> Self {
        Self(Arc::new(InMemory::new()))
    }

    pub fn in_folder(folder: &FilePath) -> Result<Self, ShelfError> {
        std::fs::create_dir_all(folder)?;
        let files = LocalFileSystem::new_with_prefix(folder)?.with_automatic_cleanup(true);
        Ok(Self(Arc::new(files)))
    }

    /// Whether the address is one of a bucket.
    pub fn is_bucket(address: &str) -> bool {
        address.starts_with(SCHEME)
    }

    /// `s3://bucket/prefix`. `settings` are the variables that other programs that speak S3 read too: `AWS_ACCESS_KEY_ID`,
    /// `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL`, …; others are passed over.
    pub fn in_bucket(
        address: &str,
        settings: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, ShelfError> {
        let place = address.strip_prefix(SCHEME).unwrap_or_default();
        let (bucket, prefix) = place.split_once('/').unwrap_or((place, ""));
        if bucket.is_empty() {
            return Err(ShelfError::NoBucket(address.to_owned()));
        }
        // Whoever came first has set the same.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut builder = AmazonS3Builder::new();
        for (name, value) in settings {
            let name = name.to_ascii_lowercase();
            if let (true, Ok(setting)) = (name.starts_with("aws_"), name.parse()) {
                builder = builder.with_config(setting, value);
            }
        }
        // One by one, as every service can that speaks S3.
        let files = builder.with_bucket_name(bucket).with_disable_bulk_delete(true).build()?;
        let prefix = prefix.trim_matches('/');
        let files: Arc<dyn ObjectStore> =
            if prefix.is_empty() { Arc::new(files) } else { Arc::new(PrefixStore::new(files, prefix)) };
        Ok(Self(files))
    }

    /// Whether files can be asked for at all.
    pub async fn check(&self) -> Result<(), ShelfError> {
        self.get(Key::from_u128(0), "none").await.map(drop)
    }

    pub(crate) async fn put(&self, photo: Key, file: &str, bytes: Vec<u8>) -> Result<(), ShelfError> {
        self.0.put(&place(photo, file), bytes.into()).await?;
        Ok(())
    }

    /// Nothing when there is no such file.
    pub(crate) async fn get(&self, photo: Key, file: &str) -> Result<Option<Bytes>, ShelfError> {
        match self.0.get(&place(photo, file)).await {
            Ok(found) => Ok(Some(found.bytes().await?)),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Takes it away; one that is gone already is no fault.
    pub(crate) async fn remove(&self, photo: Key, file: &str) -> Result<(), ShelfError> {
        match self.0.delete(&place(photo, file)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

fn place(photo: Key, file: &str) -> Path {
    Path::from_iter([photo.to_string().as_str(), file])
}
