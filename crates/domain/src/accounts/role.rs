//! The one table of roles and permissions in an account. The operator of the platform is not part of it: operators belong to
//! no account and act in one only by impersonating one of its users.

use crate::text::code::coded;

coded! {
    /// The role of a user in an account.
    Role as "role" {
        Owner = "owner" / "Owner",
        Manager = "manager" / "Manager",
        Agent = "agent" / "Agent",
        Viewer = "viewer" / "Viewer",
    }
}

coded! {
    /// A permission of a role. The scopes of API tokens use the same codes.
    Permission as "permission" {
        /// Read everything except secrets.
        Read = "read",
        /// Book, accept, decline, change, cancel, charge and refund.
        Reservations = "reservations",
        Messages = "messages",
        Calendar = "calendar",
        /// Homes and everything their sale depends on: listings, rates, fees, taxes, promotions, policies, rental agreements.
        Properties = "properties",
        Sites = "sites",
        /// The account itself: its name, sources and webhooks.
        Settings = "settings",
        /// The users of the account.
        Users = "users",
        /// The credentials of the payment provider.
        PaymentCredentials = "payment_credentials",
        CloseAccount = "close_account",
    }
}

impl Role {
    pub const fn permissions(self) -> &'static [Permission] {
        use Permission::{Calendar, Messages, Properties, Read, Reservations, Settings, Sites};
        match self {
            Self::Owner => Permission::ALL,
            Self::Manager => &[Read, Reservations, Messages, Calendar, Properties, Sites, Settings],
            Self::Agent => &[Read, Reservations, Messages, Calendar],
            Self::Viewer => &[Read],
        }
    }

    pub fn may(self, permission: Permission) -> bool {
        self.permissions().contains(&permission)
    }

    /// An owner is responsible for all homes; every other role can be limited to some.
    pub const fn can_be_limited(self) -> bool {
        !matches!(self, Self::Owner)
    }
}

impl Permission {
    /// Whether it concerns more than some groups of homes, so that users who are limited to groups do not have it.
    pub const fn is_about_whole_account(self) -> bool {
        matches!(
            self,
            Self::Sites | Self::Settings | Self::Users | Self::PaymentCredentials | Self::CloseAccount
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER_ONLY: [Permission; 3] =
        [Permission::Users, Permission::PaymentCredentials, Permission::CloseAccount];
    const OF_AGENTS: [Permission; 4] =
        [Permission::Read, Permission::Reservations, Permission::Messages, Permission::Calendar];

    #[test]
    fn each_role_may_what_the_product_says() {
        for permission in Permission::ALL {
            assert!(Role::Owner.may(*permission), "{permission}");
            assert_eq!(Role::Manager.may(*permission), !OWNER_ONLY.contains(permission), "{permission}");
            assert_eq!(Role::Agent.may(*permission), OF_AGENTS.contains(permission), "{permission}");
            assert_eq!(Role::Viewer.may(*permission), *permission == Permission::Read, "{permission}");
        }
    }

    #[test]
    fn what_only_owners_may_is_about_the_whole_account() {
        assert!(OWNER_ONLY.iter().all(|permission| permission.is_about_whole_account()));
        assert!(!OF_AGENTS.iter().any(|permission| permission.is_about_whole_account()));
        assert!(!Role::Owner.can_be_limited() && Role::Manager.can_be_limited());
    }
}
