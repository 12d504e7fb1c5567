//! What can be asked of any table: whose rows, which of them, in which order.

use domain::key::{AccountId, Key};

use super::field::Field;
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

impl Reach {
    pub fn of_account(account: AccountId) -> Self {
        Self { account, groups: None }
    }
}
