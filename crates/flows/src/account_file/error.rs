//! An account taken elsewhere in one file, and put there. Passwords, sessions and the credentials of payment providers stay behind.

use archive::ArchiveError;
use domain::key::Key;
use gallery::ShelfError;
use store::StoreError;

use crate::access::Denied;

#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error("the account {0} is here already; an archive goes into an installation that does not have it")]
    IsHere(u32),
    #[error("a site or an address of the archive belongs to somebody else here")]
    Taken,
    #[error("a row of {0} is not of this account")]
    Foreign(String),
    #[error("the archive ends before its {0}")]
    Short(String),
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the work was broken off")]
    BrokenOff,
}

/// What goes from one side to the other: rows are read beside the work of writing them.
pub(crate) enum Part {
    Table(&'static str),
    Row(serde_json::Value),
    Picture { photo: Key, file: String, bytes: Vec<u8> },
}

/// As many as wait between both sides.
pub(crate) const PARTS_WAITING: usize = 256;
