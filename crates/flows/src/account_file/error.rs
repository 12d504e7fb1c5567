//! Errors of exporting and importing an account as one file. Passwords, sessions and the credentials of payment providers are not
//! exported.

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

/// One item passed between the reading and the writing task, which run at the same time.
pub(crate) enum Part {
    Table(&'static str),
    Row(serde_json::Value),
    Picture { photo: Key, file: String, bytes: Vec<u8> },
}

/// Capacity of the channel between both tasks.
pub(crate) const PARTS_WAITING: usize = 256;
