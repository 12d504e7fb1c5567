//! A page of a list, and the total length of the list.

use sea_orm::{ConnectionTrait, EntityTrait, FromQueryResult, PaginatorTrait, QuerySelect, Select};

use crate::StoreError;

/// The requested page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    pub offset: u64,
    pub limit: u64,
}

/// The rows of the page, and the total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paged<T> {
    pub rows: Vec<T>,
    pub total: u64,
}

impl Page {
    /// Paginates a list in memory.
    pub fn cut<T>(self, all: Vec<T>) -> Paged<T> {
        let total = all.len() as u64;
        let within = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        Paged { rows: all.into_iter().skip(within(self.offset)).take(within(self.limit)).collect(), total }
    }

    /// Paginates a query, which must be ordered.
    pub(crate) async fn read<E>(
        self,
        db: &impl ConnectionTrait,
        query: Select<E>,
    ) -> Result<Paged<E::Model>, StoreError>
    where
        E: EntityTrait<Model: FromQueryResult + Send + Sync>,
    {
        let total = query.clone().count(db).await?;
        let rows = query.offset(self.offset).limit(self.limit).all(db).await?;
        Ok(Paged { rows, total })
    }
}
