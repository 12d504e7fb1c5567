//! One part of a list and how much there is in all, both quickly, be it much or little (ADR 38).

use futures_util::try_join;
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Asterisk, Expr, ExprTrait, SelectStatement};

use super::memory;
use super::question::{Question, Reach};
use super::read::{by_keys, read_part};
use super::row::Row;
use super::sql::{column, found, sort};
use super::table::{KeptIn, Table};
use crate::StoreError;
use crate::page::{Page, Paged};
use crate::row::Id;

/// As many as are put in order faster than they are met with by walking along an order.
const FEW: u64 = 500;

/// What a first look brought.
enum Looked {
    /// There is little, and this part of it is wanted.
    Whole(Paged<Row>),
    /// The first part of more.
    First(Vec<Row>),
    /// There is more, and where the part lies depends on how much.
    Nothing,
}

/// One part of what is asked for, and how much there is in all.
pub async fn list(
    db: &impl ConnectionTrait,
    table: &'static Table,
    reach: &Reach,
    question: &Question,
    page: Page,
) -> Result<Paged<Row>, StoreError> {
    if let KeptIn::Memory(all) = table.kept_in {
        return Ok(page.cut(memory::answer(all(), question)));
    }
    let in_order = |mut select: SelectStatement, is_reversed| {
        sort(&mut select, table, &question.order, is_reversed);
        select
    };
    let all = || found(table, reach, question, db.get_database_backend());
    let looking = async {
        match few_keys(db, table, reach, question).await? {
            Some(keys) => {
                let total = keys.len() as u64;
                let select = in_order(by_keys(table, reach, keys), false);
                let rows = read_part(db, table, reach, select, page).await?;
                Ok(Looked::Whole(Paged { rows, total }))
            }
            None if page.offset == 0 => {
                let rows = read_part(db, table, reach, in_order(all(), false), page).await?;
                Ok(Looked::First(rows))
            }
            None => Ok::<_, StoreError>(Looked::Nothing),
        }
    };
    // To count what words are found in is to look through all texts once more, mostly for nothing.
    let (counted, looked) = if question.words.is_empty() {
        let (counted, looked) = try_join!(count(db, all()), looking)?;
        (Some(counted), looked)
    } else {
        (None, looking.await?)
    };
    if let Looked::Whole(paged) = looked {
        return Ok(paged);
    }
    let total = match counted {
        Some(total) => total,
        None => count(db, all()).await?,
    };
    if let Looked::First(rows) = looked {
        return Ok(Paged { rows, total });
    }
    let limit = Ord::min(page.limit, total.saturating_sub(page.offset));
    if limit == 0 {
        return Ok(Paged { rows: Vec::new(), total });
    }
    // What lies near the end is reached from there.
    let after = total - page.offset - limit;
    let is_reversed = page.offset > after;
    let part = Page { offset: if is_reversed { after } else { page.offset }, limit };
    let mut rows = read_part(db, table, reach, in_order(all(), is_reversed), part).await?;
    if is_reversed {
        rows.reverse();
    }
    Ok(Paged { rows, total })
}

async fn count(db: &impl ConnectionTrait, mut all: SelectStatement) -> Result<u64, StoreError> {
    let found = db.query_one(all.expr(Expr::col(Asterisk).count())).await?;
    let total: Option<i64> = found.map(|row| row.try_get_by_index(0)).transpose()?;
    Ok(total.unwrap_or(0).unsigned_abs())
}

/// The keys of what fits, if that is little: no order leads to a few of many.
async fn few_keys(
    db: &impl ConnectionTrait,
    table: &'static Table,
    reach: &Reach,
    question: &Question,
) -> Result<Option<Vec<Id>>, StoreError> {
    if question.words.is_empty() && question.filters.is_empty() {
        return Ok(None);
    }
    let mut select = found(table, reach, question, db.get_database_backend());
    select.expr(column(table, table.key_column())).limit(FEW + 1);
    let found = db.query_all(&select).await?;
    if found.len() as u64 > FEW {
        return Ok(None);
    }
    let keys = found.iter().map(|row| row.try_get_by_index(0)).collect::<Result<Vec<Id>, _>>()?;
    Ok(Some(keys))
}
