//! Migration 19: descriptions of sites and pages for search engines, the visibility of pages in the menu, and whether the owner
//! already had the site's domain.

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

/// Adds one column: SQLite cannot add two at once.
async fn add(manager: &SchemaManager<'_>, table: &'static str, column: ColumnDef) -> Result<(), DbErr> {
    manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await
}
