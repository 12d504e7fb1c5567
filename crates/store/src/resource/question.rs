//! Queries for any table: visible rows, filters and order.

use domain::key::{AccountId, Key};

use super::field::{Field, Source};
use super::kind::Kind;
use super::value::Value;

/// The rows that a user may see.
#[derive(Clone, Debug)]
pub struct Reach {
    pub account: AccountId,
    /// Only rows about properties of these groups; `None` without a limit.
    pub groups: Option<Vec<Key>>,
}

#[derive(Clone, Debug, Default)]
pub struct Question {
    /// All must match.
    pub filters: Vec<Filter>,
    /// Search words, folded; all must be found.
    pub words: Vec<String>,
    /// By priority. Ties are broken by the key.
    pub order: Vec<Order>,
}

#[derive(Clone, Debug)]
pub struct Filter {
    pub field: &'static Field,
    pub test: Test,
}

#[derive(Clone, Copy, Debug)]
pub struct Order {
    pub field: &'static Field,
    pub is_descending: bool,
}

#[derive(Clone, Debug)]
pub enum Test {
    Is(Value),
    IsNot(Value),
    In(Vec<Value>),
    AtLeast(Value),
    AtMost(Value),
    Above(Value),
    Below(Value),
    IsNull(bool),
    /// Case-insensitive.
    Contains(String),
}

impl Question {
    /// Whether the query scans texts.
    pub(super) fn reads_texts(&self) -> bool {
        let looks = |filter: &Filter| matches!(filter.test, Test::Contains(_));
        !self.words.is_empty() || self.filters.iter().any(looks)
    }

    /// Whether a scan in the given direction skips many rows before the first match: date columns are correlated, so rows that
    /// match late by one date come late in the order of another.
    pub(super) fn lies_far(&self, is_reversed: bool) -> bool {
        let [Order { field: along, is_descending }] = self.order[..] else { return false };
        let is_date = |field: &Field| {
            matches!((field.kind, field.source), (Kind::Date, Source::Column(_))) && !field.is_nullable
        };
        let from_the_last = is_descending != is_reversed;
        let is_behind = |filter: &Filter| {
            let is_behind = match filter.test {
                Test::AtLeast(_) | Test::Above(_) => !from_the_last,
                Test::AtMost(_) | Test::Below(_) => from_the_last,
                _ => false,
            };
            is_behind && is_date(filter.field) && filter.field.name != along.name
        };
        is_date(along) && self.filters.iter().any(is_behind)
    }
}

impl Reach {
    pub fn of_account(account: AccountId) -> Self {
        Self { account, groups: None }
    }
}
