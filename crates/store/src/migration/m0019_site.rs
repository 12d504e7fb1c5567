//! The nineteenth migration: what search engines are told about a site and its pages, which pages the menu names, and whether a
//! site's domain was its owner's before.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::{ColumnDef, Table};

use super::column::{boolean, text};
use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0019_site"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        for table in ["site", "site_page"] {
            for name in ["search_title", "search_description"] {
                add(manager, table, text(name).default("").to_owned()).await?;
            }
        }
        add(manager, "site", boolean("existing_domain").default(false).to_owned()).await?;
        add(manager, "site_page", boolean("in_menu").default(true).to_owned()).await
    }
}

/// One at a time: SQLite adds no two columns at once.
async fn add(manager: &SchemaManager<'_>, table: &'static str, column: ColumnDef) -> Result<(), DbErr> {
    manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await
}
