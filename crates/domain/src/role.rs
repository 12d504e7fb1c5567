//! Who may do what in an account: the one table of roles. The operator stands outside of it: whoever runs the platform belongs to
//! no account, and acts in one only in the name of somebody who does.

use crate::code::coded;

coded! {
    /// What somebody is in an account.
    Role as "role" {
        Owner = "owner" / "Owner",
        Manager = "manager" / "Manager",
        Agent = "agent" / "Agent",
        Viewer = "viewer" / "Viewer",
    }
}

coded! {
    /// Something that a role allows. API tokens are limited by the same words.
    Permission as "permission" {
        /// See everything but secrets.
        Read = "read",
        /// Book, accept, decline, move, cancel, charge, refund.
        Reservations = "reservations",
        Messages = "messages",
        Calendar = "calendar",
        /// Homes, and everything they are sold by: listings, rates, fees, taxes, promotions, policies, agreements.
        Properties = "properties",
        Sites = "sites",
        /// The account itself: its name, its sources, its webhooks.
        Settings = "settings",
        /// Who else works here.
        Users = "users",
        /// What the payment provider knows the account by.
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

    /// An owner answers for all homes; everybody else can be limited to some.
    pub const fn can_be_limited(self) -> bool {
        !matches!(self, Self::Owner)
    }
}

impl Permission {
    /// Whether it reaches beyond the homes of some groups, so that who is limited to groups has it not.
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
