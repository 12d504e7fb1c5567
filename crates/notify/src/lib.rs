//! Letters: what they say in four languages, how they look, and who carries them; and who takes webhooks to owners' systems. What
//! they are about comes in from outside; nothing here knows a database.

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
pub use letter::{Guest, Instalment, Letter, Refusal, Site, Trip};
pub use mail::{Mail, MailError, Sender};
pub use smtp::{Smtp, SmtpSettings, Tls};
