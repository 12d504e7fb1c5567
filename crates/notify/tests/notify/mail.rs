//! The headers of e-mails.

use domain::locale::language::Language;
use domain::text::code::LetterKind;
use notify::{Letter, Mail, MailError, Sender, preview};

pub(crate) fn posted(letter: &Letter, recipient: &str) -> Result<Mail, MailError> {
    let sender = Sender::parse("Casita <letters@casita.test>").unwrap();
    Mail::new(letter, recipient, "7-outboxkey", &sender, "2026-07-01T12:00:00Z".parse().unwrap())
}

fn raw(letter: &Letter) -> String {
    String::from_utf8(posted(letter, "ann@guests.example").unwrap().bytes()).unwrap()
}

fn headers(raw: &str) -> Vec<&str> {
    raw.split("\r\n\r\n").next().unwrap().split("\r\n").collect()
}

#[test]
fn a_letter_has_the_same_name_whenever_it_is_sent() {
    let letter = preview::letter(LetterKind::Confirmed, Language::English);
    let (first, second) = (raw(&letter), raw(&letter));
    for header in [
        "Message-ID: <7-outboxkey@casita.test>",
        "Date: Wed, 01 Jul 2026 12:00:00 +0000",
        // Harbor & Pine
        "From: =?utf-8?b?SGFyYm9yICYgUGluZQ==?= <letters@casita.test>",
        "Reply-To: =?utf-8?b?SGFyYm9yICYgUGluZQ==?= <hello@harborpine.example>",
        "To: ann@guests.example",
        "Auto-Submitted: auto-generated",
    ] {
        for raw in [&first, &second] {
            assert!(headers(raw).contains(&header), "{header} is not in {:#?}", headers(raw));
        }
    }
}

#[test]
fn an_owner_answers_the_guest() {
    let raw = raw(&preview::letter(LetterKind::Asked, Language::English));
    assert!(
        headers(&raw).contains(&"Reply-To: \"Ann Whitfield\" <ann@guests.example>"),
        "{:#?}",
        headers(&raw)
    );
}

#[test]
fn no_name_begins_another_header() {
    let mut letter = preview::letter(LetterKind::Asked, Language::English);
    "Ann\r\nBcc: all@victims.test\r\n\r\nBuy now".clone_into(&mut letter.guest.name);
    "Home\nX-Evil: yes\u{85}\u{2028}".clone_into(&mut letter.home);
    "Site\r\nCc: more@victims.test".clone_into(&mut letter.site.name);
    let raw = raw(&letter);
    let names: Vec<_> =
        headers(&raw).iter().filter_map(|line| line.split_once(": ")).map(|(name, _)| name).collect();
    for name in ["Bcc", "Cc", "X-Evil"] {
        assert!(!names.contains(&name), "{names:?}");
    }
    assert_eq!(headers(&raw).iter().filter(|line| line.starts_with("Subject: ")).count(), 1);
}

#[test]
fn a_bad_recipient_is_refused() {
    let letter = preview::letter(LetterKind::Confirmed, Language::English);
    for recipient in ["", "nobody", "a@b\r\nRCPT TO:<x@y.test>", "a@b.test, c@d.test", "<a@b.test>"] {
        assert!(matches!(posted(&letter, recipient), Err(MailError::Recipient(_))), "{recipient:?}");
    }
}

#[test]
fn long_and_foreign_subjects_stay_within_lines() {
    let mut letter = preview::letter(LetterKind::Booked, Language::French);
    letter.home = "Châlet des Étoiles 🏔️ 雪の家 ".repeat(12);
    letter.guest.name = "Зоя Ångström-Öberg".to_owned();
    let raw = raw(&letter);
    assert!(raw.is_ascii());
    assert!(headers(&raw).iter().all(|line| line.len() <= 78), "{:#?}", headers(&raw));
    assert!(raw.split("\r\n").all(|line| line.len() <= 998));
}

#[test]
fn only_letters_that_make_move_or_unmake_a_stay_carry_it() {
    for kind in LetterKind::ALL {
        let raw = raw(&preview::letter(*kind, Language::English));
        let carries = matches!(kind, LetterKind::Confirmed | LetterKind::Changed | LetterKind::Canceled);
        assert_eq!(raw.contains("text/calendar"), carries, "{kind}");
    }
    let canceled = raw(&preview::letter(LetterKind::Canceled, Language::English));
    assert!(canceled.contains("method=CANCEL"));
}
