//! Picture files in an S3-compatible bucket.

use std::sync::Arc;

use bytes::Bytes;
use domain::key::Key;
use object_store::aws::AmazonS3Builder;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::{ObjectStore, ObjectStoreExt};

use crate::shelf_error::ShelfError;

#[derive(Clone, Debug)]
pub(crate) struct Bucket(Arc<dyn ObjectStore>);

impl Bucket {
    pub(crate) fn open(
        bucket: &str,
        prefix: &str,
        settings: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, ShelfError> {
        // Fails if a provider is installed already, which is the same one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut builder = AmazonS3Builder::new();
        for (name, value) in settings {
            let name = name.to_ascii_lowercase();
            if let (true, Ok(setting)) = (name.starts_with("aws_"), name.parse()) {
                builder = builder.with_config(setting, value);
            }
        }
        // Deletes one by one: not every S3-compatible service supports bulk deletion.
        let files =
            builder.with_bucket_name(bucket).with_disable_bulk_delete(true).build().map_err(unreachable)?;
        let files: Arc<dyn ObjectStore> =
            if prefix.is_empty() { Arc::new(files) } else { Arc::new(PrefixStore::new(files, prefix)) };
        Ok(Self(files))
    }

    pub(crate) async fn put(&self, photo: Key, file: &str, bytes: Vec<u8>) -> Result<(), ShelfError> {
        self.0.put(&place(photo, file), bytes.into()).await.map(drop).map_err(unreachable)
    }

    pub(crate) async fn get(&self, photo: Key, file: &str) -> Result<Option<Bytes>, ShelfError> {
        match self.0.get(&place(photo, file)).await {
            Ok(found) => found.bytes().await.map(Some).map_err(unreachable),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(unreachable(error)),
        }
    }

    pub(crate) async fn remove(&self, photo: Key, file: &str) -> Result<(), ShelfError> {
        match self.0.delete(&place(photo, file)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(unreachable(error)),
        }
    }
}

fn unreachable(error: object_store::Error) -> ShelfError {
    ShelfError::Unreachable(Box::new(error))
}

fn place(photo: Key, file: &str) -> Path {
    Path::from_iter([photo.to_string().as_str(), file])
}
