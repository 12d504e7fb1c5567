//! Webhook events of payment providers, each stored once.

use chrono::{DateTime, Utc};
use domain::key::AccountId;
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter};

use crate::StoreError;
use crate::row::AccountNumber;
use crate::row::charges::provider_event;

/// Returns whether the event was already handled; an event that was only received is handled again.
pub async fn keep(db: &impl ConnectionTrait, row: provider_event::Model) -> Result<bool, StoreError> {
    let id = (row.account_id, row.provider, row.event_id.clone());
    provider_event::Entity::insert(row.into_active_model())
        .on_conflict(OnConflict::new().do_nothing().to_owned())
        .exec_without_returning(db)
        .await?;
    let kept = provider_event::Entity::find_by_id(id).one(db).await?;
    Ok(kept.is_some_and(|kept| kept.handled_at.is_some()))
}

pub async fn handled(
    db: &impl ConnectionTrait,
    account: AccountId,
    provider: &str,
    event: &str,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    provider_event::Entity::update_many()
        .col_expr(provider_event::Column::HandledAt, Expr::value(at))
        .filter(provider_event::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(provider_event::Column::Provider.eq(provider))
        .filter(provider_event::Column::EventId.eq(event))
        .exec(db)
        .await?;
    Ok(())
}
