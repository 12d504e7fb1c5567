//! Webhooks of accounts.

pub mod webhook;
