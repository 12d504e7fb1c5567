//! The nineteenth migration: what search engines are told about a site and its pages, which pages the menu names, and whether a
//! site's domain was its owner's before.

use sea_orm::DbErr;
use sea_orm::sea_query::{ColumnDef, Table};
use sea_orm_migration::schema::{boolean, text};
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0019_site"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
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
