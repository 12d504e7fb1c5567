//! Accounts and their members.

pub mod account;
pub mod audit_entry;
pub mod invitation;
pub mod membership;
pub mod onboarding;
pub mod setup_code;
