//! Errors of reading and writing archives.

#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("the archive cannot be read or written: {0}")]
    File(#[from] std::io::Error),
    #[error("this is not a whole archive: {0}")]
    Zip(#[from] zip::result::ZipError),
    #[error("{0} is not JSON: {1}")]
    Json(String, #[source] serde_json::Error),
    #[error("a sheet cannot be written: {0}")]
    Sheet(#[from] csv::Error),
    #[error("{0} is larger than anything that an archive holds")]
    TooLarge(String),
    #[error("the archive is of format {0}, which this program does not know")]
    Format(u32),
}
