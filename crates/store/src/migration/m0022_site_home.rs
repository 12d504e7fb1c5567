//! Migration 22: the homes of a site and its featured homes are separate lists, so that each can be written without the other.
//! Until now, a site that shows all homes had rows only for the featured ones.

use async_trait::async_trait;
use sea_orm::sea_query::{Expr, ExprTrait, Query, Table};
use sea_orm::{ConnectionTrait, DbErr};

use super::manager::SchemaManager;
use super::step::Step;
use super::table::link;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0022_site_home"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        link("site_featured", ["site_id", "property_id"])
            .part_of("site")
            .part_of("property")
            .create(manager)
            .await?;
        let db = manager.get_connection();
        db.execute(&in_front()?).await?;
        let show_all = Query::select()
            .column("id")
            .from("site")
            .and_where(Expr::col("all_properties").eq(true))
            .to_owned();
        let of_those = Query::delete()
            .from_table("site_property")
            .and_where(Expr::col("site_id").in_subquery(show_all))
            .to_owned();
        db.execute(&of_those).await?;
        for column in ["position", "featured"] {
            let gone = Table::alter().table("site_property").drop_column(column).to_owned();
            manager.alter_table(gone).await?;
        }
        Ok(())
    }
}

fn in_front() -> Result<sea_orm::sea_query::InsertStatement, DbErr> {
    let columns = ["account_id", "site_id", "property_id"];
    let featured = Query::select()
        .columns(columns)
        .from("site_property")
        .and_where(Expr::col("featured").eq(true))
        .to_owned();
    let mut insert = Query::insert();
    insert.into_table("site_featured").columns(columns);
    insert.select_from(featured).map_err(|error| DbErr::Custom(error.to_string()))?;
    Ok(insert)
}
