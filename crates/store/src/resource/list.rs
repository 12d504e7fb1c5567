//! One part of a list and how much there is in all, both quickly, be it much or little (ADR 38).

use std::ops::ControlFlow;

use sea_orm::sea_query::{Asterisk, Expr, ExprTrait, SelectStatement};
use sea_orm::{ConnectionTrait, DatabaseConnection};
use tokio::try_join;

use super::memory;
use super::question::{Question, Reach};
use super::read::{by_keys, read_part};
use super::row::Row;
use super::sql::{column, found, keys_of_those_that_say, ordered_columns, set_apart, sort};
use super::table::{KeptIn, Search, Table};
use crate::page::{Page, Paged};
use crate::row::Id;
use crate::{Store, StoreError};

/// As many as are put in order faster than they are met with by walking along an order.
const FEW: u64 = 500;
/// As many keys as are put in order faster than a walk passes by what lies before them.
const SOME: u64 = 20_000;

/// One part of what is asked for, and how much there is in all.
pub async fn list(
    store: &Store,
    table: &'static Table,
    reach: &Reach,
    question: &Question,
    page: Page,
) -> Result<Paged<Row>, StoreError> {
    if let KeptIn::Memory(all) = table.kept_in {
        return Ok(page.cut(memory::answer(all(), question)));
    }
    let list = List { store, db: store.read(), table, reach, question };
    let (total, first) = if question.reads_texts() {
        // To count what letters are found in is to look through all texts once more, mostly for nothing.
        if let Some(few) = list.few(page).await? {
            return Ok(few);
        }
        try_join!(list.count(), list.first(page))?
    } else {
        let looking = async {
            Ok(match list.few(page).await? {
                Some(few) => ControlFlow::Break(few),
                None => ControlFlow::Continue(list.first(page).await?),
            })
        };
        match try_join!(list.count(), looking)? {
            (_, ControlFlow::Break(few)) => return Ok(few),
            (total, ControlFlow::Continue(first)) => (total, first),
        }
    };
    let rows = match first {
        Some(rows) => rows,
        None => list.part(page, total).await?,
    };
    Ok(Paged { rows, total })
}

struct List<'a> {
    store: &'a Store,
    db: &'a DatabaseConnection,
    table: &'static Table,
    reach: &'a Reach,
    question: &'a Question,
}

impl List<'_> {
    /// The part, if there is little in all.
    async fn few(&self, page: Page) -> Result<Option<Paged<Row>>, StoreError> {
        let Some(keys) = self.few_keys().await? else { return Ok(None) };
        let total = keys.len() as u64;
        let rows = self.read(self.with_keys(keys), page, false).await?;
        Ok(Some(Paged { rows, total }))
    }

    /// The part, if it is the first; where any other lies depends on how much there is.
    async fn first(&self, page: Page) -> Result<Option<Vec<Row>>, StoreError> {
        if page.offset > 0 || self.question.lies_far(false) {
            return Ok(None);
        }
        self.read(self.all(), page, false).await.map(Some)
    }

    /// A part of as many as are known to be there.
    async fn part(&self, page: Page, total: u64) -> Result<Vec<Row>, StoreError> {
        let limit = Ord::min(page.limit, total.saturating_sub(page.offset));
        if limit == 0 {
            return Ok(Vec::new());
        }
        // What lies near the end is reached from there.
        let after = total - page.offset - limit;
        let is_reversed = page.offset > after;
        let part = Page { offset: if is_reversed { after } else { page.offset }, limit };
        let mut rows = if self.question.lies_far(is_reversed) && total <= SOME {
            let keys = self.keys_of(part, is_reversed).await?;
            self.read(self.with_keys(keys), Page { offset: 0, limit }, is_reversed).await?
        } else {
            self.read(self.all(), part, is_reversed).await?
        };
        if is_reversed {
            rows.reverse();
        }
        Ok(rows)
    }

    async fn count(&self) -> Result<u64, StoreError> {
        let question = self.all().expr(Expr::col(Asterisk).count()).take();
        let said = self.db.get_database_backend().build(&question).to_string();
        let moment = self.store.moment().await?;
        if let Some(total) = self.store.counted().find(&moment, &said) {
            return Ok(total);
        }
        let found = self.db.query_one(&question).await?;
        let total: Option<i64> = found.map(|row| row.try_get_by_index(0)).transpose()?;
        let total = total.unwrap_or(0).unsigned_abs();
        self.store.counted().keep(&moment, said, total);
        Ok(total)
    }

    /// The keys of what fits, if that is little: no order leads to a few of many.
    async fn few_keys(&self) -> Result<Option<Vec<Id>>, StoreError> {
        if self.question.words.is_empty() && self.question.filters.is_empty() {
            return Ok(None);
        }
        let mut found = match self.table.search {
            // The others are looked through once, and only until they are many.
            Search::Through { column: via, table: other, folded } if !self.question.words.is_empty() => {
                let others = keys_of_those_that_say(other, folded, self.reach, &self.question.words);
                let Some(others) = self.few_of(others).await? else { return Ok(None) };
                let rest = Question { words: Vec::new(), ..self.question.clone() };
                found(self.table, self.reach, &rest, self.db.get_database_backend())
                    .and_where(column(self.table, via).is_in(others))
                    .take()
            }
            _ => self.all(),
        };
        self.few_of(found.expr(self.key()).take()).await
    }

    async fn few_of(&self, mut keys: SelectStatement) -> Result<Option<Vec<Id>>, StoreError> {
        let keys = self.keys(keys.limit(FEW + 1)).await?;
        Ok((keys.len() as u64 <= FEW).then_some(keys))
    }

    /// The keys of a part, found before they are put in order.
    async fn keys_of(&self, part: Page, is_reversed: bool) -> Result<Vec<Id>, StoreError> {
        let mut found = self.all();
        ordered_columns(&mut found, self.table, &self.question.order);
        let mut select = set_apart(self.table, found, SOME);
        sort(&mut select, self.table, &self.question.order, is_reversed);
        self.keys(select.expr(self.key()).limit(part.limit).offset(part.offset)).await
    }

    fn key(&self) -> Expr {
        column(self.table, self.table.key_column())
    }

    async fn keys(&self, select: &SelectStatement) -> Result<Vec<Id>, StoreError> {
        let found = self.db.query_all(select).await?;
        Ok(found.iter().map(|row| row.try_get_by_index(0)).collect::<Result<_, _>>()?)
    }

    async fn read(
        &self,
        mut select: SelectStatement,
        page: Page,
        is_reversed: bool,
    ) -> Result<Vec<Row>, StoreError> {
        sort(&mut select, self.table, &self.question.order, is_reversed);
        read_part(self.db, self.table, self.reach, select, page).await
    }

    fn all(&self) -> SelectStatement {
        found(self.table, self.reach, self.question, self.db.get_database_backend())
    }

    fn with_keys(&self, keys: Vec<Id>) -> SelectStatement {
        let found = by_keys(self.table, self.reach, keys).column(Asterisk).take();
        set_apart(self.table, found, FEW)
    }
}
