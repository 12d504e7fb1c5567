//! The authenticated user of a request, within an account.

use domain::accounts::role::{Permission, Role};
use domain::key::{AccountId, Key};
use store::row::sessions::user;
use store::{Store, StoreError};

/// The parts of a user that may be shown to others: no password, no secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub key: Key,
    pub email: String,
    pub first_name: String,
    pub last_name: String,
    pub language: String,
    pub is_operator: bool,
    pub has_second_factor: bool,
}

/// How the user is authenticated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// A signed-in browser session.
    Session,
    /// An API token, limited to these permissions.
    Token { key: Key, scopes: Vec<Permission> },
    /// An operator who impersonates the user.
    Impersonation { operator: Person },
}

/// The current user, with account, role and limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    pub account: AccountId,
    pub user: Person,
    pub role: Role,
    /// The groups of homes that the user is limited to; `None` means all homes.
    pub groups: Option<Vec<Key>>,
    pub way: Way,
    /// Network address of the client, if known.
    pub address: Option<String>,
}

/// The role, the token's scopes or the limits do not allow the permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this needs the permission {0}")]
pub struct Denied(pub Permission);

impl Caller {
    pub fn may(&self, permission: Permission) -> bool {
        let within_limits = self.groups.is_none() || !permission.is_about_whole_account();
        let within_scopes = match &self.way {
            Way::Token { scopes, .. } => scopes.contains(&permission),
            Way::Session | Way::Impersonation { .. } => true,
        };
        self.role.may(permission) && within_limits && within_scopes
    }

    pub fn demand(&self, permission: Permission) -> Result<(), Denied> {
        if self.may(permission) { Ok(()) } else { Err(Denied(permission)) }
    }

    /// All permissions that the user has, in the order of `Permission::ALL`.
    pub fn permissions(&self) -> Vec<Permission> {
        Permission::ALL.iter().copied().filter(|permission| self.may(*permission)).collect()
    }

    /// Whether the row belongs to the user's account.
    pub fn owns(&self, key: Key) -> bool {
        key.account() == self.account
    }

    /// Whether the user may see a home of the account.
    pub async fn sees(&self, store: &Store, property: Key) -> Result<bool, StoreError> {
        match &self.groups {
            _ if !self.owns(property) => Ok(false),
            None => Ok(true),
            Some(groups) => {
                store::homes::property_group::holds(store.read(), self.account, groups, property).await
            }
        }
    }

    /// The person who acts: the operator when impersonating.
    pub(crate) fn actor(&self) -> &Person {
        match &self.way {
            Way::Impersonation { operator } => operator,
            Way::Session | Way::Token { .. } => &self.user,
        }
    }

    /// The actor as written in the audit log.
    pub(crate) fn signature(&self) -> String {
        match &self.way {
            Way::Session => self.user.email.clone(),
            Way::Token { key, .. } => format!("{} (token {key})", self.user.email),
            Way::Impersonation { operator } => format!("{} as {}", operator.email, self.user.email),
        }
    }
}

impl From<&user::Model> for Person {
    fn from(row: &user::Model) -> Self {
        Self {
            key: row.id.key(),
            email: row.email.clone(),
            first_name: row.first_name.clone(),
            last_name: row.last_name.clone(),
            language: row.language.clone(),
            is_operator: row.is_operator,
            has_second_factor: row.totp_secret.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(role: Role, groups: Option<Vec<Key>>, way: Way) -> Caller {
        let account = AccountId::new(7);
        let user = Person {
            key: Key::new(account, 1, 1),
            email: "ada@example.org".to_owned(),
            first_name: "Ada".to_owned(),
            last_name: "Lovelace".to_owned(),
            language: "en".to_owned(),
            is_operator: false,
            has_second_factor: false,
        };
        Caller { account, user, role, groups, way, address: None }
    }

    #[test]
    fn a_token_allows_what_both_it_and_the_role_allow() {
        let scopes = vec![Permission::Read, Permission::Users];
        let way = Way::Token { key: Key::from_u128(1), scopes };
        assert_eq!(caller(Role::Manager, None, way.clone()).permissions(), [Permission::Read]);
        assert_eq!(caller(Role::Owner, None, way).permissions(), [Permission::Read, Permission::Users]);
    }

    #[test]
    fn who_is_limited_to_groups_may_not_touch_the_whole_account() {
        let limited = caller(Role::Manager, Some(Vec::new()), Way::Session);
        assert_eq!(limited.demand(Permission::Properties), Ok(()));
        assert_eq!(limited.demand(Permission::Sites), Err(Denied(Permission::Sites)));
    }

    #[test]
    fn the_log_tells_the_operator_from_the_user() {
        let operator = Person {
            email: "operator@casita.test".to_owned(),
            ..caller(Role::Owner, None, Way::Session).user
        };
        let acting = caller(Role::Owner, None, Way::Impersonation { operator: operator.clone() });
        assert_eq!(acting.signature(), "operator@casita.test as ada@example.org");
        assert_eq!(acting.actor(), &operator);
    }
}
