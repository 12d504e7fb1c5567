//! A page of a list and its total, fast for any number of rows (ADR 38).

use std::ops::ControlFlow;

use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Asterisk, Expr, ExprTrait, SelectStatement};
use tokio::try_join;

use super::memory;
use super::question::{Question, Reach};
use super::read::{read_part, those};
use super::sql::{column, found, keys_of_those_that_say, ordered_columns, set_apart, sort};
use super::table::{KeptIn, Row, Search, Table};
use crate::page::{Page, Paged};
use crate::row::Id;
use crate::{Engine, Reader, Store, StoreError};

/// Up to this many rows, sorting all of them is faster than scanning an index in order.
const FEW: u64 = 500;
/// Up to this many keys, sorting all of them is faster than skipping the rows before the page in an index scan.
const SOME: u64 = 20_000;

/// Returns one page of the matching rows, and their total.
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
        // Not concurrently with `few`: counting text matches scans all texts again, and is mostly unnecessary.
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
    db: &'a Reader,
    table: &'static Table,
    reach: &'a Reach,
    question: &'a Question,
}

impl List<'_> {
    /// The page, if there are only a few matches: an index scan in order would rarely hit one, so they are found first and
    /// sorted then.
    async fn few(&self, page: Page) -> Result<Option<Paged<Row>>, StoreError> {
        let Some(keys) = self.few_keys().await? else { return Ok(None) };
        let total = keys.len() as u64;
        // Selects whole rows: with fewer columns SQLite would scan a whole covering index for the keys.
        let few = self.whole(self.key().is_in(keys), FEW);
        let rows = self.read(few, page, false).await?;
        Ok(Some(Paged { rows, total }))
    }

    /// The page, if it is the first one; the best way to any other depends on the total.
    async fn first(&self, page: Page) -> Result<Option<Vec<Row>>, StoreError> {
        if page.offset > 0 || self.question.lies_far(false) {
            return Ok(None);
        }
        self.walk(page, false).await.map(Some)
    }

    /// A page, given the total.
    async fn part(&self, page: Page, total: u64) -> Result<Vec<Row>, StoreError> {
        let limit = Ord::min(page.limit, total.saturating_sub(page.offset));
        if limit == 0 {
            return Ok(Vec::new());
        }
        // Pages near the end are read in reverse order.
        let after = total - page.offset - limit;
        let is_reversed = page.offset > after;
        let part = Page { offset: if is_reversed { after } else { page.offset }, limit };
        let mut rows = if self.question.lies_far(is_reversed) && total <= SOME {
            let mut found = self.all();
            ordered_columns(&mut found, self.table, &self.question.order);
            self.read(set_apart(self.table, found, SOME), part, is_reversed).await?
        } else {
            self.walk(part, is_reversed).await?
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

    /// The keys of all matches, if there are only a few.
    async fn few_keys(&self) -> Result<Option<Vec<Id>>, StoreError> {
        if self.question.words.is_empty() && self.question.filters.is_empty() {
            return Ok(None);
        }
        let mut found = match self.table.search {
            // Scans the other table once, and stops when there are too many matches.
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
        let found = self.db.query_all(keys.limit(FEW + 1)).await?;
        let keys = found.iter().map(|row| row.try_get_by_index(0)).collect::<Result<Vec<Id>, _>>()?;
        Ok((keys.len() as u64 <= FEW).then_some(keys))
    }

    /// A page by scanning in order.
    async fn walk(&self, part: Page, is_reversed: bool) -> Result<Vec<Row>, StoreError> {
        match self.store.engine() {
            // SQLite evaluates the lookups into other tables for every row that it sorts, PostgreSQL only for the returned ones.
            Engine::Sqlite => self.read(self.all(), part, is_reversed).await,
            Engine::Postgres => {
                let mut select = self.all();
                sort(&mut select, self.table, &self.question.order, is_reversed);
                read_part(self.db, self.table, self.reach, select, part).await
            }
        }
    }

    /// A page of the matches; sorts their keys before reading anything else.
    async fn read(
        &self,
        mut keys: SelectStatement,
        part: Page,
        is_reversed: bool,
    ) -> Result<Vec<Row>, StoreError> {
        sort(&mut keys, self.table, &self.question.order, is_reversed);
        keys.expr(self.key()).limit(part.limit).offset(part.offset);
        let mut select = self.whole(self.key().in_subquery(keys), part.limit);
        sort(&mut select, self.table, &self.question.order, is_reversed);
        read_part(self.db, self.table, self.reach, select, Page { offset: 0, limit: part.limit }).await
    }

    fn whole(&self, which: Expr, most: u64) -> SelectStatement {
        let rows = those(self.table, self.reach, which).column(Asterisk).take();
        set_apart(self.table, rows, most)
    }

    fn key(&self) -> Expr {
        column(self.table, self.table.key_column())
    }

    fn all(&self) -> SelectStatement {
        found(self.table, self.reach, self.question, self.db.get_database_backend())
    }
}
