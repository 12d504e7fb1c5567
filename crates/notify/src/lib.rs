//! E-mails: their texts in four languages, design and sending; and the delivery of webhooks to owners' systems. All data is
//! passed in; this crate uses no database.

mod carrier;
mod courier;
mod document;
mod folder;
mod invite;
mod letter;
mod look;
mod mail;
pub mod preview;
mod render;
mod smtp;
mod texts;

pub use carrier::{Carrier, CarryError};
pub use courier::{Courier, Parcel, Receipt, signature};
pub use document::Document;
pub use folder::Folder;
pub use letter::{Deposit, Guest, Instalment, Letter, Refusal, Site, Trip};
pub use mail::{Mail, MailError, Sender};
pub use smtp::{Smtp, SmtpSettings, Tls};
