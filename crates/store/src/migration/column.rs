//! Column definitions by type: required, or nullable with the suffix `_null`.

use sea_orm::sea_query::{ColumnDef, IntoIden};

/// A short text that is a key.
pub(super) fn name(column: impl IntoIden) -> ColumnDef {
    ColumnDef::new(column).string().not_null().take()
}

macro_rules! columns {
    ($($kind:ident $required:ident $($optional:ident)?;)+) => { $(
        pub(super) fn $required(column: impl IntoIden) -> ColumnDef {
            ColumnDef::new(column).$kind().not_null().take()
        }
        $(pub(super) fn $optional(column: impl IntoIden) -> ColumnDef {
            ColumnDef::new(column).$kind().null().take()
        })?
    )+ };
}

columns! {
    big_integer big_integer big_integer_null;
    boolean boolean;
    date date date_null;
    double double;
    integer integer integer_null;
    json_binary json_binary json_binary_null;
    text text text_null;
    timestamp_with_time_zone timestamp_with_time_zone timestamp_with_time_zone_null;
    uuid uuid uuid_null;
}
