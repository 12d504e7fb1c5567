//! What can be asked of any table: whose rows, which of them, in which order.

use domain::key::{AccountId, Key};

use super::field::{Field, Source};
use super::kind::Kind;
use super::value::Value;

/// How far somebody sees.
#[derive(Clone, Debug)]
pub struct Reach {
    pub account: AccountId,
    /// Only what is about properties of these groups; nothing when there is no such limit.
    pub groups: Option<Vec<Key>>,
}

#[derive(Clone, Debug, Default)]
pub struct Question {
    /// All must hold.
    pub filters: Vec<Filter>,
    /// All must be found, folded.
    pub words: Vec<String>,
    /// The first counts most. The key decides what they leave open.
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
    /// Whatever the case of its letters.
    Contains(String),
}

impl Question {
    /// Whether every text there is has to be looked through.
    pub(super) fn reads_texts(&self) -> bool {
        let looks = |filter: &Filter| matches!(filter.test, Test::Contains(_));
        !self.words.is_empty() || self.filters.iter().any(looks)
    }

    /// Whether a walk along the order, or against it, passes by many others first: dates of one thing are close to each other, so
    /// what comes late by one date comes late in the order of another.
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
