//! The errors of the resource layer as API errors.

use std::collections::BTreeMap;

use flows::access::Denied;
use flows::records::{ResourceError, Wrong};
use serde_json::json;
use store::StoreError;

use crate::error::{ApiError, ErrorCode, ErrorOut, FieldErrors, NO_FIELD, data};

impl From<ResourceError> for ApiError {
    fn from(error: ResourceError) -> Self {
        match error {
            ResourceError::NoSuchRow => ErrorCode::NotFound.into(),
            ResourceError::Invalid(wrongs) => Self::Fields(named(wrongs)),
            ResourceError::Stale { version } => {
                let code = ErrorCode::Stale;
                Self::with_data(code, code.sentence(), data([("version", json!(version))]))
            }
            ResourceError::InUse => ErrorCode::InUse.into(),
            ResourceError::Taken(night) => {
                let data = data([("night", json!(night))]);
                Self::Conflict(ErrorOut { data, ..ErrorOut::plain(ErrorCode::Overlap) })
            }
            ResourceError::Denied(permission) => Denied(permission).into(),
            ResourceError::Store(StoreError::Duplicate) => {
                Self::field(NO_FIELD, "There is one like this already.")
            }
            ResourceError::Store(error) => error.into(),
        }
    }
}

fn named(wrongs: Vec<Wrong>) -> FieldErrors {
    let mut fields: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for Wrong { item, field, message } in wrongs {
        let field = field.unwrap_or(NO_FIELD);
        let name = item.map_or_else(|| field.to_owned(), |item| format!("{item}.{field}"));
        fields.entry(name).or_default().push(message);
    }
    FieldErrors(fields)
}
