//! Migration 8: lists of the account area. Everything that users edit has a version, and every order of a long list has an index
//! that ends in the key, so that it can be read from either end.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::{Index, Table};

use super::column::{integer, timestamp_with_time_zone_null};
use super::manager::SchemaManager;
use super::step::Step;

/// Tables of the first migration that could not be edited until now. Rows that were never edited have no `updated_at`.
const UNSTAMPED: [&str; 2] = ["calendar_event", "membership"];

const INDEXES: &[(&str, &[&str])] = &[
    ("property", &["name", "id"]),
    ("property", &["state_status", "name", "id"]),
    ("property", &["city", "id"]),
    ("property", &["property_type", "id"]),
    ("property", &["accommodates", "id"]),
    ("property", &["bedrooms", "id"]),
    ("property", &["bathrooms", "id"]),
    ("property", &["created_at", "id"]),
    ("property", &["updated_at", "id"]),
    ("listing", &["active_type", "id"]),
    ("listing", &["updated_at", "id"]),
    ("reservation", &["check_in", "id"]),
    ("reservation", &["check_out", "id"]),
    ("reservation", &["created_at", "id"]),
    ("reservation", &["last_name", "id"]),
    ("reservation", &["total", "id"]),
    ("reservation", &["status", "id"]),
    ("reservation_payment", &["due_date", "id"]),
    ("reservation_payment", &["amount", "id"]),
    ("reservation_payment", &["paid_at", "id"]),
    ("reservation_payment", &["state", "due_date", "id"]),
    ("thread", &["state_status", "last_message_at", "id"]),
    ("thread", &["guest_name", "id"]),
    ("message", &["sent_at", "id"]),
    ("calendar_event", &["start_date", "id"]),
    ("audit_entry", &["user_id", "at"]),
];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0008_resource"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        for table in UNSTAMPED {
            let columns =
                [integer("version").default(1).to_owned(), timestamp_with_time_zone_null("updated_at")];
            for column in columns {
                manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await?;
            }
        }
        for (table, columns) in INDEXES {
            let name = format!("{table}_listed_by_{}", columns.join("_"));
            let mut index = Index::create().name(name).table(*table).col("account_id").to_owned();
            for column in *columns {
                index.col(*column);
            }
            manager.create_index(index).await?;
        }
        Ok(())
    }
}
