//! Hosted checkout: its sessions and their pages.

mod page;
mod session;

pub(crate) use page::pages;
pub(crate) use session::{create, expire, expire_overdue, follow, get, list};
