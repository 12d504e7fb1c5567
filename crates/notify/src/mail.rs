//! An e-mail with its headers, ready to be sent.

use chrono::{DateTime, Utc};
use lettre::address::Envelope;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart};
use lettre::{Address, Message};

use crate::document::{Document, one_line};
use crate::invite::invite;
use crate::letter::Letter;

/// The sender of all e-mails. The display name is the site's.
#[derive(Clone, Debug)]
pub struct Sender(Mailbox);

#[derive(Debug, thiserror::Error)]
pub enum MailError {
    #[error("{0:?} is not an address that can be written to")]
    Recipient(String),
    #[error(transparent)]
    Template(#[from] askama::Error),
    #[error(transparent)]
    Message(#[from] lettre::error::Error),
    #[error(transparent)]
    Type(#[from] lettre::message::header::ContentTypeErr),
}

#[derive(Clone, Debug)]
pub struct Mail {
    name: String,
    subject: String,
    message: Message,
}

impl Sender {
    /// `letters@casita.example`, or `Casita <letters@casita.example>`.
    pub fn parse(text: &str) -> Option<Self> {
        text.parse().ok().map(Self)
    }

    fn domain(&self) -> &str {
        self.0.email.domain()
    }
}

impl Mail {
    /// `name` becomes the Message-ID. It is the same for every retry, so that mail servers and clients recognize duplicates.
    pub fn new(
        letter: &Letter,
        recipient: &str,
        name: &str,
        sender: &Sender,
        written: DateTime<Utc>,
    ) -> Result<Self, MailError> {
        let document = Document::new(letter);
        let to: Address = recipient.trim().parse().map_err(|_| MailError::Recipient(recipient.to_owned()))?;
        let mut message = Message::builder()
            .message_id(Some(format!("<{name}@{}>", sender.domain())))
            .date(written.into())
            .from(Mailbox::new(Some(one_line(&letter.site.name)), sender.0.email.clone()))
            .to(Mailbox::new(None, to))
            .subject(document.subject.clone())
            // Suppresses out-of-office replies.
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(mailbox) = answers_to(letter) {
            message = message.reply_to(mailbox);
        }
        if let Some(refusal) = &letter.refusal {
            message = message
                .raw_header(header("List-Unsubscribe", format!("<{}>", refusal.door)))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let body = MultiPart::alternative_plain_html(document.text()?, document.html()?);
        let message = match invite(letter, written) {
            None => message.multipart(body)?,
            Some(invite) => {
                let kind = format!("text/calendar; charset=utf-8; method={}", invite.method);
                let part =
                    Attachment::new("stay.ics".to_owned()).body(invite.text, ContentType::parse(&kind)?);
                message.multipart(MultiPart::mixed().multipart(body).singlepart(part))?
            }
        };
        Ok(Self { name: name.to_owned(), subject: document.subject, message })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn subject(&self) -> &str {
        &self.subject
    }

    pub fn bytes(&self) -> Vec<u8> {
        self.message.formatted()
    }

    pub(crate) fn envelope(&self) -> &Envelope {
        self.message.envelope()
    }
}

/// Replies go to the owner or the guest; if e-mail replies are configured, through the reply address.
fn answers_to(letter: &Letter) -> Option<Mailbox> {
    let (name, own) = if letter.kind.is_for_owner() {
        (&letter.guest.name, &letter.guest.email)
    } else {
        (&letter.site.name, &letter.site.email)
    };
    let address = letter.answers_to.as_ref().unwrap_or(own);
    Some(Mailbox::new(Some(one_line(name)), address.trim().parse().ok()?))
}

fn header(name: &'static str, value: impl Into<String>) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.into())
}
