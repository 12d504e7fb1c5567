//! Totals of the payments of all reservations. Each covers exactly the rows of a list with the same filters.

use chrono::{DateTime, NaiveDate, Utc};
use domain::reservations::reservation::{PaymentState, Status};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Alias, Expr, ExprTrait, JoinType, Order, Query};

use crate::StoreError;
use crate::insight::report::Scope;
use crate::row::charges::reservation_payment;
use crate::row::reservations::reservation;

/// Which payments to add up.
#[derive(Clone, Copy, Debug)]
pub enum Standing {
    In(PaymentState),
    /// Overdue by this day, whatever became of the last attempt.
    OverdueBy(NaiveDate),
    /// Of booked stays, not yet overdue.
    DueFrom(NaiveDate),
    PaidSince(DateTime<Utc>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaymentSum {
    pub currency: String,
    pub count: u64,
    pub amount: i64,
}

/// By currency.
pub async fn sums(
    db: &impl ConnectionTrait,
    scope: &Scope,
    standing: Standing,
) -> Result<Vec<PaymentSum>, StoreError> {
    let pay = |column: reservation_payment::Column| Expr::col((reservation_payment::Entity, column));
    let of = |column: reservation::Column| Expr::col((reservation::Entity, column));
    let in_state = |state: PaymentState| pay(reservation_payment::Column::State).eq(state.code());
    let booked = of(reservation::Column::Status).eq(Status::Reserved.code());
    let meant = match standing {
        Standing::In(state) => in_state(state),
        Standing::OverdueBy(day) => pay(reservation_payment::Column::OverdueFrom).lte(day),
        Standing::DueFrom(day) => {
            in_state(PaymentState::Due).and(booked).and(pay(reservation_payment::Column::DueDate).gte(day))
        }
        Standing::PaidSince(moment) => {
            in_state(PaymentState::Paid).and(pay(reservation_payment::Column::PaidAt).gte(moment))
        }
    };
    let same_stay = of(reservation::Column::Id)
        .eq(pay(reservation_payment::Column::ReservationId))
        .and(of(reservation::Column::AccountId).eq(pay(reservation_payment::Column::AccountId)));
    // PostgreSQL's SUM of a `bigint` is a `numeric`.
    let sum = pay(reservation_payment::Column::Amount).sum().cast_as(Alias::new("bigint"));
    let select = Query::select()
        .expr(of(reservation::Column::Currency))
        .expr(pay(reservation_payment::Column::Id).count())
        .expr(sum)
        .from(reservation_payment::Entity)
        .join(JoinType::InnerJoin, reservation::Entity, same_stay)
        .and_where(pay(reservation_payment::Column::AccountId).eq(scope.account()))
        .cond_where(scope.among(of(reservation::Column::PropertyId)))
        .and_where(meant)
        .add_group_by([of(reservation::Column::Currency)])
        .order_by_expr(of(reservation::Column::Currency), Order::Asc)
        .take();
    let rows = db.query_all(&select).await?;
    let read = rows.iter().map(|row| {
        let count: i64 = row.try_get_by_index(1)?;
        Ok(PaymentSum {
            currency: row.try_get_by_index(0)?,
            count: count.unsigned_abs(),
            amount: row.try_get_by_index(2)?,
        })
    });
    read.collect()
}
