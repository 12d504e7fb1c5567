//! Migration 43: a change of a stay is not only one of its dates: the home, the party and the add-ons, before and after.

use async_trait::async_trait;
use sea_orm::sea_query::Table;
use sea_orm::{ConnectionTrait, DbErr};

use super::column::{boolean, integer, json_binary_null, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;

/// Until now a stay kept its home, party and add-ons.
const CARRY_OVER: [&str; 2] = [
    "UPDATE reservation_change SET (property_id, former_property_id, adults, former_adults, children, former_children, pets, former_pets, smoker, former_smoker) = (SELECT property_id, property_id, adults, adults, children, children, pets, pets, smoker, smoker FROM reservation WHERE reservation.account_id = reservation_change.account_id AND reservation.id = reservation_change.reservation_id)",
    "UPDATE reservation_change SET (addons, former_addons) = (SELECT addons, addons FROM reservation_bill WHERE reservation_bill.account_id = reservation_change.account_id AND reservation_bill.reservation_id = reservation_change.reservation_id)",
];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0043_stay_change"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let counts = ["adults", "children", "pets", "former_adults", "former_children", "former_pets"];
        let columns = ["property_id", "former_property_id"]
            .map(uuid_null)
            .into_iter()
            .chain(counts.map(|name| integer(name).default(0).take()))
            .chain(["smoker", "former_smoker"].map(|name| boolean(name).default(false).take()))
            .chain(["addons", "former_addons"].map(json_binary_null));
        for column in columns {
            manager
                .alter_table(Table::alter().table("reservation_change").add_column(column).to_owned())
                .await?;
        }
        for statement in CARRY_OVER {
            manager.get_connection().execute_unprepared(statement).await?;
        }
        Ok(())
    }
}
