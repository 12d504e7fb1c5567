//! The content of e-mails, in HTML and in plain text.

use domain::locale::language::Language;
use domain::text::code::LetterKind;
use notify::{Document, Letter, preview};

fn english(kind: LetterKind) -> Letter {
    preview::letter(kind, Language::English)
}

#[test]
fn every_letter_is_whole_in_every_language() {
    for letter in preview::all() {
        let document = Document::new(&letter);
        let (html, text) = (document.html().unwrap(), document.text().unwrap());
        let name = format!("{} in {}", letter.kind, letter.language.code());
        assert!(!document.subject.contains('{') && !text.contains('{'), "{name} has gaps: {text}");
        assert!(html.contains(&letter.link) && text.contains(&letter.link), "{name} leads nowhere");
        assert!(html.contains(&format!("lang=\"{}\"", letter.language.code())), "{name}");
        assert!(html.contains("Harbor &#38; Pine") && text.contains("Harbor & Pine"), "{name}");
        assert!(!html.contains("  ,") && !text.contains(" ,"), "{name} lacks a fact: {text}");
        assert!(html.len() < 60_000, "{name}: mail programs cut long letters");
    }
}

#[test]
fn what_somebody_typed_is_shown_and_never_obeyed() {
    let mut letter = english(LetterKind::Asked);
    letter.words = "<script>alert(1)</script>\n{amount} & {home}".to_owned();
    letter.guest.name = "<b>Ann</b> {site}".to_owned();
    letter.home = "{guest} <i>".to_owned();
    let document = Document::new(&letter);
    let html = document.html().unwrap();
    assert!(!html.contains("<script>") && !html.contains("<b>Ann") && !html.contains("<i>"));
    assert!(html.contains("&#60;script&#62;alert(1)&#60;/script&#62;<br>{amount} &#38; {home}"));
    assert_eq!(document.subject, "<b>Ann</b> {site} wrote about {guest} <i>");
    assert!(document.text().unwrap().contains("> {amount} & {home}"));
}

#[test]
fn a_confirmation_in_plain_text() {
    let text = Document::new(&english(LetterKind::Confirmed)).text().unwrap();
    assert_eq!(
        text,
        "Hi Ann, your stay at Heron House from August 14, 2026 to August 21, 2026 is confirmed. We look forward to welcoming you.\n\
         \n\
         A calendar event is attached.\n\
         \n\
         View your booking:\n\
         https://harborpine.example/reservation/status/q7x2m9/\n\
         \n\
         Heron House, Cannon Beach, Oregon\n\
         Check-in: Friday, August 14, from 4:00 PM\n\
         Check-out: Friday, August 21, until 11:00 AM\n\
         7 nights · 4 adults · 2 children · 1 pet\n\
         \n\
         Booking number: 7W04S7BM\n\
         Address: 48 Ocean View Lane, Cannon Beach, OR 97110, US\n\
         Refundable deposit: $400.00, held on your card on August 13, 2026 and released on August 23, 2026\n\
         Cancellation policy: Free cancellation until 30 days before check-in.\n\
         Your host: Harbor & Pine, +1 503 555 0100\n\
         \n\
         Paid on July 1, 2026: $642.50\n\
         Due on July 31, 2026: $642.50\n\
         Total: $1,285.00\n\
         \n\
         -- \n\
         Harbor & Pine\n\
         https://harborpine.example\n\
         hello@harborpine.example\n\
         +1 503 555 0100\n\
         You’re receiving this email because of your stay with Harbor & Pine.\n"
    );
}

#[test]
fn nothing_comes_from_another_host() {
    for letter in preview::all() {
        let html = Document::new(&letter).html().unwrap();
        let sources = html.split("src=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        assert!(
            sources.clone().all(|source| source.starts_with("data:")),
            "{:?}",
            sources.collect::<Vec<_>>()
        );
        assert!(!html.contains("@import") && !html.contains("<link"));
    }
}
