//! Migration 33: a reservation has its own copy of the terms and bill it was sold under.

use async_trait::async_trait;
use sea_orm::sea_query::Table;
use sea_orm::{ConnectionTrait, DbErr};

use super::column::{big_integer, json_binary, text, uuid, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::link;

/// Until now only the quote had them.
const CARRY_OVER: [&str; 2] = [
    "INSERT INTO reservation_bill (account_id, reservation_id, addons, bill) SELECT reservation.account_id, reservation.id, quote.addons, quote.bill FROM reservation JOIN quote ON quote.account_id = reservation.account_id AND quote.id = reservation.quote_id",
    "UPDATE reservation SET (terms_id, total_rent, total_taxes) = (SELECT terms_id, total_rent, total_taxes FROM quote WHERE quote.account_id = reservation.account_id AND quote.id = reservation.quote_id)",
];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0033_sale"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        link("reservation_bill", ["reservation_id"])
            .columns([uuid("reservation_id"), json_binary("addons"), text("bill")])
            .owned_by("reservation_id", "reservation")
            .unclustered()
            .create(manager)
            .await?;
        let sums = ["total_rent", "total_taxes"].map(|name| big_integer(name).default(0).to_owned());
        for column in sums.into_iter().chain([uuid_null("terms_id")]) {
            manager.alter_table(Table::alter().table("reservation").add_column(column).to_owned()).await?;
        }
        for statement in CARRY_OVER {
            manager.get_connection().execute_unprepared(statement).await?;
        }
        Ok(())
    }
}
