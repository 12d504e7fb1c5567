//! An account while its rows are built: its host and the names of its homes.

use chrono::{DateTime, TimeDelta, Utc};
use domain::accounts::role::Role;
use store::row::Id;

use super::scope::{Scope, opened, user_id};
use crate::account::{Account, User};
use crate::world::World;

/// The agency added a home every eleven days.
const DAYS_BETWEEN_HOMES: i64 = 11;

#[derive(Debug)]
pub(super) struct Tenant<'w> {
    pub(super) scope: Scope,
    pub(super) world: &'w World,
    pub(super) account: &'w Account,
}

impl Tenant<'_> {
    pub(super) fn property(&self, slug: &str) -> Option<Id> {
        let index = self.account.homes.iter().position(|home| home.slug == slug)?;
        Some(property_id(&self.scope, slug, index))
    }

    /// The user who answers guests: the agent, or any other user.
    pub(super) fn host(&self) -> Option<&User> {
        let users = &self.account.facts.users;
        users.iter().find(|user| user.role == Role::Agent).or(users.first())
    }

    pub(super) fn host_id(&self) -> Option<Id> {
        self.host().map(|host| user_id(&host.email, self.scope.seed))
    }
}

pub(super) fn property_id(scope: &Scope, slug: &str, index: usize) -> Id {
    scope.mint(&format!("property {slug}")).id(made(index))
}

/// When the home at this index of the account was added.
pub(super) fn made(index: usize) -> DateTime<Utc> {
    opened() + TimeDelta::days(DAYS_BETWEEN_HOMES * i64::try_from(index).unwrap_or_default())
}
