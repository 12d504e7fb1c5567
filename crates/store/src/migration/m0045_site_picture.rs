//! Migration 45: pictures that are uploaded for a site: its logos, its large photo and the one of link previews.

use async_trait::async_trait;
use sea_orm::DbErr;

use super::column::{integer, text, timestamp_with_time_zone, uuid};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::link;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0045_site_picture"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        link("site_picture", ["site_id", "role"])
            .columns([
                text("role"),
                uuid("picture_id"),
                integer("width"),
                integer("height"),
                text("tone"),
                text("state"),
                timestamp_with_time_zone("created_at"),
            ])
            .part_of("site")
            .unique(["picture_id"])
            .create(manager)
            .await
    }
}
