//! An account as one file: a zip archive with a list of what is in it, the rows of every table as lines of JSON and once more as a
//! sheet for people, and the files of its pictures. It knows nothing of what the rows mean.

mod manifest;
mod pack;
mod sheet;
mod unpack;

pub use manifest::{FORMAT, Manifest};
pub use pack::Pack;
pub use unpack::Unpack;

const MANIFEST: &str = "manifest.json";

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

fn rows(table: &str) -> String {
    format!("rows/{table}.jsonl")
}

fn sheet(table: &str) -> String {
    format!("sheets/{table}.csv")
}

fn picture(photo: &str, file: &str) -> String {
    format!("photos/{photo}/{file}")
}

#[cfg(test)]
mod tests;
