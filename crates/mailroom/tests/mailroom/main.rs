//! The mailbox against a server that speaks as much IMAP as it takes.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod imap;
