//! One part of a list and how much there is in all, both quickly, be it much or little (ADR 38).

use std::ops::ControlFlow;

use sea_orm::sea_query::{Asterisk, Expr, ExprTrait, Query, SelectStatement};
use sea_orm::{ConnectionTrait, DatabaseConnection};
use tokio::try_join;

use super::memory;
use super::question::{Question, Reach};
use super::read::read_part;
use super::row::Row;
use super::sql::{column, found, keys_of_those_that_say, ordered_columns, set_apart, sort, within};
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
    /// The part, if there is little in all: no order leads to a few of many, so they are found first and put in order then.
    async fn few(&self, page: Page) -> Result<Option<Paged<Row>>, StoreError> {
        let Some(found) = self.maybe_few().await? else { return Ok(None) };
        let mut few = self.set_apart(found, FEW + 1);
        sort(&mut few, self.table, &self.question.order, false);
        few.expr(self.key()).expr(Expr::cust("COUNT(*) OVER ()")).limit(page.limit).offset(page.offset);
        let found = self.db.query_all(&few).await?;
        let Some(first) = found.first() else {
            let is_nothing = page.offset == 0 && page.limit > 0;
            return Ok(is_nothing.then(|| Paged { rows: Vec::new(), total: 0 }));
        };
        let total = first.try_get_by_index::<i64>(1)?.unsigned_abs();
        if total > FEW {
            return Ok(None);
        }
        let keys = found.iter().map(|row| row.try_get_by_index(0)).collect::<Result<Vec<Id>, _>>()?;
        let rows = self.read(self.key().is_in(keys), page.limit, false).await?;
        Ok(Some(Paged { rows, total }))
    }

    /// The part, if it is the first; where any other lies depends on how much there is.
    async fn first(&self, page: Page) -> Result<Option<Vec<Row>>, StoreError> {
        if page.offset > 0 || self.question.lies_far(false) {
            return Ok(None);
        }
        self.read_those(self.all(), page, false).await.map(Some)
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
        let is_found_first = self.question.lies_far(is_reversed) && total <= SOME;
        let found = if is_found_first { self.set_apart(self.all(), SOME) } else { self.all() };
        let mut rows = self.read_those(found, part, is_reversed).await?;
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

    /// What fits, unless it is known to be much.
    async fn maybe_few(&self) -> Result<Option<SelectStatement>, StoreError> {
        let Question { filters, words, .. } = self.question;
        let Search::Through { column: via, table: other, folded } = self.table.search else {
            return Ok((!words.is_empty() || !filters.is_empty()).then(|| self.all()));
        };
        if words.is_empty() {
            return Ok((!filters.is_empty()).then(|| self.all()));
        }
        // The others are looked through once, and only until they are many.
        let others = keys_of_those_that_say(other, folded, self.reach, words).limit(FEW + 1).take();
        let others = self.db.query_all(&others).await?;
        if others.len() as u64 > FEW {
            return Ok(None);
        }
        let others = others.iter().map(|row| row.try_get_by_index(0)).collect::<Result<Vec<Id>, _>>()?;
        let rest = Question { words: Vec::new(), ..self.question.clone() };
        let mut found = found(self.table, self.reach, &rest, self.db.get_database_backend());
        Ok(Some(found.and_where(column(self.table, via).is_in(others)).take()))
    }

    /// As much of what is found as puts it in order.
    fn set_apart(&self, mut found: SelectStatement, most: u64) -> SelectStatement {
        ordered_columns(&mut found, self.table, &self.question.order);
        set_apart(self.table, found, most)
    }

    /// Rows are wide and tell of other tables, so they are put in order by their keys, and only the part is read.
    async fn read_those(
        &self,
        mut keys: SelectStatement,
        part: Page,
        is_reversed: bool,
    ) -> Result<Vec<Row>, StoreError> {
        sort(&mut keys, self.table, &self.question.order, is_reversed);
        keys.expr(self.key()).limit(part.limit).offset(part.offset);
        self.read(self.key().in_subquery(keys), part.limit, is_reversed).await
    }

    async fn read(&self, which: Expr, most: u64, is_reversed: bool) -> Result<Vec<Row>, StoreError> {
        let found = Query::select()
            .column(Asterisk)
            .from(self.table.name())
            .cond_where(within(self.table, self.reach))
            .and_where(which)
            .take();
        let mut select = set_apart(self.table, found, most);
        sort(&mut select, self.table, &self.question.order, is_reversed);
        read_part(self.db, self.table, self.reach, select, Page { offset: 0, limit: most }).await
    }

    fn key(&self) -> Expr {
        column(self.table, self.table.key_column())
    }

    fn all(&self) -> SelectStatement {
        found(self.table, self.reach, self.question, self.db.get_database_backend())
    }
}
