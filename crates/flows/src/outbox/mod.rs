//! E-mail that is to be sent, written down in the transaction that gives the reason for it. `emails` renders and sends it.

mod post;
mod status_link;

pub(crate) use post::{NewLetter, post};
pub(crate) use status_link::with_link;
