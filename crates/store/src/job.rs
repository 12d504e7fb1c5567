//! The job queue. Jobs are enqueued in the transaction that makes them necessary, and run at least once, on any node.
//!
//! A claim is a lease. If a node dies, its lease expires and another node takes over; a slow node that lost its lease cannot
//! save its result. A job that is enqueued again while it runs, runs once more afterwards.

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::JobKind;
use sea_orm::sea_query::{Expr, LockBehavior, LockType, OnConflict, Query};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbBackend, EntityTrait, ExprTrait, IntoActiveModel, QueryFilter,
    QueryOrder, QuerySelect,
};

use crate::row::{Id, job};
use crate::{Store, StoreError};

pub const WAITING: &str = "waiting";
pub const RUNNING: &str = "running";
/// Too many attempts; stored until it is restarted manually.
const DEAD: &str = "dead";

/// Jobs that move money come first: a refund must not wait behind ten thousand e-mails.
const FIRST: i32 = 0;
const LATER: i32 = 1;

#[derive(Clone, Debug)]
pub struct NewJob {
    pub key: Key,
    pub kind: JobKind,
    pub account: AccountId,
    /// The row that the job is about. Jobs with the same kind and subject are merged.
    pub subject: Key,
    pub run_at: DateTime<Utc>,
}

/// The deduplication key.
pub fn same_work(kind: &str, subject: Key) -> String {
    format!("{kind} {subject}")
}

/// Enqueues a job. If it is already queued, the earlier time applies.
pub async fn add(db: &impl ConnectionTrait, new: NewJob, now: DateTime<Utc>) -> Result<(), StoreError> {
    let row = job::Model {
        id: new.key.into(),
        account_id: Some(new.account.into()),
        kind: new.kind.code().to_owned(),
        payload: serde_json::json!({"subject": new.subject}),
        state: WAITING.to_owned(),
        run_at: new.run_at,
        attempts: 0,
        lease_by: None,
        lease_until: None,
        failure: None,
        dedupe: same_work(new.kind.code(), new.subject),
        created_at: now,
        turn: turn(new.kind),
    };
    // While the job runs, `run_at` is the time it was claimed for: any other value requests another run.
    let earlier = Expr::case(
        Expr::col((job::Entity, job::Column::State))
            .eq(WAITING)
            .and(Expr::col((job::Entity, job::Column::RunAt)).lt(new.run_at)),
        Expr::col((job::Entity, job::Column::RunAt)),
    )
    .finally(new.run_at);
    job::Entity::insert(row.into_active_model())
        .on_conflict(OnConflict::column(job::Column::Dedupe).value(job::Column::RunAt, earlier).to_owned())
        .exec_without_returning(db)
        .await?;
    Ok(())
}

/// Claims at most `most` due jobs until `until`: first jobs with an expired lease, then jobs that move money, then
/// the rest; each in order of waiting time.
///
/// A separate query for each group, so that an index finds the first jobs quickly in a long queue.
pub async fn claim(
    store: &Store,
    node: &str,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    most: u64,
) -> Result<Vec<job::Model>, StoreError> {
    let mut claimed = Vec::new();
    for due in [let_go(now), waiting(now, FIRST), waiting(now, LATER)] {
        let left = most - claimed.len() as u64;
        if left > 0 && is_any(store, &due).await? {
            claimed.extend(claim_of(store, due, node, until, left).await?);
        }
    }
    Ok(claimed)
}

async fn claim_of(
    store: &Store,
    due: Condition,
    node: &str,
    until: DateTime<Utc>,
    most: u64,
) -> Result<Vec<job::Model>, StoreError> {
    let mut ids = Query::select();
    ids.column(job::Column::Id)
        .from(job::Entity)
        .cond_where(due)
        .order_by(job::Column::RunAt, sea_orm::Order::Asc)
        .limit(most);
    let db = store.write_one();
    if db.get_database_backend() == DbBackend::Postgres {
        ids.lock_with_behavior(LockType::Update, LockBehavior::SkipLocked);
    }
    Ok(job::Entity::update_many()
        .col_expr(job::Column::State, Expr::value(RUNNING))
        .col_expr(job::Column::LeaseBy, Expr::value(node))
        .col_expr(job::Column::LeaseUntil, Expr::value(until))
        .col_expr(job::Column::Attempts, Expr::col(job::Column::Attempts).add(1))
        .filter(job::Column::Id.in_subquery(ids))
        .exec_with_returning(db)
        .await?)
}

/// Uses the read connection, so that an idle node writes nothing.
async fn is_any(store: &Store, due: &Condition) -> Result<bool, StoreError> {
    let found = job::Entity::find()
        .select_only()
        .column(job::Column::Id)
        .filter(due.clone())
        .into_tuple::<Id>()
        .one(store.read())
        .await?;
    Ok(found.is_some())
}

/// Deletes a finished job, unless it was enqueued again meanwhile.
pub async fn finish(store: &Store, done: &job::Model, node: &str) -> Result<(), StoreError> {
    let deleted = job::Entity::delete_many()
        .filter(mine(done, node))
        .filter(job::Column::RunAt.eq(done.run_at))
        .exec(store.write_one())
        .await?;
    if deleted.rows_affected == 0 {
        wait(store, done, node, None, None).await?;
    }
    Ok(())
}

/// Reschedules the job without counting a failure.
pub async fn postpone(
    store: &Store,
    claimed: &job::Model,
    node: &str,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    wait(store, claimed, node, Some(at), None).await
}

/// Schedules a retry after a failure.
pub async fn retry(
    store: &Store,
    claimed: &job::Model,
    node: &str,
    at: DateTime<Utc>,
    failure: &str,
) -> Result<(), StoreError> {
    wait(store, claimed, node, Some(at), Some(failure)).await
}

async fn wait(
    store: &Store,
    claimed: &job::Model,
    node: &str,
    at: Option<DateTime<Utc>>,
    failure: Option<&str>,
) -> Result<(), StoreError> {
    let mut update = job::Entity::update_many()
        .col_expr(job::Column::State, Expr::value(WAITING))
        .col_expr(job::Column::LeaseBy, Expr::value(Option::<String>::None))
        .col_expr(job::Column::LeaseUntil, Expr::value(Option::<DateTime<Utc>>::None))
        .col_expr(job::Column::Failure, Expr::value(failure));
    if failure.is_none() {
        update = update.col_expr(job::Column::Attempts, Expr::value(0));
    }
    if let Some(at) = at {
        // Unless it was enqueued again meanwhile for another time.
        let unasked = Expr::col(job::Column::RunAt).eq(claimed.run_at);
        let time = Expr::case(unasked, Expr::value(at)).finally(Expr::col(job::Column::RunAt));
        update = update.col_expr(job::Column::RunAt, time.into());
    }
    update.filter(mine(claimed, node)).exec(store.write_one()).await?;
    Ok(())
}

/// Gives up after the last attempt; needs manual action.
pub async fn bury(store: &Store, claimed: &job::Model, node: &str, failure: &str) -> Result<(), StoreError> {
    job::Entity::update_many()
        .col_expr(job::Column::State, Expr::value(DEAD))
        .col_expr(job::Column::LeaseBy, Expr::value(Option::<String>::None))
        .col_expr(job::Column::LeaseUntil, Expr::value(Option::<DateTime<Utc>>::None))
        .col_expr(job::Column::Failure, Expr::value(failure))
        .filter(mine(claimed, node))
        .exec(store.write_one())
        .await?;
    Ok(())
}

/// The dead jobs, oldest first.
pub async fn dead(store: &Store) -> Result<Vec<job::Model>, StoreError> {
    let dead = job::Entity::find().filter(job::Column::State.eq(DEAD)).order_by_asc(job::Column::RunAt);
    Ok(dead.all(store.read()).await?)
}

/// Restarts all dead jobs or one of them; returns their number.
pub async fn replay(store: &Store, which: Option<Key>, now: DateTime<Utc>) -> Result<u64, StoreError> {
    let mut update = job::Entity::update_many()
        .col_expr(job::Column::State, Expr::value(WAITING))
        .col_expr(job::Column::Attempts, Expr::value(0))
        .col_expr(job::Column::RunAt, Expr::value(now))
        .filter(job::Column::State.eq(DEAD));
    if let Some(key) = which {
        update = update.filter(job::Column::Id.eq(Id::from(key)));
    }
    Ok(update.exec(store.write_one()).await?.rows_affected)
}

/// Jobs that are due.
fn waiting(now: DateTime<Utc>, turn: i32) -> Condition {
    Condition::all()
        .add(job::Column::State.eq(WAITING))
        .add(job::Column::Turn.eq(turn))
        .add(job::Column::RunAt.lte(now))
}

const fn turn(kind: JobKind) -> i32 {
    if kind.moves_money() { FIRST } else { LATER }
}

/// Jobs with an expired lease: their node died or was too slow.
fn let_go(now: DateTime<Utc>) -> Condition {
    Condition::all().add(job::Column::State.eq(RUNNING)).add(job::Column::LeaseUntil.lt(now))
}

fn mine(claimed: &job::Model, node: &str) -> Condition {
    Condition::all()
        .add(job::Column::Id.eq(claimed.id))
        .add(job::Column::State.eq(RUNNING))
        .add(job::Column::LeaseBy.eq(node))
}
