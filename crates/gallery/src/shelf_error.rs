//! Errors of the storage of picture files.

#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    #[error("pictures cannot be reached: {0}")]
    Unreachable(Box<dyn std::error::Error + Send + Sync>),
    #[error("the folder of pictures cannot be used: {0}")]
    Folder(#[from] std::io::Error),
    #[error("{0:?} does not name a bucket, such as s3://pictures/casita")]
    NoBucket(String),
    #[error("this build does not support buckets; `make build` makes one that does")]
    NoBuckets,
}
