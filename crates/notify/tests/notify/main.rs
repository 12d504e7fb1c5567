//! Rendering and sending of e-mails.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod document;
mod mail;
mod server;
mod smtp;
