//! The hosted checkout: its sessions, and the page of each.

mod page;
mod session;

pub(crate) use page::pages;
pub(crate) use session::{create, expire, expire_overdue, follow, get, list};
