//! The columns of stays and payments that the dashboard reads.

use chrono::{DateTime, NaiveDate, Utc};
use domain::reservations::reservation::RefundState;
use sea_orm::sea_query::{Expr, ExprTrait, JoinType, Query, SelectStatement, SimpleExpr};
use sea_orm::{DbErr, QueryResult};

use crate::insight::report::Scope;
use crate::row::Id;
use crate::row::charges::{reservation_payment, reservation_refund};
use crate::row::homes::property;
use crate::row::reservations::reservation;

/// A stay or a request, with the time zone and the check-in and check-out times of its home.
#[derive(Clone, Debug)]
pub struct StayNow {
    pub id: Id,
    pub property_id: Id,
    pub property_name: String,
    pub time_zone: String,
    pub check_in_time: String,
    pub check_out_time: String,
    pub first_name: String,
    pub last_name: String,
    pub check_in: NaiveDate,
    pub check_out: NaiveDate,
    pub adults: i32,
    pub children: i32,
    pub pets: i32,
    pub currency: String,
    pub total: i64,
    pub hold_until: Option<DateTime<Utc>>,
}

/// A payment that needs attention.
#[derive(Clone, Debug)]
pub struct PaymentNow {
    pub id: Id,
    pub due_date: NaiveDate,
    pub amount: i64,
    pub failure: Option<String>,
    pub overdue_from: Option<NaiveDate>,
    pub stay: StayNow,
}

/// A failed refund that needs attention.
#[derive(Clone, Debug)]
pub struct RefundNow {
    pub id: Id,
    pub amount: i64,
    pub failure: Option<String>,
    pub failed_at: DateTime<Utc>,
    pub stay: StayNow,
}

pub(super) fn of(column: reservation::Column) -> SimpleExpr {
    Expr::col((reservation::Entity, column))
}

pub(super) fn home(column: property::Column) -> SimpleExpr {
    Expr::col((property::Entity, column))
}

pub(super) fn pay(column: reservation_payment::Column) -> SimpleExpr {
    Expr::col((reservation_payment::Entity, column))
}

pub(super) fn same_home(key: SimpleExpr, scope: &Scope) -> SimpleExpr {
    home(property::Column::Id).eq(key).and(home(property::Column::AccountId).eq(scope.account()))
}

pub(super) fn stay_columns(scope: &Scope) -> SelectStatement {
    let homes = [
        property::Column::Name,
        property::Column::TimeZone,
        property::Column::CheckInTime,
        property::Column::CheckOutTime,
    ];
    let own = [
        reservation::Column::FirstName,
        reservation::Column::LastName,
        reservation::Column::CheckIn,
        reservation::Column::CheckOut,
        reservation::Column::Adults,
        reservation::Column::Children,
        reservation::Column::Pets,
        reservation::Column::Currency,
        reservation::Column::Total,
        reservation::Column::HoldUntil,
    ];
    Query::select()
        .exprs([of(reservation::Column::Id), of(reservation::Column::PropertyId)])
        .exprs(homes.map(home))
        .exprs(own.map(of))
        .from(reservation::Entity)
        .join(JoinType::InnerJoin, property::Entity, same_home(of(reservation::Column::PropertyId), scope))
        .and_where(of(reservation::Column::AccountId).eq(scope.account()))
        .cond_where(scope.among(of(reservation::Column::PropertyId)))
        .take()
}

pub(super) fn stay(row: &QueryResult) -> Result<StayNow, DbErr> {
    Ok(StayNow {
        id: row.try_get_by_index(0)?,
        property_id: row.try_get_by_index(1)?,
        property_name: row.try_get_by_index(2)?,
        time_zone: row.try_get_by_index(3)?,
        check_in_time: row.try_get_by_index(4)?,
        check_out_time: row.try_get_by_index(5)?,
        first_name: row.try_get_by_index(6)?,
        last_name: row.try_get_by_index(7)?,
        check_in: row.try_get_by_index(8)?,
        check_out: row.try_get_by_index(9)?,
        adults: row.try_get_by_index(10)?,
        children: row.try_get_by_index(11)?,
        pets: row.try_get_by_index(12)?,
        currency: row.try_get_by_index(13)?,
        total: row.try_get_by_index(14)?,
        hold_until: row.try_get_by_index(15)?,
    })
}

pub(super) fn payment_columns(scope: &Scope) -> SelectStatement {
    let same_stay = pay(reservation_payment::Column::ReservationId).eq(of(reservation::Column::Id));
    let own = [
        reservation_payment::Column::Id,
        reservation_payment::Column::DueDate,
        reservation_payment::Column::Amount,
        reservation_payment::Column::Failure,
        reservation_payment::Column::OverdueFrom,
    ];
    stay_columns(scope)
        .exprs(own.map(pay))
        .join(
            JoinType::InnerJoin,
            reservation_payment::Entity,
            same_stay.and(pay(reservation_payment::Column::AccountId).eq(scope.account())),
        )
        .take()
}

pub(super) fn back(column: reservation_refund::Column) -> SimpleExpr {
    Expr::col((reservation_refund::Entity, column))
}

pub(super) fn refund_columns(scope: &Scope, state: RefundState) -> SelectStatement {
    let same_stay = back(reservation_refund::Column::ReservationId).eq(of(reservation::Column::Id));
    let own = [
        reservation_refund::Column::Id,
        reservation_refund::Column::Amount,
        reservation_refund::Column::Failure,
        reservation_refund::Column::UpdatedAt,
    ];
    stay_columns(scope)
        .exprs(own.map(back))
        .join(
            JoinType::InnerJoin,
            reservation_refund::Entity,
            same_stay.and(back(reservation_refund::Column::AccountId).eq(scope.account())),
        )
        .and_where(back(reservation_refund::Column::State).eq(state.code()))
        .take()
}

pub(super) fn refund(row: &QueryResult) -> Result<RefundNow, DbErr> {
    Ok(RefundNow {
        id: row.try_get_by_index(16)?,
        amount: row.try_get_by_index(17)?,
        failure: row.try_get_by_index(18)?,
        failed_at: row.try_get_by_index(19)?,
        stay: stay(row)?,
    })
}

pub(super) fn payment(row: &QueryResult) -> Result<PaymentNow, DbErr> {
    Ok(PaymentNow {
        id: row.try_get_by_index(16)?,
        due_date: row.try_get_by_index(17)?,
        amount: row.try_get_by_index(18)?,
        failure: row.try_get_by_index(19)?,
        overdue_from: row.try_get_by_index(20)?,
        stay: stay(row)?,
    })
}
