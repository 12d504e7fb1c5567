//! Checks e-mails with third-party code: sent to aiosmtpd, parsed by Python's libraries for e-mail and calendars.
//! `tools/judges/run` installs and starts them; without it the tests are skipped with a message.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

use std::path::PathBuf;

use chrono::{DateTime, Utc};
use domain::locale::language::Language;
use domain::text::code::LetterKind;
use notify::{Carrier, CarryError, Document, Letter, Mail, Sender, Smtp, SmtpSettings, Tls, preview};
use serde_json::Value;

struct Judge {
    carrier: Smtp,
    letters: PathBuf,
}

impl Judge {
    fn found() -> Option<Self> {
        let port = std::env::var("CASITA_JUDGE_SMTP").ok().and_then(|port| port.parse().ok());
        let letters = std::env::var_os("CASITA_JUDGE_LETTERS").map(PathBuf::from);
        let Some((port, letters)) = port.zip(letters) else {
            eprintln!("skipped: CASITA_JUDGE_SMTP is not set; run tools/judges/run");
            return None;
        };
        let host = "127.0.0.1".to_owned();
        let settings = SmtpSettings { host, port: Some(port), tls: Tls::None, login: None };
        Some(Self { carrier: Smtp::new(settings).unwrap(), letters })
    }

    async fn carry(&self, letter: &Letter, recipient: &str, name: &str) -> Result<(), CarryError> {
        let sender = Sender::parse("letters@casita.test").unwrap();
        let written: DateTime<Utc> = "2026-07-01T12:00:00Z".parse().unwrap();
        self.carrier.carry(&Mail::new(letter, recipient, name, &sender, written).unwrap()).await
    }

    /// The e-mails with this name as aiosmtpd parsed them.
    fn read(&self, name: &str) -> Vec<Value> {
        let id = format!("<{name}@casita.test>");
        let files = std::fs::read_dir(&self.letters).unwrap();
        let letters = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
        let letters = letters.map(|bytes| serde_json::from_slice::<Value>(&bytes).unwrap());
        letters.filter(|letter| letter["headers"]["message-id"] == id).collect()
    }
}

#[tokio::test]
#[ignore = "needs aiosmtpd: tools/judges/run"]
async fn every_letter_reads_as_it_was_written() {
    let Some(judge) = Judge::found() else { return };
    for letter in preview::all() {
        let name = format!("{}-{}", letter.kind, letter.language.code());
        judge.carry(&letter, "ann@guests.example", &name).await.unwrap();
        let read = judge.read(&name).remove(0);
        let document = Document::new(&letter);
        assert_eq!(read["headers"]["subject"], document.subject);
        assert_eq!(read["text"].as_str().unwrap().replace("\r\n", "\n"), document.text().unwrap());
        assert_eq!(
            read["html"].as_str().unwrap().replace("\r\n", "\n").trim(),
            document.html().unwrap().trim()
        );
        assert_eq!(read["rcpt_tos"], serde_json::json!(["ann@guests.example"]));
        assert_eq!(read["defects"], serde_json::json!([]), "{name}");
    }
}

#[tokio::test]
#[ignore = "needs aiosmtpd: tools/judges/run"]
async fn a_stay_is_an_entry_that_calendars_read() {
    let Some(judge) = Judge::found() else { return };
    for (kind, method, status) in
        [(LetterKind::Confirmed, "PUBLISH", "CONFIRMED"), (LetterKind::Canceled, "CANCEL", "CANCELLED")]
    {
        let name = format!("entry-{kind}");
        let mut letter = preview::letter(kind, Language::French);
        letter.home = "Maison; des Étoiles, à côté\nde la mer".to_owned();
        judge.carry(&letter, "ann@guests.example", &name).await.unwrap();
        let entry = judge.read(&name).remove(0)["entry"].clone();
        assert_eq!((&entry["method"], &entry["type_method"]), (&method.into(), &method.into()));
        assert_eq!((&entry["status"], &entry["sequence"]), (&status.into(), &3.into()));
        assert_eq!(entry["uid"], "r4t8k1@harborpine.example");
        assert_eq!(entry["summary"], letter.home);
        assert_eq!(entry["start"], "2026-08-14T23:00:00+00:00");
        assert_eq!(entry["end"], "2026-08-21T18:00:00+00:00");
    }
}

#[tokio::test]
#[ignore = "needs aiosmtpd: tools/judges/run"]
async fn hostile_and_foreign_names_are_read_as_one_line() {
    let Some(judge) = Judge::found() else { return };
    let mut letter = preview::letter(LetterKind::Asked, Language::German);
    letter.guest.name = "Зоя\r\nBcc: all@victims.test".to_owned();
    letter.home = "Châlet 雪の家 🏔️ ".repeat(20);
    judge.carry(&letter, "ann@guests.example", "hostile").await.unwrap();
    let read = judge.read("hostile").remove(0);
    assert_eq!(read["headers"]["subject"], Document::new(&letter).subject);
    assert_eq!(read["headers"]["bcc"], Value::Null);
    assert_eq!(read["headers"]["reply-to"], "\"Зоя Bcc: all@victims.test\" <ann@guests.example>");
    assert_eq!(read["defects"], serde_json::json!([]));
}

#[tokio::test]
#[ignore = "needs aiosmtpd: tools/judges/run"]
async fn refusals_are_for_good_or_for_now_and_a_lost_answer_is_sent_again_under_the_same_name() {
    let Some(judge) = Judge::found() else { return };
    let letter = preview::letter(LetterKind::Confirmed, Language::English);
    let refused = judge.carry(&letter, "nobody@guests.example", "refused").await;
    assert!(
        matches!(&refused, Err(CarryError::Refused(told)) if told.contains("no such user")),
        "{refused:?}"
    );
    let full = judge.carry(&letter, "full@guests.example", "full").await;
    assert!(matches!(&full, Err(CarryError::NotNow(told)) if told.contains("mailbox full")), "{full:?}");
    for _ in 0..2 {
        let lost = judge.carry(&letter, "quiet@guests.example", "lost").await;
        assert!(matches!(lost, Err(CarryError::NotNow(_))), "{lost:?}");
    }
    assert_eq!(judge.read("lost").len(), 2, "both arrived, and whoever reads them knows that they are one");
}
