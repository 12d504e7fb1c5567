//! A consistent read of all rows of an account that must add up; and the rows to compare with payment providers.

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, NaiveDate, Utc};
use domain::key::{AccountId, Key};
use domain::reservations::reservation::PaymentMethod;
use futures_util::TryStreamExt;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::quotes::quote::Bill;
use crate::row::accounts::account;
use crate::row::calendars::{calendar_event, stay_night};
use crate::row::charges::{reservation_payment, reservation_refund};
use crate::row::homes::property;
use crate::row::quotes::{promotion, quote};
use crate::row::reservations::{reservation, reservation_bill, reservation_change};
use crate::row::{AccountNumber, Id, job, outbox};
use crate::{Store, StoreError, Tx};

#[derive(Debug)]
pub struct AuditRows {
    pub properties: Vec<property::Model>,
    pub reservations: Vec<reservation::Model>,
    pub payments: Vec<reservation_payment::Model>,
    pub refunds: Vec<reservation_refund::Model>,
    pub changes: Vec<reservation_change::Model>,
    pub events: Vec<calendar_event::Model>,
    pub nights: Vec<stay_night::Model>,
    pub jobs: Vec<job::Model>,
    pub outbox: Vec<outbox::Model>,
    pub promotions: Vec<promotion::Model>,
    /// By the reservation made from the quote.
    pub quoted: HashMap<Id, Quoted>,
    /// By reservation.
    pub billed: HashMap<Id, Billed>,
}

/// The totals of a reservation's bill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Billed {
    pub total: i64,
    /// The promotions applied in it.
    pub promotions: Vec<Id>,
}

/// A quote as it was when booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quoted {
    pub property: Id,
    pub check_in: NaiveDate,
    pub check_out: NaiveDate,
    pub terms: Id,
    pub total: i64,
}

pub async fn accounts(store: &Store) -> Result<Vec<AccountId>, StoreError> {
    let ids: Vec<i64> = account::Entity::find()
        .select_only()
        .column(account::Column::Id)
        .order_by_asc(account::Column::Id)
        .into_tuple()
        .all(store.read())
        .await?;
    Ok(ids.into_iter().filter_map(|id| u32::try_from(id).ok()).map(AccountId::new).collect())
}

pub async fn rows(store: &Store, account: AccountId) -> Result<AuditRows, StoreError> {
    // One snapshot: a booking between two queries would look like an inconsistency.
    let (moment, account) = (store.read_moment().await?, AccountNumber::from(account));
    macro_rules! all {
        ($table:ident) => {
            $table::Entity::find().filter($table::Column::AccountId.eq(account)).all(&moment).await?
        };
    }
    Ok(AuditRows {
        quoted: quoted(&moment, account).await?,
        billed: billed(&moment, account).await?,
        properties: all!(property),
        reservations: all!(reservation),
        payments: all!(reservation_payment),
        refunds: all!(reservation_refund),
        changes: all!(reservation_change),
        events: all!(calendar_event),
        nights: all!(stay_night),
        jobs: all!(job),
        outbox: all!(outbox),
        promotions: all!(promotion),
    })
}

/// Reservations with a card charge or a refund since a point in time.
pub async fn charged_since(
    store: &Store,
    account: AccountId,
    since: DateTime<Utc>,
) -> Result<Vec<Key>, StoreError> {
    let account = AccountNumber::from(account);
    let charged: Vec<Id> = reservation_payment::Entity::find()
        .select_only()
        .column(reservation_payment::Column::ReservationId)
        .filter(reservation_payment::Column::AccountId.eq(account))
        .filter(reservation_payment::Column::Method.eq(PaymentMethod::Card.code()))
        .filter(
            reservation_payment::Column::SentAt.gte(since).or(reservation_payment::Column::PaidAt.gte(since)),
        )
        .into_tuple()
        .all(store.read())
        .await?;
    let returned: Vec<Id> = reservation_refund::Entity::find()
        .select_only()
        .column(reservation_refund::Column::ReservationId)
        .filter(reservation_refund::Column::AccountId.eq(account))
        .filter(
            reservation_refund::Column::SentAt
                .gte(since)
                .or(reservation_refund::Column::RefundedAt.gte(since)),
        )
        .into_tuple()
        .all(store.read())
        .await?;
    let reservations: BTreeSet<Id> = charged.into_iter().chain(returned).collect();
    Ok(reservations.into_iter().map(Id::key).collect())
}

async fn quoted(moment: &Tx, account: AccountNumber) -> Result<HashMap<Id, Quoted>, StoreError> {
    let of = |column: quote::Column| Expr::col((quote::Entity, column));
    let booked = |column: reservation::Column| Expr::col((reservation::Entity, column));
    let same_quote = of(quote::Column::Id).equals((reservation::Entity, reservation::Column::QuoteId));
    let mut select = Query::select();
    select
        .expr(booked(reservation::Column::Id))
        .exprs([quote::Column::PropertyId, quote::Column::CheckIn, quote::Column::CheckOut].map(of))
        .exprs([quote::Column::TermsId, quote::Column::Total].map(of))
        .from(reservation::Entity)
        .inner_join(quote::Entity, same_quote.and(of(quote::Column::AccountId).eq(account)))
        .and_where(booked(reservation::Column::AccountId).eq(account));
    let mut quoted = HashMap::new();
    for row in moment.query_all(&select).await? {
        let was = Quoted {
            property: row.try_get_by_index(1)?,
            check_in: row.try_get_by_index(2)?,
            check_out: row.try_get_by_index(3)?,
            terms: row.try_get_by_index(4)?,
            total: row.try_get_by_index(5)?,
        };
        quoted.insert(row.try_get_by_index(0)?, was);
    }
    Ok(quoted)
}

/// Streamed, because bills are long.
async fn billed(moment: &Tx, account: AccountNumber) -> Result<HashMap<Id, Billed>, StoreError> {
    let of_account = reservation_bill::Column::AccountId.eq(account);
    let mut bills = reservation_bill::Entity::find().filter(of_account).stream(moment).await?;
    let mut billed = HashMap::new();
    while let Some(row) = bills.try_next().await? {
        let bill = Bill::read(&row.bill)?;
        let promotions = bill.promotions.iter().map(|promotion| promotion.key.into()).collect();
        billed.insert(row.reservation_id, Billed { total: bill.quote.totals.total, promotions });
    }
    Ok(billed)
}
