//! The IMAP mailbox against a minimal test server.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod imap;
