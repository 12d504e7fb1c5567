//! The rows that reports are computed from: homes, booked stays with their bill totals, blocks and cancellations, each in one
//! query for any period.

use chrono::{DateTime, Days, NaiveDate, Utc};
use domain::key::Key;
use domain::reservations::reservation::Status;
use domain::text::code::StateStatus;
use domain::time::month::Span;
use domain::time::stay::Stay;
use sea_orm::sea_query::{Expr, ExprTrait, Query, SelectStatement, SimpleExpr};
use sea_orm::{ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};

use crate::StoreError;
use crate::resource::Reach;
use crate::row::calendars::calendar_event;
use crate::row::homes::{property, property_group_member};
use crate::row::reservations::reservation;
use crate::row::{Coded, Id};

/// The homes and bookings that a report covers.
#[derive(Clone, Debug)]
pub struct Scope {
    pub reach: Reach,
    pub property: Option<Key>,
    pub property_group: Option<Key>,
    pub source: Option<SourceFilter>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceFilter {
    Is(Key),
    /// Bookings without a source.
    Unknown,
}

#[derive(Clone, Debug)]
pub struct HomeLine {
    pub id: Id,
    pub name: String,
    pub units: i32,
    pub is_on_sale: bool,
    pub time_zone: String,
    pub created_at: DateTime<Utc>,
}

#[derive(Clone, Debug)]
pub struct StayLine {
    pub property_id: Id,
    pub source_id: Option<Id>,
    pub currency: String,
    pub check_in: NaiveDate,
    pub check_out: NaiveDate,
    pub total: i64,
    pub total_rent: i64,
    pub total_taxes: i64,
}

#[derive(Clone, Debug)]
pub struct BlockLine {
    pub property_id: Id,
    pub first: NaiveDate,
    pub last: NaiveDate,
}

#[derive(Clone, Debug)]
pub struct CanceledLine {
    pub property_id: Id,
    pub source_id: Option<Id>,
    pub check_in: NaiveDate,
}

/// Every home of the scope, including deactivated ones.
pub async fn homes(db: &impl ConnectionTrait, scope: &Scope) -> Result<Vec<HomeLine>, StoreError> {
    type Line = (Id, String, i32, Coded<StateStatus>, String, DateTime<Utc>);
    let lines: Vec<Line> = property::Entity::find()
        .select_only()
        .columns([property::Column::Id, property::Column::Name, property::Column::Units])
        .columns([property::Column::StateStatus, property::Column::TimeZone, property::Column::CreatedAt])
        .filter(property::Column::AccountId.eq(scope.account()))
        .filter(scope.among(Expr::col(property::Column::Id)))
        .into_tuple()
        .all(db)
        .await?;
    let home = |(id, name, units, state, time_zone, created_at): Line| {
        let is_on_sale = state == StateStatus::Active;
        HomeLine { id, name, units, is_on_sale, time_zone, created_at }
    };
    Ok(lines.into_iter().map(home).collect())
}

/// The earliest requested check-in of each home; answered by an index alone.
pub async fn first_nights(
    db: &impl ConnectionTrait,
    scope: &Scope,
) -> Result<Vec<(Id, NaiveDate)>, StoreError> {
    Ok(reservation::Entity::find()
        .select_only()
        .column(reservation::Column::PropertyId)
        .column_as(reservation::Column::CheckIn.min(), "first")
        .filter(reservation::Column::AccountId.eq(scope.account()))
        .filter(scope.among(Expr::col(reservation::Column::PropertyId)))
        .group_by(reservation::Column::PropertyId)
        .into_tuple()
        .all(db)
        .await?)
}

/// Booked stays with a night in the period, and the totals of their bills.
pub async fn stays(
    db: &impl ConnectionTrait,
    scope: &Scope,
    period: Span,
) -> Result<Vec<StayLine>, StoreError> {
    let of = |column: reservation::Column| Expr::col((reservation::Entity, column));
    let mut select = Query::select();
    select
        .expr(of(reservation::Column::PropertyId))
        .expr(of(reservation::Column::SourceId))
        .expr(of(reservation::Column::Currency))
        .expr(of(reservation::Column::CheckIn))
        .expr(of(reservation::Column::CheckOut))
        .expr(of(reservation::Column::Total))
        .expr(of(reservation::Column::TotalRent))
        .expr(of(reservation::Column::TotalTaxes))
        .from(reservation::Entity)
        .and_where(of(reservation::Column::AccountId).eq(scope.account()))
        .and_where(of(reservation::Column::Status).eq(Status::Reserved.code()))
        // The longest possible stay limits how far back the index by check-in is read.
        .and_where(of(reservation::Column::CheckIn).gt(longest_before(period.from)))
        .and_where(of(reservation::Column::CheckIn).lt(period.until))
        .and_where(of(reservation::Column::CheckOut).gt(period.from))
        .cond_where(scope.among(of(reservation::Column::PropertyId)))
        .cond_where(scope.of_source(&of(reservation::Column::SourceId)));
    let mut lines = Vec::new();
    for row in db.query_all(&select).await? {
        lines.push(StayLine {
            property_id: row.try_get_by_index(0)?,
            source_id: row.try_get_by_index(1)?,
            currency: row.try_get_by_index(2)?,
            check_in: row.try_get_by_index(3)?,
            check_out: row.try_get_by_index(4)?,
            total: row.try_get_by_index(5)?,
            total_rent: row.try_get_by_index(6)?,
            total_taxes: row.try_get_by_index(7)?,
        });
    }
    Ok(lines)
}

/// Events that own nights in the period and are not our reservations.
pub async fn blocks(
    db: &impl ConnectionTrait,
    scope: &Scope,
    period: Span,
) -> Result<Vec<BlockLine>, StoreError> {
    let lines: Vec<(Id, NaiveDate, NaiveDate)> = calendar_event::Entity::find()
        .select_only()
        .columns([calendar_event::Column::PropertyId, calendar_event::Column::StartDate])
        .column(calendar_event::Column::EndDate)
        .filter(calendar_event::Column::AccountId.eq(scope.account()))
        .filter(calendar_event::Column::ReservationId.is_null())
        .filter(calendar_event::Column::Blocking.eq(true))
        // Conflicting events do not own their nights.
        .filter(calendar_event::Column::Conflict.eq(false))
        .filter(calendar_event::Column::StartDate.lt(period.until))
        .filter(calendar_event::Column::EndDate.gte(period.from))
        .filter(scope.among(Expr::col(calendar_event::Column::PropertyId)))
        .into_tuple()
        .all(db)
        .await?;
    Ok(lines.into_iter().map(|(property_id, first, last)| BlockLine { property_id, first, last }).collect())
}

/// Canceled stays whose check-in would have been in the period.
pub async fn canceled(
    db: &impl ConnectionTrait,
    scope: &Scope,
    period: Span,
) -> Result<Vec<CanceledLine>, StoreError> {
    let lines: Vec<(Id, Option<Id>, NaiveDate)> = reservation::Entity::find()
        .select_only()
        .columns([reservation::Column::PropertyId, reservation::Column::SourceId])
        .column(reservation::Column::CheckIn)
        .filter(reservation::Column::AccountId.eq(scope.account()))
        .filter(reservation::Column::Status.eq(Status::Canceled.code()))
        .filter(reservation::Column::CheckIn.gte(period.from))
        .filter(reservation::Column::CheckIn.lt(period.until))
        .filter(scope.among(Expr::col(reservation::Column::PropertyId)))
        .filter(scope.of_source(&Expr::col(reservation::Column::SourceId)))
        .into_tuple()
        .all(db)
        .await?;
    let line = |(property_id, source_id, check_in)| CanceledLine { property_id, source_id, check_in };
    Ok(lines.into_iter().map(line).collect())
}

impl Scope {
    /// Everything that a user may see.
    pub const fn all(reach: Reach) -> Self {
        Self { reach, property: None, property_group: None, source: None }
    }

    pub(crate) fn account(&self) -> i64 {
        self.reach.account.into()
    }

    /// The condition that a column refers to a home of the scope.
    pub(crate) fn among(&self, home: SimpleExpr) -> Condition {
        let mut holds = Condition::all();
        if let Some(property) = self.property {
            holds = holds.add(home.clone().eq(Id::from(property)));
        }
        if let Some(group) = self.property_group {
            holds = holds.add(home.clone().in_subquery(self.members(&[group])));
        }
        if let Some(groups) = &self.reach.groups {
            holds = holds.add(home.in_subquery(self.members(groups)));
        }
        holds
    }

    fn members(&self, groups: &[Key]) -> SelectStatement {
        Query::select()
            .column(property_group_member::Column::PropertyId)
            .from(property_group_member::Entity)
            .and_where(property_group_member::Column::AccountId.eq(self.account()))
            .and_where(property_group_member::Column::GroupId.is_in(groups.iter().copied().map(Id::from)))
            .take()
    }

    fn of_source(&self, source: &SimpleExpr) -> Condition {
        let holds = Condition::all();
        match self.source {
            None => holds,
            Some(SourceFilter::Is(key)) => holds.add(source.clone().eq(Id::from(key))),
            Some(SourceFilter::Unknown) => holds.add(source.clone().is_null()),
        }
    }
}

fn longest_before(day: NaiveDate) -> NaiveDate {
    day.checked_sub_days(Days::new(Stay::MAX_NIGHTS.into())).unwrap_or(day)
}
