//! Errors of reading and writing resources.

use chrono::NaiveDate;
use domain::accounts::role::Permission;
use store::StoreError;

use crate::access::Denied;

/// A validation error of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Index of the row, if there are several.
    pub item: Option<usize>,
    /// Field name in the API; `None` if it concerns the whole row.
    pub field: Option<&'static str>,
    pub message: String,
}

#[derive(Debug, thiserror::Error)]
pub enum ResourceError {
    #[error("no such row")]
    NoSuchRow,
    #[error("{} things are wrong", .0.len())]
    Invalid(Vec<Wrong>),
    #[error("the row was changed by someone else meanwhile")]
    Stale { version: i64 },
    #[error("others refer to it")]
    InUse,
    #[error("the night {0} is taken")]
    Taken(NaiveDate),
    #[error("this needs the permission {0}")]
    Denied(Permission),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Denied> for ResourceError {
    fn from(Denied(permission): Denied) -> Self {
        Self::Denied(permission)
    }
}

impl ResourceError {
    pub fn wrong(field: &'static str, message: impl Into<String>) -> Self {
        Self::Invalid(vec![Wrong { item: None, field: Some(field), message: message.into() }])
    }

    /// Adds the index of the row to the errors.
    pub(crate) fn of_item(self, item: usize) -> Self {
        match self {
            Self::Invalid(wrongs) => {
                Self::Invalid(wrongs.into_iter().map(|wrong| Wrong { item: Some(item), ..wrong }).collect())
            }
            other => other,
        }
    }
}
