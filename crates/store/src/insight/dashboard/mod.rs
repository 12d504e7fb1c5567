//! The dashboard's queries: current stays, requests, unread threads, failed payments and refunds, and failed e-mails and
//! webhooks. Lists are truncated, counts are complete.

mod columns;

use chrono::{DateTime, Days, NaiveDate, Utc};
use domain::reservations::reservation::{PaymentState, RefundState, Status};
use domain::text::code::{DeliveryState, OutboxState, StateStatus};
use domain::time::stay::Stay;
use sea_orm::sea_query::{Asterisk, Expr, ExprTrait, JoinType, Order, Query, SelectStatement};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QueryResult,
    QuerySelect,
};

pub use self::columns::{PaymentNow, RefundNow, StayNow};
use self::columns::{
    back, home, of, pay, payment, payment_columns, refund, refund_columns, same_home, stay, stay_columns,
};
use crate::StoreError;
use crate::insight::report::Scope;
use crate::row::calendars::calendar_event;
use crate::row::charges::{reservation_payment, reservation_refund};
use crate::row::feeds::calendar_feed;
use crate::row::homes::property;
use crate::row::inbox::thread;
use crate::row::reservations::reservation;
use crate::row::webhooks::webhook_delivery;
use crate::row::{Id, outbox};

/// Rows per list.
pub const SHOWN: u64 = 20;

/// The beginning of a list, and its total length.
#[derive(Clone, Debug)]
pub struct Top<T> {
    pub rows: Vec<T>,
    pub count: u64,
}

#[derive(Clone, Debug)]
pub struct FeedNow {
    pub id: Id,
    pub name: String,
    pub property_name: String,
    pub failure: String,
}

/// Booked stays in progress on any day from `from` to `to`, including arrivals and departures, ordered by check-in.
pub async fn stays(
    db: &impl ConnectionTrait,
    scope: &Scope,
    from: NaiveDate,
    to: NaiveDate,
) -> Result<Vec<StayNow>, StoreError> {
    let longest = from.checked_sub_days(Days::new(Stay::MAX_NIGHTS.into())).unwrap_or(from);
    let mut select = stay_columns(scope);
    select
        .and_where(of(reservation::Column::Status).eq(Status::Reserved.code()))
        .and_where(of(reservation::Column::CheckIn).gt(longest))
        .and_where(of(reservation::Column::CheckIn).lte(to))
        .and_where(of(reservation::Column::CheckOut).gte(from))
        .order_by_expr(of(reservation::Column::CheckIn), Order::Asc)
        .order_by_expr(of(reservation::Column::Id), Order::Asc);
    read(db, &select, stay).await
}

/// Unanswered requests, the first to expire first.
pub async fn requests(db: &impl ConnectionTrait, scope: &Scope) -> Result<Top<StayNow>, StoreError> {
    let mut select = stay_columns(scope);
    select
        .and_where(of(reservation::Column::Status).eq(Status::Open.code()))
        .and_where(of(reservation::Column::Requested).eq(true))
        .order_by_expr(of(reservation::Column::HoldUntil), Order::Asc)
        .order_by_expr(of(reservation::Column::Id), Order::Asc);
    top(db, select, stay).await
}

/// Threads with unread messages, newest first.
pub async fn unread(db: &impl ConnectionTrait, scope: &Scope) -> Result<Top<thread::Model>, StoreError> {
    let threads = thread::Entity::find()
        .filter(thread::Column::AccountId.eq(scope.account()))
        .filter(thread::Column::StateStatus.eq(StateStatus::Active.code()))
        .filter(thread::Column::Unread.gt(0))
        .filter(scope.among(Expr::col(thread::Column::PropertyId)));
    let count = threads.clone().count(db).await?;
    let rows = threads
        .order_by_desc(thread::Column::LastMessageAt)
        .order_by_desc(thread::Column::Id)
        .limit(SHOWN)
        .all(db)
        .await?;
    Ok(Top { rows, count })
}

/// Failed payments, newest first.
pub async fn failed_payments(
    db: &impl ConnectionTrait,
    scope: &Scope,
) -> Result<Top<PaymentNow>, StoreError> {
    let mut select = payment_columns(scope);
    select
        .and_where(pay(reservation_payment::Column::State).eq(PaymentState::Failed.code()))
        .order_by_expr(pay(reservation_payment::Column::DueDate), Order::Desc);
    top(db, select, payment).await
}

/// Failed refunds, newest first.
pub async fn failed_refunds(db: &impl ConnectionTrait, scope: &Scope) -> Result<Top<RefundNow>, StoreError> {
    let mut select = refund_columns(scope, RefundState::Failed);
    select.order_by_expr(back(reservation_refund::Column::UpdatedAt), Order::Desc);
    top(db, select, refund).await
}

/// Payments that are overdue by a day, whatever became of the last attempt, oldest first. Not truncated: the caller compares each
/// with the current date at its home.
pub async fn overdue_payments(
    db: &impl ConnectionTrait,
    scope: &Scope,
    by: NaiveDate,
) -> Result<Vec<PaymentNow>, StoreError> {
    let mut select = payment_columns(scope);
    select
        .and_where(pay(reservation_payment::Column::OverdueFrom).lte(by))
        .order_by_expr(pay(reservation_payment::Column::DueDate), Order::Asc);
    read(db, &select, payment).await
}

/// Feeds whose last import failed.
pub async fn feeds(db: &impl ConnectionTrait, scope: &Scope) -> Result<Top<FeedNow>, StoreError> {
    let feed = |column: calendar_feed::Column| Expr::col((calendar_feed::Entity, column));
    let mut select = Query::select();
    select
        .expr(feed(calendar_feed::Column::Id))
        .expr(feed(calendar_feed::Column::Name))
        .expr(home(property::Column::Name))
        .expr(feed(calendar_feed::Column::Failure))
        .from(calendar_feed::Entity)
        .join(
            JoinType::InnerJoin,
            property::Entity,
            same_home(feed(calendar_feed::Column::PropertyId), scope),
        )
        .and_where(feed(calendar_feed::Column::AccountId).eq(scope.account()))
        .and_where(feed(calendar_feed::Column::StateStatus).eq(StateStatus::Active.code()))
        .and_where(feed(calendar_feed::Column::Failure).is_not_null())
        .cond_where(scope.among(feed(calendar_feed::Column::PropertyId)))
        .order_by_expr(feed(calendar_feed::Column::Name), Order::Asc);
    top(db, select, |row| {
        Ok(FeedNow {
            id: row.try_get_by_index(0)?,
            name: row.try_get_by_index(1)?,
            property_name: row.try_get_by_index(2)?,
            failure: row.try_get_by_index(3)?,
        })
    })
    .await
}

/// Calendar events that conflict with already taken nights and have not ended.
pub async fn conflicts(db: &impl ConnectionTrait, scope: &Scope, from: NaiveDate) -> Result<u64, StoreError> {
    let events = calendar_event::Entity::find()
        .filter(calendar_event::Column::AccountId.eq(scope.account()))
        .filter(calendar_event::Column::Conflict.eq(true))
        .filter(calendar_event::Column::EndDate.gte(from))
        .filter(scope.among(Expr::col(calendar_event::Column::PropertyId)));
    Ok(events.count(db).await?)
}

/// E-mails created since a point in time that finally failed.
pub async fn lost_letters(
    db: &impl ConnectionTrait,
    scope: &Scope,
    since: DateTime<Utc>,
) -> Result<u64, StoreError> {
    let letters = outbox::Entity::find()
        .filter(outbox::Column::AccountId.eq(scope.account()))
        .filter(outbox::Column::State.eq(OutboxState::Failed.code()))
        .filter(outbox::Column::CreatedAt.gte(since));
    Ok(letters.count(db).await?)
}

/// Webhook deliveries created since a point in time that finally failed.
pub async fn lost_webhooks(
    db: &impl ConnectionTrait,
    scope: &Scope,
    since: DateTime<Utc>,
) -> Result<u64, StoreError> {
    let deliveries = webhook_delivery::Entity::find()
        .filter(webhook_delivery::Column::AccountId.eq(scope.account()))
        .filter(webhook_delivery::Column::State.eq(DeliveryState::Failed.code()))
        .filter(webhook_delivery::Column::CreatedAt.gte(since));
    Ok(deliveries.count(db).await?)
}

async fn read<T>(
    db: &impl ConnectionTrait,
    select: &SelectStatement,
    row: impl Fn(&QueryResult) -> Result<T, DbErr>,
) -> Result<Vec<T>, StoreError> {
    Ok(db.query_all(select).await?.iter().map(row).collect::<Result<_, _>>()?)
}

async fn top<T>(
    db: &impl ConnectionTrait,
    mut select: SelectStatement,
    row: impl Fn(&QueryResult) -> Result<T, DbErr>,
) -> Result<Top<T>, StoreError> {
    let all = select.clone().clear_selects().clear_order_by().expr(Expr::col(Asterisk).count()).take();
    let count = db.query_one(&all).await?.map(|row| row.try_get_by_index::<i64>(0)).transpose()?;
    let rows = read(db, select.limit(SHOWN), row).await?;
    Ok(Top { rows, count: count.unwrap_or(0).unsigned_abs() })
}
