//! Builds SQL from a declaration and a query. Every statement names the account.

use std::cmp::Reverse;

use domain::text::{digits_of_number, fold};
use sea_orm::sea_query::{
    Expr, ExprTrait, Func, LikeExpr, NullOrdering, Order as Direction, Query, SelectStatement,
};
use sea_orm::{Condition, DbBackend};

use super::field::{Field, Source};
use super::kind::Kind;
use super::question::{Filter, Order, Question, Reach, Test};
use super::table::{Belongs, Search, Table};
use super::value::Value;
use crate::row::{AccountNumber, Id};

/// The visible rows that match the query, without columns or order.
pub(super) fn found(
    table: &Table,
    reach: &Reach,
    question: &Question,
    backend: DbBackend,
) -> SelectStatement {
    let mut select = Query::select();
    select.from(table.name()).cond_where(within(table, reach));
    if !question.filters.is_empty() {
        let filters = question.filters.iter().map(|filter| holds(table, reach, filter, backend));
        select.cond_where(all_of(filters.collect()));
    }
    if !question.words.is_empty() {
        select.cond_where(mentions(table, reach, &question.words, backend));
    }
    select
}

/// Combines any number of conditions as a balanced tree: a chain is rendered and parsed recursively, and a long one
/// would overflow the stack.
fn all_of(mut terms: Vec<Condition>) -> Condition {
    if terms.len() <= 2 {
        return terms.into_iter().fold(Condition::all(), Condition::add);
    }
    let rest = terms.split_off(terms.len() / 2);
    Condition::all().add(all_of(terms)).add(all_of(rest))
}

pub(super) fn within(table: &Table, reach: &Reach) -> Condition {
    let account = AccountNumber::from(reach.account);
    let all = Condition::all().add(column(table, "account_id").eq(account));
    let Some(groups) = &reach.groups else { return all };
    let properties = || {
        let groups = groups.iter().copied().map(Id::from);
        Query::select()
            .column("property_id")
            .from("property_group_member")
            .and_where(Expr::col("account_id").eq(account))
            .and_where(Expr::col("group_id").is_in(groups))
            .take()
    };
    match table.belongs {
        Belongs::Account => all,
        Belongs::WholeAccount => all.add(Expr::val(false)),
        Belongs::Itself => all.add(column(table, table.key_column()).in_subquery(properties())),
        Belongs::Property { column: name } => all.add(column(table, name).in_subquery(properties())),
        Belongs::Through { column: name, table: other } => {
            let others = Query::select()
                .column("id")
                .from(other)
                .and_where(Expr::col("account_id").eq(account))
                .and_where(Expr::col("property_id").in_subquery(properties()))
                .take();
            all.add(column(table, name).in_subquery(others))
        }
    }
}

/// A subquery with a limit, which forces the rows to be found before they are sorted: SQLite would rather scan everything in
/// order.
pub(super) fn set_apart(table: &Table, mut found: SelectStatement, most: u64) -> SelectStatement {
    Query::select().from_subquery(found.limit(most).take(), table.name()).take()
}

/// Selects only the columns needed for sorting.
pub(super) fn ordered_columns(select: &mut SelectStatement, table: &Table, order: &[Order]) {
    select.expr(column(table, table.key_column()));
    for Order { field, .. } in order {
        if let Source::Column(name) = field.source {
            select.expr(column(table, name));
        }
    }
}

pub(super) fn column(table: &Table, name: &'static str) -> Expr {
    Expr::col((table.name(), name))
}

/// The SQL expression of a field; `None` for a field stored in another table or not at all.
pub(super) fn expression(table: &Table, field: &Field) -> Option<Expr> {
    let of_account = |other| {
        Query::select()
            .from(other)
            .and_where(Expr::col((other, "account_id")).eq(column(table, "account_id")))
            .take()
    };
    let own_key = || column(table, table.key_column());
    match field.source {
        Source::Column(name) => Some(column(table, name)),
        Source::Either(first, second) => {
            Some(Func::coalesce([column(table, first), column(table, second)]).into())
        }
        Source::Lookup { via, table: other, column: name, platform } => {
            let mut looked = if platform { Query::select().from(other).take() } else { of_account(other) };
            looked.column((other, name)).and_where(Expr::col((other, "id")).eq(column(table, via)));
            Some(Expr::SubQuery(None, Box::new(looked.into())))
        }
        Source::FarLookup { via, table: near, next, other, column: name } => {
            let mut found = of_account(near);
            found.column((near, next)).and_where(Expr::col((near, "id")).eq(column(table, via)));
            let mut looked = of_account(other);
            looked.column((other, name)).and_where(Expr::col((other, "id")).in_subquery(found));
            Some(Expr::SubQuery(None, Box::new(looked.into())))
        }
        Source::First { table: other, by, order, column: name, only } => {
            let mut first = of_account(other);
            if let Some((column, value)) = only {
                first.and_where(Expr::col((other, column)).eq(value));
            }
            first
                .column((other, name))
                .and_where(Expr::col((other, by)).eq(own_key()))
                .order_by((other, order), Direction::Asc)
                .limit(1);
            Some(Expr::SubQuery(None, Box::new(first.into())))
        }
        Source::Link { .. } | Source::Told | Source::Derived(_) => None,
    }
}

fn holds(table: &Table, reach: &Reach, filter: &Filter, backend: DbBackend) -> Condition {
    let Filter { field, test } = filter;
    if let Source::Link { table: link, own, other } = field.source {
        let joined = |which: Condition| {
            Query::select()
                .column(own)
                .from(link)
                .and_where(Expr::col("account_id").eq(AccountNumber::from(reach.account)))
                .cond_where(which)
                .take()
        };
        let key = column(table, table.key_column());
        return match test {
            Test::IsNull(true) => key.not_in_subquery(joined(Condition::all())),
            Test::IsNull(false) => key.in_subquery(joined(Condition::all())),
            test => key.in_subquery(joined(passes(Expr::col(other), field.kind, test, backend))),
        }
        .into();
    }
    expression(table, field).map_or_else(Condition::all, |value| passes(value, field.kind, test, backend))
}

fn passes(value: Expr, kind: Kind, test: &Test, backend: DbBackend) -> Condition {
    let sql = |wanted: &Value| wanted.to_sql(kind);
    match test {
        Test::Is(Value::Null) | Test::IsNull(true) => value.is_null(),
        Test::IsNull(false) => value.is_not_null(),
        Test::Is(wanted) => value.eq(sql(wanted)),
        Test::IsNot(unwanted) => value.ne(sql(unwanted)),
        Test::In(wanted) => {
            let given = wanted.iter().filter(|wanted| **wanted != Value::Null).map(sql);
            let one_of = Condition::any().add(value.clone().is_in(given));
            let or_none = wanted.contains(&Value::Null).then(|| value.is_null());
            return or_none.into_iter().fold(one_of, Condition::add);
        }
        Test::AtLeast(least) => value.gte(sql(least)),
        Test::AtMost(most) => value.lte(sql(most)),
        Test::Above(bound) => value.gt(sql(bound)),
        Test::Below(bound) => value.lt(sql(bound)),
        Test::Contains(words) => contains(value, words, backend),
    }
    .into()
}

/// SQLite's `LIKE` ignores the case of ASCII letters, PostgreSQL's does not.
pub(crate) fn contains(value: Expr, text: &str, backend: DbBackend) -> Expr {
    match backend {
        DbBackend::Postgres => Expr::from(Func::lower(value)).like(part(&text.to_lowercase())),
        _ => value.like(part(text)),
    }
}

fn part(text: &str) -> LikeExpr {
    let plain = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    LikeExpr::new(format!("%{plain}%")).escape('\\')
}

/// Requires all of the words.
fn mentions(table: &Table, reach: &Reach, words: &[String], backend: DbBackend) -> Condition {
    let all = |said: &dyn Fn(&str) -> Condition| all_of(rarest_first(words).into_iter().map(said).collect());
    match table.search {
        Search::Folded { column: name, .. } => says_all(&column(table, name), words),
        Search::Through { column: name, table: other, folded: text } => {
            column(table, name).in_subquery(keys_of_those_that_say(other, text, reach, words)).into()
        }
        Search::Written { column: name } => Condition::all()
            .add(all(&|word| contains(column(table, name), word, backend).into()))
            .add(column(table, name).ne("")),
        Search::In(names) => all(&|word| {
            names
                .iter()
                .filter_map(|name| expression(table, table.field(name)?))
                .fold(Condition::any(), |any, value| any.add(contains(value, word, backend)))
        }),
    }
}

/// Long words are rare; rows without the first word are not checked for the others.
fn rarest_first(words: &[String]) -> Vec<&str> {
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    words.sort_by_key(|word| Reverse(word.len()));
    words
}

/// The keys of rows whose folded text contains all of the words.
pub(super) fn keys_of_those_that_say(
    other: &'static str,
    text: &'static str,
    reach: &Reach,
    words: &[String],
) -> SelectStatement {
    Query::select()
        .column("id")
        .from(other)
        .and_where(Expr::col("account_id").eq(AccountNumber::from(reach.account)))
        .cond_where(says_all(&Expr::col(text), words))
        .take()
}

fn says_all(text: &Expr, words: &[String]) -> Condition {
    let words = rarest_first(words).into_iter().map(|word| says(text, word));
    Condition::all().add(all_of(words.collect())).add(is_something(text.clone()))
}

/// SQLite's text indexes are partial and exclude empty texts; the planner uses them only for queries with the same literal
/// condition.
fn is_something(text: Expr) -> Expr {
    text.ne(Expr::cust("''"))
}

/// Matches a word in a folded text; a phone number also by its bare digits.
fn says(text: &Expr, word: &str) -> Condition {
    let kept = |words: &str| text.clone().like(part(words));
    let digits = digits_of_number(word).filter(|digits| digits != word);
    Condition::any().add(kept(&fold(word))).add_option(digits.map(|digits| kept(&digits)))
}

/// Adds the order, or its reverse.
pub(super) fn sort(select: &mut SelectStatement, table: &Table, order: &[Order], is_reversed: bool) {
    let direction = |is_descending: bool| {
        if is_descending == is_reversed { Direction::Asc } else { Direction::Desc }
    };
    for Order { field, is_descending } in order {
        let Some(value) = expression(table, field) else { continue };
        let direction = direction(*is_descending);
        if field.is_nullable {
            // SQLite and PostgreSQL have different defaults for the position of nulls.
            let nulls = if direction == Direction::Asc { NullOrdering::Last } else { NullOrdering::First };
            select.order_by_expr_with_nulls(value, direction, nulls);
        } else {
            select.order_by_expr(value, direction);
        }
    }
    // An index that ends in the key can be read in both directions, if key and last column have the same direction.
    let last = order.last().is_some_and(|order| order.is_descending);
    select.order_by_expr(column(table, table.key_column()), direction(last));
}
