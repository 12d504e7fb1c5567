//! An action of a race, and its response.

use std::fmt;

use futures_util::future::BoxFuture;
use serde_json::Value;

pub struct Act<S> {
    /// Who does what.
    pub name: &'static str,
    /// The routes that the action uses.
    pub routes: &'static [&'static str],
    pub go: for<'s> fn(&'s S) -> BoxFuture<'s, Answer>,
}

#[derive(Clone, PartialEq)]
pub struct Answer {
    status: u16,
    code: Value,
}

impl Answer {
    /// The response of an action without one.
    pub const NONE: Self = Self { status: 0, code: Value::Null };

    /// Whether the response asks for a retry because another action is in the way.
    pub fn asks_to_try_again(&self) -> bool {
        self.status == 409 || self.status == 503
    }
}

impl From<http::StatusCode> for Answer {
    fn from(status: http::StatusCode) -> Self {
        Self { status: status.as_u16(), code: Value::Null }
    }
}

impl From<testkit::Answer> for Answer {
    fn from(answer: testkit::Answer) -> Self {
        let json = answer.json_or_null();
        let code = if answer.status.is_success() { Value::Null } else { json["code"].clone() };
        // An early check responds with 400, a late one with 409.
        let is_overlap = code == "overlap";
        // An early check responds with 403: if two owners demote each other, the later one is no longer an owner.
        let is_last_owner = !answer.status.is_success() && json["role"].is_array();
        let status = if is_overlap || is_last_owner { 409 } else { answer.status.as_u16() };
        Self { status, code }
    }
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.status, self.code)
    }
}

/// Declares lists of actions on the caller's `Scene`: each with its name, its routes and its call.
macro_rules! acts {
    ($($list:ident: $($name:literal [$($route:literal),*] |$scene:ident| $call:expr;)+)+) => { $(
        pub const $list: &[$crate::races::Act<Scene>] = &[$(
            $crate::races::Act::<Scene> {
                name: $name,
                routes: &[$($route),*],
                go: |$scene| Box::pin(async move { $crate::races::Answer::from($call) }),
            },
        )+];
    )+ };
}
pub(crate) use acts;
