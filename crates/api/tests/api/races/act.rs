//! What somebody can do, and how it is answered.

use std::fmt;

use futures_util::future::BoxFuture;
use serde_json::Value;

pub struct Act<S> {
    /// Who does what.
    pub name: &'static str,
    /// By which door.
    pub routes: &'static [&'static str],
    pub go: for<'s> fn(&'s S) -> BoxFuture<'s, Answer>,
}

#[derive(Clone, PartialEq)]
pub struct Answer {
    status: u16,
    code: Value,
}

impl Answer {
    /// Of what nobody is told about.
    pub const NONE: Self = Self { status: 0, code: Value::Null };

    /// In the way of somebody else at this moment.
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
        // Told by 400 when it is seen early, by 409 when it is seen late.
        let is_overlap = code == "overlap";
        // Told by 403 when it is seen early: of two owners who take it from each other, the later one is an owner no more.
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

/// Lists of acts on the `Scene` of whoever calls it: each with its name, its routes and its call.
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
