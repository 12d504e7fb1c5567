//! Accounts: roles of members, onboarding, and settings of lists.

pub mod list_setting;
pub mod onboarding;
pub mod role;
