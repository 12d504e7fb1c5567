//! Migration 3: the terms behind quotes are stored once for each version of a listing, so that a quote is a small row. It is
//! found by its key alone, so it needs no other index.

use async_trait::async_trait;
use sea_orm::sea_query::{Index, Table};
use sea_orm::{ConnectionTrait, DbErr};

use super::column::{text, timestamp_with_time_zone, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::tenant;

/// Every existing quote keeps its own copy of its terms; deduplicating them is not worth the effort.
const CARRY_OVER: [&str; 2] = [
    "INSERT INTO listing_terms (account_id, id, listing_id, body, created_at) SELECT account_id, id, listing_id, terms, created_at FROM quote",
    "UPDATE quote SET terms_id = id",
];
const INDEXES: [&str; 3] = ["quote_by_property_id_check_in", "quote_by_site_id", "quote_by_listing_id"];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0003_listing_terms"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        tenant("listing_terms")
            .part_of("listing")
            .columns([text("body"), timestamp_with_time_zone("created_at")])
            .create(manager)
            .await?;
        let quote = || Table::alter().table("quote").to_owned();
        manager.alter_table(quote().add_column(uuid_null("terms_id")).to_owned()).await?;
        for statement in CARRY_OVER {
            manager.get_connection().execute_unprepared(statement).await?;
        }
        manager.alter_table(quote().drop_column("terms").to_owned()).await?;
        for name in INDEXES {
            manager.drop_index(Index::drop().name(name).table("quote").to_owned()).await?;
        }
        Ok(())
    }
}
