//! Everything of an account that has to add up, read at once.

use domain::key::AccountId;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::row::{
    account, calendar_event, job, outbox, property, reservation, reservation_change, reservation_payment,
    reservation_refund, stay_night,
};
use crate::{Store, StoreError};

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
    // Of one moment: a booking that goes on between two questions would look as if it were broken.
    let (moment, account) = (store.read_moment().await?, i64::from(account));
    macro_rules! all {
        ($table:ident) => {
            $table::Entity::find().filter($table::Column::AccountId.eq(account)).all(&moment).await?
        };
    }
    Ok(AuditRows {
        properties: all!(property),
        reservations: all!(reservation),
        payments: all!(reservation_payment),
        refunds: all!(reservation_refund),
        changes: all!(reservation_change),
        events: all!(calendar_event),
        nights: all!(stay_night),
        jobs: all!(job),
        outbox: all!(outbox),
    })
}
