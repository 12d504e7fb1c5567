//! Parses a raw e-mail reply of any mail client.

use domain::inbox::message::MessageText;
use mail_parser::{ContentType, Message, MessageParser, MessagePart, MimeHeaders};
use sha2::{Digest, Sha256};

use crate::address::{About, Replies, Writer};
use crate::new_part::new_part;

/// Headers with recipients, set by the sender or by servers on the way.
const ADDRESSED: [&str; 6] = ["To", "Cc", "Delivered-To", "X-Original-To", "X-Forwarded-To", "Envelope-To"];
/// The name of an e-mail is stored in a database column of this length.
const LONGEST_NAME: usize = 200;
/// A smaller inline picture is decoration, not content.
const LEAST_INLINE: usize = 16 * 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub about: About,
    pub writer: Writer,
    /// Stable ID of the e-mail: its Message-ID, or a hash of its content.
    pub name: String,
    /// Lowercase. Not authenticated: any sender can write any address.
    pub from: String,
    /// None in an e-mail that has only files.
    pub text: Option<MessageText>,
    /// Names and contents of the attachments, unprocessed.
    pub files: Vec<(String, Vec<u8>)>,
}

/// Why an e-mail becomes no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    #[error("it is not an e-mail")]
    NoLetter,
    #[error("it is not sent to a valid reply address")]
    NoAddress,
    #[error("it was sent automatically")]
    Machine,
    #[error("it has no new text and no files")]
    Empty,
}

impl Answer {
    /// `recipients`: envelope recipients, if the server passes them on.
    pub fn read(raw: &[u8], recipients: &[&str], replies: &Replies) -> Result<Self, Unusable> {
        let letter = MessageParser::default().parse(raw).ok_or(Unusable::NoLetter)?;
        let named = recipients.iter().copied().chain(addressed(&letter));
        let (about, writer) =
            named.into_iter().find_map(|text| replies.find(text)).ok_or(Unusable::NoAddress)?;
        if is_by_machine(&letter) {
            return Err(Unusable::Machine);
        }
        let text = letter.body_text(0).as_deref().and_then(new_part);
        let text = text.and_then(|text| MessageText::of_foreign(&text));
        let files = files(&letter);
        if text.is_none() && files.is_empty() {
            return Err(Unusable::Empty);
        }
        let from = letter.from().and_then(|from| from.first()).and_then(|from| from.address());
        let from = from.unwrap_or_default().to_lowercase();
        Ok(Self { about, writer, name: name(&letter, raw), from, text, files })
    }
}

fn addressed<'a>(letter: &'a Message<'_>) -> impl Iterator<Item = &'a str> {
    ADDRESSED.into_iter().flat_map(|name| headers(letter, name))
}

fn headers<'a>(letter: &'a Message<'_>, name: &'static str) -> impl Iterator<Item = &'a str> {
    let named = letter.headers_raw().filter(move |(known, _)| known.eq_ignore_ascii_case(name));
    named.map(|(_, value)| value.trim())
}

/// Attachments, without the small pictures of signatures and without attached e-mails.
fn files(letter: &Message<'_>) -> Vec<(String, Vec<u8>)> {
    let is_adornment = |part: &MessagePart<'_>| {
        let is_inline = part.content_disposition().is_some_and(ContentType::is_inline);
        (is_inline || part.content_id().is_some()) && part.contents().len() < LEAST_INLINE
    };
    letter
        .attachments()
        .filter(|part| !part.is_message() && !is_adornment(part))
        .map(|part| (part.attachment_name().unwrap_or_default().to_owned(), part.contents().to_vec()))
        .collect()
}

/// Out-of-office replies, delivery reports, mailing lists: answering them could loop forever.
fn is_by_machine(letter: &Message<'_>) -> bool {
    let says = |name, is_machine: fn(&str) -> bool| headers(letter, name).any(is_machine);
    let is_report = letter
        .content_type()
        .is_some_and(|kind| kind.ctype() == "multipart" && kind.subtype() == Some("report"));
    is_report
        || says("Auto-Submitted", |value| !value.eq_ignore_ascii_case("no"))
        || says("Precedence", |value| !value.eq_ignore_ascii_case("normal"))
        || ["X-Autoreply", "X-Autorespond", "List-Id"].into_iter().any(|name| says(name, |_| true))
        || says("Return-Path", |value| value == "<>")
}

fn name(letter: &Message<'_>, raw: &[u8]) -> String {
    let own =
        letter.message_id().map(str::trim).filter(|name| !name.is_empty() && name.len() <= LONGEST_NAME);
    own.map_or_else(|| hex::encode(Sha256::digest(raw)), ToOwned::to_owned)
}

#[cfg(test)]
mod tests {
    use domain::key::Key;
    use proptest::prelude::*;

    use super::*;

    fn replies() -> Replies {
        Replies::new("answers@casita.example", "secret").unwrap()
    }

    fn to_guest() -> String {
        replies().address(About::Thread(Key::from_u128(7)), Writer::Guest)
    }

    fn read(raw: &str) -> Result<Answer, Unusable> {
        Answer::read(raw.replace('\n', "\r\n").as_bytes(), &[], &replies())
    }

    fn words(answer: &Answer) -> &str {
        answer.text.as_ref().map_or("", MessageText::as_str)
    }

    fn letter(headers: &str, body: &str) -> String {
        format!(
            "From: Ann <Ann@Guest.test>\nTo: <{}>\nMessage-ID: <one@guest.test>\n{headers}\n{body}",
            to_guest()
        )
    }

    #[test]
    fn an_answer_says_what_it_is_about_and_who_wrote() {
        let answer = read(&letter("", "At six.\n\n> When do you arrive?\n")).unwrap();
        assert_eq!(answer.about, About::Thread(Key::from_u128(7)));
        assert_eq!((answer.writer, answer.from.as_str()), (Writer::Guest, "ann@guest.test"));
        assert_eq!((answer.name.as_str(), words(&answer)), ("one@guest.test", "At six."));
    }

    #[test]
    fn letters_are_read_however_they_are_written() {
        let quoted =
            "Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n";
        let html = "Content-Type: text/html; charset=utf-8\n";
        let both = "Content-Type: multipart/alternative; boundary=b\n";
        for (headers, body) in [
            (quoted, "Um f=FCnf.\n"),
            (html, "<p>Um fünf.</p><style>p { color: red }</style>"),
            (
                both,
                "--b\nContent-Type: text/plain; charset=utf-8\n\nUm fünf.\n--b\nContent-Type: text/html\n\n<b>Um 5</b>\n--b--\n",
            ),
            (
                "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n",
                "VW0gZsO8bmYu\n",
            ),
        ] {
            assert_eq!(words(&read(&letter(headers, body)).unwrap()), "Um fünf.", "{headers}");
        }
    }

    #[test]
    fn a_hidden_recipient_is_known_from_the_server() {
        let raw = "From: ann@guest.test\r\nTo: hidden\r\n\r\nAt six.";
        assert_eq!(Answer::read(raw.as_bytes(), &[], &replies()), Err(Unusable::NoAddress));
        let answer = Answer::read(raw.as_bytes(), &[&to_guest()], &replies()).unwrap();
        assert_eq!(answer.name.len(), 64, "a letter without a name gets one of its contents");
        let forwarded = format!("X-Original-To: {}\n{raw}", to_guest());
        assert!(read(&forwarded).is_ok());
    }

    #[test]
    fn machines_are_not_listened_to() {
        for headers in [
            "Auto-Submitted: auto-replied\n",
            "Auto-Submitted: auto-generated\n",
            "Precedence: bulk\n",
            "X-Autoreply: yes\n",
            "List-Id: <everybody.guest.test>\n",
            "Return-Path: <>\n",
            "Content-Type: multipart/report; report-type=delivery-status; boundary=b\n",
        ] {
            assert_eq!(read(&letter(headers, "I am away.")), Err(Unusable::Machine), "{headers}");
        }
        assert!(read(&letter("Auto-Submitted: no\nReturn-Path: <ann@guest.test>\n", "At six.")).is_ok());
    }

    #[test]
    fn what_says_nothing_is_no_answer() {
        assert_eq!(read(&letter("", "> When do you arrive?\n")), Err(Unusable::Empty));
        assert_eq!(read(""), Err(Unusable::NoLetter));
        assert_eq!(read("To: someone@casita.example\n\nHello"), Err(Unusable::NoAddress));
    }

    #[test]
    fn what_is_attached_comes_with_the_letter() {
        let mixed = "Content-Type: multipart/mixed; boundary=b\n";
        let pdf = "--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename=\"plan.pdf\"\nContent-Transfer-Encoding: base64\n\nJVBERi0xLjc=\n";
        let logo = "--b\nContent-Type: image/png\nContent-Disposition: inline; filename=logo.png\nContent-ID: <logo>\n\nsmall\n";
        let text = "--b\nContent-Type: text/plain\n\nHere it is.\n";
        let answer = read(&letter(mixed, &format!("{text}{pdf}{logo}--b--\n"))).unwrap();
        assert_eq!(
            (words(&answer), answer.files.as_slice()),
            ("Here it is.", &[("plan.pdf".to_owned(), b"%PDF-1.7".to_vec())][..])
        );
        let answer = read(&letter(mixed, &format!("{pdf}--b--\n"))).unwrap();
        assert_eq!((answer.text, answer.files.len()), (None, 1));
        assert_eq!(read(&letter(mixed, &format!("{logo}--b--\n"))), Err(Unusable::Empty));
    }

    proptest! {
        #[test]
        fn no_bytes_panic(raw in proptest::collection::vec(any::<u8>(), 0..2_000), head: bool) {
            let address = to_guest();
            let mut bytes = if head { format!("To: {address}\r\n").into_bytes() } else { Vec::new() };
            bytes.extend(raw);
            if let Ok(answer) = Answer::read(&bytes, &[], &replies()) {
                prop_assert!(answer.text.is_some() || !answer.files.is_empty());
                prop_assert!(answer.name.len() <= LONGEST_NAME);
            }
        }
    }
}
