//! Migration 44: a reservation knows what was paid, refunded and is still open, and since when a payment is overdue, so that lists
//! can show and filter it; and indexes for the orders of the list of reservations.

use async_trait::async_trait;
use sea_orm::sea_query::{ColumnDef, Table};
use sea_orm::{ConnectionTrait, DbBackend, DbErr};

use super::column::{big_integer, date_null};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::listed;

/// Index columns by table, after the account.
const LISTED: [(&str, &[&str]); 4] = [
    ("reservation", &["booked_at", "id"]),
    ("reservation", &["paid_status", "id"]),
    ("reservation", &["status", "paid_status", "check_in", "id"]),
    ("reservation_payment", &["overdue_from", "due_date", "id"]),
];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0044_balance"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        for name in ["received", "refunded", "balance"] {
            add(manager, "reservation", big_integer(name).default(0).take()).await?;
        }
        for table in ["reservation", "reservation_payment"] {
            add(manager, table, date_null("overdue_from")).await?;
        }
        let next_day = match manager.get_database_backend() {
            DbBackend::Postgres => "due_date + 1",
            _ => "date(due_date, '+1 day')",
        };
        let of_payments = format!(
            "UPDATE reservation_payment SET overdue_from = CASE state WHEN 'failed' THEN due_date ELSE {next_day} END \
             WHERE reservation_status = 'r' AND (state = 'failed' OR state = 'due' AND method <> 'channel')"
        );
        let sum = |what: &str, table: &str, which: &str| {
            format!(
                "(SELECT {what} FROM {table} part WHERE part.account_id = reservation.account_id \
                 AND part.reservation_id = reservation.id AND {which})"
            )
        };
        let total = |table: &str, which: &str| sum("COALESCE(SUM(part.amount), 0)", table, which);
        let of_reservations = format!(
            "UPDATE reservation SET received = {}, refunded = {}, balance = CASE WHEN status IN ('c', 'd') THEN 0 ELSE {} END, overdue_from = {}",
            total("reservation_payment", "part.state = 'paid'"),
            total("reservation_refund", "part.state <> 'failed'"),
            total("reservation_payment", "part.state NOT IN ('paid', 'canceled')"),
            sum("MIN(part.overdue_from)", "reservation_payment", "part.overdue_from IS NOT NULL"),
        );
        for statement in [of_payments, of_reservations] {
            manager.get_connection().execute_unprepared(&statement).await?;
        }
        for (table, columns) in LISTED {
            manager.create_index(listed(table, columns)).await?;
        }
        Ok(())
    }
}

async fn add(manager: &SchemaManager<'_>, table: &'static str, column: ColumnDef) -> Result<(), DbErr> {
    manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await
}
