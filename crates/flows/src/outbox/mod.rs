//! E-mails to send, written in the transaction that causes them. `emails` renders and sends them.

mod post;
mod status_link;

pub(crate) use post::{NewLetter, post};
pub(crate) use status_link::with_link;
